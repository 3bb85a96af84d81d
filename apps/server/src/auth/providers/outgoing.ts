/** Asks a provider. As `fetch`, with less that may come of it. */
export type AskProvider = (url: string, init: RequestInit) => Promise<Response>;

/** A person waits for it. */
const TIMEOUT_MS = 8_000;
/** Several times what the longest lists of keys have. */
const MOST_BYTES = 512 * 1024;

/** A provider that could not be asked, or did not answer as it should. */
export class ProviderAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ProviderAway";
  }
}

/**
 * Asks providers, within time and size. They are asked where their own metadata says, and led nowhere else.
 * @param send What brings the request there.
 */
export function createAsk(send: typeof fetch): AskProvider {
  return async (url, init) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await send(url, { ...init, redirect: "manual", signal });
      const { status, headers } = response;
      const body = await readBounded(response);
      if (status >= 500) throw new ProviderAway(`${new URL(url).host} answered ${status}.`);
      return new Response(body.length === 0 ? null : body, { status, headers });
    } catch (cause) {
      if (cause instanceof ProviderAway) throw cause;
      throw new ProviderAway(`${new URL(url).host} does not answer.`, { cause });
    }
  };
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("The answer is too large.");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
