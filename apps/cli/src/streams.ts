import type { Readable, Writable } from "node:stream";

/** Somewhere to write to, which may be a terminal. */
export interface Screen extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The outside world of a command. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Screen;
  readonly stderr: Screen;
}
