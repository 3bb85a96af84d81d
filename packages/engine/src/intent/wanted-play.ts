import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { CLASS_TYPES, VAGUE_TYPES } from "../../data/lexicon-creature-types.ts";
import { BLENDED_PLAYSTYLES, THEME_OF_PLAYSTYLE } from "../../data/lexicon-playstyles.ts";
import { themeOf } from "../../data/themes.ts";
import type { ReadingNote } from "../notes.ts";
import { isTypalAround } from "./accepted-phrases.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** Something read, with the mentions it was read from. */
export interface Reading<Value> {
  readonly value: Value;
  readonly from: readonly Mention[];
  /** The wish's words for it, where they are not those of `from`. */
  readonly words?: string;
}

/** How the deck is to play, what it is about and which creatures it gathers. */
export interface WantedPlay {
  readonly playstyle?: Reading<Playstyle>;
  readonly themes?: Reading<readonly string[]>;
  readonly creatureType?: Reading<string>;
  /** Every playstyle that is named. */
  readonly styles: readonly Playstyle[];
  /** Those that the deck is not built to, not as a theme either. */
  readonly left: readonly Playstyle[];
  readonly notes: readonly ReadingNote[];
}

/** Reads playstyle, themes and creature type from the mentions of a wish; `hasLeader` says whether decks of its format have one. */
export function wantedPlay(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  hasLeader: boolean,
): WantedPlay {
  const notes: ReadingNote[] = [];
  const creatureType = wantedType(mentions, tokens, notes);
  const styles: Reading<Playstyle>[] = [];
  const themes: Reading<string>[] = [];
  for (const mention of mentions) {
    if (mention.negated) continue;
    const { content } = mention;
    if (content.kind === "playstyle") {
      if (!styles.some((style) => style.value === content.playstyle))
        styles.push({ value: content.playstyle, from: [mention] });
      const theme = content.archetype?.theme ?? (hasLeader ? content.archetype?.ledTheme : undefined);
      if (theme !== undefined) themes.push({ value: theme, from: [mention] });
    } else if (content.kind === "theme") themes.push({ value: content.slug, from: [mention] });
  }
  const playstyle = mainStyle(styles, tokens);
  for (const style of styles) {
    const theme = THEME_OF_PLAYSTYLE[style.value];
    if (playstyle !== undefined && style.value !== playstyle.value && theme !== undefined)
      themes.push({ value: theme, from: style.from });
  }
  const implied = playstyle ?? impliedStyle(themes);
  const slugs = [...new Set(themes.map((theme) => theme.value))];
  return {
    ...(implied === undefined ? {} : { playstyle: implied }),
    ...(slugs.length === 0 ? {} : { themes: { value: slugs, from: themes.flatMap((theme) => theme.from) } }),
    ...(creatureType === undefined ? {} : { creatureType }),
    styles: styles.map(({ value }) => value),
    left: styles
      .filter(
        ({ value, from }) =>
          playstyle !== undefined &&
          !from.some((each) => playstyle.from.includes(each)) &&
          !(value in THEME_OF_PLAYSTYLE) &&
          value !== "tribal",
      )
      .map(({ value }) => value),
    notes,
  };
}

/** The first playstyle named; "tribal" gives way to any other, since the creature type says it too; two may make a third. */
function mainStyle(
  styles: readonly Reading<Playstyle>[],
  tokens: readonly Token[],
): Reading<Playstyle> | undefined {
  for (const { of, make } of BLENDED_PLAYSTYLES) {
    const parts = styles.filter((style) => of.includes(style.value));
    if (parts.length === 2) return { value: make, from: parts.flatMap((part) => part.from) };
  }
  // "No long games, aggro": a style's own name says more than what else is said of it.
  const named = styles.find(({ value, from }) => from.some((each) => tokens[each.from]?.text === value));
  return (
    (named?.value === "tribal" ? undefined : named) ??
    styles.find(({ value }) => value !== "tribal") ??
    styles[0]
  );
}

function impliedStyle(themes: readonly Reading<string>[]): Reading<Playstyle> | undefined {
  for (const theme of themes) {
    const implies = themeOf(theme.value)?.implies;
    if (implies !== undefined) return { value: implies, from: theme.from };
  }
  return undefined;
}

/** Creature types that a deck gathers at most. */
const MOST_TYPES = 4;
const classes = new Set(CLASS_TYPES);
const vagueTypes = new Set(VAGUE_TYPES);
/** Words before one creature that is told of: "my cat helped me sort my wizards". */
const ONE = /^(?:the|my|his|her|our|your)$/;
/** More than a people counts for above a trade. */
const ONE_IS_LESS = 4;

/** "Pirates and dinosaurs": two that "and" joins, of which one is a trade. */
function isSideBySide(one: Mention, other: Mention, tokens: readonly Token[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (first === second || second.content.kind !== "creature-type" || !second.content.plural) return false;
  return second.from - first.to === 1 && /^(?:and|n)$/.test(tokens[first.to]?.text ?? "");
}

/**
 * The creature types meant: one beside "tribal" or the like before any other, and of two side by side ("elf druids")
 * the one that is a people rather than a trade. Several peoples are a list: "Angel, Demon, Dragon".
 */
function wantedType(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  notes: ReadingNote[],
): Reading<string> | undefined {
  const found: { name: string; plural: boolean; mention: Mention; points: number }[] = [];
  for (const mention of mentions) {
    if (mention.content.kind !== "creature-type" || mention.negated) continue;
    const { name, plural } = mention.content;
    const before = tokens[mention.from - 1]?.text ?? "";
    const after = tokens[mention.to]?.gap === "tight" ? (tokens[mention.to]?.text ?? "") : "";
    const isOne = !plural && ONE.test(before) && !isTypalAround(before, after, false);
    const points =
      (isTypalAround(before, after, false) ? 2 : 0) +
      (classes.has(name) ? 0 : 3) +
      (vagueTypes.has(name) ? 0 : 1) +
      (plural ? 0.5 : 0) -
      (isOne ? ONE_IS_LESS : 0);
    found.push({ name, plural, mention, points });
  }
  if (found.length === 0) return undefined;
  const best = found.reduce((a, b) => (b.points > a.points ? b : a));
  // Peoples side by side ("angels, demons and dragons") are gathered together; a trade ("elf druids") is not another people.
  const peoples = found.filter(
    ({ name, plural, mention }) =>
      plural &&
      !vagueTypes.has(name) &&
      (!classes.has(name) || found.some((other) => isSideBySide(mention, other.mention, tokens))) &&
      // "Elf druids and goblins"
      !(classes.has(name) && found.some((other) => other.mention.to === mention.from)),
  );
  const together = peoples.some(({ name }) => name === best.name) ? peoples : [best];
  const taken = [...new Set([best, ...together].map(({ name }) => name))].slice(0, MOST_TYPES);
  const rest = [...new Set(found.map((each) => each.name))].filter((name) => !taken.includes(name));
  if (rest.length > 0) notes.push({ kind: "several-types", taken: best.name, left: rest });
  return {
    value: taken.join(", "),
    from: found.filter((each) => taken.includes(each.name)).map((each) => each.mention),
  };
}
