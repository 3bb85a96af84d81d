import * as z from "zod/mini";

/** A message of a client. The two refs are the client's own numbers, given back in the answer. */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** How messages are written: as objects (1.0.0) or as lists (2.0.0). */
export type Version = "1.0.0" | "2.0.0";

const refSchema = z.nullish(z.string().check(z.maxLength(100)));
const nameSchema = z.string().check(z.maxLength(300));
const objectSchema = z.object({
  join_ref: z.exactOptional(refSchema),
  ref: refSchema,
  topic: nameSchema,
  event: nameSchema,
  payload: z.unknown(),
});
const listSchema = z.tuple([refSchema, refSchema, nameSchema, nameSchema, z.unknown()]);

/** Reads a message, a text or the bytes of a broadcast; undefined for what is none. */
export function readFrame(version: Version, message: string | Uint8Array): Frame | undefined {
  if (typeof message === "string") return readText(version, message);
  return version === "2.0.0" ? readBroadcast(message) : undefined;
}

function readText(version: Version, text: string): Frame | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return;
  }
  if (version === "2.0.0") {
    const read = listSchema.safeParse(value);
    if (!read.success) return;
    const [joinRef = null, ref = null, topic, event, payload] = read.data;
    return { joinRef, ref, topic, event, payload };
  }
  const read = objectSchema.safeParse(value);
  if (!read.success) return;
  const { join_ref: joinRef = null, ref = null, topic, event, payload } = read.data;
  return { joinRef, ref, topic, event, payload };
}

/** The first byte of a message with which a client of version 2.0.0 broadcasts. */
const BROADCAST_KIND = 3;
/** Lengths of the two refs, the topic, the client's event and its metadata come next, then how the rest is encoded. */
const BROADCAST_HEADER = 7;
const strictDecoder = new TextDecoder("utf-8", { fatal: true });

/** Whose broadcast it is and where it was to go. What it says is not read: nobody is told of it. */
function readBroadcast(bytes: Uint8Array): Frame | undefined {
  if (bytes.length < BROADCAST_HEADER || bytes[0] !== BROADCAST_KIND) return;
  const lengths = [...bytes.subarray(1, BROADCAST_HEADER - 1)];
  let end = BROADCAST_HEADER;
  const parts: string[] = [];
  try {
    for (const length of lengths) {
      if (end + length > bytes.length) return;
      parts.push(strictDecoder.decode(bytes.subarray(end, end + length)));
      end += length;
    }
  } catch {
    return;
  }
  const [joinRef = "", ref = "", topic = ""] = parts;
  const read = listSchema.safeParse([joinRef || null, ref || null, topic, "broadcast", undefined]);
  return read.success
    ? { joinRef: joinRef || null, ref: ref || null, topic, event: "broadcast", payload: undefined }
    : undefined;
}

/** Writes a message. `payload` is JSON already: a change is written once, however many are told of it. */
export function writeFrame(
  version: Version,
  frame: Omit<Frame, "payload"> & { readonly payload: string },
): string {
  const [joinRef, ref, topic, event] = [frame.joinRef, frame.ref, frame.topic, frame.event].map((part) =>
    JSON.stringify(part),
  );
  return version === "2.0.0"
    ? `[${joinRef},${ref},${topic},${event},${frame.payload}]`
    : `{"topic":${topic},"event":${event},"payload":${frame.payload},"ref":${ref},"join_ref":${joinRef}}`;
}
