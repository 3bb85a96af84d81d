const encoder = new TextEncoder();

/** One server-sent event. JSON has no raw line ends, so the data is always one line. */
function encodeEvent(event: string, data: unknown): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/**
 * An answer of server-sent events. `work` sends what it has when it has it; the stream ends with it. When the client
 * leaves, the signal that `work` was given is aborted, and what is sent afterwards goes nowhere.
 */
export function eventStream(
  work: (send: (event: string, data: unknown) => void, signal: AbortSignal) => Promise<void>,
): Response {
  const left = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (!left.signal.aborted) controller.enqueue(encodeEvent(event, data));
      };
      // A comment, so that headers are on their way before the first event.
      controller.enqueue(encoder.encode(": stream\n\n"));
      await work(send, left.signal);
      if (!left.signal.aborted) controller.close();
    },
    cancel() {
      left.abort();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
