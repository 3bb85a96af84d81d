import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";

/** A picture of one gray pixel: enough for an image request to succeed. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** A stand-in for Scryfall's image host, with a small picture for everything. */
export interface ImageHost {
  /** What makes Chromium take it for the real one. */
  readonly flags: readonly string[];
  close(): void;
}

/** Starts it, with a certificate made in `folder`. @throws Error where there is no openssl. */
export async function startImageHost(folder: string): Promise<ImageHost> {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
  execFileSync("openssl", [...request, "-subj", "/CN=cards.scryfall.io", "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    response.writeHead(200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
    response.end(PIXEL);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return {
    flags: [
      "--ignore-certificate-errors",
      `--host-resolver-rules=MAP cards.scryfall.io 127.0.0.1:${address.port}`,
    ],
    close: () => server.close(),
  };
}

/** Flags of a Chromium that reaches out to nobody by itself. */
export const QUIET_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
