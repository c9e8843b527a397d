# An image of `posse serve`, with the games compiled. Games are stored in /data, or in PostgreSQL with --database:
#     docker build -t posse .
#     docker run --init -p 127.0.0.1:8765:8765 -v posse:/data posse

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /source
COPY requirements/play.lock requirements/
RUN python -m venv /opt/posse && /opt/posse/bin/pip install --require-hashes -r requirements/play.lock
COPY pyproject.toml build_hook.py README.md LICENSE NOTICE ./
COPY src src
RUN /opt/posse/bin/pip wheel --no-deps --wheel-dir /wheel . \
    && /opt/posse/bin/pip install "$(ls /wheel/posse-*.whl)[server,postgres]" \
    && /opt/posse/bin/posse version | grep "(compiled"

FROM python:3.11-slim
RUN useradd --system --uid 999 --home-dir /data --create-home posse && chmod 700 /data
COPY --from=build /opt/posse /opt/posse
ENV PATH=/opt/posse/bin:$PATH PYTHONUNBUFFERED=1
USER posse
WORKDIR /data
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python", "-c", "from http.client import HTTPConnection as C; c = C('127.0.0.1', 8765, timeout=4); c.request('GET', '/health'); raise SystemExit(c.getresponse().status != 200)"]
ENTRYPOINT ["posse", "serve", "--host", "0.0.0.0", "--data", "/data"]
