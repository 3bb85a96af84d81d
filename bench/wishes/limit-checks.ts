import { type CheckedCard, hasType } from "./checked-card.ts";
import { priceOfAll } from "./field-checks.ts";
import { BEYOND_SETS, type CardKind, KINDS } from "./kinds.ts";
import { folded } from "./limit-words.ts";
import type { WantedLimit } from "./wish.ts";
import { allCards, type Finding, isNamed, isOfType, lettersOf, sum, type WishedDeck } from "./wished-deck.ts";

/** What the basic lands of a deck come to at most. */
const BASICS_USD = 5;

/** What a deck makes of a limit of a wish; nothing where cards cannot tell. */
export function limitFindings(limit: WantedLimit, wished: WishedDeck): Finding[] {
  const { what, is = "" } = limit;
  const all = allCards(wished);
  const spells = wished.main.filter(({ card }) => !hasType(card, "land"));
  const none = (words: readonly string[], isOut: (card: CheckedCard) => boolean): Finding[] => {
    const out = all.filter(({ card }) => !hasType(card, "basic") && isOut(card));
    const names = out.map(({ card }) => card.name);
    return [{ what, isKept: out.length === 0, found: names.join(", "), words: [...words, ...names] }];
  };
  switch (what) {
    case "average": {
      const mean =
        spells.reduce((total, { card, copies }) => total + card.manaValue * copies, 0) /
        Math.max(1, sum(spells));
      return [
        { what, isKept: mean <= (limit.most ?? 0) + 0.005, found: mean.toFixed(2), words: ["average"] },
      ];
    }
    case "total": {
      const usd = priceOfAll(wished);
      const words = [`least $${limit.least}`, `$${limit.least}`];
      // The deck's own sum counts its basic lands, which are free here.
      return [{ what, isKept: usd + BASICS_USD >= (limit.least ?? 0), found: `$${usd.toFixed(2)}`, words }];
    }
    case "toYear":
      return none(["printed", is], (card) => card.firstYear > Number(is));
    case "fromYear":
      return none(["printed", is], (card) => card.firstYear < Number(is));
    case "sets":
      return none([...is.split("|"), "from set"], (card) => !is.split("|").some((set) => card.sets.has(set)));
    case "notSets":
      return none(["set"], (card) => [...card.sets].every((set) => is.split("|").includes(set)));
    case "maxRarity":
      return none([is, "rarity"], (card) => !ranksUpTo(is).some((rarity) => card.rarities.has(rarity)));
    case "reserved":
      return none(["reserved"], ({ isReserved }) => isReserved);
    case "ub":
      return none(
        ["universes beyond"],
        ({ setNames }) =>
          setNames.every((name) => BEYOND_SETS.test(name) || name === "Secret Lair Drop") &&
          setNames.some((name) => BEYOND_SETS.test(name)),
      );
    case "colors": {
      const own = lettersOf(all.map(({ card }) => card)).length;
      return [{ what, isKept: isWithin(own, limit, 0), found: String(own), words: ["color"] }];
    }
    case "size":
      return [
        {
          what,
          isKept: isWithin(wished.deck.cards, limit, 0),
          found: String(wished.deck.cards),
          words: ["size", `${limit.least ?? limit.most} cards`],
        },
      ];
    case "sideboard": {
      const have = sum(wished.side);
      return [{ what, isKept: isWithin(have, limit, 0), found: String(have), words: ["sideboard"] }];
    }
    default:
      return countFindings(limit, wished);
  }
}

/** A count of cards of a kind, of a creature type, or of one name. */
function countFindings(limit: WantedLimit, wished: WishedDeck): Finding[] {
  const [kind, name] = /^(card|type|side):(.*)$/.exec(limit.what)?.slice(1) ?? [];
  const row: CardKind | undefined = KINDS[kind === "side" && name !== undefined ? name : limit.what];
  const zone = kind === "side" ? wished.side : kind === "card" ? allCards(wished) : wished.main;
  if (limit.but !== undefined) return restFindings(limit, limit.but, wished);
  if (row === undefined && name === undefined) return [];
  const isOne = (card: CheckedCard): boolean => {
    if (name === undefined || row !== undefined) return row?.isOne(card) ?? false;
    return kind === "type" ? isOfType(card, name) : isNamed(card, name);
  };
  const have = sum(zone.filter(({ card }) => isOne(card)));
  const { isSurely } = row ?? {};
  const sure = isSurely === undefined ? have : sum(zone.filter(({ card }) => isSurely(card)));
  const leeway = row?.leeway ?? 0;
  const { least = 0, most = Number.POSITIVE_INFINITY } = limit;
  return [
    {
      what: limit.what,
      isKept:
        isWithin(have, { what: limit.what, least }, leeway) &&
        isWithin(sure, { what: limit.what, most }, leeway),
      found: sure === have ? String(have) : `${sure} to ${have}`,
      words: row?.words ?? [name ?? limit.what],
    },
  ];
}

/** "All creatures are Skeletons": of one kind there is nothing but another. */
function restFindings({ what }: WantedLimit, but: string, { main }: WishedDeck): Finding[] {
  const types = but.split(" and ").map(folded);
  const isOther = (card: CheckedCard): boolean => !types.some((type) => isOfType(card, type));
  const others = main.filter(({ card }) => (what === "cards" || KINDS[what]?.isOne(card)) && isOther(card));
  const names = others.map(({ card }) => card.name);
  return [
    {
      what: `${what} but ${but}`,
      isKept: others.length === 0,
      found: names.join(", "),
      words: [but, what, ...names],
    },
  ];
}

function isWithin(
  have: number,
  { least = 0, most = Number.POSITIVE_INFINITY }: WantedLimit,
  leeway: number,
): boolean {
  return have >= Math.floor(least * (1 - leeway)) && have <= Math.ceil(most * (1 + leeway));
}

const RANKS: readonly string[] = ["common", "uncommon", "rare", "mythic"];

function ranksUpTo(most: string): readonly string[] {
  return RANKS.slice(0, RANKS.indexOf(most) + 1);
}
