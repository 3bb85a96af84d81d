# Deckwright in a container: docker build -t deckwright . && docker run -p 3000:3000 deckwright
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
RUN node scripts/run.mjs build && chown -R node:node /app
USER node
ENV HOST=0.0.0.0 DATA_DIR=/app/.deckwright
VOLUME /app/.deckwright
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]
