import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { EXCLUSIONS } from "../../data/lexicon-exclusions.ts";
import { OF_EACH } from "../../data/lexicon-negation.ts";
import { THEME_OF_PLAYSTYLE } from "../../data/lexicon-playstyles.ts";
import type { Mention } from "./mention.ts";
import { negationWords } from "./negation.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";
import { colorNames } from "./wanted-colors.ts";
import type { Reading } from "./wanted-play.ts";

const ofEach = phraseSet(OF_EACH.map(foldPhrase));
const wordOf = new Map(
  EXCLUSIONS.flatMap((each) =>
    [each.word, ...each.words].map((word) => [foldPhrase(word), each.word] as const),
  ),
);

/** Cards, creature types and words that a wish rules out. */
export function forbidden(
  mentions: readonly Mention[],
  colors: ColorMask,
  table: CardTable,
  tokens: readonly Token[],
): Reading<readonly string[]> | undefined {
  const words: string[] = [];
  const from: Mention[] = [];
  for (const mention of mentions) {
    if (!mention.negated) continue;
    const said = saidWord(tokens, mention);
    const found =
      said === undefined ? exclusionsOf(mention, colors, table, namesMeant(tokens, mention)) : [said];
    if (found.length === 0) continue;
    from.push(mention);
    for (const word of found) if (!words.includes(word)) words.push(word);
  }
  return words.length === 0 ? undefined : { value: words, from };
}

/** "Tutors none": the word for what is ruled out, where the words that were read as a theme are one. */
function saidWord(tokens: readonly Token[], { content, from, to }: Mention): string | undefined {
  if (content.kind !== "theme") return undefined;
  for (let end = to; end > from; end--) {
    const word = wordOf.get(wordsOf(tokens, from, end));
    if (word !== undefined) return word;
  }
  return undefined;
}

/** How many of those who bear a name are ruled out by it: "no Atraxa, neither of them" speaks of all, "no Jace" of those whom everybody knows. */
function namesMeant(tokens: readonly Token[], { from, to }: Mention): number {
  if (tokens[to]?.gap !== "hard" && ofEach.longest(tokens, to) !== undefined) return Number.POSITIVE_INFINITY;
  // "Thalia is at my ex's place, so she's out" is one of them.
  return negationWords(tokens, from) > 0 ? MOST_NAMESAKES : 1;
}

const MOST_NAMESAKES = 6;

/** `names`: so many of those who bear a name that several have. */
function exclusionsOf(
  mention: Mention,
  colors: ColorMask,
  table: CardTable,
  names: number,
): readonly string[] {
  const { content } = mention;
  switch (content.kind) {
    case "exclusion":
      return [content.word];
    case "card":
      return content.cards.slice(0, content.pair ? 2 : names).map((card) => table.name(card));
    case "creature-type":
      return [content.name];
    case "theme":
      return [wordOf.get(foldPhrase(content.slug)) ?? content.slug];
    case "playstyle":
      return [wordOf.get(content.playstyle) ?? THEME_OF_PLAYSTYLE[content.playstyle] ?? content.playstyle];
    case "colors":
      return colorNames(content.mask & colors);
    case "printings":
      return (content.fields.sets ?? []).map(
        (code) => table.sets.find((set) => set.code === code)?.name ?? code,
      );
    default:
      return [];
  }
}
