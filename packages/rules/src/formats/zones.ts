import { EXTRA_ZONES, zoneWords } from "@deckwright/decks/zones.ts";
import type { ZoneRow } from "./format.ts";

/** What a zone is called, and whether its cards are the deck's own, in every format. */
function zone(name: keyof typeof EXTRA_ZONES): Pick<ZoneRow, "name" | "words" | "counted"> {
  return { name, words: zoneWords(name), ...(EXTRA_ZONES[name].isCounted ? { counted: true } : {}) };
}

/** Attractions and sticker sheets of a constructed deck. */
export const CONSTRUCTED_EXTRAS: readonly ZoneRow[] = [
  {
    ...zone("attractions"),
    holds: "attraction",
    legal: true,
    min: 10,
    max: null,
    copies: 1,
    source: "CR 717.2",
  },
  {
    ...zone("stickers"),
    holds: "sticker-sheet",
    legal: true,
    min: 10,
    max: null,
    copies: 1,
    source: "CR 123.2",
  },
];

/** Attractions and sticker sheets of a deck from opened cards. */
export const LIMITED_EXTRAS: readonly ZoneRow[] = [
  {
    ...zone("attractions"),
    holds: "attraction",
    min: 3,
    max: null,
    copies: null,
    source: "CR 717.2",
  },
  {
    ...zone("stickers"),
    holds: "sticker-sheet",
    min: 0,
    max: 3,
    copies: null,
    source: "CR 123.2",
  },
];

const CONTRAPTIONS = {
  ...zone("contraptions"),
  holds: "contraption",
  source: "the rules sheet of Unstable",
} as const;

/** The contraption deck of a constructed deck: different contraptions only. */
export const CONSTRUCTED_CONTRAPTIONS: ZoneRow = { ...CONTRAPTIONS, min: 15, max: null, copies: 1 };

/** The contraption deck of a deck from opened cards. */
export const LIMITED_CONTRAPTIONS: ZoneRow = { ...CONTRAPTIONS, min: 0, max: null, copies: null };

/** A player's own planar deck (CR 901.3). */
export const PLANES: ZoneRow = {
  ...zone("planes"),
  holds: "planar",
  required: true,
  min: 10,
  max: null,
  copies: 1,
  atMost: { kind: "phenomenon", count: 2, words: "phenomena" },
  source: "CR 901.3",
};

/** The archenemy's scheme deck (CR 904.3). */
export const SCHEMES: ZoneRow = {
  ...zone("schemes"),
  holds: "scheme",
  required: true,
  min: 20,
  max: null,
  copies: 2,
  source: "CR 904.3",
};

/** Conspiracies that were drafted and lie in the command zone (CR 905). */
export const CONSPIRACIES: ZoneRow = {
  ...zone("conspiracies"),
  holds: "conspiracy",
  min: 0,
  max: null,
  copies: null,
  source: "CR 905",
};

/** One instant or sorcery for each oathbreaker; `SIG` says how many and which. */
export const SIGNATURE_SPELLS: ZoneRow = {
  ...zone("signature_spells"),
  holds: "instant-or-sorcery",
  min: 0,
  max: null,
  copies: 1,
  source: "the rules of Oathbreaker",
};

/** The lands that each player of a battle box has beside the shared stack. */
export const STATION: ZoneRow = {
  ...zone("station"),
  holds: "land",
  min: 10,
  max: 10,
  copies: null,
  source: "the customs of battle boxes",
};
