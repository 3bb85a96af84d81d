import { COLORS, type EffectCheck, has, holds, reads, symbolsOf, wordsOf } from "./effect-words.ts";

const COLOR = "white|blue|black|red|green|colorless";

/** Sentences about mana and what it buys, with what the cards' texts must hold. */
export const MANA_CHECKS: readonly EffectCheck[] = [
  [
    new RegExp(`^makes one (${COLOR}), (${COLOR}) or (${COLOR}) mana$`),
    ([, a = "", b = "", c = ""], card) =>
      has(card, `add \\{${COLORS[a]}\\}, \\{${COLORS[b]}\\}, or \\{${COLORS[c]}\\}`),
  ],
  [
    /^makes one mana of any (color|type) that (.+) could produce$/,
    reads((kind, what) => `add one mana of any ${kind} that ${what} could produce`),
  ],
  [
    /^makes one mana of any color among (.+)$/,
    reads((what) => `add one mana of any color among ${what}[.\\n]`),
  ],
  [
    /^makes one mana of a color of the card exiled with it$/,
    holds("add one mana of any of the exiled card's colors"),
  ],
  [/^makes one mana of the chosen color$/, holds("add one mana of the chosen color")],
  [
    /^makes one mana of each color among (.+)$/,
    reads((what) => `for each color among ${what}, add one mana of that color`),
  ],
  [/^makes (\S+) mana of any colors$/, reads((n) => `add ${n} mana in any combination of colors[.\\n]`)],
  [
    /^makes X mana of any colors, X being (.+)$/,
    reads((what) => `add x mana in any combination of colors, where x is ${what}`),
  ],
  [
    /^makes X mana of one color, X being (.+)$/,
    reads((what) => `add x mana of any one color, where x is ${what}`),
  ],
  [
    /^makes mana of a color equal to your devotion to that color$/,
    holds("add an amount of mana of that color equal to your devotion to that color"),
  ],
  [
    /^adds (.+?) on top$/,
    ([, mana = ""], card) =>
      has(card, `adds? an additional ${symbolsOf(mana)}`) ||
      has(card, `adds? (?:an|one) additional ${wordsOf(mana).replace("(?:one|1|an?) ", "(?:one )?")}`),
  ],
  [
    /^adds (.+) on top each time (.+) this turn$/,
    ([, mana = "", when = ""], card) =>
      has(
        card,
        `until end of turn, whenever ${wordsOf(when)}, that player adds an additional ${symbolsOf(mana)}`,
      ),
  ],
  [
    /^lets (.+) tap for (.+ mana)$/,
    ([, who = "", mana = ""], card) =>
      has(card, `${wordsOf(who)} ha(?:ve|s) "\\{t\\}: add ${symbolsOf(mana)}`),
  ],
  [
    /^lets (.+) tap for mana of any color$/,
    reads((who) => `${who} ha(?:ve|s) "\\{t\\}: add one mana of any color\\."`),
  ],
  [
    /^makes Treasures equal in number to (.+)$/,
    reads((what) => `create a number of treasure tokens equal to ${what}`),
  ],
  [
    /^makes as many Treasures as (.+)$/,
    reads(
      (what) =>
        `create (?:x treasure tokens, where x is|a number of treasure tokens equal to) the number of ${what}`,
    ),
  ],
  [
    /^makes (?:a Treasure|(two) Treasures) for (\S+) life$/,
    ([, two, n = ""], card) =>
      has(
        card,
        `lose ${wordsOf(n)} life and create ${two === undefined ? "a treasure token" : "two treasure tokens"}`,
      ),
  ],
  [/^makes that many Treasures$/, holds("create that many treasure tokens")],
  [
    /^makes an? (Treasure|Gold|Powerstone) for each (.+)$/,
    reads((token, what) => `create an? ${token} token for each ${what}`),
  ],
  [/^makes a Food or a Treasure$/, holds("create a food token or a treasure token")],
  [/^makes a tapped Treasure$/, holds("create a tapped treasure token")],
  [
    /^makes a Treasure unless they pay (\S+) mana$/,
    ([, n = ""], card) =>
      new RegExp(
        `may pay \\{${wordsOf(n)}\\}\\. if (?:the player|they) (?:doesn't|don't), you create a treasure token`,
      ).test(card.text),
  ],
  [
    /^gains you (\S+) energy$/,
    ([, n = ""], card) =>
      [...card.text.matchAll(/\bgets? ((?:\{e\})+)(?!\{)/g)].some(([, symbols = ""]) =>
        new RegExp(`^${wordsOf(n)}$`).test(String(symbols.length / 3)),
      ),
  ],
  [/^gains you that much energy$/, holds("get that many \\{e\\}")],
  [
    /^lets you play (an additional land|two additional lands)( on each of your turns| this turn)?$/,
    reads((what, when) => `you may play ${what}${when}`),
  ],
  [
    /^takes (\S+) mana off (.+?)(?: for each (.+))?$/,
    ([, n = "", what = "", each], card) =>
      has(
        card,
        `${wordsOf(what)} costs? \\{${wordsOf(n)}\\} less to (?:cast|activate)${each === undefined ? "(?! for)" : ` for each ${wordsOf(each)}`}`,
      ),
  ],
  [
    /^costs (\S+) mana less for each (.+)$/,
    reads((n, what) => `~ costs \\{${n}\\} less to cast for each ${what}`),
  ],
  [/^costs less mana by (.+)$/, reads((what) => `~ costs \\{x\\} less to cast, where x is ${what}`)],
  [/^costs nothing$/, holds("you may cast ~ without paying its mana cost")],
  [
    /^lets you cast (.+) without paying for them$/,
    ([, what = ""], card) =>
      has(card, `(?:cast|play) ${wordsOf(what)} without paying their mana costs`) ||
      has(card, `pay \\{0\\} rather than pay the mana cost for ${wordsOf(what)} you cast`),
  ],
  [
    /^lets you cast (.+) for one mana of each color$/,
    reads(
      (what) => `pay \\{w\\}\\{u\\}\\{b\\}\\{r\\}\\{g\\} rather than pay the mana cost for ${what} you cast`,
    ),
  ],
];
