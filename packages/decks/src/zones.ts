/** A part of a deck that is counted and judged apart. */
interface ZoneRow {
  /** The heading of its cards in a list of text, and the reserved name of their group in a card list. */
  readonly heading: string;
  /** Its cards are cards of the deck: they count toward its size. */
  readonly isCounted: boolean;
}

/** The zones that are fields of a deck. The cards of `main` stand in groups of any other name than a reserved one. */
const OWN_ZONES = {
  commanders: { heading: "Commander", isCounted: true },
  companion: { heading: "Companion", isCounted: false },
  main: { heading: "Deck", isCounted: true },
  side: { heading: "Sideboard", isCounted: false },
} as const satisfies Readonly<Record<string, ZoneRow>>;

/** The zones of a deck's field `zones`, in the order in which text lists them. */
export const EXTRA_ZONES = {
  signature_spells: { heading: "Signature spell", isCounted: true },
  conspiracies: { heading: "Conspiracies", isCounted: false },
  planes: { heading: "Planar deck", isCounted: false },
  schemes: { heading: "Scheme deck", isCounted: false },
  station: { heading: "Land station", isCounted: false },
  attractions: { heading: "Attraction deck", isCounted: false },
  stickers: { heading: "Sticker sheets", isCounted: false },
  contraptions: { heading: "Contraption deck", isCounted: false },
} as const satisfies Readonly<Record<string, ZoneRow>>;

/** Every zone that a deck of some format has. */
export const ZONES = { ...OWN_ZONES, ...EXTRA_ZONES };

/** The name of a zone, as decks have it on the wire. */
export type ZoneName = keyof typeof ZONES;

/** The zones whose cards make up a deck's size. */
export const COUNTED_ZONES: ReadonlySet<string> = new Set(
  Object.entries<ZoneRow>(ZONES).flatMap(([name, { isCounted }]) => (isCounted ? [name] : [])),
);

const ZONES_BY_HEADING: ReadonlyMap<string, string> = new Map(
  Object.entries<ZoneRow>(ZONES).map(([name, { heading }]) => [heading, name]),
);

/** A zone's heading for the middle of a sentence. */
export function zoneWords(zone: ZoneName): string {
  return ZONES[zone].heading.toLowerCase();
}

/** The heading of a zone; of one that no format knows, its name. */
export function headingOf(zone: string): string {
  const zones: Readonly<Record<string, ZoneRow>> = ZONES;
  return Object.hasOwn(zones, zone) ? (zones[zone]?.heading ?? zone) : zone;
}

/**
 * The zone of the cards in a group of a card list: the reserved names say it, and `own` zones of a deck that no format knows
 * have groups of their names. Every other group is of the main deck.
 */
export function zoneOfGroup(group: string, own: Readonly<Record<string, unknown>> = {}): string {
  return ZONES_BY_HEADING.get(group) ?? (Object.hasOwn(own, group) ? group : "main");
}
