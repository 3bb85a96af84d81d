import { readFileSync } from "node:fs";

/** Names that a dated list bans beside what the data says. */
export function bannedIn(list: string): ReadonlySet<string> {
  const { banned } = readList<{ banned: { cards: string[] }[] }>(`bans/${list}.json`);
  return new Set(banned.flatMap(({ cards }) => cards));
}

/** Whether a dated list admits a card, as it is used: one that is banned as companion alone may be in the deck. */
export function allowedBy(
  list: string | undefined,
  companion: string | undefined,
): (name: string) => boolean {
  if (list === undefined) return () => false;
  const { allowed } = readList<{ allowed: { card: string; bannedAs?: string[] }[] }>(`bans/${list}.json`);
  const bannedAs = new Map(allowed.map((each) => [each.card, each.bannedAs ?? []]));
  return (name) => bannedAs.get(name)?.includes(companion === name ? "companion" : "deck") === false;
}

/** A dated list as data: the judge reads the same lists as everybody, with code of its own. */
export function readList<List>(path: string): List {
  return JSON.parse(readFileSync(new URL(`../../packages/rules/data/${path}`, import.meta.url), "utf8"));
}
