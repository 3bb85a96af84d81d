import { digit, type EffectCheck, esc, has, loose } from "./effect-words.ts";

/** Sentences about what cards put in, bring more of, and repeat, with what their texts must hold. */
export const PLAY_CHECKS: readonly EffectCheck[] = [
  [
    /^blinks (?:an? )?(.+)$/,
    ([, what = ""], card) =>
      has(card, `exile [^.]*${esc(what.toLowerCase())}`) &&
      has(card, "exile [\\s\\S]*return [^.]*to the battlefield"),
  ],
  [
    /^exiles the top (.+) of your library and lets you play from there$/,
    ([, n = ""], card) =>
      has(card, `exile the top ${n.toLowerCase()} of your library[\\s\\S]*you may (?:play|cast)`),
  ],
  [
    /^puts all (.+) among the top (\S+) cards of your library (into your hand|onto the battlefield)$/,
    ([, what = "", n = "", where = ""], card) =>
      has(
        card,
        `reveal the top ${n.toLowerCase()} cards[\\s\\S]*all ${esc(what.toLowerCase())}[^.]*${where}`,
      ),
  ],
  [
    /^takes one of the top (\S+) cards of your library$/,
    ([, n = ""], card) =>
      has(card, `look at the top ${n.toLowerCase()} cards of your library[\\s\\S]*into your hand`),
  ],
  [
    /^puts any card on top of your library$/,
    (_, card) => has(card, "search your library for a card, then shuffle and put [^.]* on top"),
  ],
  [
    /^puts (.+) from your library on top of it$/,
    ([, what = ""], card) => has(card, `search your library for ${esc(what.toLowerCase())}[^.]* on top`),
  ],
  [
    /^finds two basic lands, one of them for the battlefield$/,
    (_, card) => has(card, "two basic land cards[^.]*one onto the battlefield[^.]*other into your hand"),
  ],
  [
    /^(?:lets each player put|puts) (.+) from (?:your|their) hand onto the battlefield$/,
    ([, what = ""], card) =>
      has(card, `put ${esc(what.toLowerCase())} from (?:your|their) hand onto the battlefield`),
  ],
  [
    /^lets you cast (.+) from the top of your library$/,
    ([, what = ""], card) =>
      has(card, `(?:play|cast) ${esc(what.toLowerCase())} from the top of your library`),
  ],
  [
    /^gains you (\S+) life and draws a card$/,
    ([, n = ""], card) => has(card, `you gain ${digit(n)} life and draw a card`),
  ],
  [/^draws (.+) and proliferates$/, ([, n = ""], card) => has(card, `draw ${n}, then proliferate`)],
  [
    /^draws x cards at the cost of x life, x being (.+)$/i,
    ([, what = ""], card) => has(card, `you draw x cards and you lose x life, where x is ${loose(what)}`),
  ],
  [/^draws a card, or has them pay for it,?$/, (_, card) => has(card, "draw a card unless that player pays")],
  [/^makes you the monarch$/, (_, card) => has(card, "you become the monarch")],
  [
    /^makes one (\w+) mana or one (\w+) mana$/,
    (_, card) => has(card, "add \\{[wubrgc]\\} or \\{[wubrgc]\\}"),
  ],
  [
    /^makes mana of one color by (.+)$/,
    ([, what = ""], card) => has(card, `mana of any one color, where x is ${loose(what)}`),
  ],
  [
    /^makes mana equal to (.+)$/,
    ([, what = ""], card) => has(card, `add an amount of \\{[wubrgc]\\} equal to ${loose(what)}`),
  ],
  [
    /^takes one mana off its cost for each of your (\w+)$/,
    ([, what = ""], card) => has(card, `affinity for ${what}`),
  ],
  [
    /^takes (\S+) mana off (.+ of the chosen type)$/,
    ([, n = "", what = ""], card) => has(card, `${esc(what.toLowerCase())} cost \\{${digit(n)}\\} less`),
  ],
  [
    /^makes as many (.+ tokens.*?) as (.+)$/,
    ([, what = "", each = ""], card) =>
      has(card, `create x ${esc(what.toLowerCase())}, where x is the number of ${loose(each)}`),
  ],
  [
    /^makes (.+ tokens?), attacking at once,?$/,
    ([, what = ""], card) => has(card, `create ${loose(what)} (?:that's|that are) tapped and attacking`),
  ],
  [
    /^makes a token copy of an? (.+)$/,
    ([, what = ""], card) => has(card, `token that's a copy of target ${loose(what)}`),
  ],
  [
    /^enters as a copy of (.+)$/,
    ([, what = ""], card) => has(card, `enter as a copy of ${esc(what.toLowerCase())}`),
  ],
  [
    /^puts (a|two|three|x) \+1\/\+1 counters? on (each .+ you control)$/i,
    ([, n = "", who = ""], card) =>
      has(card, `put ${n.toLowerCase()} \\+1/\\+1 counters? on ${esc(who.toLowerCase())}`),
  ],
  [
    /^gets (\+\d\/\+\d) for each (.+)$/,
    ([, change = "", each = ""], card) => has(card, `gets ${esc(change)} for each ${loose(each)}`),
  ],
  [
    /^is as large as (.+)$/,
    ([, what = ""], card) => has(card, `power and toughness are each equal to ${loose(what)}`),
  ],
  [
    /^gives (.+) (\+\d\/\+\d)$/,
    ([, who = "", change = ""], card) => has(card, `${esc(who.toLowerCase())} get ${esc(change)}`),
  ],
  [
    /^deals damage to (?:an? )?(.+) equal to (.+)$/,
    ([, who = "", what = ""], card) =>
      has(card, `damage to (?:target )?${loose(who)} equal to ${loose(what)}`) ||
      has(card, `damage equal to ${loose(what)} to (?:target )?${loose(who)}`),
  ],
  [
    /^takes life from (each opponent|an? opponent|a player), equal to (.+?),?$/,
    ([, who = "", what = ""], card) =>
      has(card, `${who.replace(/^an? /, "target ")} loses life equal to ${loose(what)}`),
  ],
  [
    /^makes each other player sacrifice (.+)$/,
    ([, what = ""], card) => has(card, `each other player sacrifices ${loose(what)}`),
  ],
  [
    /^puts all (.+) from (your graveyard|all graveyards) onto the battlefield$/,
    ([, what = "", whose = ""], card) =>
      has(card, `(?:return|put) all ${esc(what.toLowerCase())} from ${whose} (?:to|onto) the battlefield`),
  ],
  [
    /^returns up to (two|three) (.+) from your graveyard to your hand$/,
    ([, n = "", what = ""], card) =>
      has(card, `return up to ${n} target ${esc(what.toLowerCase())} from your graveyard to your hand`),
  ],
  [
    /^puts a creature card in a graveyard onto the battlefield$/,
    (_, card) => has(card, "enchant creature card in a graveyard"),
  ],
  [/^untaps (each .+|up to .+)$/, ([, what = ""], card) => has(card, `untap ${esc(what.toLowerCase())}`)],
  [
    /^doubles the tokens that you make$/,
    (_, card) => has(card, "tokens[^.]*under your control[^.]*twice that many"),
  ],
  [
    /^adds one more whenever (.+) go on an? (.+)$/,
    ([, what = "", where = ""], card) =>
      has(card, `${esc(what)} would be put on an? ${esc(where.toLowerCase())}, that many plus one`),
  ],
  [
    /^doubles (.*counters) that go on an? (.+)$/,
    ([, what = "", where = ""], card) =>
      has(card, `${esc(what)} would be put on an? ${esc(where.toLowerCase())}, twice that many`),
  ],
  [
    /^doubles what an? (.+) (entering|dying) sets off$/,
    ([, what = "", when = ""], card) =>
      has(card, `if an? ${esc(what.toLowerCase())} ${when} causes a triggered ability[^.]*additional time`),
  ],
  [/^gives each opponent a poison counter$/, (_, card) => has(card, "each opponent gets a poison counter")],
];
