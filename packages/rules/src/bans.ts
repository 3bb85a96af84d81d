import brawl from "../data/bans/brawl.json" with { type: "json" };
import competitiveBrawl from "../data/bans/brawl-competitive.json" with { type: "json" };
import commander from "../data/bans/commander.json" with { type: "json" };
import duelCommander from "../data/bans/commander-duel.json" with { type: "json" };
import historic from "../data/bans/historic.json" with { type: "json" };
import legacy from "../data/bans/legacy.json" with { type: "json" };
import modern from "../data/bans/modern.json" with { type: "json" };
import oathbreaker from "../data/bans/oathbreaker.json" with { type: "json" };
import pauper from "../data/bans/pauper.json" with { type: "json" };
import pauperCommander from "../data/bans/pauper-commander.json" with { type: "json" };
import peasant from "../data/bans/peasant.json" with { type: "json" };
import pioneer from "../data/bans/pioneer.json" with { type: "json" };
import premodern from "../data/bans/premodern.json" with { type: "json" };
import standard from "../data/bans/standard.json" with { type: "json" };
import tinyLeaders from "../data/bans/tiny-leaders.json" with { type: "json" };
import vintage from "../data/bans/vintage.json" with { type: "json" };

/** A ban list as somebody read it on a day. */
export interface BanList {
  /** Id of the format. */
  readonly format: string;
  /** ISO day on which the list was read. */
  readonly checked: string;
  readonly source: string;
  /** Where days come from that no announcement at hand names. */
  readonly dated?: string;
  /** Banned cards, together with those banned on the same day; `since` is absent where the day is not known. */
  readonly banned: readonly DatedCards[];
  /** Cards of which a deck may hold one, in the same form. */
  readonly restricted?: readonly DatedCards[];
  /** Cards that older card data calls banned or not legal, or that are banned in some roles only (`bannedAs`). */
  readonly allowed: readonly {
    readonly card: string;
    readonly since?: string;
    readonly bannedAs?: readonly string[];
  }[];
}

interface DatedCards {
  readonly since?: string;
  readonly cards: readonly string[];
}

/** What a dated list says of one card. */
export interface BanEntry {
  readonly status: "banned" | "restricted" | "legal";
  readonly since: string | null;
  readonly bannedAs: readonly string[];
  /** The list and its day, for a finding's `source`. */
  readonly source: string;
  /** ISO day on which the list was read. */
  readonly checked: string;
}

/** The dated lists, one per format that has one. */
export const BAN_LISTS: readonly BanList[] = [
  commander,
  duelCommander,
  standard,
  pioneer,
  modern,
  legacy,
  premodern,
  vintage,
  pauper,
  historic,
  brawl,
  competitiveBrawl,
  oathbreaker,
  tinyLeaders,
  peasant,
  pauperCommander,
];

/** A list's entries by card name (front face for cards with two). */
export function entriesOf(list: BanList): ReadonlyMap<string, BanEntry> {
  const common = { source: `${list.source} (checked ${list.checked})`, checked: list.checked };
  const entries = new Map<string, BanEntry>();
  const enter = (status: "banned" | "restricted", groups: readonly DatedCards[]): void => {
    for (const { since = null, cards } of groups)
      for (const card of cards) entries.set(card, { ...common, status, since, bannedAs: [] });
  };
  enter("banned", list.banned);
  enter("restricted", list.restricted ?? []);
  for (const { card, since = null, bannedAs = [] } of list.allowed)
    entries.set(card, { ...common, status: "legal", since, bannedAs });
  return entries;
}
