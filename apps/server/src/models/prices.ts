/** What a model costs, in US dollars for a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/** A row of the table of prices: models whose names begin so. */
interface PriceRow extends ModelPrice {
  readonly model: string;
  /** On which the price was looked up. */
  readonly asOf: string;
}

/**
 * Prices of models by the beginning of their names, from their providers' public lists. `AI_PRICES` is for what is not here, or
 * has changed: the table only has to be right enough for limits of spending.
 */
const PRICES: readonly PriceRow[] = [
  { model: "claude-opus-4-0", input: 15, output: 75, asOf: "2026-05-01" },
  { model: "claude-opus-4-1", input: 15, output: 75, asOf: "2026-05-01" },
  { model: "claude-opus-4-20250514", input: 15, output: 75, asOf: "2026-05-01" },
  { model: "claude-opus-4", input: 5, output: 25, asOf: "2026-05-01" },
  { model: "claude-sonnet-4", input: 3, output: 15, asOf: "2026-05-01" },
  { model: "claude-haiku-4", input: 1, output: 5, asOf: "2026-05-01" },
  { model: "claude-3-haiku", input: 0.25, output: 1.25, asOf: "2026-05-01" },
  { model: "gpt-5-nano", input: 0.05, output: 0.4, asOf: "2026-05-01" },
  { model: "gpt-5-mini", input: 0.25, output: 2, asOf: "2026-05-01" },
  { model: "gpt-5.1", input: 1.25, output: 10, asOf: "2026-05-01" },
  { model: "gpt-5.2", input: 1.75, output: 14, asOf: "2026-05-01" },
  { model: "gpt-4.1-nano", input: 0.1, output: 0.4, asOf: "2026-05-01" },
  { model: "gpt-4.1-mini", input: 0.4, output: 1.6, asOf: "2026-05-01" },
  { model: "gpt-4.1", input: 2, output: 8, asOf: "2026-05-01" },
  { model: "gpt-4o-mini", input: 0.15, output: 0.6, asOf: "2026-05-01" },
  { model: "gpt-4o", input: 2.5, output: 10, asOf: "2026-05-01" },
];

/** Counted for a model of theirs that the table does not have: as much as the dearest one, so that limits hold. */
const UNKNOWN: ModelPrice = { input: 15, output: 75 };

/** A server of one's own bills nothing for its tokens. */
const FREE: ModelPrice = { input: 0, output: 0 };

/** The price of a model, by the longest row that its name begins with. */
export function priceOf(model: { readonly provider: string; readonly name: string }): ModelPrice {
  if (model.provider === "openai-compatible") return FREE;
  const rows = PRICES.filter((row) => model.name.startsWith(row.model));
  const row = rows.toSorted((a, b) => b.model.length - a.model.length)[0];
  return row ?? UNKNOWN;
}

/** What tokens cost, in US dollars. */
export function dollarsFor(price: ModelPrice, inputTokens: number, outputTokens: number): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
