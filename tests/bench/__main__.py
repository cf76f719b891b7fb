from tests.bench import fold

BENCHES = (fold,)

for bench in BENCHES:
    for name, ratio in bench.ratios():
        print(f"{name}\t{ratio:.2f}")
