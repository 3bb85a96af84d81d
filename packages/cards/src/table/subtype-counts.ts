import { CardType } from "./card-table.ts";
import type { DictionaryWriter } from "./column-parts.ts";

/**
 * Tells creature types from other subtypes by the faces that carry them: a subtype belongs to certain card types and
 * no others (CR 205.3d), and only creatures and kindreds share theirs.
 */
export class SubtypeCounts {
  readonly #onCreatures: number[] = [];
  readonly #onOthers: number[] = [];
  readonly #admitted: boolean[] = [];

  /** @param types `CardType` bits of the face. @param funny True when no format admits the card. */
  add(subtype: number, types: number, funny: boolean): void {
    const list = types & (CardType.Creature | CardType.Kindred) ? this.#onCreatures : this.#onOthers;
    list[subtype] = (list[subtype] ?? 0) + 1;
    if (!funny) this.#admitted[subtype] = true;
  }

  has(dictionary: DictionaryWriter, subtype: string): boolean {
    const id = dictionary.find(subtype);
    return id !== undefined && (this.#onCreatures[id] ?? 0) > 0;
  }

  /** Sources have slips, so that one other face in twenty is forgiven. */
  isCreatureType(subtype: number): boolean {
    const creatures = this.#onCreatures[subtype] ?? 0;
    return creatures > 0 && (this.#onOthers[subtype] ?? 0) * 20 <= creatures;
  }

  /** True when a card of some format carries it. */
  isAdmitted(subtype: number): boolean {
    return this.#admitted[subtype] === true;
  }
}
