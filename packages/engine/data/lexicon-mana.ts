/** Mana value by its names, and as the unit behind a figure. */
const MEASURE = "(?:mana values?|converted mana costs?|mana costs?|cmc|mv)";
const UNIT = `(?:${MEASURE}|manas?)`;
/** The same, and what is called by its mana value: "nothing above a 4-drop". */
const UNITS = `(?:${MEASURE}|manas?|drops?)`;
const FIGURE = "(\\d{1,2})";
/** Behind "mana": what makes it, and has no mana value here. */
const MAKES = "rocks?|dorks?|sources?|producers?|creatures?|elves|artifacts?|stones?";
const WANT =
  "(?:want|wanna see|wanna play|wanna run|want to see|want to play|want to run|need|like|play|run|include|put in|see)";
const NOTHING = `(?:nothing|none|never|no(?: single)?(?: cards?| spells?| drops?| creatures?| permanents?)?|without(?: anything| cards?| spells?| creatures?)?|(?:i hate|hate|avoid|skip|exclude|cut|ban) (?:anything|any cards?|all cards|cards|spells|stuff)|(?:dont|do not|never|not|wont|rather not) (?:${WANT} )?(?:anything|any cards?|any spells?|cards|spells|stuff|things|a card|a spell|a single card|1 card))`;
const MAY =
  "(?: should| has to| have to| needs to| need to| ought to| must| may| can| shall| that should| that may| that can| to)?";
const THAT = `(?: in (?:the|this|my|that) (?:deck|list|99)| in it| in there)?(?:(?: that| which)?${MAY}(?: costs?| costing| with| at| of| be| being| go| goes))?(?: an?)?`;
const MORE =
  "(?:over|above|more than|more expensive than|costlier than|dearer than|greater than|higher than|bigger than|pricier than|beyond|past|north of|exceeding|>)";
const LESS = "(?:under|below|less than|lower than|cheaper than|<)";
const MOST =
  "(?:max|maximum|max of|a maximum of|at most|at the most|at or below|at or under|no more than|not more than|no higher than|not higher than|not over|not above|not exceeding|capped at|limited to|up to|<=)";
const NOT_MORE =
  "(?:(?:(?:may|must|should|can|shall|do|does|will) )?(?:not|never)|maynt|mustnt|shouldnt|cant|cannot|dont|doesnt|wont)(?: (?:be|go|get|run|rise|climb|exceed|cost))? ?(?:over|above|past|beyond|more than|higher than)?";
/** "is the ceiling", "tops": behind a mana value, that it is the greatest. */
const IS_MOST =
  "(?:tops|max|maximum|at most|at the most|at the very most|(?:is|are|being|as|thats|would be|should be|will be) (?:the|my|our|a|an)(?: \\w+)? ?(?:most|max|maximum|limit|ceiling|cap|top|top end|end|highest|line))";
const HIGHEST = "(?:highest|greatest|biggest|largest|top|max|maximum|maximal)";
const CAP = "(?:cap|limit|ceiling|max|maximum|top)";
const OR_LESS = "(?:or|and) (?:less|lower|under|below|fewer|cheaper)";
const CURVE_ENDS =
  "(?:(?:must|should|has to|needs to|to|can|may|will) )?(?:stops?|ends?|tops?(?: out)?|maxe?s?(?: out)?|caps?(?: out)?|stopping|ending|topping(?: out)?|capped|cut off)";

/**
 * Sentences that set the greatest mana value, from their first word on, with every figure in digits; of two figures the
 * first is the least. `below`: the figure itself is too much.
 */
export const MANA_LIMITS: readonly { readonly says: RegExp; readonly below: boolean }[] = [
  { says: `${MEASURE}(?: of| is| from| between)? ${FIGURE} (?:to|and) ${FIGURE}`, below: false },
  {
    says: `(?:(?:only|all|every|everything|each) )?(?:cards? |spells? )?(?:that cost |costing |of |with )?(?:between|from) ${FIGURE} (?:and|to) ${FIGURE} ${UNIT}(?! (?:${MAKES}))`,
    below: false,
  },
  { says: `${NOTHING}${THAT} ${MORE}(?: an?)? ${FIGURE} ${UNITS}(?! (?:${MAKES}))`, below: false },
  { says: `${NOTHING}${THAT} ${MEASURE}(?: of)? ${MORE} ${FIGURE}`, below: false },
  { says: `${NOTHING}${THAT} ${MORE}(?: an?)? ${MEASURE}(?: of)? ${FIGURE}`, below: false },
  { says: `${NOTHING}${THAT} ${FIGURE} or (?:more|higher|greater) ${UNIT}`, below: true },
  { says: `${NOTHING}${THAT} ${FIGURE} plus ${UNITS}`, below: true },
  { says: `${NOTHING}${THAT} ${FIGURE} ${UNITS} (?:or|and) (?:more|higher|above|up|greater)`, below: true },
  { says: `${NOTHING}${THAT} ${MEASURE}(?: of)? ${FIGURE} or (?:more|higher|above|up|greater)`, below: true },
  {
    says: `(?:all|every|everything|each)(?: cards?| spells?)?${THAT} ${FIGURE}(?: ${UNIT})? ${OR_LESS}`,
    below: false,
  },
  {
    says: `(?:all|every|everything|each)(?: cards?| spells?)?${THAT} ${MOST} ${FIGURE} ${UNIT}`,
    below: false,
  },
  {
    says: `(?:no|without(?: any)?|never(?: any)?|nothing with)(?: an?)? (?:drops|curve|${MEASURE}) ${MORE} ${FIGURE}`,
    below: false,
  },
  {
    says: `(?:max|maximum|at most|no more than|not more than|capped at|at or below|at or under|<=) ${FIGURE} ${UNIT}(?! (?:${MAKES}))`,
    below: false,
  },
  { says: `up to ${FIGURE} ${MEASURE}`, below: false },
  { says: `${LESS} ${FIGURE} ${UNIT}(?! (?:${MAKES}))`, below: true },
  { says: `${FIGURE} ${UNIT} ${OR_LESS}`, below: false },
  { says: `${FIGURE} ${OR_LESS} ${UNIT}`, below: false },
  {
    says: `${HIGHEST} ${MEASURE}(?: allowed| i want| in (?:it|there|the deck))?(?: of| is| at| be| should be| must be)? ${FIGURE}`,
    below: false,
  },
  { says: `${MEASURE}(?: of| is| at)? (?:${MOST}|limit) ${FIGURE}`, below: false },
  {
    says: `(?:cap|limit|keep|max out)(?: (?:the|my))? ${MEASURE} (?:at|to) ${FIGURE}`,
    below: false,
  },
  { says: `(?:cap|limit|max out)(?: (?:it|everything))? (?:at|to) ${FIGURE} ${UNIT}`, below: false },
  {
    says: `(?:dont|do not|never) (?:go|get|climb) (?:above|over|past|beyond|higher than) ${FIGURE} ${UNIT}`,
    below: false,
  },
  {
    says: `(?:the )?most expensive (?:card|spell|thing)(?: should| must| may| can| is| be| cost| costs| at)* ${FIGURE}(?: ${UNIT})`,
    below: false,
  },
  {
    says: `(?:cards? |spells? |anything |everything |stuff )?${MORE} ${FIGURE} ${UNIT} (?:is|are) (?:way |far |just )?(?:too (?:slow|much|expensive|high|many|dear|big|clunky|greedy)|out|a no)`,
    below: false,
  },
  { says: `${MEASURE} ${CAP}(?: of| is| at| be| should be| must be)? ${FIGURE}`, below: false },
  { says: `${MEASURE}(?: of)? ${NOT_MORE} ${FIGURE}`, below: false },
  { says: `${MEASURE}(?: of| is| at)? ${FIGURE} ${IS_MOST}`, below: false },
  { says: `${FIGURE} ${UNITS} ${IS_MOST}`, below: false },
  {
    says: `${FIGURE} (?:is|as) (?:the|my|our) (?:highest|greatest|biggest|largest|max|maximum) ${MEASURE}`,
    below: false,
  },
  { says: `${MEASURE}(?: of| is| at)? ${FIGURE} (?:${OR_LESS}|max|maximum|at most)`, below: false },
  { says: `${MEASURE}(?: of| is)?(?: stays?| staying)? ${LESS} ${FIGURE}`, below: true },
  ...["(?:only|just|nothing but|exclusively|all|solely)", ""].map((only) => ({
    says: `${only}${only === "" ? "" : " "}(?:\\d drops? )?(?:\\d(?: drops?)? (?:and|or|to|through) )${FIGURE} drops?${only === "" ? " (?:only|exclusively|alone|and nothing else|and nothing more|and thats it)" : ""}`,
    below: false,
  })),
  { says: `(?:only|just|nothing but|exclusively|all|solely) ${FIGURE} drops`, below: false },
  { says: `curve(?: that)? ${CURVE_ENDS} (?:at|with|on) ${FIGURE}(?: mana| drops?)?`, below: false },
  { says: `(?:my |the )?top end(?: is| at| of)? ${FIGURE}(?: mana| drops?)?`, below: false },
  {
    says: `(?:keep |keeping )?(?:the |my |its )?curve (?:at|to) ${FIGURE} (?:and|or) (?:under|below|less|lower|down|fewer)`,
    below: false,
  },
  { says: `(?:keep |keeping )?(?:the |my |its )?curve (?:at or )?(?:under|below) ${FIGURE}`, below: true },
  { says: `top of (?:the|my) curve(?: is| at| of)? ${FIGURE}(?: mana| drops?)?`, below: false },
].map(({ says, below }) => ({ says: new RegExp(`^${says}(?= |$)`), below }));

/** Words that such a sentence can begin with, figures aside. */
export const MANA_LIMIT_BEGINNINGS: ReadonlySet<string> = new Set(
  "all every everything each only cards spells between from nothing none never no without max maximum at not capped up under below less lower just exclusively solely mana converted cmc mv curve top dont do wont rather highest greatest biggest largest maximal cap limit keep the most i hate avoid skip exclude cut ban anything stuff over above more".split(
    " ",
  ),
);
