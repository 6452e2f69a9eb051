# Bestellbar in a container: how to run it is in docs/running.md.

FROM node:24-bookworm AS build
WORKDIR /src
COPY . .
# The release needs no packages of tests or benchmarks.
RUN npm ci --no-audit --no-fund && npm run release

FROM node:24-bookworm-slim
COPY --from=build --chown=root:root /src/build /opt/bestellbar
# The only folder written to; a volume inherits its owner.
RUN install -d -o node -g node -m 0700 /var/lib/bestellbar
USER node
WORKDIR /opt/bestellbar
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/bestellbar
VOLUME /var/lib/bestellbar
EXPOSE 3000
STOPSIGNAL SIGTERM
# `/healthz`: the process answers. `/readyz` says whether it should get requests.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs"]
