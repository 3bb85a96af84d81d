import { type ColorMask, isWithin } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { ARCHETYPE_NICKNAMES, NO_NAME_ALONE } from "../../data/archetype-names.ts";
import { COLLEGE_WORDS, COLOR_WORDS } from "../../data/lexicon-colors.ts";
import { LEARNED_FORMS } from "../../data/similar-formats.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { colorsOfSkeleton, copiesIn } from "../rank/skeletons.ts";
import { Phrases, pluralsOf } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** An archetype by the name that results have for it. */
export interface NamedArchetype {
  readonly name: string;
  readonly colors: ColorMask;
  /** Copies of its spells by their color identity. */
  readonly copies: ReadonlyMap<ColorMask, number>;
}

/** By the ranker's name of a format: what people say, and the archetypes that they may mean, the most played first. */
export type ArchetypeNames = ReadonlyMap<string, Phrases<NamedArchetype[]>>;

const COLOR_NAMES = new Set(
  [...Object.values(COLOR_WORDS), ...Object.values(COLLEGE_WORDS)].flat().map(foldPhrase),
);

/** What the ranker calls forms that have archetypes of their own; in decks with a leader it is the leader who has a name. */
const OWN_FORMS = Object.entries(LEARNED_FORMS)
  .filter(([id]) => FORMATS.get(id)?.leaders === null)
  .map(([, name]) => name);

/** What the archetypes of all formats are called. */
export function buildArchetypeNames(table: CardTable, ranker: Pick<Ranker, "skeletons">): ArchetypeNames {
  const names = new Map<string, Phrases<NamedArchetype[]>>();
  for (const format of [...FORMAT_NAMES.map(({ slug }) => slug), ...OWN_FORMS]) {
    const phrases = new Phrases<NamedArchetype[]>();
    const skeletons = ranker.skeletons(format);
    const whole = new Set(skeletons.map(({ name }) => foldPhrase(name)));
    for (const skeleton of skeletons) {
      const colors = colorsOfSkeleton(skeleton, table);
      const archetype = { name: skeleton.name, colors, copies: copiesByColors(skeleton, table) };
      for (const phrase of phrasesOf(skeleton, whole)) {
        const known = phrases.get(phrase);
        if (known) known.push(archetype);
        else phrases.add(phrase, [archetype]);
      }
    }
    names.set(format, phrases);
  }
  return names;
}

function copiesByColors({ main }: Skeleton, table: CardTable): ReadonlyMap<ColorMask, number> {
  const copies = new Map<ColorMask, number>();
  for (const { card, shares } of main) {
    if (isLand(table, card)) continue;
    const colors = table.colorIdentity[card] ?? 0;
    copies.set(colors, (copies.get(colors) ?? 0) + copiesIn(shares));
  }
  return copies;
}

/** The share, 0 to 1, of an archetype's spells that some colors allow. */
export function shareWithin({ copies }: NamedArchetype, colors: ColorMask): number {
  let all = 0;
  let within = 0;
  for (const [mask, count] of copies) {
    all += count;
    if (isWithin(mask, colors)) within += count;
  }
  return all === 0 ? 0 : within / all;
}

/**
 * How people may say the name of an archetype: "Izzet Delver", "Delver Izzet", "Delver", and its nicknames.
 *
 * @param whole names of archetypes: results also call decks "Eldrazi" of which they know no more, and who says it means Ramp Eldrazi
 */
function phrasesOf({ name, share }: Skeleton, whole: ReadonlySet<string>): ReadonlySet<string> {
  const words = foldPhrase(name).split(" ");
  const own = words.filter((word) => !COLOR_NAMES.has(word) && !NO_COLOR.has(word));
  // "Mono Black" says what colors a deck has: only where people play one that has no other name it says which deck it is.
  if (own.length === 0 && share === 0) return new Set();
  const said = [words, words.toReversed()];
  if (own.length > 0 && !(own.length === 1 && NO_NAME_ALONE.has(own[0] ?? "")))
    said.push(own, own.toReversed());
  const last = own.at(-1);
  if (share > 0 && own.length > 1 && last !== undefined && whole.has(last)) said.push([last]);
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
