import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "../lib/page/nonce.ts";
import { siteContext } from "../lib/page/site-context.ts";

/** After this long a page that still waits for data is given up. */
export const streamTimeout = 5_000;

/** Renders a page as a stream: people get the shell at once, robots the whole page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(siteContext);
  const isRobot = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    let failure: { readonly error: unknown } | undefined;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
      </NonceContext>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        [isRobot ? "onAllReady" : "onShellReady"]() {
          // An error in any part of the page gives the error page, as one in its frame does.
          if (failure) {
            reject(failure.error);
            return;
          }
          isShellSent = true;
          const body = new PassThrough();
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onError(error: unknown) {
          // Before anything is sent errors reach `handleError` through the rejection.
          if (isShellSent) console.error(error);
          else failure ??= { error };
        },
        // Suspense boundaries are hydrated one after another, but their HTML is sent in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
      },
    );
    setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Logs what went wrong while rendering; unknown paths and visitors who left are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
