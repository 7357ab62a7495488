# The whole product in one process, with the embedded database. It needs a volume at /data.
# Build from the top folder: docker build -f deploy/containers/embedded.Dockerfile -t lumora .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --include=dev --no-audit --no-fund && npm run build
# caches an empty database, which the process could not do: creating one at the first start takes more memory
RUN node --import tsx/esm --input-type=module \
  --eval "import { openDatabase } from '@lumora/api'; await (await openDatabase({ dataDir: '/tmp/data' })).close()"

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared-contract/package.json shared-contract/
COPY sample-shop/package.json sample-shop/
COPY api/package.json api/
COPY releases/package.json releases/
COPY gateway/package.json gateway/
COPY deploy/package.json deploy/
# not `npm ci`: the lock file lists the other packages too, and the optional binaries of one platform only
RUN npm install --no-save --omit=dev --no-audit --no-fund --include-workspace-root -w shared-contract -w sample-shop -w api \
  -w releases -w gateway -w deploy \
  && npm cache clean --force
# the sources of all modules: their hash names the cached build that the first start releases
COPY . .
COPY --from=build --chown=node:node /app/node_modules/.cache/lumora node_modules/.cache/lumora
# bundles the server code, which the process could not do: its files are read-only
RUN node deploy/src/start/main.mjs --help && install -d -o node -g node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data LEAVE_SECONDS=5 MALLOC_ARENA_MAX=2
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "deploy/src/start/main.mjs"]
