/** How bad a finding is. Only `illegal` makes a deck illegal; `warning` is likely a mistake, `advice` an improvement. */
export type Severity = "illegal" | "warning" | "advice";

/** A change that mends a finding, when one is mechanical. The zone is `main`, `side`, `commanders`, `companion` or a zone's name, behind `partner/` in a team's second deck. */
export interface Fix {
  /** What the button says, e.g. "Remove 1 Lightning Bolt". */
  readonly label: string;
  readonly edits: readonly { readonly zone: string; readonly card: string; readonly change: number }[];
}

/** One thing the rules say about a deck. */
export interface Finding {
  /** Id of the rule, e.g. `SIZE`, `COPY`, `IDENT` (see docs/formats.md). */
  readonly rule: string;
  readonly severity: Severity;
  /** Names of the cards meant, as printed; empty when the deck as a whole is meant. */
  readonly cards: readonly string[];
  /** One sentence, for a person, saying why. */
  readonly message: string;
  /** Where the rule comes from: a rule number (`CR 903.5b`), a dated list, or the format's row. */
  readonly source: string;
  readonly fix?: Fix;
}

/** What the rules say about a deck. */
export interface Verdict {
  readonly legal: boolean;
  /** Illegal first; the order does not depend on the order of the deck's cards. */
  readonly findings: readonly Finding[];
}
