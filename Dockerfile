# The bot's image, for amd64 and arm64. pip checks the hashes in requirements.txt.
# How to run it: docs/hosting/compose.md. How to publish it: docs/releasing.md.

# Each build gets the newest 3.13. For another minor version, change this line.
FROM docker.io/library/python:3.13-slim-trixie AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN ["python", "-m", "venv", "--without-pip", "/opt/venv"]
COPY requirements.txt /opt/
# The image has no compiler, so a dependency without a wheel for this machine fails here.
RUN ["python", "-m", "pip", "--python", "/opt/venv/bin/python", "install", "--require-hashes", "--only-binary=:all:", "-r", "/opt/requirements.txt"]
COPY LICENSE deploy/healthy.py /opt/breakaway/
COPY hockey /opt/breakaway/hockey
COPY tournaments /opt/breakaway/tournaments
COPY minds /opt/breakaway/minds
COPY db /opt/breakaway/db
COPY bot /opt/breakaway/bot
COPY faces /opt/breakaway/faces
COPY cogs /opt/breakaway/cogs
# Compile now, because a read-only file system can't store what a start compiles. The empty folder becomes /data below: Podman 4 doesn't create one for a WORKDIR.
RUN python -m compileall -q /opt/breakaway && mkdir /opt/data

# Only for platforms that give each container its own machine, and a volume that belongs to root.
FROM docker.io/library/python:3.13-slim-trixie AS for-volumes-of-root
LABEL org.opencontainers.image.title="Breakaway" \
      org.opencontainers.image.description="Card hockey on Discord" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /opt/venv /opt/venv
COPY --from=build /opt/breakaway /opt/breakaway
# No VOLUME: an unnamed one would go away with the container, and the bot couldn't warn. A named one gets this owner.
COPY --from=build --chown=10001:10001 /opt/data /data
# The version between releases. Only git knows it, and the build has no git: `make image` passes it.
ARG BREAKAWAY_VERSION=
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONPATH=/opt/breakaway \
    PYTHONSAFEPATH=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOME=/data \
    BREAKAWAY_CONTAINER=1 \
    BREAKAWAY_VERSION=$BREAKAWAY_VERSION \
    DATABASE_URL=sqlite:////data/breakaway.sqlite3 \
    PORT=8080
WORKDIR /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --retries=3 CMD ["python", "-I", "/opt/breakaway/healthy.py"]
ENTRYPOINT ["python", "-m", "bot"]

FROM for-volumes-of-root
USER 10001:10001
