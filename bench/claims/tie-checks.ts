import { isA, type ReadCard } from "./card-text.ts";
import type { CheckedDeck } from "./checked-deck.ts";
import {
  any,
  both,
  bringsBack,
  castFor,
  cheaper,
  counters,
  diesFor,
  eats,
  entersFor,
  fills,
  forTaker,
  hastens,
  isArtifact,
  isCreature,
  isFound,
  isNamed,
  isNamedToken,
  isSpell,
  makesArtifacts,
  makesTokens,
  says,
  type Ties,
  taken,
  tapsFor,
} from "./tie-readings.ts";

const isLegendaryOrWalker = (card: ReadCard): boolean => isA(card, "Legendary") || isA(card, "Planeswalker");

/** What sentences say of a card that gives to the named ones. */
const OF_GIVERS: readonly (readonly [RegExp, Ties])[] = [
  [
    /^can be (?:found|taken back) (?:by|with) (.+)$/,
    any(
      isFound,
      both(() => true, taken),
    ),
  ],
  [/^one that (.+) may find$/, isFound],
  [
    /^can be put in by (.+)$/,
    (giver, taker) => isNamed(giver, taker) && /onto the battlefield/.test(taker.text),
  ],
  [
    /^its \S+(?: \S+)? tokens (?:set off|count for|are made better by|can be sacrificed to) (.+)$/,
    isNamedToken,
  ],
  [/^one more \S+(?: \S+)? to (?:set off|tap for) (.+)$/, any(isNamed, both(isSpell, castFor))],
  [
    /^(?:the land it brings sets off|one more land to set off) (.+)$/,
    both(says(/\bland|forest|plains/), says(/landfall|lands?\b[^.]*enters?/)),
  ],
  [/^sets off (.+), as every .+ does$/, isNamed],
  [
    /^(?:one more \S+(?: \S+)? spell|casting it sets off|an artifact spell)(?: for)? (.+)$/,
    both((card) => !isA(card, "Land"), castFor),
  ],
  [/^one more (?:artifact|Equipment|Aura|enchantment) for (.+)$/, forTaker],
  [/^one more flier for (.+)$/, both(says(/flying/), says(/flying/))],
  [/^one more legend for (.+)$/, both((card) => isA(card, "Legendary"), says(/legendary|historic/))],
  [/^one more \S+(?: \S+)? for (.+) to count$/, both(() => true, says(/number of|for each/))],
  [/^counts for (.+)$/, (giver, taker) => isNamed(giver, taker) && /number of|for each/.test(taker.text)],
  [/^(?:made better by|stronger beside) (.+)$/, isNamed],
  [/^can be sacrificed to (.+) in need$/, (giver, taker) => isNamed(giver, taker) && eats(taker)],
  [/^can be tapped for (.+)$/, (giver, taker) => isNamed(giver, taker) && /untapped/.test(taker.text)],
  [/^(?:costs less with|made cheaper by) (.+)$/, both(() => true, cheaper)],
  [/^can be cast off the library with (.+)$/, both(() => true, says(/top/))],
  [/^of the type to name for (.+)$/, both(isCreature, says(/type/))],
  [/^its trigger on a death happens twice with (.+)$/, both(says(/\bdies?\b/), says(/dying causes/))],
  [/^what it does on entering happens twice with (.+)$/, both(says(/enters/), says(/entering[^.]* causes?/))],
  [
    /^(?:can be blinked by (.+) to do it again|does it once more when blinked by (.+))$/,
    both(says(/enters/), says(/exile[\s\S]*return/)),
  ],
  [/^(?:its tokens set off|each token from it sets off) (.+)$/, both(makesTokens, entersFor)],
  [
    /^makes more tokens with (.+) on the board$/,
    both(makesTokens, says(/tokens? would be created|would create/)),
  ],
  [/^(?:its tokens can be sacrificed to|bodies to be sacrificed to) (.+)$/, both(makesTokens, eats)],
  [/^(?:each creature sacrificed to it sets off (.+)|sets off (.+) by sacrifice)$/, both(eats, diesFor)],
  [/^(?:can be sacrificed to (.+) to get that|dies when you like with (.+))$/, both(says(/\bdies\b/), eats)],
  [/^comes back to be sacrificed to (.+) again$/, both(says(/graveyard|undying|persist/), eats)],
  [
    /^its tokens are made better by (.+)$/,
    both(makesTokens, says(/(?:creatures?|tokens?) (?:tokens )?you control (?:get|have|gain)/)),
  ],
  [/^(?:its tokens attack for|attackers for) (.+)$/, both(makesTokens, says(/attack|combat damage/))],
  [
    /^(?:sets off (.+) as it comes|its coming sets off (.+)|coming in, it sets off (.+))$/,
    both(() => true, says(/\benters?\b|constellation|eerie/)),
  ],
  [/^(?:can be untapped by|used twice a turn with) (.+)$/, both(tapsFor, says(/untap/))],
  [/^can tap the turn it comes with (.+)$/, both(tapsFor, hastens)],
  [/^attacks twice in a turn with (.+)$/, both(says(/attacks|combat damage/), says(/additional combat/))],
  [
    /^makes artifacts (?:for (.+) to count|to sacrifice to (.+))$/,
    both(makesArtifacts, says(/artifact|improvise|metalcraft/)),
  ],
  [/^no loss when sacrificed to (.+)$/, both(says(/graveyard|leaves|dies/), eats)],
  [/^an artifact that counts for (.+)$/, both(isArtifact, says(/artifact|improvise|metalcraft/))],
  [/^can be brought back by (.+)$/, both(says(/sacrifice ~/), says(/artifact card/))],
  [/^Equipment that goes well with (.+)$/, both((card) => isA(card, "Equipment"), says(/equip|attach/))],
  [
    /^cheap, so it helps (.+) along$/,
    both(
      (card) => isSpell(card) && card.manaValue <= 2,
      says(/second spell|for each (?:other )?spell|storm|has ~|spell, if it's the second/),
    ),
  ],
  [/^can be used again with (.+)$/, both(isSpell, says(/instant|sorcery/))],
  [/^worth copying with (.+)$/, both(isSpell, says(/cop(?:y|ies)/))],
  [/^once sacrificed it can be cast again with (.+)$/, both(says(/sacrifice/), says(/graveyard/))],
  [
    /^there to keep (.+) (?:on the board|alive)$/,
    both(says(/hexproof|indestructible|shroud|protection|phase|counter|ward/), isLegendaryOrWalker),
  ],
  [
    /^(?:the life it gains sets off|gains life for) (.+)$/,
    both(says(/life|extort/), says(/gain(?:ed)?[^.]* life|life you gained/)),
  ],
  [
    /^the life it takes counts for (.+)$/,
    both(says(/loses?|damage/), says(/loses? life|lost life|lose life/)),
  ],
  [
    /^places (?:more )?counters (?:with|for) (.+?)(?: on the board| to multiply)?$/,
    both(counters, says(/counter|proliferate/)),
  ],
  [
    /^(?:gets more loyalty by|its loyalty grows by) (.+)$/,
    both((card) => isA(card, "Planeswalker"), says(/proliferate|loyalty|counter/)),
  ],
  [/^poison for (.+) to add to$/, both(says(/toxic|infect|poison/), says(/proliferate/))],
  [
    /^(?:worth bringing back with|cheap to have by way of|small enough to come back with) (.+)$/,
    both(isCreature, bringsBack),
  ],
  [/^comes early by way of (.+)$/, both(isCreature, says(/onto the battlefield/))],
  [
    /^fills the graveyard (?:for (.+)|that (.+) will count)$/,
    both(fills, says(/graveyard|delve|escape|threshold|delirium|mill/)),
  ],
  [/^the cards it hands out set off (.+)$/, both(says(/draw/), says(/draws|opponent would draw/))],
  [/^its draws set off (.+)$/, both(says(/draw/), says(/draw/))],
  [
    /^(?:what it makes them discard counts|the cards it discards count) for (.+)$/,
    both(says(/discard/), says(/discard|madness|cards? in hand/)),
  ],
  [/^empties hands for (.+)$/, both(says(/discard/), says(/no cards in hand/))],
  [
    /^cards played off it count for (.+)$/,
    both(says(/exile|foretell|plot|suspend|cascade|discover/), says(/exile|other than your hand/)),
  ],
  [/^makes Treasures for (.+)$/, both(says(/treasure/), says(/treasure/))],
];

/** What sentences say of a card that takes from the named ones. */
const OF_TAKERS: readonly (readonly [RegExp, Ties])[] = [
  [
    /^can (?:find|take back) (.+)$/,
    any(
      isFound,
      both(() => true, taken),
    ),
  ],
  [/^a way to find (.+)$/, isFound],
  [/^counts on hands that (.+) can empty$/, both(says(/discard/), says(/no cards in hand/))],
  [
    /^can put in (.+) for no mana$/,
    (giver, taker) => isNamed(giver, taker) && /onto the battlefield/.test(taker.text),
  ],
  [
    /^(?:set off by the|fed by the) \S+(?: \S+)? tokens of (.+)$/,
    any(isNamedToken, both(makesArtifacts, eats)),
  ],
  [/^set off by \S+(?: \S+)? cards such as (.+)$/, isNamed],
  [/^counts the tokens of (.+)$/, isNamedToken],
  [/^counts (.+) and all others of the type$/, isNamed],
  [/^makes the tokens of (.+) better$/, isNamedToken],
  [/^best beside (.+)$/, isNamed],
  [/^taps (.+) for it$/, isNamed],
  [/^takes mana off (.+)$/, both(() => true, cheaper)],
  [/^may cast (.+) off the library$/, both(() => true, says(/top/))],
  [/^with \S+(?: \S+)? named it helps (.+)$/, both(isCreature, says(/type/))],
  [/^the triggers of (.+) happen twice with it$/, both(says(/\bdies?\b/), says(/dying causes/))],
  [
    /^(?:doubles what (.+) will do on entering|at its best ahead of (.+))$/,
    both(says(/enters/), says(/entering[^.]* causes?/)),
  ],
  [/^(?:has (.+) enter again|another entrance for (.+))$/, both(says(/enters/), says(/exile[\s\S]*return/))],
  [/^(?:set off by the tokens of (.+)|the tokens of (.+) set it off)$/, both(makesTokens, entersFor)],
  [/^brings more out of (.+)$/, both(makesTokens, says(/tokens? would be created|would create/))],
  [/^(?:fed by the tokens of (.+)|the tokens of (.+) pay for it)$/, both(makesTokens, eats)],
  [/^set off at will with (.+)$/, both(eats, diesFor)],
  [/^has (.+) die when it suits you$/, both(says(/\bdies\b/), eats)],
  [/^can have (.+) again and again$/, both(says(/graveyard|undying|persist/), eats)],
  [
    /^(?:best with the tokens of|makes much of the tokens from) (.+)$/,
    both(makesTokens, says(/you control (?:get|have|gain)/)),
  ],
  [/^the tokens of (.+) attack for it$/, both(makesTokens, says(/attack|combat damage/))],
  [/^untaps (.+) for a second use$/, both(tapsFor, says(/untap/))],
  [/^(?:lets (.+) tap the turn it comes|no turn of waiting for (.+))$/, both(tapsFor, hastens)],
  [/^lets (.+) attack twice$/, both(says(/attacks|combat damage/), says(/additional combat/))],
  [/^goes well with (.+) in the air$/, both(says(/flying/), says(/flying/))],
  [/^served by legends such as (.+)$/, both((card) => isA(card, "Legendary"), says(/legendary|historic/))],
  [/^the artifact tokens of (.+) count too$/, both(makesArtifacts, says(/artifact|improvise|metalcraft/))],
  [/^has (.+) to sacrifice at no loss$/, both(says(/graveyard|leaves|dies/), eats)],
  [/^counts (.+) and the other artifacts$/, both(isArtifact, says(/artifact|improvise|metalcraft/))],
  [/^works with (.+)$/, forTaker],
  [/^set off by spells such as (.+)$/, both(isSpell, castFor)],
  [
    /^counts on cheap spells such as (.+)$/,
    both(isSpell, says(/second spell|for each (?:other )?spell|storm|has ~|spell, if it's the second/)),
  ],
  [/^can have (.+) again$/, both(() => true, says(/instant|sorcery|artifact/))],
  [/^copies (.+) at best$/, both(isSpell, says(/cop(?:y|ies)/))],
  [/^casts (.+) again from the graveyard$/, both(says(/sacrifice/), says(/graveyard/))],
  [/^set off by the life of (.+)$/, both(says(/life|extort/), says(/gain(?:ed)?[^.]* life|life you gained/))],
  [/^(?:adds to|multiplies|lives on) the counters of (.+)$/, both(counters, says(/counter|proliferate/))],
  [/^more loyalty for (.+)$/, both((card) => isA(card, "Planeswalker"), says(/proliferate|loyalty|counter/))],
  [/^adds to the poison of (.+)$/, both(says(/toxic|infect|poison/), says(/proliferate/))],
  [/^set off again by (.+)$/, both(says(/\bland|forest|plains/), says(/landfall|lands?\b[^.]*enters?/))],
  [/^(?:best on|can bring back) (.+)$/, both(isCreature, bringsBack)],
  [/^brings (.+) turns early$/, both(isCreature, says(/onto the battlefield/))],
  [/^lives on a graveyard filled by (.+)$/, both(fills, says(/graveyard|delve|escape|threshold|delirium/))],
  [/^set off by the draws of (.+)$/, both(says(/draw/), says(/draw/))],
  [/^a card to discard to (.+)$/, both(says(/discard/), says(/discard|madness/))],
  [
    /^set off by the exiled cards of (.+)$/,
    both(says(/exile|foretell|plot|suspend|cascade|discover/), says(/exile|other than your hand/)),
  ],
  [/^lives on the Treasures of (.+)$/, both(says(/treasure/), says(/treasure/))],
  [/^counts what (.+) will mill$/, both(says(/mill/), says(/graveyard|mill/))],
  [
    /^set off by(?: casting)? (.+)$/,
    both(() => true, says(/whenever|constellation|eerie|magecraft|if an opponent/)),
  ],
];

/** Whether a sentence about how cards work together is what their texts say; undefined where no row knows it. */
export function tieHolds(sentence: string, card: ReadCard, deck: CheckedDeck): boolean | undefined {
  let known = false;
  const sides = [
    ...OF_GIVERS.map(([pattern, ties]) => [pattern, (other: ReadCard) => ties(card, other)] as const),
    ...OF_TAKERS.map(([pattern, ties]) => [pattern, (other: ReadCard) => ties(other, card)] as const),
  ];
  for (const [pattern, holds] of sides) {
    const match = pattern.exec(sentence);
    const others =
      match === null ? undefined : named(match.slice(1).find((one) => one !== undefined) ?? "", deck);
    if (others === undefined) continue;
    known = true;
    if (others.every((other) => other.name !== card.name && holds(other))) return true;
  }
  return known ? false : undefined;
}

/** The cards of the deck that "A" or "A and B" names, commanders by what they are called; undefined for anything else. */
function named(words: string, deck: CheckedDeck): readonly ReadCard[] | undefined {
  const find = (name: string): ReadCard | undefined =>
    deck.find(name) ?? deck.commanders.find((one) => one.name.split(" // ")[0]?.split(",")[0] === name);
  const one = find(words);
  if (one !== undefined) return [one];
  for (let at = words.indexOf(" and "); at >= 0; at = words.indexOf(" and ", at + 1)) {
    const [first, second] = [find(words.slice(0, at)), find(words.slice(at + 5))];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return undefined;
}
