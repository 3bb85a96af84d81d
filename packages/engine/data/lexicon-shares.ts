/** Fractions as a sentence with its figures in digits has them. */
export const SHARES: Readonly<Record<string, number>> = {
  half: 1 / 2,
  "a half": 1 / 2,
  "1 half": 1 / 2,
  "1/2": 1 / 2,
  "a third": 1 / 3,
  "1 third": 1 / 3,
  "1/3": 1 / 3,
  "2 thirds": 2 / 3,
  "2/3": 2 / 3,
  "a quarter": 1 / 4,
  "1 quarter": 1 / 4,
  "1/4": 1 / 4,
  "3 quarters": 3 / 4,
  "3/4": 3 / 4,
};

/** How a share is compared with what the deck has. */
export type ShareBound = "least" | "most" | "exact";

const LEAST = "at least|no less than|not less than|a minimum of|minimum|more than|over|well over|upwards of";
const MOST = "at most|no more than|not more than|up to|a maximum of|maximum|less than|under|below|max";
const EXACT = "exactly|precisely|about|around|roughly|almost|nearly|only|just|a good|a full";
const FRACTIONS = Object.keys(SHARES).join("|");
const OF_DECK =
  "(?:(?:of )?(?:the |my |this |that |its |our )?(?:whole |entire |main )?(?:deck|cards|list|99|100|60|maindeck|pile)|of (?:it|that|this)(?: all)?)";
const IS =
  "(?:(?:should|must|has to|have to|needs to|ought to|can|may|to) )?(?:(?:be|is|are|being|as|made of|made up of|consist of|consists of|consisting of|full of|of) )?";

/** Sentences up to what a deck has a share of; the third group says that they speak of the deck. */
const BOUNDS = [
  [`(?:${LEAST}) `, "least"],
  [`(?:${MOST}) `, "most"],
  [`(?:(?:${EXACT}) )?`, "exact"],
] as const;
export const SHARE_OF_DECK: readonly { readonly says: RegExp; readonly bound: ShareBound }[] = BOUNDS.map(
  ([compared, bound]) => ({
    says: new RegExp(`^${compared}(?:(${FRACTIONS})|(\\d{1,2}) percent) (?:(${OF_DECK}) ${IS})?`),
    bound,
  }),
);
/** The same behind what there is a share of: "creatures should be half of it". */
export const SHARE_BEHIND: typeof SHARE_OF_DECK = BOUNDS.map(([compared, bound]) => ({
  says: new RegExp(
    `^(?:(?:should |must |has to |have to )?(?:be|is|are|being|make|makes|make up|makes up) )?${compared}(?:(${FRACTIONS})|(\\d{1,2}) percent) ${OF_DECK}(?= |$)`,
  ),
  bound,
}));
