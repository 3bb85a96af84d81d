import type { PrintingRecord } from "../bulk/printing-record.ts";
import type { SetRecord } from "../bulk/set-record.ts";
import { MatchedPrintings, type Part } from "./matched-printings.ts";
import { PrintingCollector, type PrintingColumns, textNumberOf } from "./printing-columns.ts";

/** Collects printings in any order, before it is known which cards there are. */
export class PrintingRows {
  readonly #own = new PrintingCollector();
  readonly #others = new PrintingCollector();
  readonly #collected: PrintingColumns[] = [];
  readonly #sets = new Map<string, SetRecord>();

  addSet(set: SetRecord): void {
    this.#sets.set(set.code, set);
  }

  /** Takes the printing that came along with an oracle card: it counts only when the card has no other. */
  addOwn(row: PrintingRecord): void {
    this.#own.add(row);
  }

  /** Takes a record of a printings file; answers with the reason when it cannot be used. */
  addValue(value: unknown): string | null {
    return this.#others.addValue(value);
  }

  /** Takes printings that were collected elsewhere. */
  addCollected(columns: PrintingColumns): void {
    this.#collected.push(columns);
  }

  /**
   * Finds the printings' cards; those of unknown cards are left out.
   * @param cardAt Positions of cards by their oracle id.
   */
  settle(cardAt: ReadonlyMap<string, number>): MatchedPrintings {
    const parts = [this.#own.columns, this.#others.columns, ...this.#collected].map(
      (columns): Part => ({ columns, cards: cardsOf(columns, cardAt) }),
    );
    const sets = new Map(this.#sets);
    for (const { columns, cards } of parts) {
      for (let row = 0; row < columns.length; row++) {
        const set = columns.sets[textNumberOf(columns, row, "set")];
        if (!set || (cards[row] ?? -1) < 0) continue;
        const known = sets.get(set.code);
        if (!known) sets.set(set.code, set);
        // A file of sets may say more of them than their printings do, and have no ids all the same.
        else if (known.id === "" && set.id !== "") sets.set(set.code, { ...known, id: set.id });
      }
    }
    return new MatchedPrintings(parts, [...sets.values()], cardAt.size);
  }
}

/** The card of each printing; -1 for one of an unknown card. */
function cardsOf(columns: PrintingColumns, cardAt: ReadonlyMap<string, number>): Int32Array {
  const cards = columns.texts.oracleId.map((id) => cardAt.get(id) ?? -1);
  const found = new Int32Array(columns.length);
  for (let row = 0; row < found.length; row++)
    found[row] = cards[textNumberOf(columns, row, "oracleId")] ?? -1;
  return found;
}
