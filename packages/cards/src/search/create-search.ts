import type { CardIndex, CardTable, PrintingIndex } from "../table/card-table.ts";
import { Arranger } from "./arrange.ts";
import type { TermContext } from "./atom.ts";
import { addBit, both, countBits, eachBit, noBits } from "./bits.ts";
import { compile } from "./compile.ts";
import type { Direction, Order, Preference, Showing, Unique } from "./directives.ts";
import { Evaluator, levelOf } from "./evaluate.ts";
import type { FormatPools } from "./format-pool.ts";
import { parseQuery, withFewWarnings } from "./parser.ts";
import type { RegexGuard } from "./regex.ts";
import { sayPlan } from "./say.ts";
import { SearchIndex } from "./search-index.ts";
import type { SearchWarning } from "./tree.ts";

/** Queries of every kind, run once in advance, because the first run of code is several times slower. */
const USUAL: readonly string[] = [
  "lightning bolt",
  "!opt or !ice",
  "e:m10 r:rare t:land",
  "(e:rtr or e:gtc) -c:r t:creature is:permanent",
  "c:rg id<=wubr mv<=3",
  "t:elf t:druid pow>tou or pow=tou -loy=3",
  'o:"draw a card" -fo:enters kw:flying o>4',
  "o:/deals? \\d+ damage/ c:r",
  "o:~ m:2ww devotion:gg produces=g",
  "usd<1 year>=2010 a:guay unique:prints order:released",
  "in:lea is:reprint f:modern prefer:oldest",
  "otag:ramp is:shockland or is:commander or is:hybrid",
  "frame:2003 or border:white or frame:showcase or is:full or is:hires or stamp:oval or wm:selesnya",
  "is:foil -is:nonfoil or in:foil or in:booster or is:booster or is:promo or is:etched",
  "is:old or is:new or is:reprint or is:unique or is:digital or is:ub or lang:en or game:arena",
  "cheapest:eur eur<1 or tix>15 or usd=2",
  "year=1999 or date>2020-01-01 or date<=m10 or cn>=300 or r>=rare",
  "in:rare -in:paper or new:artist or artists>1 or new:rarity or new:flavor or new:art",
  "prints=1 or paperprints>3 or sets=2 or papersets<2",
  "is:vanilla or is:frenchvanilla or is:bear or is:historic or is:party or is:outlaw",
  "is:modal or is:phyrexian or has:indicator or is:meldpart or is:elf",
  'date:2015 or t:"legendary elf" or pow=1+* or tou>* or cn>=12a or t:elff',
  "is:brawler or is:companion or is:partner or is:duelcommander or is:oathbreaker or is:paupercommander",
  "c<=gr or c:colorless or c:m or c>=uw or c=2 or c!=b or id=wu or id>=bg or id<3",
  "pt>=10 or tou=pow or mv:even or loy>=4 or def>0 or pow:*",
  "name:/^x/ or mana:/u/ or t:/elf$/ or a:/guay/",
  "st:masters or b:zen or banned:modern or restricted:vintage",
  "t:saga unique:art order:usd prefer:usd-low",
  "t:saga order:released prefer:promo",
];

/** What a search engine is made with. */
export interface SearchOptions {
  /**
   * Makes for each search what stops its regular expressions when they take too long together; without it there are none.
   */
  readonly guard?: () => RegexGuard;
  /** ISO day that counts as today; the table's own date when absent. */
  readonly today?: string;
  /** Formats that somebody tells more of than the card data does. */
  readonly formats?: FormatPools;
}

/** How one search is run. What the query itself says of how hits are shown goes before this. */
export interface FindOptions {
  readonly unique?: Unique;
  readonly order?: Order;
  readonly direction?: Direction;
  readonly prefer?: Preference;
  readonly extras?: boolean;
  /** Copies that the asker owns, by card. */
  readonly owned?: ReadonlyMap<CardIndex, number>;
  /** Cards of the deck that is being worked on. */
  readonly deck?: ReadonlySet<CardIndex>;
}

/** What a search found. */
export interface Found {
  /** The printing of each hit, in order: with `unique: "cards"` one per card. */
  readonly printings: Uint32Array;
  /** The card of a printing. */
  cardOf(printing: PrintingIndex): CardIndex;
  /** What was understood, in English. */
  readonly understood: string;
  readonly warnings: readonly SearchWarning[];
  /** How the hits are shown. */
  readonly showing: Readonly<Required<Showing>>;
  /** `nothing_asked`: an empty query; `nothing_understood`: all of its terms were left out. No hits in both cases. */
  readonly status: "searched" | "nothing_asked" | "nothing_understood";
}

/** Searches all cards of a table in the language that card databases share. */
export interface Search {
  /** Never throws, whatever the query: what cannot be used is left out with a warning. */
  find(query: string, options?: FindOptions): Found;
  /** Makes everything now that searches would make when first needed (some 1 s for all cards). */
  prepare(): void;
  /**
   * Takes how much each card is played, by card, only to be compared: orders by popularity go by it where the card data
   * ranks few cards.
   */
  rankBy(played: Float32Array): void;
  /** Makes one more thing that is rarely needed, such as an unusual order (some 20 ms); false when nothing is left. */
  prepareNext(): boolean;
}

/** A search over a table. Columns are made when a query first needs them, or by `prepare`. */
export function createSearch(table: CardTable, options: SearchOptions = {}): Search {
  const index = new SearchIndex(table);
  const evaluator = new Evaluator(index);
  const arranger = new Arranger(index);
  const today = Math.floor(Date.parse(options.today ?? table.meta.cardsAsOf) / 86_400_000) || 0;

  function find(query: string, asked: FindOptions = {}): Found {
    const { tree, warnings } = parseQuery(query);
    const late: SearchWarning[] = [];
    const context: TermContext = {
      index,
      guard: options.guard?.(),
      today,
      ...(options.formats ? { formats: options.formats } : {}),
      complain: (term, message) => late.push({ message: `${message}.`, span: term.span }),
      ...(asked.owned ? { owned: asked.owned } : {}),
      ...(asked.deck ? { deck: asked.deck } : {}),
    };
    const plan = compile(tree, context);
    const showing = {
      unique: plan.showing.unique ?? asked.unique ?? "cards",
      order: plan.showing.order ?? asked.order ?? "name",
      direction: plan.showing.direction ?? asked.direction ?? "auto",
      prefer: plan.showing.prefer ?? asked.prefer ?? "default",
      extras: plan.showing.extras ?? asked.extras ?? false,
    } as const;
    const printings = plan.root
      ? arranger.sort(hits(plan.root, showing, plan.reveals), showing.order, showing.direction)
      : new Uint32Array(0);
    return {
      printings,
      cardOf: (printing) => index.printings.card[printing] ?? 0,
      understood: sayPlan(plan),
      warnings: withFewWarnings(
        [...warnings, ...plan.warnings, ...late].sort((a, b) => a.span.start - b.span.start),
      ),
      showing,
      status: plan.root ? "searched" : plan.terms > 0 ? "nothing_understood" : "nothing_asked",
    };
  }

  function hits(
    root: NonNullable<ReturnType<typeof compile>["root"]>,
    { unique, prefer, extras }: Required<Showing>,
    reveals: boolean,
  ): Uint32Array {
    const all = extras || reveals;
    const ofCards = levelOf(root) === "card" && unique === "cards";
    if (ofCards) {
      const found = evaluator.cards(root, index.allCards);
      const cards = all ? found : both(found, index.plain().cards);
      return arranger.shown(all ? null : index.plain().printings, cards, prefer);
    }
    const within = all ? index.allPrintings : index.plain().printings;
    const found = evaluator.printings(root, within);
    if (unique === "prints") {
      const list = new Uint32Array(countBits(found));
      let next = 0;
      eachBit(found, (at) => {
        list[next++] = at;
      });
      return list;
    }
    if (unique === "art") return arranger.pictures(found);
    const cards = noBits(table.size);
    eachBit(found, (at) => addBit(cards, index.printings.card[at] ?? 0));
    return arranger.shown(found, cards, prefer);
  }

  const unread = [...(options.formats?.values() ?? [])];
  /** Has the next format read all cards; false when there is none left. */
  function prepareFormat(): boolean {
    const next = unread.shift();
    next?.legality(0);
    return next !== undefined;
  }

  return {
    find,
    prepare: () => {
      index.prepare();
      arranger.prepare();
      for (const query of USUAL) find(query);
    },
    rankBy: (played) => {
      index.played = played;
      arranger.forgetPopularity();
      arranger.prepare();
    },
    prepareNext: () => index.prepareRest() || arranger.prepareNext() || prepareFormat(),
  };
}
