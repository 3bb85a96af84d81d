/** Why something did not come: what to say, and whether trying again may help. */
export class BuilderProblem extends Error {
  readonly kind: "offline" | "busy" | "refused" | "gone" | "broken";

  /** The server's word for it, where it has answered. */
  readonly code: string | undefined;

  constructor(kind: BuilderProblem["kind"], message: string, code?: string) {
    super(message);
    this.name = "BuilderProblem";
    this.kind = kind;
    this.code = code;
  }
}

/** Whatever was thrown, as a problem; `null` when the request was given up on purpose. */
export function problemOf(error: unknown): BuilderProblem | null {
  if (error instanceof BuilderProblem) return error;
  if (error instanceof DOMException && error.name === "AbortError") return null;
  if (error instanceof TypeError && !globalThis.navigator?.onLine) {
    return new BuilderProblem("offline", "There is no connection to the server. What is on the page stays.");
  }
  if (error instanceof TypeError) return new BuilderProblem("offline", "The server could not be reached.");
  return new BuilderProblem("broken", "The answer of the server could not be read.");
}
