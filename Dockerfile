# Deckwright in a container, for this machine alone:
#   docker build -t deckwright .
#   docker run -p 127.0.0.1:3000:3000 -e PUBLIC_URL=http://localhost:3000 -v deckwright:/app/.deckwright deckwright
# For others to use it, PUBLIC_URL is the address that they type, and SMTP_URL the server that mails them.
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
# The data folder has to be there, or its volume would belong to root.
RUN node scripts/run.mjs build && mkdir -p .deckwright && chown -R node:node /app
USER node
# What listens on every address is a public site: there is no mailbox page, and limits are those for strangers.
ENV HOST=0.0.0.0 DATA_DIR=/app/.deckwright
VOLUME /app/.deckwright
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]
