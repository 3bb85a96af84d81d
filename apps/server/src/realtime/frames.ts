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

/** Reads a message; undefined for what is none. */
export function readFrame(version: Version, text: string): Frame | undefined {
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
