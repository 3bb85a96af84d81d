import { CHEAP_BUDGET } from "../../data/lexicon-money.ts";
import type { ReadingNote } from "../notes.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./wanted-play.ts";

/** What the deck may cost. */
export interface WantedBudget {
  readonly total?: Reading<number>;
  readonly each?: Reading<number>;
  readonly notes: readonly ReadingNote[];
}

/** More than any deck costs; what lies above is a typo. */
const MOST = 10_000_000;

/** Reads the limits of money. "cheap" without an amount becomes the usual small budget of the format. */
export function wantedBudget(mentions: readonly Mention[], format: string | undefined): WantedBudget {
  const notes: ReadingNote[] = [];
  let total: Reading<number> | undefined;
  let each: Reading<number> | undefined;
  let cheap: { mention: Mention; share: number } | undefined;
  let unlimited = false;
  for (const mention of mentions) {
    const { content } = mention;
    if (content.kind === "unlimited") unlimited = true;
    if (mention.negated) continue;
    if (content.kind === "cheap" && (cheap === undefined || content.share < cheap.share))
      cheap = { mention, share: content.share };
    if (content.kind !== "money") continue;
    const reading = { value: Math.min(MOST, content.amount), from: [mention] };
    if (content.currency !== "usd")
      notes.push({ kind: "other-currency", amount: content.amount, currency: content.currency });
    if (content.each) each = smaller(each, reading, notes);
    else total = smaller(total, reading, notes);
  }
  if (total === undefined && each === undefined && cheap !== undefined && !unlimited) {
    const usual = (format === undefined ? undefined : CHEAP_BUDGET.byFormat[format]) ?? CHEAP_BUDGET.other;
    const value = usual * cheap.share;
    notes.push({ kind: "guessed-budget", usd: value });
    total = { value, from: [cheap.mention] };
  }
  return { ...(total === undefined ? {} : { total }), ...(each === undefined ? {} : { each }), notes };
}

function smaller(
  old: Reading<number> | undefined,
  next: Reading<number>,
  notes: ReadingNote[],
): Reading<number> {
  if (old === undefined || old.value === next.value) return next;
  notes.push({ kind: "several-limits", one: old.value, other: next.value });
  return old.value < next.value ? old : next;
}
