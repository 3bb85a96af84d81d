import { CHEAP_BUDGET, type Currency, MONEY } from "../../data/lexicon-money.ts";
import type { ReadingNote } from "../notes.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./wanted-play.ts";

/** What the deck may cost. */
export interface WantedBudget {
  readonly total?: Reading<number>;
  /** What it is to cost at least. */
  readonly least?: Reading<number>;
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
  let least: Reading<number> | undefined;
  for (const mention of mentions) {
    const { content, negated } = mention;
    if (negated || content.kind !== "money") continue;
    const { amount, currency } = content;
    const reading = (money: number): Reading<number> => ({
      value: Math.min(MOST, inDollars(money, currency)),
      from: [mention],
    });
    if (currency !== "usd") {
      const said = amount ?? content.least ?? 0;
      notes.push({ kind: "other-currency", amount: said, currency, usd: inDollars(said, currency) });
    }
    if (amount !== undefined && content.each) each = smaller(each, reading(amount), notes);
    else if (amount !== undefined) total = smaller(total, reading(amount), notes);
    if (content.least === undefined || content.least === 0) continue;
    // What a card costs at least would leave out the lands that every deck plays.
    if (content.each) notes.push({ kind: "least-of-a-card", usd: inDollars(content.least, currency) });
    else least = reading(content.least);
  }
  if (least !== undefined && total !== undefined && least.value > total.value) {
    notes.push({ kind: "least-above-most", least: least.value, most: total.value });
    least = undefined;
  }
  if (total === undefined && each === undefined && least === undefined)
    total = guessed(mentions, format, notes);
  return {
    ...(total === undefined ? {} : { total }),
    ...(each === undefined ? {} : { each }),
    ...(least === undefined ? {} : { least }),
    notes,
  };
}

/** Money in dollars, to the cent. */
function inDollars(amount: number, currency: Currency): number {
  return Math.round(amount * MONEY[currency].usd * 100) / 100;
}

/** What "cheap" means, where no amount is named and money matters. */
function guessed(
  mentions: readonly Mention[],
  format: string | undefined,
  notes: ReadingNote[],
): Reading<number> | undefined {
  if (mentions.some(({ content }) => content.kind === "unlimited")) return undefined;
  let cheap: { mention: Mention; share: number } | undefined;
  for (const mention of mentions) {
    const { content, negated } = mention;
    if (!negated && content.kind === "cheap" && (cheap === undefined || content.share < cheap.share))
      cheap = { mention, share: content.share };
  }
  if (cheap === undefined) return undefined;
  const usual = (format === undefined ? undefined : CHEAP_BUDGET.byFormat[format]) ?? CHEAP_BUDGET.other;
  const value = usual * cheap.share;
  notes.push({ kind: "guessed-budget", usd: value });
  return { value, from: [cheap.mention] };
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
