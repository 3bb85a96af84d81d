import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
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

/** After this many milliseconds a page that still waits for data is given up. */
export const streamTimeout = 5_000;

/**
 * Renders a page, and answers when the whole of it is there: a page's loaders have waited for all that it shows, so that a first
 * part of it would come hardly sooner, and each part that is sent by itself waits for what the server does for others meanwhile.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(siteContext);
  return new Promise((resolve, reject) => {
    let failure: { readonly error: unknown } | undefined;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
      </NonceContext>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        onAllReady() {
          clearTimeout(timer);
          // An error in any part of the page gives the error page, as one in its frame does.
          if (failure) {
            reject(failure.error);
            return;
          }
          headers.set("content-type", "text/html; charset=utf-8");
          text(pipe(new PassThrough())).then(
            (page) => resolve(new Response(page, { headers, status })),
            reject,
          );
        },
        onError(error: unknown) {
          // Errors reach `handleError` through the rejection.
          failure ??= { error };
        },
        // Suspense boundaries are hydrated one after another, but their HTML is sent in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Logs what went wrong while rendering; unknown paths and visitors who left are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
