import { dayOfYear } from "@deckwright/rules/day-words.ts";

/** How long a deck is still seen, in words and as a share of its time. */
export interface TimeLeft {
  readonly words: string;
  /** From 1, just made, to 0. */
  readonly share: number;
  readonly urgency: "calm" | "soon" | "now";
}

/** What is left of a deck's time in the vault of the Free Plan. Times are in milliseconds. */
export function timeLeft(madeAt: number, hidesAt: number, now: number): TimeLeft {
  const whole = hidesAt - madeAt;
  const left = Math.max(0, Math.min(whole, hidesAt - now));
  const minutes = Math.floor(left / 60_000);
  const hours = Math.floor(minutes / 60);
  const words =
    hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, "0")} min left` : `${minutes} min left`;
  const urgency = hours < 1 ? "now" : hours < 6 ? "soon" : "calm";
  return { words, share: left / whole, urgency };
}

const DAY_MS = 24 * 3_600_000;

/** A day is near when it is not further off than this. */
const NEAR_DAYS = 7;

/** A day such as `2026-12-19` in words, with how far off it is when that is not far; days are those of the server. */
export function deletionDay(day: string, now: number): { readonly words: string; readonly isNear: boolean } {
  const at = Date.parse(day);
  const days = Math.round((at - Math.floor(now / DAY_MS) * DAY_MS) / DAY_MS);
  if (days > NEAR_DAYS) return { words: dayOfYear(day), isNear: false };
  const howFar = days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
  return { words: `${dayOfYear(day)}, ${howFar}`, isNear: true };
}
