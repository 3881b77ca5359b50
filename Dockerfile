# The site as an image (docs/operate/deploy.md). Written for Docker and Podman; `npm test` lints it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build

# What the commands for backups need of the packages, without those that only tests and the build do.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund --omit=dev

# `docker compose run --rm backup`: with pg_dump and pg_restore of the version that the server has.
FROM postgres:17.6-bookworm AS backup
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
WORKDIR /srv/astera
COPY --from=packages /src/node_modules node_modules
COPY package.json ./
COPY scripts/operate/backup scripts/operate/backup
COPY app/server/db/data-folder-lock.server.ts app/server/db/data-folder-lock.server.ts
# The number of `node` in the other image, whose files these are.
USER 1000:1000
ENTRYPOINT ["node", "scripts/operate/backup/command.ts"]

FROM node:24.21.0-bookworm-slim AS site
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# As `scripts/run/memory-limits.mjs` says; how much there is in all V8 reads of the container itself.
ENV NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /srv/astera
# Sample clips are made small with it (docs/operate/videos.md).
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /src/.output .output
COPY public public
COPY backend/seed/world/media backend/seed/world/media
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".output/server/index.mjs"]
