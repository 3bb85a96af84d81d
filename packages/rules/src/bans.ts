import commander from "../data/bans/commander.json" with { type: "json" };
import modern from "../data/bans/modern.json" with { type: "json" };
import pauper from "../data/bans/pauper.json" with { type: "json" };
import pioneer from "../data/bans/pioneer.json" with { type: "json" };
import standard from "../data/bans/standard.json" with { type: "json" };

/** A ban list as somebody read it on a day. */
export interface BanList {
  /** Format slug. */
  readonly format: string;
  /** ISO day on which the list was read. */
  readonly checked: string;
  readonly source: string;
  /** Banned cards, together with those banned on the same day; `since` is absent where the day is not known. */
  readonly banned: readonly { readonly since?: string; readonly cards: readonly string[] }[];
  /** Cards that older card data calls banned or not legal; `bannedAs` names roles in which a card stays banned. */
  readonly allowed: readonly {
    readonly card: string;
    readonly since: string;
    readonly bannedAs?: readonly string[];
  }[];
}

/** What a dated list says of one card. */
export interface BanEntry {
  readonly status: "banned" | "legal";
  readonly since: string | null;
  readonly bannedAs: readonly string[];
  /** The list and its day, for a finding's `source`. */
  readonly source: string;
  /** ISO day on which the list was read. */
  readonly checked: string;
}

/** The dated lists, one per format that has one. */
export const BAN_LISTS: readonly BanList[] = [commander, standard, pioneer, modern, pauper];

/** A list's entries by card name (front face for cards with two). */
export function entriesOf(list: BanList): ReadonlyMap<string, BanEntry> {
  const common = { source: `${list.source} (checked ${list.checked})`, checked: list.checked };
  const entries = new Map<string, BanEntry>();
  for (const group of list.banned)
    for (const card of group.cards)
      entries.set(card, { ...common, status: "banned", since: group.since ?? null, bannedAs: [] });
  for (const { card, since, bannedAs } of list.allowed)
    entries.set(card, { ...common, status: "legal", since, bannedAs: bannedAs ?? [] });
  return entries;
}
