import type { GenerateRequest } from "@deckwright/contract/requests.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { namedCards, readDeckText } from "@deckwright/decks/text/read-deck.ts";

/** What the form on the left holds: the sentence, and what was set beside it. Empty means: not said. */
export interface Wish {
  readonly prompt: string;
  readonly format: string;
  /** Another form of the format: a variant of it, or the format that a way of playing is played on. */
  readonly variant: string;
  readonly base: string;
  /** Cards of a cube or a battle box. */
  readonly size: number | null;
  /** The two decks of a team share the copies that their format allows. */
  readonly unified: boolean;
  /** Code of the set whose boosters are opened where no pool is given. */
  readonly set: string;
  /** Opened cards, as the list that was pasted. */
  readonly pool: string;
  readonly playstyle: string;
  readonly commander: string;
  /** Color letters. */
  readonly colors: readonly string[];
  readonly themes: readonly string[];
  readonly budgetUsd: number | null;
  readonly maxCardUsd: number | null;
  readonly bracket: number | null;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly seed: number | null;
}

export const EMPTY_WISH: Wish = {
  prompt: "",
  format: "",
  variant: "",
  base: "",
  size: null,
  unified: false,
  set: "",
  pool: "",
  playstyle: "",
  commander: "",
  colors: [],
  themes: [],
  budgetUsd: null,
  maxCardUsd: null,
  bracket: null,
  include: [],
  exclude: [],
  seed: null,
};

/** Card names hold commas, so lists of names are parted by something that no name has. */
const SEPARATOR = "|";

/** Reads a wish from an address. What makes no sense is left out, since anybody may write an address. */
export function wishFromParams(params: URLSearchParams): Wish {
  const text = (name: string) => (params.get(name) ?? "").slice(0, 10_000);
  const list = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(SEPARATOR))
      .map((value) => value.trim())
      .filter((value) => value !== "");
  const number = (name: string, min: number, max: number) => {
    const value = Number(params.get(name) ?? Number.NaN);
    return params.get(name) !== "" && value >= min && value <= max ? value : null;
  };
  const seed = number("seed", 0, Number.MAX_SAFE_INTEGER);
  const size = number("size", 1, 1_000);
  const bracket = number("bracket", 1, 5);
  return {
    prompt: text("wish"),
    format: text("format"),
    variant: text("variant"),
    base: text("base"),
    size: size === null ? null : Math.round(size),
    unified: params.get("unified") === "1",
    set: text("set"),
    pool: text("pool"),
    playstyle: text("playstyle"),
    commander: text("commander"),
    colors: [...new Set(text("colors").toUpperCase())].filter((letter) => "WUBRGC".includes(letter)),
    themes: list("themes"),
    budgetUsd: number("budget", 0, 1_000_000),
    maxCardUsd: number("card-budget", 0, 1_000_000),
    bracket: bracket === null ? null : Math.round(bracket),
    include: list("include"),
    exclude: list("exclude"),
    seed: seed === null ? null : Math.trunc(seed),
  };
}

/** An address that builds this wish: the sentence is always in it, so that opening it builds at once. */
export function wishToParams(wish: Wish): URLSearchParams {
  const params = new URLSearchParams({ wish: wish.prompt });
  const set = (name: string, value: string) => value !== "" && params.set(name, value);
  set("format", wish.format);
  set("variant", wish.variant);
  set("base", wish.base);
  set("size", wish.size === null ? "" : String(wish.size));
  set("unified", wish.unified ? "1" : "");
  set("set", wish.set);
  set("pool", wish.pool);
  set("playstyle", wish.playstyle);
  set("commander", wish.commander);
  set("colors", wish.colors.join(""));
  set("themes", wish.themes.join(SEPARATOR));
  set("budget", wish.budgetUsd === null ? "" : String(wish.budgetUsd));
  set("card-budget", wish.maxCardUsd === null ? "" : String(wish.maxCardUsd));
  set("bracket", wish.bracket === null ? "" : String(wish.bracket));
  set("include", wish.include.join(SEPARATOR));
  set("exclude", wish.exclude.join(SEPARATOR));
  set("seed", wish.seed === null ? "" : String(wish.seed));
  return params;
}

/** The wish as the generator takes it. */
export function wishToRequest(wish: Wish): GenerateRequest {
  const pool = namedCards(readDeckText(wish.pool).deck);
  const set = wish.set.trim().toLowerCase();
  return {
    prompt: wish.prompt,
    ...(wish.format === "" ? {} : { format: wish.format }),
    ...(wish.variant === "" ? {} : { variant: wish.variant }),
    ...(wish.base === "" ? {} : { base: wish.base }),
    ...(wish.size === null ? {} : { size: wish.size }),
    ...(wish.unified ? { unified: true } : {}),
    ...(set === "" ? {} : { set }),
    ...(Object.keys(pool).length === 0 ? {} : { pool }),
    ...(wish.playstyle === "" ? {} : { playstyle: wish.playstyle }),
    ...(wish.commander === "" ? {} : { commanders: [wish.commander] }),
    ...(wish.colors.length === 0 ? {} : { colors: [...wish.colors] }),
    ...(wish.themes.length === 0 ? {} : { themes: [...wish.themes] }),
    ...(wish.budgetUsd === null ? {} : { budgetUsd: wish.budgetUsd }),
    ...(wish.maxCardUsd === null ? {} : { maxCardUsd: wish.maxCardUsd }),
    ...(wish.bracket === null ? {} : { bracket: wish.bracket }),
    ...(wish.include.length === 0 ? {} : { include: [...wish.include] }),
    ...(wish.exclude.length === 0 ? {} : { exclude: [...wish.exclude] }),
    ...(wish.seed === null ? {} : { seed: wish.seed }),
  };
}

/** What one would ask for to get a deck of this kind: for building anew what was opened from the vault. */
export function wishOfDeck(deck: Deck): Wish {
  return {
    ...EMPTY_WISH,
    format: deck.format,
    variant: deck.variant ?? "",
    base: deck.base ?? "",
    unified: deck.unified ?? false,
    playstyle: deck.playstyle,
    commander: deck.commanders[0] ?? "",
    colors: deck.commanders.length > 0 ? [] : deck.colors,
    seed: deck.seed,
  };
}

/** A seed for another deck from the same wish. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
