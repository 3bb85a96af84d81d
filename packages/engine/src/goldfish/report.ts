/** In which turn something comes. */
export interface TurnOf {
  /** The turn by which it has come in half of the games; null where that is later than the last that is played. */
  readonly median: number | null;
  /** Share of games in which it has come by each turn, from the first on. */
  readonly byTurn: readonly number[];
}

/** What thousands of games alone come to. Shares are 0 to 1, over all of `games`; lists begin with the first turn. */
export interface GoldfishReport {
  readonly games: number;
  /** Share of first sevens that are kept, and the lands with which they are. */
  readonly kept: number;
  readonly keeps: { readonly fewest: number; readonly most: number };
  /** Mulligans that are taken in a game on average, a free one included. */
  readonly mulligans: number;
  /** Lands on the battlefield on average. */
  readonly lands: readonly number[];
  /** Share of games with fewer than `lands` lands on the battlefield in turn `turn`. */
  readonly screw: { readonly share: number; readonly turn: number; readonly lands: number };
  /** Share of games with `lands` lands or more drawn by turn `turn`. */
  readonly flood: { readonly share: number; readonly turn: number; readonly lands: number };
  /** Share of games in which so much mana is spent as the turn's number, for the first turns. */
  readonly onCurve: readonly number[];
  /** Of the mana that these turns would have at a land a turn, the share that is spent. */
  readonly spent: number;
  readonly commanders: readonly {
    readonly name: string;
    readonly manaValue: number;
    readonly turn: TurnOf;
  }[];
  /** Null where no two of the deck's cards are a known combo. */
  readonly combo: { readonly pairs: readonly (readonly [string, string])[]; readonly turn: TurnOf } | null;
  /** Damage of creatures that nobody blocks, up to what an opponent begins with. */
  readonly damage: { readonly life: number; readonly turn: TurnOf };
}
