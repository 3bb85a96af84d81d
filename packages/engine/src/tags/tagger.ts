import type { TaggableCard, Tagger } from "@deckwright/cards/table/tagger.ts";
import { type CardView, viewsOf } from "./card-view.ts";
import type { TagRule } from "./definition.ts";
import { TAG_DEFINITIONS } from "./definitions.ts";

/** A definition with its relations as numbers. */
interface CompiledTag {
  readonly from: readonly number[];
  readonly unless: readonly number[];
}

interface CompiledRule {
  readonly tag: number;
  readonly rule: TagRule;
}

const NAMES: readonly string[] = TAG_DEFINITIONS.map((definition) => definition.tag);
const NUMBERS: ReadonlyMap<string, number> = new Map(NAMES.map((name, at) => [name, at]));

const TAGS: readonly CompiledTag[] = TAG_DEFINITIONS.map((definition, at) => ({
  from: numbersBefore(at, definition.from),
  unless: numbersBefore(at, definition.unless),
}));

const RULES: readonly CompiledRule[] = TAG_DEFINITIONS.flatMap((definition, tag) =>
  (definition.rules ?? []).map((rule) => ({ tag, rule })),
);

/** Rules by the word that calls for them; those without words are tried on every face. */
const RULES_BY_WORD: ReadonlyMap<string, readonly number[]> = indexByWord();
const RULES_FOR_ALL: readonly number[] = RULES.flatMap(({ rule }, at) =>
  rule.words === undefined ? [at] : [],
);

/**
 * Recognizes roles (`ramp`, `removal`, `draw:engine`...), themes (`theme:landfall`...) and flags from rules text.
 * The definitions are data: see `definitions.ts` and the folder beside it.
 */
export const TAGGER: Tagger = { version: 1, names: NAMES, tag: tagsOf };

function tagsOf(card: TaggableCard): number[] {
  const has = new Uint8Array(NAMES.length);
  for (const view of viewsOf(card)) {
    const called = new Set(RULES_FOR_ALL);
    for (const word of view.words) for (const at of RULES_BY_WORD.get(word) ?? []) called.add(at);
    for (const at of called) {
      const entry = RULES[at];
      if (entry !== undefined && has[entry.tag] === 0 && matches(entry.rule, view)) has[entry.tag] = 1;
    }
  }
  const found: number[] = [];
  TAGS.forEach(({ from, unless }, tag) => {
    if (from.some((number) => has[number] === 1)) has[tag] = 1;
    if (unless.some((number) => has[number] === 1)) has[tag] = 0;
    if (has[tag] === 1) found.push(tag);
  });
  return found;
}

/** Whether a face satisfies a rule. */
export function matches(rule: TagRule, view: CardView): boolean {
  if (rule.frontOnly && !view.isFront) return false;
  if (rule.types !== undefined && (view.types & rule.types) === 0) return false;
  if (rule.notTypes !== undefined && (view.types & rule.notTypes) !== 0) return false;
  if (rule.where !== undefined && !rule.where(view)) return false;
  const { any, not, ability: accepts } = rule;
  if (any === undefined) return true;
  return view.abilities.some(
    (ability) =>
      any.some((pattern) => pattern.test(ability)) &&
      !(not?.some((pattern) => pattern.test(ability)) ?? false) &&
      (accepts === undefined || accepts(ability, view)),
  );
}

function indexByWord(): Map<string, number[]> {
  const index = new Map<string, number[]>();
  RULES.forEach(({ rule }, at) => {
    for (const word of rule.words ?? []) {
      const rules = index.get(word);
      if (rules === undefined) index.set(word, [at]);
      else rules.push(at);
    }
  });
  return index;
}

function numbersBefore(at: number, names: readonly string[] | undefined): number[] {
  return (names ?? []).map((name) => {
    const number = NUMBERS.get(name);
    if (number === undefined || number >= at)
      throw new Error(`${NAMES[at]} refers to ${name}, which is not defined before it`);
    return number;
  });
}
