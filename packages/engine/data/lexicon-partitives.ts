/** How a figure speaks of a part of the deck, in sentences with their figures in digits. */

const OF_IT =
  "(?:(?:out )?of )?(?:(?:the|my|your|our|its|these|those|this|that|all) )?(?:\\d{2,3} )?(?:whole |entire |main |total |nonland |other )?(?:cards?|permanents?|slots?|spots?|places|spells|deck|list|pile|main|maindeck|mainboard|99|100|60|them|those|these|it)";
const IS =
  "(?:which|that|should|must|shall|can|may|could|will|would|have|has|need|needs|needing|ought|got|gotta|had|better|to|go|goes|going|be|is|are|being|as|for|into|towards?|made|up|consist|consists|consisting|of|reserved|dedicated|devoted|filled|taken|by|with|saved|kept|allotted|all|both|actual|proper|real)";

/** "12 of the cards should be", "20 out of the 60 cards being", "8 slots for", "of the creatures 20 should be": all that stands between a figure and what it counts. */
export const PART_OF_DECK = new RegExp(
  `^(?:${OF_IT}(?: ${IS})+|(?:should|must|have to|has to|need to|ought to|had better|gotta) be)(?= )`,
);

/** Behind what is counted, where a figure that is exceeded says what is too much, or what is too little. */
const LINKS =
  "(?:is|are|would be|will be|feels|gets|seems|thats|its|that is|counts as) (?:just |simply |way |far |already |really |definitely |totally )*";
export const TOO_MANY = new RegExp(
  `^(?:${LINKS}(?:too (?:many|much|expensive|dear|pricey|steep|rich|high)|a no(?: no| go)?|not happening|not an option|out of (?:my |our )?(?:reach|range|budget|league)|(?:above|over|beyond) my (?:budget|limit|means)|overkill|excessive|not (?:allowed|ok|okay|fine|acceptable|wanted)|unacceptable|out|banned|forbidden|verboten|off limits|out of the question)|(?:isnt|arent) (?:allowed|ok|okay|fine|acceptable)|not allowed|(?:is|are) where i draw the line)(?= |$)`,
);
export const TOO_FEW = new RegExp(
  `^(?:${LINKS}(?:too (?:few|little|low)|not (?:enough|ok|okay|acceptable)|unacceptable|a no(?: no| go)?|out of the question)|(?:isnt|arent) (?:enough|ok|okay|acceptable)|wont (?:do|work|cut it)|will not do|doesnt (?:work|cut it))(?= |$)`,
);

/** Words before a figure that turn "more than 30" into the most that there may be. */
export const DENIES: ReadonlySet<string> = new Set(
  "no not never dont doesnt wont cant cannot mustnt shouldnt without nothing none refuse hate isnt arent nobody avoid".split(
    " ",
  ),
);
/** Words between which and the figure that turn says nothing. */
export const DENIED_REACH = 7;
