import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { ARCHETYPE_NICKNAMES, NO_NAME_ALONE } from "../../data/archetype-names.ts";
import { COLLEGE_WORDS, COLOR_WORDS } from "../../data/lexicon-colors.ts";
import type { Ranker } from "../rank/ranker.ts";
import { colorsOfSkeleton } from "../rank/skeletons.ts";
import { Phrases, pluralsOf } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** An archetype by the name that results have for it. */
export interface NamedArchetype {
  readonly name: string;
  readonly colors: ColorMask;
}

/** By format: what people say, and the archetypes that they may mean, the most played first. */
export type ArchetypeNames = ReadonlyMap<string, Phrases<NamedArchetype[]>>;

const COLOR_NAMES = new Set(
  [...Object.values(COLOR_WORDS), ...Object.values(COLLEGE_WORDS)].flat().map(foldPhrase),
);

/** What the archetypes of all formats are called. */
export function buildArchetypeNames(table: CardTable, ranker: Pick<Ranker, "skeletons">): ArchetypeNames {
  const names = new Map<string, Phrases<NamedArchetype[]>>();
  for (const { slug } of FORMAT_NAMES) {
    const phrases = new Phrases<NamedArchetype[]>();
    for (const skeleton of ranker.skeletons(slug)) {
      const archetype = { name: skeleton.name, colors: colorsOfSkeleton(skeleton, table) };
      for (const phrase of phrasesOf(skeleton.name)) {
        const known = phrases.get(phrase);
        if (known) known.push(archetype);
        else phrases.add(phrase, [archetype]);
      }
    }
    names.set(slug, phrases);
  }
  return names;
}

/** How people may say the name of an archetype: "Izzet Delver", "Delver Izzet", "Delver", and its nicknames. */
function phrasesOf(name: string): ReadonlySet<string> {
  const words = foldPhrase(name).split(" ");
  const own = words.filter((word) => !COLOR_NAMES.has(word) && !NO_COLOR.has(word));
  const said = [words, words.toReversed()];
  if (own.length > 0 && !(own.length === 1 && NO_NAME_ALONE.has(own[0] ?? "")))
    said.push(own, own.toReversed());
  const phrases = said.map((each) => each.join(" "));
  const nicknames = ARCHETYPE_NICKNAMES.filter(({ archetype }) => archetype === name).flatMap(
    ({ words }) => words,
  );
  return new Set(
    [...phrases, ...nicknames.map(foldPhrase)].flatMap((phrase) => [phrase, ...pluralsOf(phrase)]),
  );
}

/** Words before the colors of a name. */
const NO_COLOR: ReadonlySet<string> = new Set(["mono", "5c", "4c"]);
