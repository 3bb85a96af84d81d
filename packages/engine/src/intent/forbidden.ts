import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { EXCLUSIONS } from "../../data/lexicon-exclusions.ts";
import { OF_EACH } from "../../data/lexicon-negation.ts";
import { THEME_OF_PLAYSTYLE } from "../../data/lexicon-playstyles.ts";
import type { Mention } from "./mention.ts";
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
      said === undefined ? exclusionsOf(mention, colors, table, isOfEach(tokens, mention.to)) : [said];
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

/** "No Atraxa, neither of them": whether all who bear a name are spoken of. */
function isOfEach(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.gap !== "hard" && ofEach.longest(tokens, to) !== undefined;
}

/** `isEach`: all who bear a name that several have. */
function exclusionsOf(
  mention: Mention,
  colors: ColorMask,
  table: CardTable,
  isEach: boolean,
): readonly string[] {
  const { content } = mention;
  switch (content.kind) {
    case "exclusion":
      return [content.word];
    case "card":
      return (isEach && content.short ? content.cards : content.cards.slice(0, content.pair ? 2 : 1)).map(
        (card) => table.name(card),
      );
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
