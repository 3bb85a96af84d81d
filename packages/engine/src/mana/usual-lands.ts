import { type ColorMask, colorsOf } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import counted from "../../data/usual-lands.json" with { type: "json" };

/** What decks of certain colors play beside basics. */
export interface UsualLands {
  /** How many lands they have, basics among them. */
  readonly all: number;
  /** How many of the others there are that make one color at most. */
  readonly lands: number;
  /** The share, 0 to 1, of the decks that each of these is in. */
  readonly shares: ReadonlyMap<CardIndex, number>;
  /** The same for lands of several colors. */
  readonly duals: ReadonlyMap<CardIndex, number>;
}

type Shares = Readonly<Record<string, number>>;

/** Which decks of different cards were counted: those of commanders for several players, competitive ones, or tournament decks for two. */
export type CountedDecks = keyof typeof counted;

type Identities = Readonly<
  Record<
    string,
    { readonly all: number; readonly lands: number; readonly shares: Shares; readonly duals: Shares }
  >
>;

const known = new WeakMap<NameIndex, Map<string, UsualLands>>();

/** The usual lands of a color identity; undefined where too few decks were counted. Source: `data/usual-lands.json`. */
export function usualLands(names: NameIndex, colors: ColorMask, decks: CountedDecks): UsualLands | undefined {
  const of = known.get(names) ?? new Map<string, UsualLands>();
  known.set(names, of);
  const key = `${decks} ${colors}`;
  const found = of.get(key);
  if (found !== undefined) return found;
  const identities: Identities = counted[decks].identities;
  const row = identities[colorsOf(colors).join("") || "C"];
  if (row === undefined) return undefined;
  const byCard = (shares: Shares) =>
    new Map(
      Object.entries(shares).flatMap(([name, share]): [CardIndex, number][] => {
        const match = names.resolve(name, { typos: false, suggest: false });
        return match.found ? [[match.card, share]] : [];
      }),
    );
  const usual = { all: row.all, lands: row.lands, shares: byCard(row.shares), duals: byCard(row.duals) };
  of.set(key, usual);
  return usual;
}

/** Which of the counts speak of a deck; undefined for one that holds copies. */
export function countedDecks(deck: {
  readonly copies: number;
  readonly commanders: readonly CardIndex[];
  readonly forTwo?: boolean;
  readonly competitive?: number;
}): CountedDecks | undefined {
  if (deck.copies !== 1) return undefined;
  if (deck.commanders.length === 0 || deck.forTwo === true) return "duel";
  return isCompetitive(deck) ? "competitive" : "commander";
}

/** Whether a deck's lands are to be those of competitive decks and no others. */
export function isCompetitive({ competitive = 0 }: { readonly competitive?: number }): boolean {
  return competitive >= 1;
}
