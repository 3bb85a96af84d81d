import type { Field } from "./atom.ts";
import { colorField, identityField, producesField } from "./fields/colors.ts";
import { flavorField, loreField } from "./fields/flavor.ts";
import { bannedField, formatField, restrictedField } from "./fields/formats.ts";
import { frameField } from "./fields/frames.ts";
import { newField } from "./fields/has-new.ts";
import {
  illustrationIdField,
  oracleIdField,
  printingIdField,
  serviceField,
  setIdField,
} from "./fields/ids.ts";
import { gameField, inField, languageField } from "./fields/in.ts";
import { isField } from "./fields/is.ts";
import {
  artistField,
  artistsField,
  borderField,
  dateField,
  stampField,
  watermarkField,
} from "./fields/looks.ts";
import { devotionField, manaField } from "./fields/mana.ts";
import { numberField as cardNumberField, NUMBERS } from "./fields/numbers.ts";
import { cheapestField, priceField } from "./fields/prices.ts";
import { blockField, numberField, rarityField, setField, setTypeField } from "./fields/sets.ts";
import { ownedField, tagField } from "./fields/tags.ts";
import { fullTextField, keywordField, nameAtom, oracleField, typeField } from "./fields/texts.ts";

/** What a keyword does. */
export interface KeywordEntry {
  readonly field: Field;
  /** False for keywords whose values have no order, so that less and more mean nothing. */
  readonly hasOrder: boolean;
}

const words = (field: Field): KeywordEntry => ({ field, hasOrder: false });
const ordered = (field: Field): KeywordEntry => ({ field, hasOrder: true });

/** Every keyword under each of its names. */
export const KEYWORDS: ReadonlyMap<string, KeywordEntry> = new Map(
  (
    [
      ["n name", words(nameAtom)],
      ["c color colors colour", ordered(colorField)],
      ["id identity ci commander coloridentity color_identity", ordered(identityField)],
      ["produces", ordered(producesField)],
      ["t type", words(typeField)],
      ["o oracle", ordered(oracleField)],
      ["fo fulloracle", ordered(fullTextField)],
      ["kw keyword keywords", words(keywordField)],
      ["m mana", ordered(manaField)],
      ["devotion", ordered(devotionField)],
      [Object.keys(NUMBERS).join(" "), ordered(cardNumberField)],
      ["r rarity", ordered(rarityField)],
      ["e s set edition", words(setField)],
      ["b block", words(blockField)],
      ["st settype set_type", words(setTypeField)],
      ["cn number", ordered(numberField)],
      ["in", words(inField)],
      ["game", words(gameField)],
      ["lang language", words(languageField)],
      ["f format legal", words(formatField)],
      ["banned", words(bannedField)],
      ["restricted", words(restrictedField)],
      ["usd", ordered(priceField("usd"))],
      ["eur", ordered(priceField("eur"))],
      ["tix", ordered(priceField("tix"))],
      ["cheapest", words(cheapestField)],
      ["year", ordered(dateField(true))],
      ["date", ordered(dateField(false))],
      ["a artist", words(artistField)],
      ["artists", ordered(artistsField)],
      ["ft flavor", words(flavorField)],
      ["lore", words(loreField)],
      ["border", words(borderField)],
      ["frame", words(frameField)],
      ["stamp", words(stampField)],
      ["wm watermark", words(watermarkField)],
      ["is has layout", words(isField)],
      ["new", words(newField)],
      ["otag oracletag oracle_tag function tag", words(tagField)],
      ["owned", ordered(ownedField)],
      ["oracleid oracle_id", words(oracleIdField)],
      ["scryfallid scryfall_id", words(printingIdField)],
      ["illustrationid illustration_id", words(illustrationIdField)],
      ["setid set_id", words(setIdField)],
      ["tcgplayerid tcgplayer_id", words(serviceField("tcgplayer", "TCGplayer"))],
      ["mtgoid mtgo_id", words(serviceField("mtgo", "Magic Online"))],
      ["arenaid arena_id", words(serviceField("arena", "Arena"))],
      ["multiverseid multiverse_id", words(serviceField("multiverse", "Gatherer"))],
      ["cardmarketid cardmarket_id", words(serviceField("cardmarket", "Cardmarket"))],
    ] as const
  ).flatMap(([names, entry]) => names.split(" ").map((name) => [name, entry] as const)),
);

/** Known keywords that are not supported, with the reason. */
export const NOT_TO_BE_HAD: ReadonlyMap<string, string> = new Map([
  ["cube", "No lists of cubes are loaded"],
  ["art", "Nobody has tagged what pictures show here"],
  ["atag", "Nobody has tagged what pictures show here"],
  ["arttag", "Nobody has tagged what pictures show here"],
]);

/** Words that people try as keywords, with the keyword that does what they mean. */
export const MEANT: ReadonlyMap<string, string> = new Map([
  ["price", "usd"],
  ["cost", "mv"],
  ["cmv", "mv"],
  ["text", "o"],
  ["rules", "o"],
  ["subtype", "t"],
  ["supertype", "t"],
  ["types", "t"],
  ["legality", "f"],
  ["flavour", "ft"],
  ["flavortext", "ft"],
  ["flavor_text", "ft"],
  ["illustrator", "a"],
  ["ability", "kw"],
  ["stats", "pt"],
  ["released", "date"],
  ["colorcount", "c"],
  ["role", "otag"],
]);
