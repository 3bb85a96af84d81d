import { FINISHES, PrintingFlag, RARITIES } from "../../bulk/printing-record.ts";
import { ownEntry } from "../../own-entry.ts";
import { Game } from "../../table/card-table.ts";
import { type Atom, clause, type Field, type Problem, type TermContext } from "../atom.ts";
import { addBit, eachBit, noBits } from "../bits.ts";
import { bitsByMask, bitsByNumber, columnTest, type RowTest } from "../column-bits.ts";
import { foldText } from "../fold-text.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import type { WordColumn } from "../word-column.ts";
import { finishTest } from "./looks.ts";
import { noSet, rarityCalled, saySets, setsCalled, setTest } from "./sets.ts";

const GAMES: Readonly<Record<string, { readonly bit: number; readonly name: string }>> = {
  paper: { bit: Game.Paper, name: "in paper" },
  mtgo: { bit: Game.Mtgo, name: "on Magic Online" },
  arena: { bit: Game.Arena, name: "on Arena" },
};

function gameCalled(typed: string) {
  const word = typed.trim().toLowerCase();
  return ownEntry(GAMES, word);
}

/** Where the printing exists. */
export const gameField: Field = (term, { index }) => {
  const game = gameCalled(term.value);
  if (!game) {
    const suggestion = nearest(term.value.toLowerCase(), Object.keys(GAMES));
    const problem = `“${term.value}” is none of paper, mtgo and arena`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  return {
    level: "printing",
    cost: 1,
    key: `game ${game.name}`,
    ...clause("it", "is", "is not", game.name),
    ...maskTest(index, index.printings.games, game.bit),
  };
};

function maskTest({ table }: SearchIndex, masks: Uint8Array | Uint16Array, mask: number): RowTest {
  return {
    test: (at) => ((masks[at] ?? 0) & mask) !== 0,
    bits: () => bitsByMask(table.printingCount, masks, mask),
  };
}

/** Makes a test of a card from a test of its printings: any of them will do. */
function anyPrinting(
  { index }: TermContext,
  key: string,
  object: string,
  { test, bits: printings }: RowTest,
): Atom {
  return {
    level: "card",
    cost: 6,
    key,
    ...clause("it", "was printed", "was never printed", object),
    test: (card) => {
      const [from, to] = index.table.printingsOf(card);
      for (let at = from; at < to; at++) if (test(at)) return true;
      return false;
    },
    bits: () => {
      const cards = noBits(index.table.size);
      eachBit(printings(), (at) => addBit(cards, index.printings.card[at] ?? 0));
      return cards;
    },
  };
}

/** Whether the card was ever printed in a set, kind of set, game, language or rarity; `in:deck` is the deck at hand. */
export const inField: Field = (term, context) => {
  const { index, deck } = context;
  const word = term.value.trim().toLowerCase();
  if (word === "deck") {
    if (!deck)
      return { problem: "Choose a deck to search in: “in:deck” is about the one at hand", at: "keyword" };
    return {
      level: "card",
      cost: 1,
      key: "",
      ...clause("it", "is", "is not", "in this deck"),
      test: (card) => deck.has(card),
    };
  }
  const sets = setsCalled(index, term.value);
  if (sets.length > 0)
    return {
      ...anyPrinting(context, `in set ${sets.join(" ")}`, `in ${saySets(sets, index)}`, setTest(sets, index)),
      cost: 1,
    };
  const game = gameCalled(word);
  if (game)
    return anyPrinting(
      context,
      `in game ${word}`,
      game.name,
      maskTest(index, index.printings.games, game.bit),
    );
  const rarity = rarityCalled(word);
  if (rarity >= 0)
    return anyPrinting(context, `in rarity ${rarity}`, `as ${RARITIES[rarity]}`, {
      test: (at) => index.printings.rarity[at] === rarity,
      bits: () => {
        const passes = Uint8Array.from(RARITIES, (_, at) => (at === rarity ? 1 : 0));
        return bitsByNumber(index.table.printingCount, index.printings.rarity, passes);
      },
    });
  if (word === "booster") {
    const test = maskTest(index, index.printings.flags, PrintingFlag.Booster);
    return anyPrinting(context, "in booster", "in booster packs", test);
  }
  const finish = FINISHES.find((one) => one === word);
  if (finish) return anyPrinting(context, `in ${finish}`, `in ${finish}`, finishTest(index, finish));
  const kind = word.replace(/[\s-]/g, "_");
  const kinds = index.table.sets.flatMap((set, at) => (set.type === kind ? [at] : []));
  if (kinds.length > 0) {
    const said = `in ${/^[aeiou]/.test(word) ? "an" : "a"} ${word.replace(/_/g, " ")} set`;
    return anyPrinting(context, `in kind ${kind}`, said, setTest(kinds, index));
  }
  const languages = index.printings.texts("language");
  const language = languageCalled(word);
  if (language) {
    const test = columnTest(index.table.printingCount, languages, (code) => (code || "en") === language);
    const atom = anyPrinting(context, `in language ${language}`, `in ${languageName(language)}`, test);
    return hasLanguage(languages, language) ? atom : noLanguage(term.value, atom);
  }
  return noSet(term, index);
};

/** Language codes as card data has them, with what else they are called. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  en: ["english"],
  es: ["spanish", "sp"],
  fr: ["french"],
  de: ["german"],
  it: ["italian"],
  pt: ["portuguese"],
  ja: ["japanese", "jp"],
  ko: ["korean", "kr"],
  ru: ["russian"],
  zhs: ["simplified chinese", "cs"],
  zht: ["traditional chinese", "ct"],
  he: ["hebrew"],
  la: ["latin"],
  grc: ["ancient greek"],
  ar: ["arabic"],
  sa: ["sanskrit"],
  ph: ["phyrexian"],
  qya: ["quenya"],
};

function languageCalled(word: string): string | undefined {
  return Object.entries(LANGUAGES).find(([code, names]) => code === word || names.includes(word))?.[0];
}

/** "Japanese", "simplified Chinese". */
function languageName(code: string): string {
  const name = LANGUAGES[code]?.[0] ?? code;
  return name.replace(/\b[a-z](?=\w*$)/, (letter) => letter.toUpperCase());
}

function hasLanguage({ words }: WordColumn, language: string): boolean {
  return words.some((code) => (code || "en") === language);
}

function noLanguage(typed: string, atom: Atom): Problem {
  return { problem: `None of the loaded printings is in the language “${typed}”`, atom, at: "value" };
}

/** Language of the printing; `any` is no condition. */
export const languageField: Field = (term, { index }) => {
  const word = foldText(term.value.trim());
  const code = word === "any" ? "any" : languageCalled(word);
  if (!code) {
    const suggestion = nearest(
      word,
      Object.entries(LANGUAGES).flatMap(([one, names]) => [one, ...names]),
    );
    const problem = `“${term.value}” is no language of Magic cards`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  const languages = index.printings.texts("language");
  const atom: Atom = {
    level: "printing",
    cost: 2,
    key: `language ${code}`,
    ...clause("it", "is", "is not", code === "any" ? "in any language" : `in ${languageName(code)}`),
    ...columnTest(index.table.printingCount, languages, (one) => code === "any" || (one || "en") === code),
  };
  return code === "any" || hasLanguage(languages, code) ? atom : noLanguage(term.value, atom);
};
