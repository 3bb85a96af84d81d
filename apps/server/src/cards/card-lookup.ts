import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable, Printing, PrintingIndex } from "@deckwright/cards/table/card-table.ts";
import type { Service } from "@deckwright/cards/table/services.ts";
import { type CardIdentifier, PREFER_CHEAPEST } from "@deckwright/contract/scryfall.ts";

/** A name that was asked for, in the ways in which that can end. */
export type NamedResult =
  | { readonly kind: "found"; readonly printing: Printing }
  | { readonly kind: "unknown"; readonly suggestions: readonly string[] }
  /** The card exists, but not in the set that was asked for. */
  | { readonly kind: "not_in_set"; readonly name: string };

/** Finds printings by everything that names one. */
export interface CardLookup {
  byId(id: string): Printing | undefined;
  bySetNumber(set: string, number: string): Printing | undefined;
  /** The printing that another service knows by a number, which may be written in digits. */
  byService(service: Service, number: string | number): Printing | undefined;
  byName(name: string, options: NameOptions): NamedResult;
  /**
   * The first of id, Magic Online and Gatherer number, oracle id, picture, set with number, and name (with set) that the
   * identifier has.
   */
  byIdentifier(identifier: CardIdentifier): Printing | undefined;
  autocomplete(typed: string, limit: number): string[];
}

/** How a name may be read. */
interface NameOptions {
  /** Whether a name that is nearly right will do. */
  readonly typos: boolean;
  readonly set?: string | undefined;
  /** Whether a miss is to offer names that are near; it takes longer. */
  readonly suggest?: boolean;
  /** Of the printings that are left the cheapest, where prices are known; else the usual one. */
  readonly isCheapest?: boolean;
}

/** How many names a miss offers. */
const SUGGESTIONS = 5;

/** Prepares look-ups. Reads set and number of every printing once. */
export function createCardLookup(table: CardTable, names: NameIndex): CardLookup {
  const numbered = new Map<string, PrintingIndex>();
  for (let at = 0; at < table.printingCount; at++) {
    const { set, collectorNumber } = table.printing(at);
    numbered.set(numberKey(set, collectorNumber), at);
  }

  function defaultPrinting(card: CardIndex): Printing {
    return table.printing(table.defaultPrinting[card] ?? 0);
  }

  function byId(id: string): Printing | undefined {
    const card = table.cardById(id.toLowerCase());
    if (card < 0) return undefined;
    return findPrinting(card, (printing) => printing.id === id.toLowerCase()) ?? defaultPrinting(card);
  }

  function findPrinting(card: CardIndex, test: (printing: Printing) => boolean): Printing | undefined {
    const shown = defaultPrinting(card);
    if (test(shown)) return shown;
    const [from, to] = table.printingsOf(card);
    for (let at = from; at < to; at++) {
      const printing = table.printing(at);
      if (test(printing)) return printing;
    }
    return undefined;
  }

  /** The printing for which one pays the least. What no deck may hold, and what has no price, is none. */
  function cheapestPrinting(card: CardIndex, set: string | undefined): Printing | undefined {
    const [from, to] = table.printingsOf(card);
    let cheapest: { readonly printing: Printing; readonly usd: number } | undefined;
    for (let at = from; at < to; at++) {
      const printing = table.printing(at);
      const usd = printing.usd ?? printing.usdFoil;
      const isOther = set !== undefined && printing.set !== set;
      if (usd === null || isOther || printing.border === "gold" || printing.setType === "memorabilia")
        continue;
      if (cheapest === undefined || usd < cheapest.usd) cheapest = { printing, usd };
    }
    return cheapest?.printing;
  }

  function bySetNumber(set: string, number: string): Printing | undefined {
    const at = numbered.get(numberKey(set, number));
    return at === undefined ? undefined : table.printing(at);
  }

  function byService(service: Service, number: string | number): Printing | undefined {
    if (!/^\d{1,10}$/.test(String(number))) return undefined;
    const [at] = table.printingsOfService(service).find(Number(number));
    return at === undefined ? undefined : table.printing(at);
  }

  /** Of several printings with the picture the one that is usually shown, else the newest. */
  function byIllustration(id: string): Printing | undefined {
    const found = table.printingsOfIllustration(id).map((at) => table.printing(at));
    return (
      found.find(({ card, index }) => table.defaultPrinting[card] === index) ??
      found.reduce<Printing | undefined>(
        (newest, one) => (newest && newest.releasedAt >= one.releasedAt ? newest : one),
        undefined,
      )
    );
  }

  function byName(name: string, options: NameOptions): NamedResult {
    const match = names.resolve(name, { typos: options.typos, suggest: options.suggest ?? true });
    if (!match.found) {
      const suggestions = match.suggestions.slice(0, SUGGESTIONS).map((card) => table.name(card));
      return { kind: "unknown", suggestions };
    }
    const set = options.set?.toLowerCase();
    const cheapest = options.isCheapest ? cheapestPrinting(match.card, set) : undefined;
    if (cheapest) return { kind: "found", printing: cheapest };
    if (set === undefined) return { kind: "found", printing: defaultPrinting(match.card) };
    const printing = findPrinting(match.card, (each) => each.set === set);
    return printing ? { kind: "found", printing } : { kind: "not_in_set", name: table.name(match.card) };
  }

  function byIdentifier(identifier: CardIdentifier): Printing | undefined {
    const { id, mtgo_id, multiverse_id, oracle_id, illustration_id, name, set, collector_number } =
      identifier;
    if (id !== undefined) return byId(id);
    if (mtgo_id !== undefined) return byService("mtgo", mtgo_id);
    if (multiverse_id !== undefined) return byService("multiverse", multiverse_id);
    if (oracle_id !== undefined) return byId(oracle_id);
    if (illustration_id !== undefined) return byIllustration(illustration_id);
    if (set !== undefined && collector_number !== undefined) return bySetNumber(set, collector_number);
    if (name === undefined) return undefined;
    const isCheapest = identifier.prefer === PREFER_CHEAPEST.prefer;
    const result = byName(name, { typos: false, suggest: false, set, isCheapest });
    return result.kind === "found" ? result.printing : undefined;
  }

  return {
    byId,
    bySetNumber,
    byService,
    byName,
    byIdentifier,
    autocomplete: (typed, limit) => names.autocomplete(typed, limit).map((card) => table.name(card)),
  };
}

function numberKey(set: string, number: string): string {
  return `${set}/${number}`.toLowerCase();
}
