/** The Free Plan shows a deck this long after it was made, in milliseconds. */
export const FREE_MS = 24 * 3_600_000;

/** How long a deck is still seen, in words and as a share of its day. */
export interface TimeLeft {
  readonly words: string;
  /** From 1, just made, to 0. */
  readonly share: number;
  readonly urgency: "calm" | "soon" | "now";
}

/** What is left of a deck's day on the Free Plan. Times are in milliseconds. */
export function timeLeft(madeAt: number, now: number): TimeLeft {
  const left = Math.max(0, Math.min(FREE_MS, madeAt + FREE_MS - now));
  const minutes = Math.floor(left / 60_000);
  const hours = Math.floor(minutes / 60);
  const words =
    hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, "0")} min left` : `${minutes} min left`;
  const urgency = hours < 1 ? "now" : hours < 6 ? "soon" : "calm";
  return { words, share: left / FREE_MS, urgency };
}
