import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { THEMES } from "../../data/themes.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { Ranker } from "../rank/ranker.ts";

/** The themes that the decks of a leader are about, the plainest first; empty where nothing is known of them. */
export type DeckThemes = (leader: CardIndex) => readonly string[];

/** Themes that cards of any deck serve by what they merely are: they say nothing of what a deck does. */
const OF_ANY_DECK: ReadonlySet<string> = new Set(
  "deathtouch devotion evasion experience first-strike flash flying haste historic infect keywords legends lifeloss-as-cost multicolor party toolbox topdeck trample".split(
    " ",
  ),
);
/** Colors of an identity, without what marks no color. */
const COLORS = 31;
/** So far above what decks of its colors play of a theme those of a leader that is about it are, in roots of what they play. */
const FAR_ABOVE = 1;
/** What of any theme is found anywhere: a few cards make no plan. */
const LITTLE = 2;
/** Of the plainest theme's distance, so much the next has at least. */
const NEARLY_AS_FAR = 0.5;

/** The tag of a theme, with what the decks of each color identity play of it. */
interface ThemeTag {
  readonly slug: string;
  readonly tag: number;
  readonly usual: Float64Array;
}

/** Tells themes by how much more of each theme the decks of a leader play than others do. */
export function createDeckThemes(
  table: CardTable,
  ranker: Pick<Ranker, "popularity" | "inclusions">,
): DeckThemes {
  let tags: readonly ThemeTag[] | undefined;
  const known = new Map<CardIndex, readonly string[]>();
  return (leader) => {
    tags ??= themeTags(table, ranker);
    const themes = known.get(leader) ?? themesOf(leader, tags, table, ranker);
    known.set(leader, themes);
    return themes;
  };
}

/** All themes; what decks play of them is added up once, for every card. */
function themeTags(table: CardTable, ranker: Pick<Ranker, "popularity">): readonly ThemeTag[] {
  const tags = THEMES.filter(({ slug }) => !OF_ANY_DECK.has(slug)).flatMap(({ slug }) =>
    numbersOf(table, [`theme:${slug}`]).map((tag) => ({ slug, tag, usual: new Float64Array(COLORS + 1) })),
  );
  const exact = tags.map(() => new Float64Array(COLORS + 1));
  for (let card = 0; card < table.size; card++) {
    const popularity = ranker.popularity("commander", card);
    if (popularity <= 0) continue;
    const own = (table.colorIdentity[card] ?? 0) & COLORS;
    tags.forEach(({ tag }, at) => {
      const sums = exact[at];
      if (sums !== undefined && table.tags.has(card, tag)) sums[own] = (sums[own] ?? 0) + popularity;
    });
  }
  for (const [at, { usual }] of tags.entries())
    for (let identity = 0; identity <= COLORS; identity++)
      exact[at]?.forEach((sum, own) => {
        if ((own & ~identity) === 0) usual[identity] = (usual[identity] ?? 0) + sum;
      });
  return tags;
}

function themesOf(
  leader: CardIndex,
  tags: readonly ThemeTag[],
  table: CardTable,
  ranker: Pick<Ranker, "popularity" | "inclusions">,
): readonly string[] {
  const list = ranker.inclusions("commander", [leader]);
  const identity = (table.colorIdentity[leader] ?? 0) & COLORS;
  const more = list.map(({ share, card }) => share - Math.min(1, ranker.popularity("commander", card)));
  const far = tags
    .map(({ slug, tag, usual }) => {
      const above = list.reduce(
        (sum, { card }, at) => (table.tags.has(card, tag) ? sum + (more[at] ?? 0) : sum),
        0,
      );
      return { slug, far: above / Math.sqrt((usual[identity] ?? 0) + LITTLE) };
    })
    .toSorted((one, other) => other.far - one.far);
  const least = Math.max(FAR_ABOVE, NEARLY_AS_FAR * (far[0]?.far ?? 0));
  return far.filter((each) => each.far >= least).map(({ slug }) => slug);
}
