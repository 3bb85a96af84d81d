import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { wordList } from "./word-list.ts";

/** A kind of deck that others play, and what answers it. */
export interface Opponent {
  /** One of those of `@deckwright/decks/opponents.ts`. */
  readonly slug: string;
  /** What players call it, where no theme, playstyle or creature type says it. */
  readonly words: string;
  /** Themes and ways to play that make a deck one of these. */
  readonly themes?: readonly string[];
  readonly styles?: readonly Playstyle[];
  /** Tags of cards that answer it, any of which is enough. */
  readonly answers: readonly string[];
  /** Tags of cards that are no answer all the same: they do it to themselves, or only by the way. */
  readonly but?: readonly string[];
  /** What such cards do to it, for the end of a sentence. */
  readonly reason: string;
}

/**
 * What is brought in against whom: written by hand in November 2026 from the kinds of cards that the sideboards of
 * tournament decks of that year hold. Which cards of a kind are chosen is learned from decks.
 */
export const OPPONENTS: readonly Opponent[] = [
  {
    slug: "graveyard",
    words:
      "graveyard, graveyards, graveyard decks, graveyard strategies, dredge, reanimator, living end, phoenix, goryos, delve",
    themes: ["graveyard", "dredge", "reanimation", "self-mill", "flashback", "madness", "persist"],
    styles: ["reanimator"],
    answers: ["graveyard-hate", "hoser:graveyard"],
    but: ["threat:big", "reanimation", "self-recursion", "mill"],
    reason: "they take cards out of graveyards",
  },
  {
    slug: "artifacts",
    words:
      "artifacts, artifact decks, affinity, robots, hammer time, lantern, shops, tinker, urza decks, mud, treasures, equipment, vehicles, mana rocks, fast mana",
    themes: ["artifacts", "affinity", "modular", "treasure", "clues", "food", "vehicles", "equipment"],
    answers: ["removal:artifact", "hoser:artifact", "sweeper:artifact-enchantment"],
    reason: "they remove artifacts or turn them off",
  },
  {
    slug: "enchantments",
    words: "enchantments, enchantress, auras, bogles, sagas",
    themes: ["enchantress", "auras", "sagas", "curses", "shrines", "rooms"],
    answers: ["removal:enchantment", "sweeper:artifact-enchantment"],
    reason: "they remove enchantments",
  },
  {
    slug: "tokens",
    words:
      "tokens, token decks, token spam, tokenspam, token swarm, token swarms, token armies, token army, go wide, going wide, swarms, small creatures, weenie, creature decks, tribal, typal, flyers, fliers, flying creatures",
    themes: ["tokens", "convoke", "flying"],
    styles: ["tokens", "tribal"],
    answers: ["sweeper", "sweeper:creature", "sweeper:one-sided"],
    reason: "they sweep the board",
  },
  {
    slug: "aggro",
    words: "aggro, fast decks, red deck wins, rdw, rush, beatdown, energy, prowess, zoo, mono red",
    themes: ["prowess", "attack-triggers"],
    styles: ["aggro"],
    answers: ["sweeper:creature", "removal:creature", "removal:damage", "lifegain"],
    reason: "they stop early creatures or win life back",
  },
  {
    slug: "burn",
    words: "burn, burn decks, red decks, direct damage",
    themes: ["burn", "group-slug"],
    styles: ["burn"],
    answers: ["lifegain", "lifegain:repeatable", "counterspell"],
    reason: "they win life back or stop the spells that would take it",
  },
  {
    slug: "control",
    words:
      "control, removal, spot removal, discard, hand disruption, hand attack, counterspells, counter magic, countermagic, permission, wipes, boardwipes, wraths, sweepers, mass removal, farewell, blue decks, blue players, draw go, board wipes",
    themes: ["counterspells"],
    styles: ["control", "control-combo-hybrid", "midrange"],
    answers: ["discard", "protects-spells", "threat:sticky", "threat:haste"],
    reason: "they get past counterspells, or last where removal is plenty",
  },
  {
    slug: "combo",
    words:
      "combo, combos, combo decks, infinite combos, storm, belcher, cedh decks, doomsday, oops, oops all spells, spy combo, show and tell, sneak and show, thassas oracle, thoracle, painter, neobrand, breakfast, turbo naus, ad nauseam, lotus field, twiddle storm, ironworks, kci, splinter twin, twin combo",
    themes: ["storm", "extra-turns", "big-mana", "cascade"],
    styles: ["combo"],
    answers: ["discard", "counterspell", "hatebear", "prevents-casting", "hoser:many-spells", "hoser:search"],
    reason: "they break up the turn on which everything comes together",
  },
  {
    slug: "big-mana",
    words:
      "tron, devotion, mono green devotion, big mana, ramp, eldrazi, amulet titan, cloudpost, valakut, nonbasic lands, nonbasics, greedy mana",
    themes: ["big-mana", "lands-matter", "landfall", "devotion", "domain"],
    styles: ["ramp"],
    answers: ["hoser:nonbasic", "removal:land", "mass-land-denial", "counterspell", "discard"],
    reason: "they slow down mana or stop what it pays for",
  },
  {
    slug: "lifegain",
    words: "lifegain, life gain, soul sisters",
    themes: ["lifegain"],
    answers: [
      "poison",
      "win-condition:text",
      "win-condition:library",
      "removal:creature",
      "sweeper:creature",
    ],
    reason: "they remove what gains life, or win without counting it",
  },
  {
    slug: "superfriends",
    words: "planeswalkers, superfriends, walkers",
    themes: ["superfriends"],
    answers: ["removal:planeswalker", "threat:haste", "removal:any"],
    reason: "they reach planeswalkers",
  },
  {
    slug: "voltron",
    words: "voltron, one big creature, commander damage, hexproof, big creatures, fatties",
    themes: ["power-matters", "heroic"],
    styles: ["voltron"],
    answers: ["removal:edict", "sweeper:creature", "removal:hard"],
    reason: "they get rid of one big creature, whatever protects it",
  },
  {
    slug: "aristocrats",
    words: "aristocrats, sacrifice, sac decks, food",
    themes: ["sacrifice"],
    styles: ["aristocrats"],
    answers: ["graveyard-hate", "hoser:graveyard", "hoser:creature-ability", "removal:repeatable"],
    reason: "they keep the dead from being worth something",
  },
  {
    slug: "stax",
    words:
      "stax, prison, taxes, hatebears, death and taxes, pillow fort, chalice, chalices, armageddon, winter orb, trinisphere",
    themes: ["hatebears", "pillow-fort", "land-destruction"],
    styles: ["stax-prison"],
    answers: ["removal:artifact", "removal:enchantment", "removal:any", "sweeper:artifact-enchantment"],
    reason: "they remove the pieces of the lock",
  },
  {
    slug: "blink",
    words: "blink, flicker, etb decks",
    themes: ["blink", "bounce"],
    answers: ["hoser:enters", "counterspell:creature", "sweeper:creature"],
    reason: "they keep creatures from entering again and again",
  },
  {
    slug: "spells",
    words: "spellslinger, izzet spells, instants and sorceries, murktide, delver, tempo",
    themes: ["spellslinger", "spell-copy"],
    styles: ["tempo"],
    answers: [
      "hoser:many-spells",
      "hoser:noncreature",
      "tax",
      "prevents-casting",
      "graveyard-hate",
      "threat:sticky",
    ],
    reason: "they make many spells a turn hard to cast",
  },
  {
    slug: "mill",
    words: "mill, mill decks",
    themes: ["mill", "wheels"],
    styles: ["mill"],
    answers: ["graveyard-hate", "removal:creature", "counterspell", "discard"],
    reason: "they stop what mills, or what comes back from the graveyard",
  },
  {
    slug: "infect",
    words: "infect, poison, toxic",
    themes: ["infect", "proliferate"],
    answers: ["removal:creature", "removal:instant", "sweeper:creature"],
    reason: "they remove the creatures that poison",
  },
];

/** Creature types, whatever they are, are met by what answers decks of many creatures. */
export const OPPONENT_OF_TYPES = "tokens";
/** Those whose decks are something else first. */
export const OPPONENTS_BY_TYPE: Readonly<Record<string, string>> = { Eldrazi: "big-mana" };

/** What a single card of others is met by, by its type and by any of some tags; the first that fits. */
export const OPPONENTS_OF_CARDS: readonly {
  readonly type: "Planeswalker" | "Creature" | "Artifact" | "Enchantment" | "Land";
  readonly tags?: readonly string[];
  readonly slug: string;
}[] = [
  { type: "Planeswalker", slug: "superfriends" },
  { type: "Creature", tags: ["sweeper", "sweeper:creature"], slug: "control" },
  { type: "Creature", slug: "voltron" },
  { type: "Artifact", slug: "artifacts" },
  { type: "Enchantment", slug: "enchantments" },
  { type: "Land", slug: "big-mana" },
];

/** What decks of a color or two are met by, where no more is said of them: what most of them are in tournaments. */
export const OPPONENTS_OF_COLORS: Readonly<Record<string, string>> = {
  W: "tokens",
  U: "control",
  R: "aggro",
  WU: "control",
  UB: "control",
  BR: "control",
  RG: "aggro",
  WG: "tokens",
  UR: "spells",
  WR: "aggro",
  UG: "big-mana",
  WB: "control",
  BG: "control",
  WUB: "control",
  UBR: "control",
  BRG: "control",
  WRG: "tokens",
  WUG: "big-mana",
  WBG: "control",
  WUR: "control",
  UBG: "control",
  WBR: "aggro",
  URG: "big-mana",
};

/** The same of colors that say it only where the deck is of nothing else: "tons of green" may be anything. */
export const OPPONENTS_OF_ONE_COLOR: Readonly<Record<string, string>> = { B: "control", G: "big-mana" };

/** So many answers to each kind of deck are brought, in the sideboard or, without one, in the main deck. */
export const ANSWERS = { side: 4, main: 4 } as const;
/** Points of a sideboard card that answers a deck which still lacks answers; relevance has a deviation of one. */
export const ANSWER_POINTS = 4;

/** Words before what others play. */
export const AGAINST_WORDS: readonly string[] = wordList(`
  loss was to, losses were to, lost only to, only lost to, against, versus, vs, agianst, agaisnt, againts, aganist, agaist, aginst, agains, vrs, verses, versues, beats, beat, beating, to beat, that beats, can beat, hates on, hate on, hoses, hosing, punishes, punish,
  good into, strong into, answers to, answer to, answers for, deal with, dealing with, deals with, can handle, handles, fight,
  fnm is, field is, the room is, my lgs is, our lgs is, metagame is, metagame is all, metagame is full of, meta is, meta is all, meta is full of, done with,
  keep losing to, stomped by, wrecked by, beaten by, crushed by, destroyed by, run over by, cant beat, cannot beat,
  struggle against, struggling against, struggle with, struggling with, trouble with, troubles with, problems with, to counter,
  outrace, race, races, ignores, to put down, out value, outvalue, survive, survives, surviving, resilient to, resilient against, resistant to, immune to,
  hate out, hating out, shut off, shuts off, turn off, turns off, stand up to, stands up to, hold off, fend off, slow down,
  slows down, keep up with, good versus, strong versus, favored against, tech against, tech for, prepared for, ready for,
  hell be on, shell be on, theyll be on, he will be on, she will be on, they will be on, whos on, facing, up against, going against, go against, everyone is on, that hates, which hates, hose, anti, prey on, preys on, kill my, destroy my, beat my, crush my, his deck is, her deck is,
  their deck is, their decks are, his deck is all, her deck is all, cold to, lose to, loses to, losing to, weak to, fold to, folds to, is on, answer for, handle,
  shuts down, shut down, stops, stop, crushes, crush, destroys my friends, wins against, survive against, counter my friends,
  fighting, fights, fight through, fights through, push through, pushes through, grind through, get past, gets past, play around,
  plays around, wreck, wrecks, smash, smashes, stomps, stomp on, stomps on, dunk on, dunks on, demolish, demolishes, outlast, outlasts,
  outgrind, outgrinds, out grind, run over, runs over, counters to, a counter to, counter for, answers against, plan for, plans for,
  game into, matchup into, nightmare for, nightmare of, bane of, hate for, hate cards for, hate pieces for, hatred for, sideboard for,
  sideboard hate for, sideboard plan for, side in for, safe from, afraid of, scared of, goes under, go under, goes over, go over the top of,
  punishing, lost to, die to, dies to, dying to, died to, killed by, bullied by, dominated by, smashed by, overrun by, overwhelmed by,
  shut down by, locked out by, locked down by, milled out by, burned out by, doesnt care about, table full of, pod full of, store full of,
  shop full of, lgs full of, room full of, field full of, group full of, playgroup full of, table of, pod of, field of, meta of,
  metagame of, room of, meta has, metagame has, meta consists of, table has, pod has, playgroup has, pod is, pod is all, table is,
  table is all, playgroup is, playgroup is all, group is all, shop is all, store is all, lgs is all, lgs is, meta is mostly,
  pod is mostly, table is mostly, metagame is mostly, field is, field is all, field is mostly, bad matchup is, worst matchup is,
  worst matchups are, only lose to, always lose to, tired of losing to, sick of losing to, answer to all the,
  exploit, exploits, capitalize on, capitalizes on, takes on, take on, keep in check, keeps in check, neutralize, neutralizes,
  expect a lot of, expect lots of, expect to see, expect mostly, expecting, expecting mostly, i expect, we expect, prepare me for, prepares for, preparing for,
  prepare for, worried about, concerned about, scoop to, scoops to, that kills, which kills, that destroys, that murders, that kill, bring to a,
  their decks, other decks, the same decks, same two decks, same three decks, same four decks, opposing decks, the decks i face,
  decks i play against, keep running into, running into, run into, keep meeting, keep facing, keep seeing, see a lot of, i face, we face, now its all, its a lot of, its lots of, theres a lot of, theres lots of, its mostly,
  its always, bully, bullies, bullying, eat, eats, feast on, feasts on, farm, farms, embarrass, embarrasses, humble, humbles, trounce,
  trounces, thrash, thrashes, clobber, clobbers, dismantle, dismantles, outclass, outclasses, ruin, ruins, spoil, spoils, dethrone,
  play into, plays into, playing into, makes life hard for, make life hard for, makes life miserable for, make life miserable for, every week the same, every game the same, every time the same, always the same, same old,
  sit next to, sits next to, sitting next to, sit across from, sits across from, sitting across from, seated next to, sit down against, sits down against, top 8 was, top 8 is, top eight was, finals was, finals were, final was, semis were, winning deck was, winner was,
  one of them is, two of them are, three of them are, one of them plays, the others are, the rest are, the rest is, the rest of them are, ones on, one is on, two are on, three are on, the other is on,
  main problem is, problem are, biggest problem is, worry is, biggest threat is, boogeyman is, biggest fear is, trouble is,
  protected against, insurance against, hedge against, hedged against, geared against, tuned against, teched against, built to beat,
  designed to beat, made to beat, meant to beat, sea of, never loses to, doesnt lose to,
  dont lose to, not lose to, wont lose to, cant lose to, keeps beating me with, beats me with, kills me with, wins with,
  to cover, has to cover, have to cover, must cover, should cover, enemy of, worst enemy of, natural enemy of, terror of, laughs at,
  laugh at, shrugs off, shrug off, recovers from, recover from, recovers after, recover after, recovers well after, recovers well from, recovers quickly from, rebuild after, rebuilds from, bounces back after, bounce back from, bounce back after, recovering from, bounces back from, comes back from, come back from,
  rebuilds after, withstand, withstands, outlives, gets around, get around, unafraid of, not afraid of, doesnt fear, fears no,
  not care about, doesnt mind, has game against, get under, gets under,
  bodied by, rolled by, farmed by, cooked by, blown out by, clapped by, dumpstered by, steamrolled by, rolled over by, owned by, punked by,
  went full cedh with, went full cedh w, went full cedh on, all on, but its all, stopper for, foil for, foil to,
  matched up with, matched up against, paired up with, paired up against, staring down, stare down, a world full of, never once beaten, never beaten, never once beat, havent beaten, have not beaten, yet to beat, opponents love, opponents like, opponents favor, weapon of choice is, weapon of choice was, go to is, go to deck is, deck of choice is, poison of choice is, signature deck is, pet deck is, main deck is always,
  needs help in, needs help in the, needs help with, needs help vs, needs help against, need help in, need help in the, need help against, help in the, struggles in, struggles in the, struggle in the, bad in the, weak in the,
  frustrate, frustrates, infuriate, infuriates, enrage, enrages, what can i do about, what do i do about, what to do about, anything to do about, i mostly face, i mostly meet, i only meet, i only face, i usually face, i usually meet, i always face, i always meet, online its all, outs to, outs against, an out to, ways around, a way around,
  neuter, neuters, disrupt, disrupts, disrupting, interrupt, interrupts, thwart, thwarts,
  pain for, headache for, headaches for, hard time for, bad news for, hell for, toe to toe with, says no to, say no to, said no to, favoured against,
  favoured vs, favoured versus, favored vs, favored versus, hold up against, holds up against, fare well against, fares well against, does well against,
  do well against, do fine against, does fine against, fine against, decent against, record against, punisher for,
  crumble to, crumbles to, crumble against, fold against, folds against, auto lose to, auto loses to, drop dead to, laugh off, laughs off,
  take down, takes down, taking down, took down, bring down, brings down, get back at, getting back at, revenge on, payback for, comeuppance for, stick it to, teach a lesson to, good into a field of, field full of,
  boss is, local boss is, nemesis is, archenemy is, champion is, champ is, rival is, enemy is, villain is, menace is, deck to beat is, best deck is, top deck is, most played deck is, everyone plays, everybody plays, everyone runs, everybody runs,
  nightmare is, kryptonite is, achilles heel is, bogeyman is, bugbear is, surrounded by, plagued by, haunted by, tormented by, terrorized by, harassed by, swarmed by, outnumbered by, i fear, we fear, fearing, i dread, we dread, dreading, fear of,
  gonna be loads of, gonna be mostly, gonna be all, gonna be full of, going to be loads of, going to be mostly, going to be all, going to be full of, will be loads of, will be a lot of, will be lots of, will be plenty of, will be tons of, will be many, will be mostly, will be full of, itll be mostly, itll be all, itll be loads of, its gonna be mostly, bound to be mostly, expect loads of,
  able to interact with, able to remove, able to answer, ways to remove, ways to answer, a way to remove, a way to answer, kryptonite for, kryptonite to, predator of, predator for, antidote to, antidote for, remedy for, cure for, medicine for, silver bullet for, stacked against, goes to war with, go to war with, war on, put an end to, puts an end to, end the reign of, got a bone to pick with, bone to pick with, had it up to here with, knock out, knocks out, pick apart, picks apart, cut through, cuts through, chew through, chews through, tear through, tears through,
  put up a fight against, stand a chance against, stands a chance against, chance against, does well into, do well into, well into, great into, decent into, fine into, does fine into, great against, okay against, ok against,
  hangs with, hang with, matchup against, matchup vs, game against, game vs, can hold against, holds against, hold against, crumples to, live through, lives through, live past, lives past, shot against, edge against, edge over, advantage over
`);

/** "My friend plays": whose, who, what is said between, and what they do. */
export const WHOSE: ReadonlySet<string> = new Set(
  wordList(
    `my, our, the, his, her, their, all, most, some, someone, somebody, everyone, everybody, half, people, opponent, opponents, they,
    he, she, a, one, two, three, both, every, each, this, that, these, those, another, others, friends, nobody, guys, everyones, everybodys, hes, shes, theyre, someones, somebodys, theres, four, five, six, whole, every1, evry1, ppl, peeps, some1, sum1, thier`,
  ),
);
export const WHO_PLAYS: ReadonlySet<string> = new Set(
  wordList(`
  friend, friends, buddy, buddies, brother, sister, son, daughter, cousin, dad, mom, husband, wife, girlfriend, boyfriend,
  roommate, opponent, opponents, playgroup, group, pod, table, meta, store, shop, lgs, club, guy, guys, everyone, everybody,
  people, coworker, nemesis, rival, mate, mates, they, he, she, them, someone, somebody, others, partner, uncle, aunt, nephew, niece,
  kid, kids, neighbor, neighbour, neighbors, neighbours, colleague, colleagues, coworkers, boss, fiance, fiancee, teammate, teammates,
  classmate, classmates, opp, opps, dude, dudes, folks, regulars, crew, squad, gang, circle, locals, scene, field, room, tables, pods,
  winner, winners, champion, champ, finalist, finalists, runner, league, tournament, fnm, metagame,
  player, players, roommates, brothers, sisters, cousins, sons, daughters, playgroups, housemate, flatmate, buddys, everyones, everybodys, hes, shes, theyre, someones, somebodys, gf, bf, gfs, bfs, bro, bros, bestie, roomie, ex, podmate, podmates, girl, girls, boy, boys, man, woman, lady, teacher, grandpa, grandma, gentleman, gentlemen, person, fellow, chap, bloke, stranger, whoever,
  every1, evry1, ppl, peeps, some1, sum1, m8, m8s, freind, freinds, frend, frends, oponent, oponents, oppenent, opponet, opponets, budy
`),
);
export const BESIDE_PLAYS: ReadonlySet<string> = new Set(
  wordList(`
  always, alwas, allways, alway, usualy, usually, only, just, mostly, all, often, never stops, keeps, who, that, best, local, there, at, in, here, is, are,
  my, our, of, lot, lots, a, likes, to, loves, one, other, last, full, constantly, mainly, also, heavily, store, group, love, like,
  prefer, prefers, insists, basically, still, currently, now, recently, almost, nearly, regularly, sometimes, tend, tends, else,
  only, ever, new, old, big, tight, whole, entire, same, were, was, keep, really, been, will, refuses, refuse, starts, started, the, two, three, four, five, six, half, them, us, me, around, near, nearby, town, area, everyone, today, tonight, again, week, month, year, night, weekend, time, always, ever, been, boyfriend, girlfriend, across, from, opposite, next, left, right, sitting, sits, work, school, office
`),
);
export const PLAYS: ReadonlySet<string> = new Set(
  wordList(
    `play, plays, playing, played, has, run, runs, running, brings, bring, jams, jam, full, heavy, pilots, mains, on, goes, casts,
    uses, bringing, brought, piloting, pilot, cast, casting, jamming, spams, spam, abuses, abuse, drops, turns, swear, swears, sleeves,
    sleeved, registers, registered, winning, wins, won, ramps, ramp, owns, showed, shows, built, builds, leads, picked, upgraded, assembled, acquired, finished, bought, unleashed, debuted, rolled, rocked`,
  ),
);

/** What somebody called by a name does with a deck: "Tom brings voltron". */
export const BRINGS: readonly string[] = wordList(
  `brings, plays, runs, pilots, jams, mains, is on, is playing, is running, always plays, always brings, always runs, only plays, likes to play,
  loves to play, loves playing, keeps playing, keeps bringing, swears by, has been playing, just built, switched to`,
);

/** Words behind "my wife's" that make what follows another's deck. */
export const DECK_OF: ReadonlySet<string> = new Set(wordList("deck, decks, list, build, brew, pile"));
/** Words before "my son's dragon deck" that make it the one to be built. */
export const FOR_THEM: ReadonlySet<string> = new Set(
  wordList(
    "upgrade, upgrading, improve, improving, update, build, for, tune, fix, finish, complete, copy, like, to",
  ),
);

/** What others do to somebody, by the kind of deck that does it. */
export const DONE_TO_ME: Readonly<Record<string, readonly string[]>> = {
  control: wordList(`
    cant counter, cannot counter, cant be countered, cannot be countered, counters my, counters all my, counters everything, counters every, countering my, countering everything, get countered,
    gets countered, getting countered, got countered, counter everything i, counter all my, counter my stuff, counter my spells,
    wipes my board, wiping my board, wipe my board, wipes the board every, kills everything i, kill everything i, removes everything i,
    kills all my creatures, kill all my creatures, kills my creatures, kill my creatures, gets removed, keeps getting removed, get removed,
    being countered, be countered, says no to everything, say no to everything, being board wiped, being boardwiped, being wiped, getting boardwiped, getting board wiped, get boardwiped, get board wiped, got boardwiped, getting wiped, getting wrathed, get wrathed, removes my commander, remove my commander, kills my commander, kill my commander, exiles my commander, counters it every time
  `),
  mill: wordList(
    "mills me, mill me, milled me, milling me, get milled, got milled, was milled, been milled, gets milled, getting milled, mills my, mills everyone, being milled, be milled",
  ),
  burn: wordList(
    "burns me, burn me out, burned me, burning me, being burned, being burned out, being burnt out",
  ),
  combo: wordList(`
    goes infinite, going infinite, go infinite on me, combos off, combo off on me, comboing off, combos out, always combos
  `),
  stax: wordList(`
    locks me, lock me out, locks everybody, locks everyone, locks us, destroys my lands, destroys all my lands, blows up my lands,
    blows up all my lands, destroy my lands, blow up my lands, blowing up my lands, wrath my lands, taxes me, taxes everything, being locked out, being locked down, being taxed
  `),
  infect: wordList("poisons me, poison me, poisoned me, being poisoned"),
  tokens: wordList("swarms me, swarms the board, overruns me, floods the board"),
  graveyard: wordList("reanimates, reanimating everything"),
};

/** "lots of token decks at my shop": how many, and where. */
export const MANY_OF: readonly string[] = wordList(
  `lots of, a lot of, so many, too many, tons of, full of, a ton of, a bunch of, loads of, plenty of, much, so much, too much, nothing but,
  mostly, mainly, several, many, all the`,
);
export const AT_PLACES: readonly string[] = wordList(`
  at my place, at our place, on arena, on mtgo, online, on ladder, on the ladder, where i live, where i play, in these parts, round here, at my shop, at my store, at my lgs, at my table, at my local, at our shop, at our table, at the shop, at the store, at the table,
  in my meta, in my pod, in my group, in my playgroup, in our meta, in our pod, in our group, in our playgroup, in the meta,
  around here, over here, here lately, at my fnm, at fnm, at our lgs, at the lgs, at our store, at my club, at our club, in my area,
  in my city, in my town, in my local meta, in my local metagame, at my locals, at locals, at our locals, in my circle, at my kitchen table,
  in our circle, in our league, in my league, in my friend group, in the group, in the pod, lately, these days, in this meta
`);

/** Words that end what others play: what follows is the wish again. */
export const AGAINST_ENDS: ReadonlySet<string> = new Set(
  wordList(`
  so, but, w, i, ill, id, im, ive, build, give, make, need, want, in, under, for, with, using, while, which, without, no, my,
  please, can, could, help, me, budget, max, at, because, then, it, them, something, what, wants, lets, now, looking, thinking,
  would, like, id, should, how, since, where, who, that, this, here, lately, too, also
`),
);

/** Words behind a kind of deck that say who plays it: "goblins everywhere", "an elf heavy meta". */
export const EVERYWHERE: readonly string[] = wordList(`
  everywhere, is everywhere, are everywhere, are all over, is all over, is popular here, are popular here, heavy meta,
  heavy metagame, heavy pod, heavy table, heavy playgroup, infested meta, dominates, dominate, runs rampant, run rampant,
  keep killing me, keeps killing me, keep beating me, keeps beating me, always beats me, always beat me, beats me, beat me, kills me,
  kill me, wreck me, wrecks me, crushes me, crush me, always kills me, always kill me, destroys me, destroy me, is killing me,
  are killing me, always wins, always win, keeps winning, keep winning, are a problem, is a problem, are the problem, is the problem,
  is my problem, are my problem, is a big problem, all over the place, left and right, wall to wall, in every game, every game, every week,
  wins every week, is running wild, is king here, is the bane of my existence, are the bane of my existence, is the bane of my life, is the best deck, are the best decks, is the best deck right now, is the best deck at the moment, is the most played deck, is the most popular deck, is tier 1, is tier one, are tier 1, are tier one, is too strong right now, is too good right now, is so good right now, is broken right now, is all the rage, is the hot deck, is the new hotness, doesnt hurt me, dont hurt me, wont hurt me, doesnt bother me, doesnt matter, wont matter, is king, is big here, is huge here, are popular, is popular, is common here,
  are common here, annoys me, annoy me, haunts me, drives me crazy, drive me crazy, drives me nuts, drive me nuts, heavy field,
  heavy group, heavy local meta, heavy lgs, heavy environment, filled meta, dominated meta, ruins my, ruin my, always ruins,
  gives me trouble, give me trouble, gives me problems, give me problems, gives me headaches, is my nemesis, is my worst matchup,
  is the worst matchup, is my bad matchup, rolls over me, roll over me, runs me over, run me over, rule the table, rules the table,
  at every table, at every second table, at every other table, at each table, on every table, at every seat, in every seat, in every pod, in every second pod, in every other pod, at every event, every round, every second round, every other round, round after round, week after week, in every match, every match, every second match, every other match,
  gives me a hard time, give me a hard time, is a pain, are a pain, is what they play, are what they play, is all they play, is what everyone plays, are what everyone plays, is what everybody plays, are what everybody plays, is all everyone plays, is all i see, is all i face, is all i meet, are all i see, are all i face, are all i meet, are big in my area, is big in my area, are big around here, is big around here,
  is winning everything, are winning everything, wins everything, win everything, wins it all, is unbeatable, are unbeatable, is out of hand, are out of hand, is oppressive, are oppressive, drives me up the wall, drive me up the wall, makes me want to quit, make me want to quit, is the deck to beat, are the decks to beat, is running the show, are running the show, is dominating, are dominating, is what i lose to, is what i keep losing to,
  has my number, have my number, eats me alive, eat me alive, eats my lunch, eat my lunch, gets me every time, get me every time
`);

/** What somebody does to others with a deck, to whom, and what the deck is told by: "crushes us every week with elves". */
export const HURTS: ReadonlySet<string> = new Set(
  wordList(`
  beat, beats, beating, crush, crushes, crushed, crushing, kill, kills, killed, killing, stomp, stomps, stomped, stomping, smash, smashes, smashed, smashing, wreck, wrecks, wrecked, wrecking, destroy, destroys,
  destroyed, destroying, murder, murders, murdered, bully, bullies, bullied, bullying, torture, tortures, tortured, torturing, annoy, annoys, annoyed, annoying, terrorize, terrorizes, terrorized, dominate, dominates, dominated, humiliate, humiliates,
  humiliated, owns, owned, punish, punishes, punished, slaughter, slaughters, slaughtered, demolish, demolishes, demolished, roast, roasts, roasted, rolls, rolled, farms, farmed, harass, harasses, harassed, clobbers, clobbered, flattens, flattened
`),
);
export const THE_HURT: ReadonlySet<string> = new Set(wordList("me, us, everyone, everybody, all"));

/** Words before one more of those that are played: "Reanimator and one stax gremlin". */
export const ONE_MORE: ReadonlySet<string> = new Set(
  wordList(
    "one, a, an, another, two, three, four, some, several, the, odd, occasional, maybe, probably, 2, 3, 4, bit, of, couple, few, lone, single, that",
  ),
);
/** Words behind it for who or what that is. */
export const WHO_MORE: ReadonlySet<string> = new Set(
  wordList(
    "player, players, deck, decks, list, lists, guy, guys, dude, dudes, gremlin, gremlins, pilot, pilots, person, people, kid, girl, boy, enjoyer, enjoyers, mage, pile, piles, menace, addict, degenerate",
  ),
);

/** Words for those who play a kind of deck. */
export const PLAYERS: ReadonlySet<string> = new Set(
  wordList("players, player, pilots, pilot, mages, mains, enjoyers, fans, guy, guys, dude, dudes"),
);
/** Words before "control player" that make it whoever wishes, or the one that a deck is for. */
export const OF_MYSELF: ReadonlySet<string> = new Set(wordList("for, im, am, as, be, being, beginner, new"));

/** Words behind a kind of deck that make it an opponent: "graveyard hate". */
export const HATE_WORDS: ReadonlySet<string> = new Set(
  wordList(
    "hate, hoser, hosers, hosing, hatred, hates, hater, haters, answers, counterplay, proof, matchup, matchups, pairing, pairings, killer, slayer, buster, crusher",
  ),
);

/** Words before what others play, that would otherwise rule it out. */
export const HATES_ON: readonly string[] = wordList(
  "hates on, hate on, hate out, hates out, hating out, hating on, that hates, which hates",
);

/** What may be full of a kind of deck: "a burn-heavy league". */
export const HEAVY_PLACES: ReadonlySet<string> = new Set(
  wordList(`
  meta, metagame, league, table, pod, group, playgroup, environment, store, shop, lgs, field, tournament, night, room, scene, event,
  area, city, crowd, circle, club, locals, queue, queues, ladder, leaderboard
`),
);

/** Words between a place and what it is full of: "an event infested with goblins". */
export const FULL_OF: readonly string[] = wordList(`
  infested with, infested by, crawling with, swarming with, flooded with, flooded by, overrun by, overrun with, packed with, filled with, full of, chock full of, stuffed with, crammed with, lousy with, rife with, teeming with, saturated with,
  plagued by, dominated by, ruled by, owned by, run by, overflowing with, brimming with, buried in, drowning in, choking on, made of, made up of, consisting of
`);

/** What somebody asks that a deck does with what it is met by: "what does tron struggle with". */
export const FEARS: readonly string[] = wordList(`
  fear, fears, hate, hates, hate to see, hates to see, hate seeing, dread, dreads, dislike, struggle with, struggles with, struggle against, lose to, loses to, lose against, have trouble with, has trouble with, fold to, folds to, hate playing against, not want to see, not want to face, not like, not beat
`);

/** Verbs that another word behind somebody's deck completes, with those words: "shuts elves down". */
export const BROUGHT_DOWN: Readonly<Record<string, readonly string[]>> = {
  shut: ["down", "off", "out", "up"],
  slow: ["down"],
  take: ["down", "apart", "to school", "to task", "down a notch", "down a peg"],
  tear: ["down", "apart"],
  rip: ["apart"],
  hold: ["off", "back", "down"],
  keep: ["in check", "at bay", "under control", "down", "honest", "quiet", "off balance", "from winning"],
  lock: ["down", "out"],
  turn: ["off"],
  eat: ["alive"],
  run: ["over"],
  put: ["in their place", "in its place", "in his place", "in her place", "out of business"],
  ruin: ["day", "days", "night", "nights", "fun", "life", "evening", "week", "weekend", "plans"],
  make: [
    "miserable",
    "cry",
    "suffer",
    "sweat",
    "regret",
    "regret it",
    "scoop",
    "sad",
    "angry",
    "mad",
    "quit",
    "pay",
    "look silly",
    "look bad",
    "concede",
  ],
  give: [
    "a hard time",
    "trouble",
    "fits",
    "nightmares",
    "headaches",
    "hell",
    "a run for its money",
    "a run for their money",
    "a run for his money",
    "a run for her money",
  ],
  send: ["packing", "home"],
  bring: ["down", "to its knees", "to their knees"],
  knock: ["out", "down", "over"],
  teach: ["a lesson"],
  drive: ["crazy", "mad", "nuts", "up the wall"],
  stop: ["in its tracks", "in their tracks", "cold", "dead"],
  kick: ["to the curb", "in the teeth"],
  wipe: ["out", "off the table", "off the board"],
  grind: ["out", "down", "to dust"],
  pick: ["apart"],
  mess: ["up"],
  screw: ["over"],
};

/** Words of whoever complains of others, beside those for people that one plays with. */
export const PEOPLE_OF_COMPLAINTS: ReadonlySet<string> = new Set(
  wordList("me, us, our, ours, everyone, everybody, myself, face"),
);

/**
 * Those whose decks are told of: what stands behind them in a part of a sentence is theirs. Family is not among them: what
 * they have and like is often what the deck is to be.
 */
export const RIVALS: ReadonlySet<string> = new Set(
  wordList(`
  pod, pods, table, tables, group, playgroup, meta, metagame, field, league, fnm, lgs, locals, scene, ladder, rcq, rcqs, nights, opponent, opponents, opp, opps,
  friend, friends, buddy, buddies, mate, mates, coworker, coworkers, colleague, neighbor, neighbour, gf, bf, podmate, podmates, roommate, roommates, housemate, flatmate, nemesis, rival, rivals, guy, guys, dude, dudes, boys, crowd, crew, gang, regulars, player, players,
  everyone, everybody, enemy, enemies, opposition, problem, decks
`),
);

/** What others do to somebody, and how that is taken. */
export const HOSTILE_WORDS: readonly string[] = wordList(`
  beat, beats, beating, beaten, kill, kills, killed, killing, won, win, wins, winning, lose, loses, losing, lost, destroy, destroys, destroyed,
  destroying, crush, crushes, crushed, crushing, wreck, wrecks, wrecked, wrecking, stomp, stomps, stomped, stomping, dominate, dominates,
  dominated, dominating, smash, smashes, smashed, bully, bullies, bullied, everywhere, every time, every game, every single game,
  every week, every match, all the time, all day, over and over, again and again, nonstop, non stop, keeps, kept, wont stop, never stops,
  annoying, annoys, miserable, oppressive, broken, unbeatable, unfun, obnoxious, frustrating, infuriating, ridiculous, busted, insane,
  salty, cry, crying, scoop, scoops, scooped, groan, nightmare, nightmares, problem, problems, trouble, headache, menace, terror, bane,
  dead, die, dies, dying, died, swarmed, swarms, overrun, locked, locks, shuts, countered, counters everything, steals, stole, stealing,
  nonsense, bullshit, bs, unstoppable, too strong, way too strong, out of hand, got out of control, runs away with, takes over, took over,
  ruins, ruining, ruined, punish, punishes, hate it, hate that, cant deal, cant handle, cant keep up, no answer, no answers, owns, owned, tables
`);

/** Words that make a part of a sentence one's own wish. */
export const WISHING_WORDS: readonly string[] = wordList(`
  want, wants, wanted, wanna, need, needs, needed, build, building, builds, make, makes, looking, look for, give me, id like, i would like, would like,
  i like, i love, i enjoy, i prefer, i play, i run, i pilot, i own, i have, ive got, i got, my deck, my list, my own, please, pls, plz, help, suggest, recommend,
  upgrade, improve, brew, brewing, something, anything, that beats, to beat, can beat, will beat, should, lets, im on, im playing, i am playing,
  for my, for our, for him, for her, for them, for the, to my, into, love, loves, likes, favorite, favourite, im a, a deck, decklist, wish
`);

/** Words for all decks of one's own, which tell what the next is to have as well. */
export const ALL_MINE: readonly string[] = wordList(`
  every deck of mine, each deck of mine, all decks of mine, all my decks, all of my decks, every one of my decks, each of my decks, my decks all, my decks always, any deck of mine, my rule, my rules, rule of mine
`);

/** Headings above those whose decks are told of: "Problem children: Urza, Light-Paws". */
export const RIVAL_HEADINGS: readonly string[] = wordList(`
  reigning champ, the reigning champ, champion, worst nightmare, my worst nightmare, nightmare, my worst matchup, my bad matchup, my worst matchups, my bad matchups, bad matchup for me, other seats, the other seats, other players, the other players, problem children, problem child, problem decks, problems, the problems, my problems, suspects, the suspects, usual suspects, the usual suspects, enemies, my enemies, the enemies, biggest worry, my biggest worry, main worry, my worry, biggest fear, my biggest fear, my fear, biggest concern, main concern, my concern, kryptonite, my kryptonite, my bane, bane, matchup to fix, matchups to fix, matchup to beat, matchups to beat, must beat, has to beat, have to beat, needs to beat, need to beat, to beat, to handle, needs to handle, opponents, my opponents, opponent, rivals, my rivals, targets, my targets, the targets, target, hit list, hitlist, kill list, watch list, opposition, the opposition, competition, the competition, the others, the other three, the other decks, other decks, the rest, rest of the table, the rest of the table, bad matchups, worst matchups, bad matchup, worst matchup, losing to, i lose to, lost to, threats, the threats, main threats, matchups, the matchups
`);
