import type { Level } from "../atom.ts";
import type { Bits } from "../bits.ts";
import type { SearchIndex } from "../search-index.ts";

/** One thing that `is:` can ask: what it says, and how it is told. */
export interface Kind {
  readonly level: Level;
  /** Completes "it is ...", or what `verbs` begin. */
  readonly says: string;
  /** The verb and its opposite: "can be", "cannot be". */
  readonly verbs?: readonly [is: string, isNot: string];
  readonly cost?: number;
  readonly needsText?: boolean;
  readonly reveals?: boolean;
  /** False where the loaded cards do not say it of any; known always when left out. */
  readonly isKnown?: (index: SearchIndex) => boolean;
  readonly test: (index: SearchIndex) => (at: number) => boolean;
  /** All that pass, where finding them together is faster. */
  readonly bits?: (index: SearchIndex) => Bits;
}
