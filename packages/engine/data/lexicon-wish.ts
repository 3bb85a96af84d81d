import { wordList } from "./word-list.ts";
/** Everyday words: they carry no wish by themselves and are never taken for a misspelled one. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a able about above actually after again all almost along already also although always am an and another any anybody anyone anything
  are aren arent around as ask at away awesome b back bad based basically big be because become been before being best better between bit both
  bring build builder building builds built but by c came can cannot cant card cards care casually certain choose classic come coming complete consider
  cool could couldnt create crazy current d deal deck decks decklist definitely different do does doesnt doing done dont down during e each early easy
  edition effect effects either else end enough enjoy especially etc even ever every everybody everyone everything exactly example f fairly
  far fast favorite favourite feel few fill finally find fine first fits fits focus focused focuses focusing for format found four free friend friendly friends from full fun funny
  g game games gave generate get gets getting girlfriend give gives go goes going gonna good got gotta great group guys h had half hand happy hard has
  have having he heavy hello help her here hey hi high him his hopefully how i id idea if ill im in inside instead interesting into is isnt it
  its ive j just k keep kid kids kill kind kinda know l large last late later latest least let lets like likes list little local long look looking looks lot lots love
  low lower m made mainly make makes making many mate matter matters maybe me mean middle might min mind mine money more most mostly move much must my
  myself n name near need needs never new newbie beginner beginners next nice no nobody none nor not nothing now o of off often oh ok okay old on once one ones
  only onto open opponent opponents option options or other others our out over own p pair part people perfect person pick place play player players playable played
  playgroup playing plays please plus pls plz possible pretty prefer preferably probably properly put q question quick quickly quite r rather ready
  real really reasonable related remember right run running runs s said same say second see seem seems several shall she should show side simple
  since single sir so solid some somebody somehow someone something sometimes somewhat soon sort spend spicy start started starter starting stay still strategy strategies strong
  stuff style such suggest suggestion super support sure sweet synergies synergy synergistic system t table take taking talk tell ten than thank thanks that thats
  the their them theme themed themes then there these they thing things think third this those thought three through time times to today
  together told too took total totally toward towards tried true try trying turn turns tv two type u under unique until up upon ur us use used uses using usually v
  various version very via view w wait want wanna wanted wanting wants was watch way ways we week weird well went were what whatever when whenever where which while who whole
  whith wiht wth why wife will win wincon wincons wincondition winning wins wish with within without wizards word work works world worth would wow x y yeah year years yes yet you your
  yours z zero ish esque ein eine einen der die das den dem und oder mit fur ohne ich will mochte bitte mir ist im un une le la les des du de et avec pour je veux voudrais
  una unos el los las con sin por para quiero mazo baraja deck jeu paquet um uma com quero di che per voglio mazzo von zu auf auch nicht kein keine bin bei aus nach uber unter nur sehr gut
  dans sur plus moins que qui est sont mon ma mes del al en es mi mis muy mas bien como creature creatures spell spells permanent permanents magic mtg gathering mana
  library battlefield color colors colour colours colored coloured legal tabletop paper online arena mtgo powered level lvl cost costs cheaply price priced prices worth dollar value
  curve board boards wipe removal interaction finish midgame endgame lategame matchup matchups meta metagame tournament fnm kitchen`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Sayings that look like something else and say nothing. */
export const SAYINGS: readonly string[] = wordList(`
  constructed, constructed deck, constructed decks, constructed format, constructed formats, shenanigans, soft spot, soft spot for, inspired by, steal the idea of, steal the idea, borrow the idea of, oh snap, in a snap, cold snap, snap out of it, snap decision, fingers snap, snap their fingers, snap my fingers, a deluge of,
  color combo, color combos, colour combo, colour combos, color combination, colour combination,
  for the love of god, please for the love of god, for gods sake, for the love of all that is holy,
  return the favor, return the favour, returns the favor, returned the favor, returning the favor, broke my, broke his, broke her, broke our, broke the, broke a, broke up, broke down, broke into, poor guy, poor kid, poor thing, poor man, poor girl, led by, helmed by, headed by, commanded by, bear with me, bear in mind, beast mode, out of control, wizards of the coast,
  magic the gathering, sort of, kind of, type of, in control, feel free, free to, the rest, go to town,
  of value, great value, good value, value for money, best value, fish out of water, rock solid,
  at all costs, in the long run, on the cheap side of things, time to time, my friends, friend group,
  power creep, color identity, colour identity, under the sea, devil may care, mana base, manabase,
  bounce back, bounces back, bouncing back, price tag, price tags, total value, total value of, deck value, market value, resale value, cant counter, cannot counter, cant be countered, cannot be countered, mana curve, game plan, win condition, win conditions, card advantage, for a beginner, out of the box,
  in standard order, standard bearer of, high standard, gold standard, standard practice, modern art,
  modern day, a wall of text, off the wall, energy for, energy to, enough energy, out of energy, no energy left, energy left, full of energy,
  energy drink, energy drinks, storm season, a storm outside, perfect storm, storm outside, food court, food for thought,
  graveyard shift, burned out, burnt out, remote control, control freak, self control, under control, treasure hunt, treasure chest,
  best of three, best of 3, bo3, bo 3, best of threes, for gods sake, for gods sakes, for god sake, oh my god, oh my gods, dear god, swear to god, thank god, thank the gods, god bless, god forbid, god knows, god help me,
  i blink and, blink and you, blinked and, in the blink, eat crow, rat race, smell a rat, rat out, cat nap, bull in a china shop, black sheep, red flag, red flags, green light, green thumb, once in a blue moon, out of the blue, white lie, gray area, black friday,
  blink of an eye, walk the dog, walk the dogs, walking the dog, walking the dogs, walked the dog, feed the cat, feed the cats, feed the dog, feeding the cat, pet the dog, daily grind, is a grind, are a grind, was a grind, been a grind,
  deck skeleton, skeleton of a deck, skeleton of the deck, skeleton of my deck, skeleton list, rough skeleton, basic skeleton, life and death, in the spirit of, spirit of the, cat oven, cat and oven
`);

/** Words before a card's name that say it belongs in the deck. `strong` ones leave no doubt that a card follows. */
export const INCLUDE_TRIGGERS: readonly { readonly words: string; readonly strong?: true }[] = [
  { words: "with" },
  { words: "home for" },
  { words: "w" },
  { words: "using" },
  { words: "use" },
  { words: "featuring" },
  { words: "plus" },
  { words: "containing" },
  { words: "i own" },
  { words: "already own" },
  { words: "already have" },
  { words: "play" },
  { words: "playing" },
  { words: "run" },
  { words: "running" },
  { words: "abuse" },
  { words: "abusing" },
  { words: "abuses" },
  { words: "include", strong: true },
  { words: "including", strong: true },
  { words: "includes", strong: true },
  { words: "must have", strong: true },
  { words: "what i need" },
  { words: "what i do need" },
  { words: "what i do want" },
  { words: "i do need" },
  { words: "i do want" },
  { words: "do need" },
  { words: "do want" },
  { words: "must include", strong: true },
  { words: "must contain", strong: true },
  { words: "must play", strong: true },
  { words: "must run", strong: true },
  { words: "has to have", strong: true },
  { words: "has to include", strong: true },
  { words: "needs to have", strong: true },
  { words: "needs to include", strong: true },
  { words: "make sure to include", strong: true },
  { words: "make room for", strong: true },
  { words: "find room for", strong: true },
  { words: "leave room for", strong: true },
  { words: "save room for", strong: true },
  { words: "room for", strong: true },
  { words: "find a place for", strong: true },
  { words: "find a slot for", strong: true },
  { words: "find a spot for", strong: true },
  { words: "have to have", strong: true },
  { words: "definitely include", strong: true },
  { words: "add", strong: true },
  { words: "put" },
  { words: "throw in" },
  { words: "slot in" },
  { words: "squeeze in" },
  { words: "my pet card", strong: true },
  { words: "pet card", strong: true },
  { words: "key card", strong: true },
  { words: "key cards", strong: true },
  { words: "key card is", strong: true },
  { words: "must be", strong: true },
  { words: "copies of", strong: true },
  { words: "playset of", strong: true },
  { words: "4x", strong: true },
  { words: "4 copies of", strong: true },
  { words: "featuring the card", strong: true },
  { words: "the card", strong: true },
  { words: "the cards", strong: true },
  { words: "mit" },
  { words: "avec" },
  { words: "con" },
  { words: "com" },
];

/** Words before a name that make it the commander, or the card a deck is built around. */
export const LEAD_TRIGGERS: readonly string[] = wordList(`
  goes with, go with, goes well with, works with, works well with, fits with, led by, lead by, helmed by, headed by, commanded by, general, my general is, commander is,
  commander will be, my commander, the commander, commander, as commander use, around, built around,
  build around, based on, based around, centered on, centered around, focused on, focused around, about,
  would you build, do you build, do i build, should i build, would i build, want to build, wanna build, like to build, trying to build, want to brew, build me, brew me, cedh, edh, deck for, edh for, list for, brew for, for, starring, oathbreaker, partner, partners
`);

/** Words after a name that make it the commander. */
export const LEAD_FOLLOWERS: readonly string[] = wordList(`
  as commander, as my commander, as the commander, as a commander, as general, as my general,
  as the general, at the helm, in charge, up top, on top, up front, still the boss, as the boss, in the command zone, commander, commander deck, edh, as commanders,
  as my commanders, is my commander, is the commander, in command, as leader, as oathbreaker, as my oathbreaker, as the oathbreaker, oathbreaker, oathbreaker deck, cedh,
  edh deck, brawl, leading, as the leader, as lead
`);

/** Words right behind a card's name that ask for it. */
export const INCLUDE_FOLLOWERS: readonly string[] = wordList(`
  in it, in there, in the deck, in the list, in the 99, in the main, is a must, are a must, a must, is mandatory, mandatory, is a given, included,
  has to be in, have to be in, must be in, should be in, needs to be in, goes in, go in, is in
`);

/** Answers that ask for what a question named: "Farewell? please yes". */
export const ASKED_YES: readonly string[] = wordList(`
  yes, yes please, please yes, please, sure, of course, absolutely, yep, yeah, yup, hell yes, hell yeah, definitely, always, gladly, with pleasure, bring it, welcome, is fine, fine, is welcome, in, go for it, by all means, obviously, naturally, 100 percent, count me in, oh yes, totally
`);

/** Words that join the members of a list. */
export const JOINERS: ReadonlySet<string> = new Set(
  wordList(`
  and, or, nor, n, und, oder, et, ou, y, o, e
`),
);

/** Words that speak of decks: a text with none of them, and no rare word of the game, is ordinary talk. */
export const DECK_WORDS: ReadonlySet<string> = new Set(
  wordList(`
  deck, decks, mono, decklist, commander, commanders, edh, cedh, mtg, brew, mana, sideboard, playset, tribal, standard, modern,
  legacy, pioneer, pauper, vintage, brawl, draft, sealed, cube, playgroup, planeswalker, planeswalkers, budget, bracket, copies,
  cards, card, combo, combos, aggro, burn, creatures, goblins, elves, dragons, zombies, vampires, include, magic
`),
);

/** Words before what a deck is to be like without being it. */
export const LIKE_WORDS: readonly string[] = wordList(`
  something between, somewhere between, halfway between, a mix of, a mix between, a cross between, a blend of, a hybrid of,
  like, like a, something like, similar to, same idea as, the idea of, in the style of, style of, inspired by, reminiscent of, version of, versions of, edition of, equivalent for, twist on, spin on,
  poor mans, poor man s, same as, works like, plays like, feels like, as in, the feeling of, feeling of, the feel of, the vibe of, vibe of, along the lines of, in the vein of, a take on, take on, pretty much, basically,
  more or less, essentially, think, a la, reminds me of, cousin of, modeled on, modelled on, based loosely on, a version of, my version of,
  a slower, a faster, a cheaper, a weaker, a meaner, a friendlier, a more casual, a less competitive, a different, the feel of a,
  in the spirit of, spirit of, close to, as close to, the equivalent of, equivalent of, same feel as, same vibe as, same vibes as,
  imagine, picture, picture a, crossed with, mirror of, a mirror of, port of, a port of, translation of, remake of, a remake of, homage to, an homage to, tribute to, riff on, a riff on, is there a, is there an, is there any, a copy of, copy of, a clone of, clone of,
  halfway between, somewhere between, a cross between, cross between, a mix of, a mixture of, a mashup of, mashup of, a hybrid of, hybrid of, a crossover of, crossover of, a blend of, blend of,
  same deck as, same style as, same shell as, same plan as, same concept as, same strategy as, like the, like my, like your
`);

/** Words by which a card that was told of is what the deck is built around. */
export const BUILT_AROUND: readonly string[] = wordList(`
  around it, around them, thats in, so its in, so theyre in, its in for sure, is in it, are in it, goes in, go in, goes into it, has to be in, have to be in, must be in, should be in, belongs in, belong in, stays in, coming with me, comes with me, come with me, coming along, a home for it, a deck for it, a deck with it, a deck with it in it, with it in it, where that card is in, with that card in, use it in, play it in, want to use it, want to play it, wanna use it, wanna play it, finally use it, finally play it, get to play it, put it to use, put it to work, make use of it, put them to use, use them in, play them in, want to use them, want to play them, finally play them,
  needs a home, need a home, needs a deck, need a deck, needs a list, deserves a deck, deserves a home, deserves a list, wants a deck, wants a home, looking for a home, without a home, without a deck,
  must build this, gotta build this, have to build this, need to build this, want to build this, wanna build this, must build her, must build him, must build it, around her, around him, around this guy, around that guy, around this card, around that card, built on her, built on him, with her in charge, with him in charge,
  with her at the helm, with him at the helm, with her as commander, with him as commander, with it as commander, with her as my commander, with him as my commander, with her leading, with him leading
`);

/** Words by which somebody wants for themselves what they told of: "my friend has a Kess storm deck, I want that too". */
export const TAKEN_OVER: readonly string[] = wordList(`
  had a kid, had a baby, had a child, had a love child, had kids, had babies, made a baby, do the same in, do the same for, do the same with, do the same thing, the same thing in, the same thing for, the same in, i want it too, i want that too, i want one too, want it too, want one too, want that too, i want it as well, i want one as well, i want the same, want the same, id like the same, i need the same, i would like the same,
  i want that one, i want that deck, i want exactly that, i want exactly the same, i want that exact, want exactly that, i want that but, i want this but, i want the same but, i want this too, i want to play it, i want to play that, wanna play it, wanna play that,
  i want to own it, i want to have it, want to build it myself, want to build it too, want to try it, wanna try it, i want my own, want my own, i need my own, id like my own, id like one too, i would like one too, id love one too, i need one too, i need one of those,
  i want one of those, i want one like it, i want one like that, one like that, one like it, one like his, one like hers, one like theirs, one just like it, one just like that,
  should be like his, should be like hers, should be like theirs, should be like that, mine should be like, make me one, make me the same, make me one too, build me one, build me one too, build me the same, give me one too, give me the same,
  can i have one, can i have that, can i get one, can i get that, copy that, steal that, steal the idea, steal his idea, steal her idea, steal it, fell in love with it, in love with it, and i fell in love, fell in love,
  might as well build it, might as well play it, may as well build it, so ill build it, gonna build it, going to build it,
  have to have it, have to have one, must have it, gotta have it, i need that in my life, mine too, same for me
`);

/** Words of people who talk: they say nothing of a deck and are passed over in silence. */
export const NOISE_WORDS: ReadonlySet<string> = new Set(
  wordList(`
  lol, idk, lmao, including, includes, among, whichever, whats, tho, cuz, coz, mark, nonsense, pay, paying, turbo, idc, iirc, afaik, ofc, fwiw, ngl, smh, tbf, prolly, dunno, galore, em, heres, though, bux, usual, typical, haha, hahaha, thx, ty, tbh, imo, imho, btw, yo, dude, bro, pls, plz, please, cheers, folks, yall, gimme, lemme,
  whatsoever, brew, brews, brewing, tight, individual, cap, throw, squeeze, similar, thinking, finally, wanna, kinda, sorta, against, versus, vs, beats, beat, hate, upgrade, upgrading, budget, did, does, didnt, asked, ask, week,
  day, month, birthday, sb, store, lgs, brother, sister, son, daughter, cousin, dad, mom, boss, buddy, someone, anyone, ive, youre
`),
);
