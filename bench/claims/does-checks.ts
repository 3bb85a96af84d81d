import { isA, type ReadCard } from "./card-text.ts";

/** What a card's printed words must hold for a sentence about what it does. */
type Check = RegExp | ((card: ReadCard) => boolean);

/** One row for each sentence about what a card does: the sentence, and what its text must hold. */
export const DOES_CHECKS: readonly (readonly [says: RegExp, holds: Check])[] = [
  [
    /^(?:makes tokens|makes a token|a source of tokens|several tokens|two tokens or more|tokens in numbers|brings a token|leaves a token)/,
    /\bcreates? [^.]*tokens?|\bamass|incubate|investigate|fabricate|afterlife|living weapon|for mirrodin|embalm|eternalize|encore|\bsquad\b|offspring|myriad|populate|job select|mobilize|endure|creature tokens?/,
  ],
  [/^(?:gets a card back from|takes a card out of your graveyard|a second use for a card)/, /graveyard/],
  [
    /^(?:can be used from the graveyard|works from the graveyard)/,
    /graveyard|flashback|escape|unearth|embalm|eternalize|disturb|retrace|jump-start|encore|aftermath|harmonize|mayhem|scavenge|warp/,
  ],
  [/^(?:rewards instants|gets something for spells)/, /instant|sorcer|noncreature|cast|prowess|magecraft/],
  [/^(?:gets something for each land|rewards land drops)/, /\blands?\b|landfall/],
  [
    /^(?:puts counters on other|spreads \+1)/,
    /counters? (?:on (?:each|another|target|up to|any|a|two|that|those|one|it|them|all|the)|among)|bolster|support|enters? with [^.]*counter|mentor|training|backup|outlast|additional \+1/,
  ],
  [/proliferat/, /proliferate/],
  [/^(?:gets something for counters|rewards counters|multiplies counters|adds to the counters)/, /counter/],
  [/^(?:gets something for life|rewards gaining life)/, /gain(?:ed|s)?[^.]* life|lifelink|life total/],
  [
    /^(?:gets something for artifacts|rewards artifacts)/,
    /artifact|improvise|metalcraft|equipment|vehicle|treasure/,
  ],
  [/^(?:gets something for enchantments|rewards enchantments)/, /enchantment|constellation|\baura|eerie/],
  [/^(?:gets something for equipment|rewards equipment)/, /equip|attach/],
  [/^(?:gets something for auras|rewards auras)/, /\baura|enchanted/],
  [/^(?:helps planeswalkers|looks after planeswalkers)/, /planeswalker|loyalty/],
  [/^rewards legendary/, /legendary|historic/],
  [/^rewards creatures with flying/, /flying/],
  [
    /^(?:gets something for cards in the graveyard|uses a filled graveyard)/,
    /graveyard|delve|threshold|delirium|escape|undergrowth|descend|dredge/,
  ],
  [/^(?:gives haste|grants haste)/, /haste/],
  [
    /^(?:makes an attacker hard to block|helps attackers past)/,
    /can't be blocked|can't block|flying|menace|walk|unblockable|shadow|fear|skulk|trample|intimidate|horsemanship|landwalk/,
  ],
  [/^(?:untaps a permanent|untaps what)/, /untap/],
  [
    /^(?:copies a spell|makes a copy of a spell)/,
    /cop(?:y|ies)|storm|replicate|conspire|casualty|demonstrate|gravestorm/,
  ],
  [/^exiles a permanent and returns/, /exile[\s\S]*return|phases? out/],
  [/^(?:copies a permanent|enters or makes tokens as a copy)/, /cop(?:y|ies)/],
  [
    /^takes or uses cards of an opponent/,
    /gain control|exchange control|\bopponents?\b|owner|each player|that player|target player/,
  ],
  [
    /^(?:adds a combat phase|adds a second attack|gives another combat)/,
    /additional combat|attack(?:s)? (?:an additional|again)|additional (?:beginning|combat)/,
  ],
  [/^(?:gives poison|works with poison)/, /poison|infect|toxic|corrupted|proliferate/],
  [/^(?:brings another card for little mana|a cheap spell that replaces)/, /draw|into your hand/],
  [
    /^(?:looks at the top|looks ahead)/,
    /scry|surveil|look at|reveals?|explore|learn|connive|clash|discover|top (?:card|\w+ cards)/,
  ],
  [
    /^(?:draws and discards|trades cards of the hand|sorts the hand)/,
    /draws?[\s\S]*discard|discards?[\s\S]*draw|connive|cycl|blood token|hand[\s\S]*draw/,
  ],
  [/^gains (?:life|some life)/, /gains? [^.]*life|lifelink|\bfood\b|extort|life you|life equal/],
  [/^(?:can attack the turn|has haste)/, /haste|dash|blitz|riot/],
  [
    /^(?:hits for at least its mana value|an early attacker whose|much power for little)/,
    ({ power, manaValue }) => Number(power) >= manaValue && Number(power) >= 2 && manaValue <= 2,
  ],
  [
    /^(?:attacks past|hard to block)/,
    /flying|menace|fear|intimidate|shadow|horsemanship|skulk|walk|can't be blocked/,
  ],
  [
    /^(?:hard to get rid|makes removal a poor)/,
    /hexproof|indestructible|ward|undying|persist|shroud|disturb|embalm|eternalize|graveyard|dies|protection from|destroyed|regenerate/,
  ],
  [/^(?:a body of size|attacks as one of the large)/, ({ power }) => Number(power) >= 5],
  [/^(?:gets something for damage|pays off when its damage)/, /damage|ninjutsu|connive/],
  [
    /^(?:gets something each time of attacking|triggers on attacks)/,
    /attack|mobilize|myriad|melee|annihilator|exalted|dethrone|battle cry|mentor|training|combat/,
  ],
  [
    /^(?:does its work as it enters|worth a card even)/,
    /enters|evoke|exploit|fabricate|backup|champion|devour|squad|offspring/,
  ],
  [
    /^leaves something behind/,
    /dies|into a graveyard|afterlife|persist|undying|leaves the battlefield|unearth/,
  ],
  [
    /^(?:mana on legs|makes mana as a creature|a creature whose work|pays for the turns)/,
    (card) => isA(card, "Creature") && /add |treasure|mana|untap/.test(card.text),
  ],
  [
    /^(?:puts an extra land|gets a land onto|land ramp that)/,
    /lands?\b|mountain|island|swamp|forest|plains|basic/,
  ],
  [
    /^(?:a mana rock|mana that stays|steady mana)/,
    (card) => isA(card, "Artifact") && /add |untap|mana|treasure/.test(card.text),
  ],
  [
    /^(?:makes treasure|banks mana)/,
    /treasure|gold|powerstone|eldrazi (?:spawn|scion)|lander|spawn|scion|add |food/,
  ],
  [
    /^(?:makes spells cheaper|takes mana off|a discount)/,
    /less to (?:cast|activate)|rather than pay|without paying|convoke|improvise|affinity|emerge|costs? [^.]*less|can be cast|cost reduction|plotted|plot\b|spend/,
  ],
  [/^(?:a burst of mana|mana for one big)/, /\badds?\b|treasure/],
  [/^(?:lets you play an extra land|room for more than one land)/, /additional land|\bland/],
  [
    /^(?:gets you ahead on mana|extra mana|one more source of mana|multiplies mana|makes permanents tap)/,
    /\bforest|plains|island|swamp|mountain|produces?|\badds?\b|treasure|lands? (?:card|onto)|untap|additional (?:land|mana)|\bland\b|powerstone|less to cast|eldrazi (?:spawn|scion)/,
  ],
  [/^searches out a card/, /search[\s\S]*battlefield/],
  [
    /^(?:finds a creature card|searches for a creature)/,
    /search[^.]*(?:creature|card)|reveal[^.]*creature|look at[\s\S]*creature|cycling|transmute/,
  ],
  [
    /^(?:searches the library|finds a card in the library|a tutor)/,
    /search(?:es)? [^.]*librar|transmute|\w*cycling|outside the game|reveal cards from the top|learn/,
  ],
  [
    /^(?:draws cards again|an engine that draws|a source of cards|draws for as long)/,
    /monarch|draws?\b|into (?:your|their) hand|investigate|connive|clue/,
  ],
  [/^trades a hand/, /hand|discard/],
  [/^(?:draws several|several cards for one|two cards or more at once)/, /draws?\b|into your hand/],
  [/^(?:lets you play cards from exile|exiles cards that may)/, /exile/],
  [/^plays cards off/, /top/],
  [
    /^(?:draws a card on the way|brings a card with|draws cards|brings cards|adds to the hand)/,
    /draws?\b|monarch|cycling|clue|investigate|\bmap\b|connive|learn|into your hand/,
  ],
  [/^(?:equipment for any|equipment, which|gear that)/, (card) => /equip|reconfigure|attach/.test(card.text)],
  [/^(?:an aura for your|loads one|makes one creature stronger)/, /enchant|bestow|attach|aura/],
  [/^(?:mills an opponent|puts cards of an opponent)/, /mill|library|graveyard/],
  [/^(?:takes cards off a library|gets something for milled)/, /mill|graveyard|librar|ingest/],
  [
    /^(?:damage that can go|a spell of direct|burn for the last|adds damage|damage beside|deals a little damage)/,
    /damage|loses? \w+ life/,
  ],
  [
    /^(?:takes life from every|wears all|life lost around)/,
    /each (?:opponent|player|other player)|each of your opponents|opponents? loses?|all players/,
  ],
  [
    /^(?:takes life and gives|drains life)/,
    /loses? [\s\S]*life[\s\S]*gain|lifelink|damage[\s\S]*gain|gain[\s\S]*loses?|extort|gains? [^.]*life/,
  ],
  [
    /^(?:protects|keeps (?:the whole|a permanent)|shields)/,
    /hexproof|indestructible|protection from|shroud|\bward|phases? out|prevent|regenerate|can't be (?:countered|the target|destroyed)|counter target|umbra armor|totem armor|shield counter|return [^.]*(?:you control|you own|creature)|exile [^.]*you control|change the target|new targets|redirect|can't (?:cast|be sacrificed|cause)|can't|would be destroyed|would die/,
  ],
  [
    /^(?:a rule that others have|changes the rules)/,
    /don't cause|can't cause|lands are |can't|costs? [^.]*more|doesn't untap|don't untap|skip|enters? tapped|unless|lose all|loses? all|instead|would|each player|players/,
  ],
  [/^(?:makes spells, attacks|a tax)/, /cost[^.]*more|unless [^.]*pays?|pays?\b/],
  [
    /^a body that carries a rule/,
    (card) =>
      isA(card, "Creature") &&
      /enters? tapped|can't|cost|instead|unless|don't|doesn't|skip|would|lose/.test(card.text),
  ],
  [
    /^(?:makes it hard to attack|keeps attackers away)/,
    /can't attack|can attack each combat|attack[^.]*unless|prevent|goad|whenever [^.]*attacks? you|attacks? you|remove[^.]*from combat/,
  ],
  [/^keeps opponents from casting/, /can't cast|can't be cast|cast spells only|can cast/],
  [
    /^(?:removal that works|answers again|answers|creature removal|gets rid of|takes care|damage to a creature|damage as an answer)/,
    /destroy|exile|damage|gets? [-+]|-\d+\/-\d+|-x\/-x|sacrifice|return[^.]*hand|fights?|gain control|into their library|(?:top|bottom) of (?:their|its owner's) library|owner's library|doesn't untap|loses? all abilities|detain|can't attack or block|can't block|enchanted (?:permanent|creature) is|shuffle|phases? out|becomes? a|put[^.]*counter/,
  ],
  [/^makes a player part with/, /annihilator|sacrifices?|exiles? [^.]*they control/],
  [/^(?:lets a creature of yours deal|turns the size)/, /fight|damage equal|deals? damage/],
  [/^(?:sends a permanent back|returns a permanent)/, /return[\s\S]*hand|owner's hand|hand/],
  [
    /^(?:makes a player discard|takes a card from a hand)/,
    /discards?|from (?:it|their hand|that player's hand|target player's hand|a player's hand)|reveals? (?:their|his or her) hand|hand/,
  ],
  [
    /^(?:a board wipe|sweeps|deals with more than one|a wipe)/,
    /(?:all|each|every) |overload|x target|any number of|up to \w+ target|damage divided|one or more|destroy the rest|creatures? [^.]*gets? -|other creatures|creatures (?:get|your opponents)/,
  ],
  [/^(?:deals with a spell|stops a spell|catches a spell)/, /counter|target [^.]*spell/],
  [
    /^(?:sacrifices without|a sacrifice outlet|sacrifices what|turns permanents of yours)/,
    /sacrifice|exploit|casualty|bargain|emerge|devour/,
  ],
  [
    /^(?:takes life for deaths|turns deaths)/,
    /(?:dies|die|graveyard|sacrifice|leaves)[\s\S]*(?:loses?|damage|drain|life)/,
  ],
  [
    /^(?:gets something when creatures die|rewards deaths)/,
    /dies|died|into (?:a|your) graveyard|sacrifice|morbid|would die|\bdie\b/,
  ],
  [
    /^(?:puts a creature from a graveyard|reanimates|puts cards from a graveyard|returns cards straight)/,
    /graveyards?[\s\S]*battlefield|battlefield[\s\S]*graveyard|persist|undying|unearth|embalm|eternalize|encore|escape|cast[^.]*graveyard/,
  ],
  [/^puts a card of your choice into/, /graveyard/],
  [
    /^(?:fills your graveyard|mills your own)/,
    /mill|into (?:your|their) graveyard|surveil|explore|dredge|manifest dread|descend/,
  ],
  [/^(?:lets you discard|a way to discard)/, /discard|connive|cycling|blood|madness/],
  [/^(?:makes more tokens|multiplies tokens)/, /token/],
  [/^(?:makes triggers happen|repeats triggered)/, /additional time|trigger|copy|again/],
  [/^multiplies damage/, /double|twice|plus|that much damage|additional|triple/],
  [/^can give an extra turn/, /extra turn/],
  [
    /^(?:makes the whole team|a team-wide)/,
    /double the power|creatures? [^.]*(?:get|gain|have)|\+\w+\/\+\w+/,
  ],
  [/^can win the game by its own/, /wins? the game|loses? the game/],
  [
    /^(?:makes others of yours|raises others)/,
    /(?:you control|chosen type)[^.]*\b(?:gets?|have|gains?) |(?:other|each|all|each other) [^.]*(?:gets?|have|gains?|has|enters? with)|creatures? of the chosen type|counters? on (?:each|another|target|other)|base power/,
  ],
  [
    /^gets more from each creature of one type/,
    /\b(?:for each|number of)(?: other)? (?!equipment|aura|vehicle|treasure|food|clue|shrine|gate|cave|desert|land|forest|island|swamp|mountain|plains|card|artifact|enchantment)[a-z]+s? (?:you control|on the battlefield)/,
  ],
  [
    /^(?:rewards one creature type|gets something for creatures of a type)/,
    (card) =>
      /\b(?:type|number of [a-z]+ on|elf|elves|goblin|zombie|vampire|dragon|angel|human|merfolk|sliver|soldier|wizard|warrior|spirit|beast|cat|dog|bird|knight|pirate|dinosaur|rat|ninja|eldrazi|[a-z]+s? you control|other [a-z]+|party)\b/.test(
        card.text,
      ),
  ],
  [
    /^(?:makes your team bigger|raises your creatures)/,
    /(?:creatures?|tokens?|each [^.]*|other [^.]*|all [^.]*) [^.]*gets? \+|\+\w+\/\+\w+|counters? on each|base power/,
  ],
];
