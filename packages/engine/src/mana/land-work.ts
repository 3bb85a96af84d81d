import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { MANA_KINDS } from "./demand.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";
import type { ManaNeeds } from "./needs.ts";
import type { LandSource } from "./sources.ts";

/** The deck's lands while they are being chosen. */
export interface LandWork {
  readonly wish: ManaBaseInput;
  readonly needs: ManaNeeds;
  /** Colors (bits' positions) that some spell asks for. */
  readonly wanted: readonly number[];
  readonly basics: readonly (CardIndex | undefined)[];
  /** Basics of each wanted color that are kept in any case. */
  readonly eachBasic: number;
  readonly lands: Map<CardIndex, number>;
  readonly have: number[];
  free: number;
  tapped: number;
}

/** Puts copies of a land into the deck; takes them out where they are less than none. */
export function addLands(work: LandWork, source: LandSource, copies: number): void {
  const held = (work.lands.get(source.card) ?? 0) + copies;
  if (held > 0) work.lands.set(source.card, held);
  else work.lands.delete(source.card);
  for (let kind = 0; kind < MANA_KINDS; kind++) {
    if (source.mask & (1 << kind)) work.have[kind] = (work.have[kind] ?? 0) + copies * source.strength;
  }
  work.free -= copies;
  work.tapped += source.tapped * copies;
}

/** Basics of a color that are still to come in any case. */
export function keptBasics(work: LandWork, kind: number): number {
  const card = work.basics[kind];
  return card === undefined ? 0 : Math.max(0, work.eachBasic - (work.lands.get(card) ?? 0));
}

/** Share of the sources that a color needs which are left to it. */
const SOURCES_KEPT = 0.85;

/** Whether each kind of mana that loses by a swap keeps enough sources. */
export function leavesSources({ have, needs }: LandWork, out: LandSource, into: LandSource): boolean {
  for (let kind = 0; kind < MANA_KINDS; kind++) {
    const bit = 1 << kind;
    const change = (into.mask & bit ? into.strength : 0) - (out.mask & bit ? out.strength : 0);
    if (change < 0 && (have[kind] ?? 0) + change < SOURCES_KEPT * (needs.sources[kind] ?? 0)) return false;
  }
  return true;
}
