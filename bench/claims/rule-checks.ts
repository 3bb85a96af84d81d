import { type EffectCheck, has, holds, reads, wordsOf } from "./effect-words.ts";

const OTHER = "(?:up to one )?(?:another )?(?:other )?target";

/** Sentences about what cards forbid, tax, bring back and win by, with what the cards' texts must hold. */
export const RULE_CHECKS: readonly EffectCheck[] = [
  [
    /^switches off activated abilities of (.+) but for mana$/,
    reads((what) => `activated abilities of ${what} can't be activated unless they're mana abilities`),
  ],
  [
    /^switches off activated abilities of (.+)$/,
    reads((what) => `activated abilities of ${what} can't be activated(?! unless)`),
  ],
  [
    /^keeps opponents from casting spells and using artifacts, creatures and enchantments$/,
    holds("your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments"),
  ],
  [/^keeps opponents from casting spells$/, holds("your opponents can't cast spells[.]")],
  [
    /^keeps an? (player|opponent) from casting (.+) for a turn$/,
    reads((who, what) => `target ${who} can't cast ${what} this turn`),
  ],
  [/^makes (.+) enter tapped$/, reads((what) => `${what} enter tapped`)],
  [
    /^makes each spell cost (\S+) mana more outside its controller's turn$/,
    reads((n) => `each spell costs \\{${n}\\} more to cast except during its controller's turn`),
  ],
  [
    /^makes (.+) cost (\S+) mana more$/,
    reads((what, n) => `${what} costs? \\{${n}\\} more to cast(?! for| except)`),
  ],
  [/^keeps (.+) from being countered$/, reads((what) => `${what} can't be countered`)],
  [/^keeps damage from being prevented$/, holds("damage can't be prevented")],
  [
    /^keeps creatures entering from setting off abilities$/,
    holds("creatures entering don't cause abilities to trigger"),
  ],
  [/^keeps one creature from attacking and blocking$/, holds("enchanted creature can't attack or block")],
  [/^keeps (creatures .+) from (attack|block)ing$/, reads((who, what) => `${who} can't ${what}[.]`)],
  [
    /^holds searches of opponents to the top four cards of a library$/,
    holds(
      "if an opponent would search a library, that player searches the top four cards of that library instead",
    ),
  ],
  [
    /^takes over opponents' searches of their libraries$/,
    holds("you control your opponents while they're searching their libraries"),
  ],
  [
    /^makes one creature a (\d\/\d) without abilities$/,
    reads((size) => `enchanted creature loses all abilities and [^.]*base power and toughness ${size}`),
  ],
  [
    /^keeps you from losing and opponents from winning the game$/,
    holds("you can't lose the game and your opponents can't win the game"),
  ],
  [
    /^prevents all combat damage to (.+) for a turn$/,
    reads((whom) => `prevent all combat damage that would be dealt to ${whom} this turn`),
  ],
  [
    /^prevents all damage to (.+)$/,
    reads((whom) => `prevent all damage that would be dealt (?:this turn )?to ${whom}`),
  ],
  [
    /^makes all able creatures block (.+)$/,
    reads((whom) => `all creatures able to block ${whom} (?:this turn )?do so`),
  ],
  [/^makes your lands every basic land type$/, holds("lands you control are every basic land type")],
  [/^makes your lands enter untapped$/, holds("lands you control enter untapped")],
  [
    /^exiles cards that would go to (an opponent's|any) graveyard$/,
    ([, whose = ""], card) =>
      has(
        card,
        `if a card(?: or token)? would be put into ${whose === "any" ? "a" : whose} graveyard from anywhere, (?:instead )?exile it`,
      ),
  ],
  [
    /^exiles opposing creatures that would die$/,
    holds("if a creature an opponent controls would die, exile it instead"),
  ],
  [
    /^exiles nontoken creatures that enter without being cast$/,
    holds("if a nontoken creature would enter and it wasn't cast, exile it instead"),
  ],
  [
    /^exiles (up to two|up to three|any number of|two) cards from graveyards$/,
    reads((n) => `exile ${n} target cards from (?:a |a single )?graveyard`),
  ],
  [/^exiles a card from a graveyard$/, holds("exile target card from a graveyard")],
  [/^exiles the graveyard of an opponent$/, holds("exile target opponent's graveyard")],
  [
    /^puts a player's graveyard on the bottom of their library$/,
    holds("target player puts all the cards from their graveyard on the bottom of their library"),
  ],
  [
    /^has a player exile a card of their graveyard$/,
    holds("target player exiles a card from their graveyard"),
  ],
  [
    /^makes (the defending player|that player|each player|each opponent) mill (.+)$/,
    reads((who, what) => `${who} mills ${what}`),
  ],
  [/^makes an? (player|opponent) mill (.+)$/, reads((who, what) => `target ${who} mills ${what}`)],
  [/^mills a card of your own$/, holds("\\bmill a card")],
  [
    /^makes (each other player|that player|the defending player) discard (.+)$/,
    reads((who, what) => `${who} discards ${what}`),
  ],
  [
    /^takes (.+) of your choice from the hand of an? (player|opponent)$/,
    ([, what = "", who = ""], card) =>
      has(
        card,
        `target ${who} reveals their hand\\. you (?:may )?choose ${wordsOf(what)} from (?:it|among them)\\. (?:that player discards that card|if you do, that player discards|(?:you )?exile that card)`,
      ) ||
      has(card, `look at target ${who}'s hand\\. you may exile ${wordsOf(what)} from it`) ||
      has(card, `target ${who} reveals their hand and you choose ${wordsOf(what)} from it`),
  ],
  [
    /^returns from your graveyard to (.+)$/,
    reads((where) => `return (?:this card|~|it) from your graveyard to ${where}`),
  ],
  [
    /^puts an? (.+) from (your|a|an opponent's) graveyard onto the battlefield (?:(tapped)|with an? (\S+) counter)$/,
    ([, what = "", whose = "", , counter], card) =>
      has(
        card,
        `(?:return|put) ${OTHER} ${wordsOf(what)} from ${whose} graveyard (?:on)?to the battlefield ${counter === undefined ? "tapped" : `(?:under your control )?with an? ${wordsOf(counter)} counter`}`,
      ),
  ],
  [
    /^puts any number of permanent cards with different names from your graveyard onto the battlefield$/,
    holds("return any number of permanent cards with different names from your graveyard to the battlefield"),
  ],
  [
    /^puts two creature cards from your graveyard onto the battlefield for the sacrifice of a creature$/,
    holds(
      "choose two target creature cards in your graveyard\\. sacrifice a creature\\. if you do, return the chosen cards",
    ),
  ],
  [
    /^puts (up to \S+|two|X) (.+ cards) from your graveyard onto the battlefield$/,
    ([, n = "", what = ""], card) =>
      has(
        card,
        `return ${n.toLowerCase()} target ${wordsOf(what)}[^.]* from your graveyard to the battlefield`,
      ),
  ],
  [
    /^has each player put (.+) from their graveyard onto the battlefield$/,
    reads((what) => `each player (?:puts|returns) ${what} from their graveyard (?:on)?to the battlefield`),
  ],
  [
    /^returns (.+) from your graveyard to your hand$/,
    reads((what) => `return ${what} from your graveyard to your hand`),
  ],
  [
    /^puts an? (.+) from (your|a) graveyard on top of the library$/,
    reads(
      (what, whose) => `put target ${what} from ${whose} graveyard on top of (?:your|its owner's) library`,
    ),
  ],
  [
    /^blinks (any number of|all|two|up to two) (.+)$/,
    ([, n = "", what = ""], card) =>
      has(
        card,
        `exile ${n}(?: other)?(?: target)? ${wordsOf(what)}(?:, then |\\. )return (?:them|those cards) to the battlefield`,
      ),
  ],
  [
    /^blinks an? (.+)$/,
    reads(
      (what) =>
        `exile ${OTHER} ${what}\\. (?:at the beginning of the next end step, )?return (?:it|that card) to the battlefield`,
    ),
  ],
  [
    /^wins the game when you would draw from an empty library$/,
    holds("if you would draw a card while your library has no cards in it, you win the game"),
  ],
  [
    /^wins the game if your devotion to blue covers your library$/,
    holds(
      "where x is your devotion to blue[\\s\\S]*if x is greater than or equal to the number of cards in your library, you win the game",
    ),
  ],
  [/^gives a player an extra turn$/, holds("target player takes an extra turn after this one")],
  [
    /^gives (each player|each opponent|that player|the defending player) (an?|two|three|four|that many|an additional) (poison|rad) counters?$/,
    reads((who, n, what) => `${who} gets ${n} ?${what} counter`),
  ],
  [
    /^gives an? (player|opponent) (a|two|three|four) (poison|rad) counters?$/,
    reads((who, n, what) => `target ${who} gets ${n} ${what} counter`),
  ],
  [/^has the Ring tempt you$/, holds("the ring tempts you")],
  [/^takes the initiative$/, holds("you take the initiative")],
  [/^ventures into the dungeon$/, holds("venture into the dungeon")],
  [/^gains you an experience counter$/, holds("you get an experience counter")],
  [/^gains you that much life$/, holds("you gain that much life")],
  [/^gains you life equal to (.+)$/, reads((what) => `you gain life equal to ${what}`)],
];
