import { Failure } from "./failure.ts";

/**
 * The JSON body of a request, reading no more than `maxBytes` of it.
 * @throws Failure `too_large` or `invalid_json`.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("invalid_json", "The body of the request is not JSON.", { cause });
  }
}

/**
 * The body of a request as text, reading no more than `maxBytes` of it.
 * @throws Failure `too_large`.
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes));
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new Failure("too_large", `The body of the request is larger than ${Math.floor(maxBytes / 1024)} kB.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
