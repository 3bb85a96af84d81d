/** What somebody may want of a deck that is there, relative to how it is. */
export type RelativeWish =
  | "cheaper"
  | "dearer"
  | "faster"
  | "slower"
  | "stronger"
  | "weaker"
  | "rarer"
  | "usual";

/** Words for it, the longer ones first: "cheaper to cast" is about mana. */
export const RELATIVE_WORDS: readonly (readonly [RelativeWish, RegExp])[] = [
  [
    "faster",
    /\b(?:cheaper to cast|lower (?:the |its |my )?(?:mana )?curve|lower (?:average )?(?:mana value|cmc)|faster|quicker|speed (?:it |this )?up)\b/i,
  ],
  ["slower", /\b(?:higher (?:mana )?curve|slower|bigger spells|more late game)\b/i],
  [
    "cheaper",
    /\b(?:(?:much |a bit |a little |make (?:it|this) )?cheaper|less (?:expensive|money|pricey)|too (?:expensive|pricey)|costs? less|(?:lower|cut|reduce) (?:the |its |my )?(?:budget|price|cost|costs)|save (?:some )?money)\b/i,
  ],
  [
    "dearer",
    /\b(?:more expensive|(?:bigger|higher|larger|raise (?:the |my )?) ?budget|spend more|pricier)\b/i,
  ],
  [
    "stronger",
    /\b(?:stronger|(?:more|higher) (?:powerful|power|competitive|tuned)|more competitive|power (?:it |this )?up|tune (?:it |this )?up)\b/i,
  ],
  [
    "weaker",
    /\b(?:weaker|less (?:powerful|power|competitive|strong)|more casual|lower (?:the )?power|power (?:it |this )?down|tone (?:it |this )?down|friendlier)\b/i,
  ],
  ["rarer", /\b(?:more (?:unusual|original|unique|obscure)|weirder|spicier|more hidden gems)\b/i],
  ["usual", /\b(?:more (?:popular|usual|common cards|staples)|less (?:unusual|weird))\b/i],
];

/** A card in the place of another. */
export const SWAP =
  /\b(?:swap|replace|trade|exchange)\s+(?:out\s+)?(.+?)\s+(?:for|with|by)\s+(.+?)\s*(?:[.;\n]|$)/i;
/** Cards that are to go. */
export const REMOVE =
  /\b(?:remove|cut|drop|take out|lose|get rid of|no more|without|no)\s+(.+?)\s*(?:[.;\n]|$)/i;
/** Cards that are to come. */
export const ADD = /\b(?:add|put in|include|play|with)\s+(.+?)\s*(?:[.;\n]|$)/i;

/** More or fewer of a kind, perhaps by how many. */
export const AMOUNT =
  /\b(?:(\d{1,2})\s+)?(more|fewer|less|not so many|not so much|too many|too much|not enough|too few)\s+([a-z+/' -]+?)(?=\s*(?:,|\.|;|\n|$|\band\b|\bbut\b|\bplease\b))/i;

/** Words of amounts that ask for more. */
export const MORE_WORDS = new Set(["more", "not enough", "too few"]);

/** The color of a word. */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
};
