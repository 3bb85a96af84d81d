import { createHmac } from "node:crypto";

/**
 * What an authenticator app shows, written anew from RFC 6238 so that the server's own code is not its judge.
 * @param shiftSteps 1 for the code that comes next, which is taken already: for a second proof, as no code
 *   is taken twice. The last one is not to be had: it is over as soon as a step ends between here and the
 *   server, while these hold for thirty seconds at least.
 */
export function codeNow(secret: string, shiftSteps: 0 | 1 = 0): string {
  const bits = [...secret]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000) + shiftSteps, 4);
  const hash = createHmac("sha1", key).update(counter).digest();
  const start = (hash[19] ?? 0) % 16;
  return String((hash.readUInt32BE(start) % 2 ** 31) % 1_000_000).padStart(6, "0");
}
