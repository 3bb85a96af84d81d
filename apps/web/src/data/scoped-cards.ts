import { meantAmong, suggestCards } from "./card-names.ts";

/** Which cards a field for a card is for, as terms of the card search. */
export interface CardScope {
  readonly terms: string;
  /** Others are not offered at all; absent: they come after those that fit, marked. */
  readonly isOnly?: boolean;
  /** The colors that fit, where others are to be told apart. */
  readonly colors?: readonly string[];
}

/** A suggested card; without facts where only its name is known. */
export interface SuggestedCard {
  readonly name: string;
  readonly facts?: { readonly cost: string; readonly usd: number | null; readonly type: string };
  /** Why it does not fit, in words. */
  readonly outside?: string;
}

const MOST = 6;
/** A single letter finds too much. */
const LEAST_LETTERS = 2;

/**
 * Cards that go by what was typed, those of the scope first, and among them those whose name begins so. Rejects when it was
 * aborted.
 */
export async function suggestScoped(
  typed: string,
  scope: CardScope,
  signal: AbortSignal,
): Promise<readonly SuggestedCard[]> {
  const name = typed.trim().toLowerCase().replaceAll('"', "");
  if (name.length < LEAST_LETTERS) return [];
  const [inside, all] = await Promise.all([
    findFaces(`${scope.terms} name:"${name}"`, signal),
    scope.isOnly ? [] : findFaces(`name:"${name}"`, signal),
  ]);
  const fitting = new Set(inside.map((face) => face.name));
  const outside = all
    .filter((face) => !fitting.has(face.name))
    .map((face) => ({ ...suggestionOf(face), outside: whyOutside(face, scope) }));
  const found = [...sorted(inside.map(suggestionOf), name), ...sorted(outside, name)].slice(0, MOST);
  if (found.length > 0 || scope.isOnly) return found;
  // Names without their accents and apostrophes are found by another way.
  return (await suggestCards(typed, signal)).map((each) => ({ name: each }));
}

/** Cards that are suggested for what is typed: of a scope, or else whatever is called so. Rejects when it was aborted. */
export async function suggestionsFor(
  typed: string,
  scope: CardScope | undefined,
  signal: AbortSignal,
): Promise<readonly SuggestedCard[]> {
  if (scope) return suggestScoped(typed, scope, signal);
  return (await suggestCards(typed, signal)).map((name) => ({ name }));
}

/**
 * The card that is meant by what was typed: the one of that name, else the first that is suggested for it, else what was
 * typed, for nobody knows better.
 */
export async function meantCard(typed: string, scope?: CardScope): Promise<string> {
  const found = await suggestionsFor(typed, scope, new AbortController().signal).catch(() => []);
  const names = found.map(({ name }) => name);
  return names[meantAmong(names, typed)] ?? typed.trim();
}

interface Face {
  readonly name: string;
  readonly mana_cost: string;
  readonly type_line: string;
  readonly usd: number | null;
  readonly color_identity: readonly string[];
}

/** Cards with the price of their cheapest printing, which is what they cost in a deck. */
async function findFaces(query: string, signal: AbortSignal): Promise<readonly Face[]> {
  const params = new URLSearchParams({
    q: `${query} prefer:usd-low`,
    order: "edhrec",
    count: "40",
    typed: "1",
  });
  const response = await fetch(`/api/card-faces?${params}`, { signal });
  const body: unknown = response.ok ? await response.json() : null;
  if (typeof body !== "object" || body === null || !("data" in body) || !Array.isArray(body.data)) return [];
  return body.data.filter(isFace);
}

function isFace(value: unknown): value is Face {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    "mana_cost" in value &&
    "type_line" in value &&
    "usd" in value &&
    "color_identity" in value &&
    Array.isArray(value.color_identity)
  );
}

function suggestionOf({ name, mana_cost: cost, type_line: type, usd }: Face): SuggestedCard {
  return { name, facts: { cost, type, usd } };
}

function whyOutside({ color_identity: identity }: Face, { colors }: CardScope): string {
  const isOff = colors !== undefined && identity.some((color) => !colors.includes(color));
  return isOff ? "not in the deck’s colors" : "not legal in this format";
}

/** Names that begin so first, or that are it. */
function sorted(cards: readonly SuggestedCard[], typed: string): readonly SuggestedCard[] {
  const rank = ({ name }: SuggestedCard) => (name.toLowerCase().startsWith(typed) ? 0 : 1);
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
