/** What a column tells of a card. */
export type Meaning =
  | "id"
  | "mtgoId"
  | "multiverseId"
  | "name"
  | "set"
  | "number"
  /** Copies: all of them, or those that have no column of their own. */
  | "copies"
  /** Copies without foil, where foils have a column of their own: what stands under `copies` is then the sum of both. */
  | "plainCopies"
  /** Copies that no other column counts. */
  | "moreCopies"
  /** The sum of other columns. */
  | "allCopies"
  /** Copies for others, or of others: they never count. */
  | "tradedCopies"
  | "isPlayset";

/**
 * What columns are called, the surest first, and by whom; in lower case, without accents, blanks and marks but `#`. What is not
 * here tells nothing that a collection keeps. Headings are as those programs wrote them in November 2026.
 */
const HEADINGS: readonly (readonly [heading: string, means: Meaning, programs: string])[] = [
  ["scryfallid", "id", "Archidekt, ManaBox, Delver Lens, Helvault, Cardsphere, Urza's Gatherer, this site"],
  ["scryfalluuid", "id", "lists of people's own"],
  ["jsonid", "id", "CardCastle"],
  ["scryfall", "id", "lists of people's own"],
  ["id#", "mtgoId", "Magic Online"],
  ["mtgoid", "mtgoId", "Archidekt, CubeCobra"],
  ["multiverseid", "multiverseId", "Archidekt, CardCastle, Urza's Gatherer"],
  ["mvid", "multiverseId", "Decked Builder"],

  ["simplename", "name", "TCGplayer, whose Name has the kind of the printing behind it"],
  ["englishname", "name", "Cardmarket"],
  ["cardname", "name", "Dragon Shield, Magic Online, CardCastle, Deckstats"],
  ["name", "name", "Moxfield, Archidekt, ManaBox, Deckbox, EchoMTG, Helvault, MTG Studio, this site"],
  ["card", "name", "Decked Builder, MTGGoldfish, MTGStocks"],
  ["productname", "name", "TCGplayer's app"],
  ["title", "name", "Card Kingdom"],
  ["kartenname", "name", "lists in German"],
  ["karte", "name", "lists in German"],
  ["localname", "name", "Cardmarket, in the language of the card"],

  ["setcode", "set", "Dragon Shield, ManaBox, TCGplayer, EchoMTG, Helvault, Deckstats, TopDecked, this site"],
  ["editioncode", "set", "Archidekt, Deckbox, Delver Lens"],
  ["code", "set", "MTG Manager"],
  ["exp", "set", "Cardmarket: a code, often empty"],
  ["setid", "set", "MTGGoldfish: a code; Deckstats: a number of its own, beside a code"],
  ["edition", "set", "Moxfield, MTG Studio: a code; Deckbox, Delver Lens, Card Kingdom: a name"],
  [
    "set",
    "set",
    "Magic Online, CubeCobra: a code; TCGplayer, Decked Builder, EchoMTG, Urza's Gatherer: a name",
  ],
  ["editionname", "set", "Archidekt"],
  ["setname", "set", "Dragon Shield, ManaBox, CardCastle, MTGGoldfish, Helvault, TCGplayer's app, this site"],
  ["expname", "set", "Cardmarket"],
  ["expansion", "set", "lists of people's own"],
  ["erweiterung", "set", "lists in German"],

  ["collectornumber", "number", "Moxfield, Archidekt, ManaBox, EchoMTG, Helvault, Cardmarket, this site"],
  ["collectorsnumber", "number", "Delver Lens"],
  ["cardnumber", "number", "Dragon Shield, Deckbox, TCGplayer"],
  ["collector#", "number", "Magic Online"],
  ["setnumber", "number", "TappedOut"],
  ["collector", "number", "lists of people's own"],
  ["number", "number", "Urza's Gatherer, TCGplayer's app"],
  ["sammlernummer", "number", "lists in German"],
  ["nummer", "number", "lists in German"],

  [
    "quantity",
    "copies",
    "Archidekt, ManaBox, Dragon Shield, TCGplayer, MTGGoldfish, Magic Online, this site",
  ],
  ["count", "copies", "Moxfield, Deckbox, Urza's Gatherer, Cardsphere, Scryfall"],
  ["qty", "copies", "MTG Studio, TappedOut"],
  ["amount", "copies", "Cardmarket, Deckstats"],
  ["quantityx", "copies", "Delver Lens"],
  ["copies", "copies", "lists of people's own"],
  ["totalquantity", "copies", "TCGplayer's app: what is there before the rest is added"],
  ["anzahl", "copies", "lists in German"],
  ["menge", "copies", "lists in German"],
  ["regqty", "plainCopies", "EchoMTG, Decked Builder"],
  ["nonfoilquantity", "plainCopies", "Delver Lens"],
  ["foilqty", "moreCopies", "EchoMTG, Decked Builder"],
  ["foilquantity", "moreCopies", "Delver Lens"],
  ["foilcount", "moreCopies", "Urza's Gatherer"],
  ["specialfoilcount", "moreCopies", "Urza's Gatherer"],
  ["addtoquantity", "moreCopies", "TCGplayer's app"],
  ["totalqty", "allCopies", "Decked Builder"],
  ["tradelistcount", "tradedCopies", "Moxfield, Deckbox, Cardsphere"],
  ["tradequantity", "tradedCopies", "Dragon Shield"],
  ["totrade", "tradedCopies", "Urza's Gatherer"],
  ["wanted", "tradedCopies", "Urza's Gatherer"],
  ["wishlistcount", "tradedCopies", "Deckbox"],
  ["playset", "isPlayset", "Cardmarket: whether what is counted is four cards each"],
];

/** A column of a file: where it stands, more than once where its heading does. */
interface Column {
  /** As the file writes it. */
  readonly heading: string;
  readonly places: readonly number[];
}

/** The columns of a file by what they tell, the surest first. */
export type Columns = ReadonlyMap<Meaning, readonly Column[]>;

/** The columns that a line of headings names. */
export function columnsOf(head: readonly string[]): Columns {
  const places = new Map<string, number[]>();
  for (const [at, cell] of head.entries()) {
    const name = plainHeading(cell);
    const known = places.get(name);
    if (known) known.push(at);
    else places.set(name, [at]);
  }
  const columns = new Map<Meaning, Column[]>();
  for (const [heading, means] of HEADINGS) {
    const found = places.get(heading);
    if (found === undefined) continue;
    const column = { heading: head[found[0] ?? 0]?.trim() ?? heading, places: found };
    columns.set(means, [...(columns.get(means) ?? []), column]);
  }
  return columns;
}

/** Whether cards can be told by such columns. */
export function namesCards(columns: Columns): boolean {
  const byItself: readonly Meaning[] = ["id", "mtgoId", "multiverseId", "name"];
  return byItself.some((means) => columns.has(means)) || (columns.has("set") && columns.has("number"));
}

/** Longer headings are none of those. */
const LONGEST_HEADING = 100;

function plainHeading(cell: string): string {
  return cell
    .slice(0, LONGEST_HEADING)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z#]/g, "");
}
