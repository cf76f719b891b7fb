# The bot's image, for amd64 and arm64. What it installs is held to the hashes of requirements.txt.
# docs/hosting/compose.md tells how to run it, docs/releasing.md how it is published.

# 3.13 gets its own fixes with each build; another minor version is a change to this line.
FROM docker.io/library/python:3.13-slim-trixie AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN ["python", "-m", "venv", "--without-pip", "/opt/venv"]
COPY requirements.txt /opt/
# The image has no compiler: a dependency without a wheel for this machine stops the build here.
RUN ["python", "-m", "pip", "--python", "/opt/venv/bin/python", "install", "--require-hashes", "--only-binary=:all:", "-r", "/opt/requirements.txt"]
COPY LICENSE deploy/healthy.py /opt/breakaway/
COPY hockey /opt/breakaway/hockey
COPY minds /opt/breakaway/minds
COPY db /opt/breakaway/db
COPY bot /opt/breakaway/bot
COPY faces /opt/breakaway/faces
COPY cogs /opt/breakaway/cogs
# Compiled now, since a read-only file system keeps nothing that a start compiles. The empty folder becomes /data below: Podman 4 makes none for a WORKDIR.
RUN python -m compileall -q /opt/breakaway && mkdir /opt/data

# By itself only for platforms that give each container a machine of its own, and a volume that belongs to root.
FROM docker.io/library/python:3.13-slim-trixie AS for-volumes-of-root
LABEL org.opencontainers.image.title="Breakaway" \
      org.opencontainers.image.description="Card hockey on Discord" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /opt/venv /opt/venv
COPY --from=build /opt/breakaway /opt/breakaway
# No VOLUME: an unnamed one would be lost with the container, and the bot could not tell. A named one takes this owner over.
COPY --from=build --chown=10001:10001 /opt/data /data
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONPATH=/opt/breakaway \
    PYTHONSAFEPATH=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOME=/data \
    BREAKAWAY_CONTAINER=1 \
    DATABASE_URL=sqlite:////data/breakaway.sqlite3 \
    PORT=8080
WORKDIR /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --retries=3 CMD ["python", "-I", "/opt/breakaway/healthy.py"]
ENTRYPOINT ["python", "-m", "bot"]

FROM for-volumes-of-root
USER 10001:10001
