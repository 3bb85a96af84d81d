import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, crc32 } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Bytes at the end of what is packed: a CRC-32 of all before them, since a file that was damaged may still unpack. */
const CHECK_BYTES = 4;

/** Figures as they are shipped: compressed, with what tells whether they are whole. The same bytes make the same file. */
export async function packFigures(bytes: Uint8Array): Promise<Uint8Array> {
  const checked = new Uint8Array(bytes.length + CHECK_BYTES);
  checked.set(bytes);
  new DataView(checked.buffer).setUint32(bytes.length, crc32(bytes));
  return compress(checked, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/**
 * What `packFigures` was given, in memory that threads share.
 * @throws Error with a sentence that says how the file is damaged.
 */
export async function unpackFigures(packed: Uint8Array): Promise<SharedArrayBuffer> {
  const checked = await decompress(packed).catch(() => {
    throw new Error("it is cut off or damaged");
  });
  const size = checked.length - CHECK_BYTES;
  const bytes = checked.subarray(0, Math.max(0, size));
  if (size < 0 || checked.readUInt32BE(size) !== crc32(bytes))
    throw new Error("it is damaged or of an older version");
  return inSharedMemory(bytes);
}

/** A copy in memory that threads share. */
export function inSharedMemory(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}
