import { type KeywordKind, tokenize } from "@deckwright/cards/search/lexer.ts";

/** Keywords whose values are compared: `pow >= 3`. */
const COMPARED = new Set(
  "mv cmc manavalue pow power tou toughness pt powtou loy loyalty def defense usd eur tix year date cn r rarity c color id identity ci commander m mana o oracle fo fulloracle produces devotion prints sets paperprints papersets artists illustrations owned number".split(
    " ",
  ),
);

/** The other ones, of which nothing is more or less. */
const PLAIN = new Set(
  "n name t type kw keyword e s set edition b block st settype in game lang language f format legal banned restricted cheapest a artist border frame stamp wm watermark is not has new otag oracletag function tag layout unique order sort direction dir prefer include display ft flavor lore cube art atag arttag".split(
    " ",
  ),
);

/** Cuts a search into its parts. What the server makes of them may differ in odd cases; then controls show less. */
export function readTokens(query: string): ReturnType<typeof tokenize> {
  return tokenize(query, kindOf);
}

/** Whether a word before a sign asks something. */
export function isField(word: string): boolean {
  return kindOf(word) !== undefined;
}

function kindOf(word: string): KeywordKind {
  const keyword = word.toLowerCase();
  return COMPARED.has(keyword) ? "ordered" : PLAIN.has(keyword) ? "plain" : undefined;
}
