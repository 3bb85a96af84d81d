import type { RequestListener } from "node:http";

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Deckwright is starting</title><p>Deckwright is starting and reading its cards. This page reloads by itself.</p></html>
`;

/** Answers every request while the server loads: come back in a moment. */
export const startingListener: RequestListener = (request, response) => {
  const wantsPage = request.headers.accept?.includes("text/html") ?? false;
  response.writeHead(503, {
    "content-type": wantsPage ? "text/html; charset=utf-8" : "application/json",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "retry-after": "2",
    // The body of the request, if any, is not read: the connection cannot serve another one.
    connection: "close",
  });
  response.end(
    wantsPage
      ? PAGE
      : `${JSON.stringify({ status: "starting", error: { code: "starting", message: "The server is starting." } })}\n`,
  );
};
