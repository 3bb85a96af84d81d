/** What the process says when it ends. */
export const ExitCode = {
  Ok: 0,
  /** The deck is not legal, the card is not there, or the work could not be done. */
  Failed: 1,
  /** The command line itself is wrong. */
  Usage: 2,
} as const;

/** The command line cannot be understood. The message says what to write instead. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
