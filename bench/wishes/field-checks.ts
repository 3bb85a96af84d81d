import { type CheckedCard, hasType } from "./checked-card.ts";
import { EXCLUDED_KINDS } from "./kinds.ts";
import {
  allCards,
  type Finding,
  isCastIn,
  isNamed,
  isOfType,
  lettersOf,
  sum,
  type WishedDeck,
} from "./wished-deck.ts";

/** Mana value of a creature from which on nobody expects it to be cast. */
const TOO_DEAR = 6;
const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

const COLOR_OF = new Map(Object.entries(COLOR_NAMES).map(([letter, name]) => [name, letter]));

/** Copies with a creature type that make a deck one of that type, by the deck's size. */
const TYPED = { constructed: 10, singleton: 15 } as const;

const LARGE = 90;

/** What wishes rule out and no single card shows. */
const UNTOLD: ReadonlySet<string> = new Set([
  "combo",
  "combos",
  "infinite combos",
  "infinite combo",
  "stax",
  "fast mana",
  "tapped land",
  "tapped lands",
  "tribal",
  "graveyard",
  "lifegain",
  "ramp",
  "voltron",
  "group hug",
  "reserved list",
]);

/** Formats whose decks are built from a pool. */
const POOLED: ReadonlySet<string> = new Set(["draft", "sealed", "conspiracy", "cube-draft"]);

/** Game Changers that a deck of a bracket may hold. */
const MOST_GAME_CHANGERS = [0, 0, 0, 3] as const;

/** What a deck makes of a field of a wish; nothing where cards cannot tell. */
export function fieldFindings(field: string, meant: unknown, wished: WishedDeck): Finding[] {
  const { deck, commanders, main } = wished;
  const all = allCards(wished);
  const one = (isKept: boolean, found: unknown, ...words: string[]): Finding[] => [
    { what: field, isKept, found: String(found), words },
  ];
  switch (field) {
    case "format":
      return one(deck.format === meant, deck.format, String(meant), "format");
    case "base":
      return one(deck.base === meant, deck.base, String(meant));
    case "playstyle":
      return one(deck.playstyle === meant, deck.playstyle, String(meant), "playstyle");
    case "colors": {
      // Lands of a third color may only be there to be fetched; spells are what a deck is of.
      const spells = all.filter(({ card }) => !hasType(card, "land")).map(({ card }) => card);
      const asked = texts(meant).map((letters) => (letters === "C" ? "" : letters));
      const own = commanders.length > 0 ? lettersOf(commanders) : castLetters(spells, asked[0] ?? "");
      const words = [...new Set([...asked, own].flatMap((letters) => [...letters]))].map(
        (letter) => COLOR_NAMES[letter] ?? letter,
      );
      return one(asked.includes(own), own, "color", ...words);
    }
    case "colorCount": {
      const own = lettersOf(commanders.length > 0 ? commanders : all.map(({ card }) => card));
      return one(own.length === meant, own, "color");
    }
    case "tribe": {
      const have = sum(all.filter(({ card }) => isOfType(card, String(meant))));
      const least = deck.cards >= LARGE ? TYPED.singleton : TYPED.constructed;
      return one(have >= least, `${have} of ${meant}`, String(meant));
    }
    case "commanders":
    case "include":
    case "named":
      return texts(meant).map((name) => ({
        what: field,
        isKept:
          all.some(({ card }) => isNamed(card, name)) || wished.side.some(({ card }) => isNamed(card, name)),
        found: name,
        words: [name.split(" // ")[0] ?? name, name.split(",")[0] ?? name],
      }));
    case "exclude":
      return texts(meant).flatMap((word) => excludeFindings(word, wished));
    case "pair":
      return one(commanders.length === 2, commanders.length, String(meant), "commander");
    case "budgetUsd": {
      const total = priceOfAll(wished);
      const most = Array.isArray(meant) ? Number(meant[1]) : Number(meant);
      return one(total <= most + 0.01, `$${total.toFixed(2)}`, `$${most}`, "budget", "price");
    }
    case "maxCardUsd": {
      const dear = all.filter(({ card }) => priceOf(card) > Number(meant) + 0.001);
      return one(
        dear.length === 0,
        dear.map(({ card }) => card.name),
        "price",
        "budget",
        `$${meant}`,
        ...dear.map(({ card }) => card.name),
      );
    }
    case "maxManaValue": {
      const high = main.filter(({ card }) => !hasType(card, "land") && card.manaValue > Number(meant));
      return one(
        high.length === 0,
        high.map(({ card }) => card.name),
        "mana value",
        ...high.map(({ card }) => card.name),
      );
    }
    case "bracket": {
      const have = all.filter(({ card }) => card.isGameChanger).length;
      const most = MOST_GAME_CHANGERS[Number(meant)] ?? Number.POSITIVE_INFINITY;
      return one(have <= most, `${have} Game Changers`, "bracket", "game changer");
    }
    default:
      return [];
  }
}

/**
 * What is ruled out by a word: a card, a color, a type, a keyword, or one of the kinds that texts show. Of the others
 * nothing is found.
 */
function excludeFindings(word: string, wished: WishedDeck): Finding[] {
  const letter = COLOR_OF.get(word);
  const kind = EXCLUDED_KINDS[word];
  if (UNTOLD.has(word)) return [];
  const isOut = (card: CheckedCard): boolean => {
    if (letter !== undefined) return card.identity.includes(letter);
    if (kind !== undefined) return kind(card);
    return isNamed(card, word) || hasType(card, word);
  };
  // What is left of a pool that was opened lies beside the deck, and is in it nowhere.
  const side = POOLED.has(wished.deck.format) ? [] : wished.side;
  const found = [...allCards(wished), ...side].filter(
    ({ card }) => isOut(card) && !(word === "legendary" && wished.commanders.includes(card)),
  );
  return [
    {
      what: `without ${word}`,
      isKept: found.length === 0,
      found: found.map(({ card }) => card.name).join(", "),
      words: [word, ...found.map(({ card }) => card.name)],
    },
  ];
}

/** What a deck costs with its sideboard. */
export function priceOfAll(wished: WishedDeck): number {
  return [...allCards(wished), ...wished.side].reduce(
    (usd, { card, copies }) => usd + priceOf(card) * copies,
    0,
  );
}

/** Basic lands lie in every shop and cost nothing; a card without a price is not held against a budget. */
function priceOf(card: CheckedCard): number {
  return hasType(card, "basic") ? 0 : (card.usd ?? 0);
}

function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

/**
 * Colors that a deck without a commander is of: of what the asked-for ones cast only these count, as the rest of a card's identity costs
 * nothing. Neither does a large creature of others where cards bring such from graveyards.
 */
function castLetters(spells: readonly CheckedCard[], asked: string): string {
  const brings = spells.some(({ text }) =>
    /creature cards? (?:in|from) (?:your|a|any) graveyards? (?:to|onto) the battlefield/.test(text),
  );
  const isBrought = (card: CheckedCard): boolean =>
    brings && card.manaValue >= TOO_DEAR && hasType(card, "creature");
  const cast = spells.filter((card) => isCastIn(card, asked) || !isBrought(card));
  const all = lettersOf(cast);
  const beyond = lettersOf(cast.filter((card) => !isCastIn(card, asked)));
  return [...all].filter((letter) => asked.includes(letter) || beyond.includes(letter)).join("");
}
