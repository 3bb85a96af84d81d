import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

/** A black picture as large as Scryfall's: a smaller one would be marked down for being drawn out. */
const PICTURE = blackPicture(488, 680);

/** A black PNG in gray scale. Its format: https://www.w3.org/TR/png-3/ */
function blackPicture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  // Each row begins with a byte for its filter.
  const rows = Buffer.alloc((width + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = Buffer.alloc(0);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", end),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A stand-in for Scryfall's image host, with one picture for everything, over HTTP/2 as the real one. */
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
  const secrets = { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true };
  const server = createSecureServer(secrets, (_request, response) => {
    response.writeHead(200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
    response.end(PICTURE);
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

/**
 * What Chromium would do beside the page that is measured: load pages for its own address bar on one of two processors, and
 * what Lighthouse switches off by itself, since only the last of such lists counts.
 */
const IDLE_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "Translate",
  "OptimizationHints",
  "MediaRouter",
  "RenderDocument",
];

/** Flags of a Chromium that reaches out to nobody by itself. */
export const QUIET_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${IDLE_FEATURES.join(",")}`,
];
