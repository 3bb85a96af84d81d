import { PrintingFlag } from "../bulk/printing-record.ts";
import { parseManaCost } from "../mana/mana-cost.ts";
import { foldName } from "../names/fold.ts";
import type { CardTable, Fact, PrintingTable } from "../table/card-table.ts";
import { addBit, allBits, type Bits, noBits } from "./bits.ts";
import { type CardTexts, readTexts } from "./card-texts.ts";
import { extraLines, extraSets, type Plain, readPlain } from "./extras.ts";
import { type FaceNumbers, readFaceNumbers } from "./face-numbers.ts";
import { type FlavorTexts, readFlavorTexts } from "./flavor-texts.ts";
import { foldText, withOneSpelling } from "./fold-text.ts";
import { JoinedTexts } from "./joined-texts.ts";
import { addKeywordsOfTexts } from "./keywords-of-texts.ts";
import { countSymbols, type SymbolCounts } from "./mana-symbols.ts";
import { countIllustrations, countPrints, type PrintCounts } from "./print-counts.ts";
import { type WordColumn, wordColumn } from "./word-column.ts";

/** What prices are in. */
export type Currency = "usd" | "eur" | "tix";

/** Makes a value when it is first asked for. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What searches look through: columns over a table, each made when it is first needed. */
export class SearchIndex {
  readonly table: CardTable;
  readonly printings: PrintingTable;
  readonly allCards: Bits;
  readonly allPrintings: Bits;
  /** How much each card is played, only to be compared; absent until somebody says. */
  played?: Float32Array;

  constructor(table: CardTable) {
    this.table = table;
    this.printings = table.printings;
    this.allCards = allBits(table.size);
    this.allPrintings = allBits(table.printingCount);
  }

  /** Folded names, those on crossover printings with them, one to a line. */
  readonly names = lazy((): JoinedTexts => {
    const names = Array.from({ length: this.table.size }, (_, card) => searchedName(this.table.name(card)));
    for (const [flavor, card] of this.table.flavorNames) names[card] += `\n${foldName(flavor)}`;
    return new JoinedTexts(names);
  });

  /** Names with their punctuation, for regular expressions and for punctuation itself. */
  readonly plainNames = lazy(
    (): JoinedTexts =>
      new JoinedTexts(Array.from({ length: this.table.size }, (_, card) => foldText(this.table.name(card)))),
  );

  /** The position of each card: the numbers of texts of which each card has its own. */
  readonly cardNumbers = lazy(
    (): Uint32Array => Uint32Array.from({ length: this.table.size }, (_, card) => card),
  );

  readonly texts = lazy((): CardTexts => readTexts(this.table));

  readonly typeLines = lazy(
    (): WordColumn => wordColumn(this.table.size, (card) => foldText(this.table.typeLine(card))),
  );

  /** The different type lines, to look for parts of them. */
  readonly typeTexts = lazy((): JoinedTexts => new JoinedTexts(this.typeLines().words));

  /** Type lines, by their numbers, of tokens and other extras, which a search leaves out by default. */
  readonly extraLines = lazy((): Bits => extraLines(this.typeLines().words));

  /** Every word of the type lines. */
  readonly typeWords = lazy(
    (): ReadonlySet<string> => new Set(this.typeLines().words.flatMap((line) => line.split(/[ /]+/))),
  );

  /** Costs of all faces, set apart by bars. */
  readonly costs = lazy(
    (): WordColumn =>
      wordColumn(this.table.size, (card) => {
        const cost = this.table.manaCost(card);
        if (!this.table.name(card).includes(" // ")) return cost;
        return this.table
          .faces(card)
          .map((face) => face.manaCost)
          .join("|");
      }),
  );

  /** By the number of a cost in `costs`: the symbols of each face that has a cost. */
  readonly symbols = lazy((): readonly (readonly SymbolCounts[])[] =>
    this.costs().words.map((line) =>
      line
        .split("|")
        .filter((cost) => cost !== "")
        .map(countSymbols),
    ),
  );

  /** The same costs as texts for regular expressions, by their numbers. */
  readonly costTexts = lazy((): readonly string[] =>
    this.costs().words.map((cost) => withOneSpelling(cost.toLowerCase())),
  );

  readonly layouts = lazy((): WordColumn => wordColumn(this.table.size, (card) => this.table.layout(card)));

  /** Mana values; sources round the halves of joke cards. */
  readonly manaValue = lazy((): Float32Array => {
    const values = this.table.manaValue.slice();
    const { ids, words } = this.costs();
    words.forEach((cost, id) => {
      if (!/\{h[wubrgc]\}|½/i.test(cost)) return;
      for (let card = 0; card < values.length; card++)
        if (ids[card] === id) values[card] = parseManaCost(cost).manaValue;
    });
    return values;
  });

  /** Colors of all faces together. */
  readonly anyColors = lazy((): Uint8Array => {
    const colors = this.table.colors.slice();
    for (let card = 0; card < colors.length; card++) {
      if (!this.table.name(card).includes(" // ")) continue;
      for (const face of this.table.faces(card)) colors[card] = (colors[card] ?? 0) | face.colors;
    }
    return colors;
  });

  readonly faceNumbers = lazy((): FaceNumbers => readFaceNumbers(this.table));

  /** Cards by keyword, in lower case. */
  readonly keywords = lazy((): ReadonlyMap<string, Bits> => {
    const keywords = new Map<string, Bits>();
    for (let card = 0; card < this.table.size; card++) {
      for (const keyword of this.table.keywords(card)) {
        const key = foldText(keyword);
        let bits = keywords.get(key);
        if (!bits) {
          bits = noBits(this.table.size);
          keywords.set(key, bits);
        }
        addBit(bits, card);
      }
    }
    if (this.table.meta.hasText) addKeywordsOfTexts(keywords, this.texts().plain.texts);
    return keywords;
  });

  /** Null where the table carries none. */
  readonly flavorTexts = lazy((): FlavorTexts | null => readFlavorTexts(this.printings.flavorTexts));

  /** By card how many different pictures its printings have in front; NaN where none is known. */
  readonly illustrationCounts = lazy((): Float32Array => countIllustrations(this.table));

  /** Sets by code. */
  readonly setIds = lazy(
    (): ReadonlyMap<string, number> => new Map(this.table.sets.map((set, at) => [set.code, at])),
  );

  /** Printings of each set, by the set's position. */
  readonly printingsOfSet = lazy((): readonly (readonly number[])[] => {
    const lists: number[][] = this.table.sets.map(() => []);
    for (let at = 0; at < this.table.printingCount; at++) lists[this.printings.set[at] ?? -1]?.push(at);
    return lists;
  });

  /** By the position of a set: 1 for sets of tokens and memorabilia. */
  readonly isExtraSet = lazy((): Uint8Array => extraSets(this.table));

  /** Cards and printings that searches show without being asked for more. */
  readonly plain = lazy((): Plain => readPlain(this.table, this.printings, this.isExtraSet()));

  /** The name of each printing's number as a number: its first digits. NaN when it has none. */
  readonly numbers = lazy((): { readonly texts: WordColumn; readonly values: Float32Array } => {
    const { ids, words } = this.printings.texts("number");
    const values = Float32Array.from(words, (word) => Number.parseInt(word.replace(/^\D+/, ""), 10));
    return { texts: { ids, words: words.map((word) => word.toLowerCase()) }, values };
  });

  readonly artists = lazy((): WordColumn => {
    const { ids, words } = this.printings.texts("artist");
    return { ids, words: words.map(foldText) };
  });

  /**
   * Printings that are not the first of their card. Sources that do not tell have the older printing before the newer.
   */
  isReprint(printing: number): boolean {
    if ((this.printings.flags[printing] ?? 0) & PrintingFlag.Reprint) return true;
    const [from] = this.table.printingsOf(this.printings.card[printing] ?? 0);
    return (this.printings.day[printing] ?? 0) > (this.printings.day[from] ?? 0);
  }

  readonly #cents = new Map<Currency, Uint32Array>();

  /** Price of each printing in hundredths, plain, else foil, else etched; 0 when none is known. */
  cents(currency: Currency): Uint32Array {
    let cents = this.#cents.get(currency);
    if (!cents) {
      const kinds =
        currency === "usd"
          ? (["usd", "usdFoil", "usdEtched"] as const)
          : currency === "eur"
            ? (["eur", "eurFoil"] as const)
            : (["tix"] as const);
      const columns = kinds.map((kind) => this.printings.prices(kind));
      cents = new Uint32Array(this.table.printingCount);
      for (let at = 0; at < cents.length; at++)
        cents[at] = columns.find((column) => (column[at] ?? 0) > 0)?.[at] ?? 0;
      this.#cents.set(currency, cents);
    }
    return cents;
  }

  /** All printings that are not the first of their card. */
  readonly reprints = lazy((): Bits => {
    const { day, flags } = this.printings;
    const bits = noBits(this.table.printingCount);
    for (let card = 0; card < this.table.size; card++) {
      const [from, to] = this.table.printingsOf(card);
      const first = day[from] ?? 0;
      for (let at = from; at < to; at++)
        if ((flags[at] ?? 0) & PrintingFlag.Reprint || (day[at] ?? 0) > first) addBit(bits, at);
    }
    return bits;
  });

  readonly printCounts = lazy((): PrintCounts => countPrints(this.table));

  hasFact(card: number, fact: (typeof Fact)[keyof typeof Fact]): boolean {
    return ((this.table.facts[card] ?? 0) & fact) !== 0;
  }

  /** What makes rare searches faster, in steps of which each is taken once. */
  readonly #rest: (() => void)[] = [
    () => this.table.meta.hasText && this.texts().full.learnWords(),
    () => this.flavorTexts(),
    () => this.flavorTexts()?.joined.learnWords(),
  ];

  /** Takes one more step; false when none is left. */
  prepareRest(): boolean {
    const step = this.#rest.shift();
    step?.();
    return step !== undefined;
  }

  /** Makes everything that takes long, so that no search waits for it. */
  prepare(): void {
    this.printCounts();
    this.reprints();
    this.typeWords();
    this.typeTexts().learnWords();
    this.extraLines();
    for (const currency of ["usd", "eur", "tix"] as const) this.cents(currency);
    this.names();
    this.plainNames();
    if (this.table.meta.hasText) {
      const { plain, tilde } = this.texts();
      plain.learnWords();
      tilde.learnWords({ from: plain, sign: "~" });
    }
    this.typeLines();
    this.costs();
    this.symbols();
    this.manaValue();
    this.anyColors();
    this.faceNumbers();
    this.keywords();
    this.printingsOfSet();
    this.plain();
    this.numbers();
    this.artists();
  }
}

/** The folded name; a hyphen counts as a space and as nothing, `il-Dal` is found by `il dal` and by `ildal`. */
function searchedName(name: string): string {
  const folded = foldName(name);
  return name.includes("-") ? `${folded}\n${foldName(name.replaceAll("-", ""))}` : folded;
}
