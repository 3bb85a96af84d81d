import { tokenize } from "@deckwright/cards/search/lexer.ts";

/** Keywords that players write with blanks around the sign: `pow >= 3`. */
const COMPARED = new Set(
  "mv cmc manavalue pow power tou toughness pt powtou loy loyalty def defense usd eur tix year date cn r rarity c color id identity ci m mana".split(
    " ",
  ),
);

/** Cuts a search into its parts. What the server makes of them may differ in odd cases; then controls show less. */
export function readTokens(query: string): ReturnType<typeof tokenize> {
  return tokenize(query, (word) => COMPARED.has(word.toLowerCase()));
}
