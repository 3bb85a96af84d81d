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

/** Tags that follow from others or give way to others, in order. */
const RELATED: readonly number[] = TAGS.flatMap(({ from, unless }, tag) =>
  from.length > 0 || unless.length > 0 ? [tag] : [],
);

const RULES: readonly CompiledRule[] = TAG_DEFINITIONS.flatMap((definition, tag) =>
  (definition.rules ?? []).map((rule) => ({ tag, rule })),
);

/** Words of 32 bits that a set of rules takes. */
const MASK_SIZE = Math.ceil(RULES.length / 32);

/** Rules that a word calls for, as a set of bits over `RULES`. */
const RULES_OF_WORD: ReadonlyMap<string, Uint32Array> = rulesByWord();
/** Rules without words. */
const RULES_OF_ALL: Uint32Array = maskOfRules(({ words }) => words === undefined);
/** Rules that a face of some types, in front or behind, can satisfy. Filled as combinations of types turn up. */
const rulesOfTypes = new Map<number, Uint32Array>();

/**
 * Recognizes roles (`ramp`, `removal`, `draw:engine`...), themes (`theme:landfall`...) and flags from rules text.
 * The definitions are data: see `definitions.ts` and the folder beside it.
 */
export const TAGGER: Tagger = { version: fingerprint(), names: NAMES, tag: tagsOf };

function tagsOf(card: TaggableCard): number[] {
  const has = new Uint8Array(NAMES.length);
  for (const view of viewsOf(card)) tagFace(view, has);
  for (const tag of RELATED) {
    if (TAGS[tag]?.from.some((number) => has[number] === 1)) has[tag] = 1;
    if (TAGS[tag]?.unless.some((number) => has[number] === 1)) has[tag] = 0;
  }
  const found: number[] = [];
  for (let tag = has.indexOf(1); tag >= 0; tag = has.indexOf(1, tag + 1)) found.push(tag);
  return found;
}

/** Marks the tags whose rules a face satisfies, trying only rules that its words and types call for. */
function tagFace(view: CardView, has: Uint8Array): void {
  const called = RULES_OF_ALL.slice();
  for (const word of view.words) {
    const mask = RULES_OF_WORD.get(word);
    if (mask !== undefined)
      for (let at = 0; at < MASK_SIZE; at++) called[at] = (called[at] ?? 0) | (mask[at] ?? 0);
  }
  const possible = possibleFor(view);
  for (let at = 0; at < MASK_SIZE; at++) {
    for (let bits = (called[at] ?? 0) & (possible[at] ?? 0); bits !== 0; bits &= bits - 1) {
      const entry = RULES[at * 32 + 31 - Math.clz32(bits & -bits)];
      if (entry !== undefined && has[entry.tag] === 0 && matches(entry.rule, view)) has[entry.tag] = 1;
    }
  }
}

function possibleFor(view: CardView): Uint32Array {
  const key = view.types * 2 + (view.isFront ? 1 : 0);
  const known = rulesOfTypes.get(key);
  if (known !== undefined) return known;
  const mask = maskOfRules((rule) => suitsTypes(rule, view));
  rulesOfTypes.set(key, mask);
  return mask;
}

function suitsTypes(rule: TagRule, view: CardView): boolean {
  if (rule.frontOnly && !view.isFront) return false;
  if (rule.types !== undefined && (view.types & rule.types) === 0) return false;
  return rule.notTypes === undefined || (view.types & rule.notTypes) === 0;
}

/** Whether a face satisfies a rule. */
export function matches(rule: TagRule, view: CardView): boolean {
  if (!suitsTypes(rule, view)) return false;
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

function maskOfRules(wanted: (rule: TagRule) => boolean): Uint32Array {
  const mask = new Uint32Array(MASK_SIZE);
  RULES.forEach(({ rule }, at) => {
    if (wanted(rule)) mask[at >> 5] = (mask[at >> 5] ?? 0) | (1 << (at & 31));
  });
  return mask;
}

function rulesByWord(): Map<string, Uint32Array> {
  const words = new Set(RULES.flatMap(({ rule }) => rule.words ?? []));
  return new Map(
    [...words].map((word) => [word, maskOfRules((rule) => rule.words?.includes(word) ?? false)]),
  );
}

/** A number that differs whenever a definition does (FNV-1a over their source), so that nobody has to remember to raise it. */
function fingerprint(): number {
  const source = JSON.stringify(TAG_DEFINITIONS, (_, value: unknown) =>
    value instanceof RegExp || typeof value === "function" ? String(value) : value,
  );
  let hash = 0x811c9dc5;
  for (let at = 0; at < source.length; at++) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function numbersBefore(at: number, names: readonly string[] | undefined): number[] {
  return (names ?? []).map((name) => {
    const number = NUMBERS.get(name);
    if (number === undefined || number >= at)
      throw new Error(`${NAMES[at]} refers to ${name}, which is not defined before it`);
    return number;
  });
}
