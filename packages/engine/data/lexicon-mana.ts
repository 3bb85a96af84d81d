/** Mana value by its names, and as the unit behind a figure. */
const MEASURE = "(?:mana values?|converted mana costs?|mana costs?|cmc|mv)";
const UNIT = `(?:${MEASURE}|mana)`;
const FIGURE = "(\\d{1,2})";
const NOTHING =
  "(?:nothing|none|never|no(?: single)?(?: cards?| spells?)?|without(?: anything| cards?| spells?)?)";
const MAY = "(?: should| must| may| can| shall| that should| that may| that can| to)?";
const THAT = `(?:(?: that| which)?${MAY}(?: costs?| costing| with| at| of| be| being| go| goes))?(?: an?)?`;
const MORE = "(?:over|above|more than|greater than|higher than|bigger than|beyond|past|>)";
const LESS = "(?:under|below|less than|lower than|<)";
const MOST = "(?:max|maximum|at most|no more than|not more than|capped at|<=)";
const OR_LESS = "(?:or|and) (?:less|lower|under|below|fewer|cheaper)";
const CURVE_ENDS =
  "(?:stops|ends|tops(?: out)?|maxes(?: out)?|stopping|ending|topping(?: out)?|capped|cut off|should (?:stop|end))";

/**
 * Sentences that set the greatest mana value, from their first word on, with every figure in digits; of two figures the
 * first is the least. `below`: the figure itself is too much.
 */
export const MANA_LIMITS: readonly { readonly says: RegExp; readonly below: boolean }[] = [
  { says: `${MEASURE}(?: of| is| from| between)? ${FIGURE} (?:to|and) ${FIGURE}`, below: false },
  {
    says: `(?:(?:only|all|every|everything|each) )?(?:cards? |spells? )?(?:that cost |costing |of |with )?(?:between|from) ${FIGURE} (?:and|to) ${FIGURE} ${UNIT}(?! (?:rocks?|dorks?|sources?|producers?))`,
    below: false,
  },
  { says: `${NOTHING}${THAT} ${MORE} ${FIGURE} ${UNIT}`, below: false },
  { says: `${NOTHING}${THAT} ${MEASURE}(?: of)? ${MORE} ${FIGURE}`, below: false },
  { says: `${NOTHING}${THAT} ${FIGURE} or (?:more|higher|greater) ${UNIT}`, below: true },
  { says: `${NOTHING}${THAT} ${FIGURE} ${UNIT} or (?:more|higher|above|up|greater)`, below: true },
  { says: `${NOTHING}${THAT} ${MEASURE}(?: of)? ${FIGURE} or (?:more|higher|above|up|greater)`, below: true },
  {
    says: `(?:all|every|everything|each)(?: cards?| spells?)?${THAT} ${FIGURE}(?: ${UNIT})? ${OR_LESS}`,
    below: false,
  },
  {
    says: `(?:all|every|everything|each)(?: cards?| spells?)?${THAT} ${MOST} ${FIGURE} ${UNIT}`,
    below: false,
  },
  { says: `${MOST} ${FIGURE} ${UNIT}`, below: false },
  { says: `up to ${FIGURE} ${MEASURE}`, below: false },
  { says: `${LESS} ${FIGURE} ${UNIT}`, below: true },
  { says: `${FIGURE} ${UNIT} ${OR_LESS}`, below: false },
  { says: `${FIGURE} ${OR_LESS} ${UNIT}`, below: false },
  { says: `(?:max|maximum) ${MEASURE}(?: of| is)? ${FIGURE}`, below: false },
  { says: `${MEASURE}(?: of| is)? (?:${MOST}|up to|limit|limited to) ${FIGURE}`, below: false },
  { says: `${MEASURE}(?: of| is)? ${FIGURE} (?:${OR_LESS}|max|maximum|at most)`, below: false },
  { says: `${MEASURE}(?: of| is)? ${LESS} ${FIGURE}`, below: true },
  { says: `curve(?: that)? ${CURVE_ENDS} (?:at|with|on) ${FIGURE}(?: mana| drops?)?`, below: false },
  { says: `(?:my |the )?top end(?: is| at| of)? ${FIGURE}(?: mana| drops?)?`, below: false },
  { says: `top of (?:the|my) curve(?: is| at| of)? ${FIGURE}(?: mana| drops?)?`, below: false },
].map(({ says, below }) => ({ says: new RegExp(`^${says}(?= |$)`), below }));

/** Words that such a sentence can begin with, figures aside. */
export const MANA_LIMIT_BEGINNINGS: ReadonlySet<string> = new Set(
  "all every everything each only cards spells between from nothing none never no without max maximum at not capped up under below less lower mana converted cmc mv curve top".split(
    " ",
  ),
);
