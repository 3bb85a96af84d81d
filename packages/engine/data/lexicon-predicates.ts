import { wordList } from "./word-list.ts";

// What is said behind a thing, in parts that go together: "elves" "are" "just" "a chore". Written by hand in November 2026.

/** A predicate in its parts, of which each may go with each of the next. */
export interface Predicate {
  readonly verbs: readonly string[];
  /** Small words between; none of them has to stand there. */
  readonly between: readonly string[];
  readonly ends: readonly string[];
}

const IS = wordList(
  "is, are, would be, will be, would just be, would only be, would really be, seems, feels, feel, sounds, gets, get, became",
);
const ISNT = wordList(
  "isnt, arent, is not, are not, aint, wasnt, werent, wont be, will not be, wouldnt be, would not be, not",
);
const VERY = wordList(
  "so, too, just, exactly, precisely, really, kinda, kind of, a bit, simply, always, honestly, such",
);
const QUITE = wordList("really, exactly, quite, particularly, honestly, at all, even, something thats");

/** Those that rule it out of the deck. */
export const RULED_OUT_BY: readonly Predicate[] = [
  {
    verbs: IS,
    between: VERY,
    ends: wordList(`
      a turn off, a turnoff, a mistake, a bad idea, a chore, a snooze, a snoozefest, a slog, a bore, a drag, a hassle, a waste, a waste of time, a waste of money, a waste of a slot, off the menu, off the cards, off the agenda, off the list, not on the menu, outlawed, a nonstarter,
      a non starter, too common, too common a sight, a common sight, too popular, overplayed, a red line, a deal breaker, a dealbreaker, a no no, a hard no, overrated, tedious, cheesy, lame, boring, dull, unfun, cringe, no fun, no good for me, more trouble than its worth, beneath me, below me, last on my list, the last thing i want, the last thing i need,
      a nightmare for me, a nightmare to pilot, a nightmare to play, too complicated for me, too complicated, too hard for me, too hard to play, over my head, too much for me, too many triggers for me, too much bookkeeping, too much work, a headache to pilot, a headache to play,
      taken, already taken, taken already, spoken for, already spoken for, in my other deck, in my other decks, in another deck, in a different deck, in use elsewhere, already in another deck, already in my other deck, off the market, what everyone does, what everyone else does, what everyone else plays, what everybody does, what everybody plays, what everyone expects,
      what i dont want, what i do not want, what i dont, what i dont need, what id like to avoid, what i want to avoid, what im trying to avoid, what i hate, what bores me, what im sick of, what im tired of,
      something i avoid, something i skip, something i hate, something i dont want, something i do not want, something i dont enjoy, something i dont like, something i wont play, something i never play, something id never play, something i would never play, something id rather avoid, something id rather skip, something id rather not play,
      something i can do without, something i could do without, something i can live without, something i wont touch, where i draw the line, where we draw the line
    `),
  },
  {
    verbs: ISNT,
    between: QUITE,
    ends: wordList(`
      my thing, my jam, my style, my bag, my vibe, my cup of tea, my idea of fun, my idea of a good time, my scene, my speed, my kind of deck, my kind of thing, my kind of fun, for me, for us, for this deck, for this one, welcome, allowed, ok, okay, fun, an option, on the menu, in the cards, on the table, on my list, up for discussion,
      what i want, what im after, what i am after, what im looking for, what i am looking for, what i had in mind, what we want, something i want, something i enjoy, something i like, something id play, something im into, something im interested in, something i need, something i own, of interest, of any interest, wanted, needed, necessary, invited, appealing,
      happening, going in, going in there, going to happen, gonna happen, getting in, getting played, getting a slot, a thing in my deck, a thing in this deck, a thing here
    `),
  },
  {
    verbs: wordList("does, do, did, has, have"),
    between: [],
    ends: wordList(
      "nothing for me, zero for me, no appeal, no appeal to me, no appeal for me, no charm for me",
    ),
  },
  {
    verbs: wordList("was never, were never, has never been, have never been, never was, never were"),
    between: wordList("really, exactly"),
    ends: wordList(
      "my thing, my jam, my style, my bag, my vibe, my cup of tea, my scene, for me, much fun, fun, fun for me, that fun",
    ),
  },
  {
    verbs: wordList(
      "shouldnt be, should not be, cant be, cannot be, must not be, mustnt be, may not be, wont be, will not be, isnt, arent, is not, are not",
    ),
    between: [],
    ends: wordList(
      "one of them, one of those, among them, among those, in it, in there, in this, part of it, part of this, part of the deck, part of that, included, in the mix, in the deck, in the list",
    ),
  },
  {
    verbs: wordList("gets, get, got, will get, would get"),
    between: wordList("always, usually, just"),
    ends: wordList(`
      me kicked out, me kicked, me killed, me banned, me uninvited, me targeted, me divorced, me in trouble, me hated, us kicked out, people mad, everyone mad, people salty, everyone salty
    `),
  },
  {
    verbs: wordList("gives me, give me, gave me"),
    between: wordList("just"),
    ends: wordList("the ick, the creeps, hives, no joy, nothing, no pleasure"),
  },
  {
    verbs: wordList("leaves, leave, left"),
    between: [],
    ends: wordList("a bad taste, a bad taste in my mouth, a sour taste, a sour taste in my mouth"),
  },
  {
    verbs: wordList("fatigue, burnout"),
    between: [],
    ends: wordList("is real, is a thing, set in, here"),
  },
  {
    verbs: wordList("leaves me, leave me, left me"),
    between: [],
    ends: wordList("cold, bored, unimpressed"),
  },
  {
    verbs: wordList("makes me, make me, made me"),
    between: wordList("just, always"),
    ends: wordList(
      "sick, cringe, yawn, gag, want to quit, want to scoop, lose interest, fall asleep, sleepy",
    ),
  },
  {
    verbs: wordList("has been, have been, had been, got, gets, get, was, were, is, are"),
    between: wordList("all, both, officially, long, already, permanently"),
    ends: wordList(`
      outlawed, outlawed here, banned, banned here, vetoed, struck from the list, left at home, the boot, the axe, the chop, the ban hammer, the banhammer, the shaft, done to death, played to death, left behind, left out, left in the binder, shelved, axed, scrapped, binned, tossed, kicked out, crossed out, crossed off, retired for good
    `),
  },
];

/** Those that tell that others play it. */
export const PLAYED_BY_OTHERS: readonly Predicate[] = [
  {
    verbs: wordList("is, are, was, has become, have become, became"),
    between: wordList("basically, really, always, still, definitely, probably, truly"),
    ends: wordList(`
      my kryptonite, our kryptonite, my nemesis, my arch nemesis, my archnemesis, my archenemy, my arch enemy, my achilles heel, my weakness, my weak spot, my downfall, my undoing, my bane, my boogeyman, our boogeyman, the boogeyman, the boogeyman here, the bogeyman, the final boss, the big bad, the local boss, the menace, a menace, a menace here, the main menace,
      public enemy number one, public enemy number 1, public enemy no 1, enemy number one, public enemy, the one to beat, the ones to beat, the deck to beat, the decks to beat, the bar to clear, the main problem, the real problem, the biggest problem, our biggest problem, my biggest problem, the elephant in the room, the top dog, the top dogs, the local favorite, the house favorite, what i keep running into, what everyone is on, what they are on, what theyre on, what shows up,
      a bad matchup, a bad matchup for me, a bad matchup for us, a rough matchup, a rough matchup for me, a tough matchup, a tough matchup for me, an awful matchup, a terrible matchup, a terrible matchup for me, my worst matchup, a losing matchup,
      the main threat, the biggest threat, my worst nightmare, my nightmare, my nightmares, a nightmare to face, a nightmare to play against, a pain to face, a pain to play against, miserable to play against, awful to play against, impossible to beat for me, hard for me to beat
    `),
  },
  {
    verbs: wordList("keeps, keep, kept, never stops, wont stop, always, constantly, just"),
    between: [],
    ends: wordList(`
      showing up, popping up, coming up, turning up, shows up, show up, pops up, turns up, winning, getting there, gets there, killing me, killing us, beating me, beating us, wrecking me, wrecking us, crushing me, crushing us, stomping me, stomping us, destroying me, destroying us, smashing me, owning me, owning us, eating me, outvaluing me, outpacing me, outracing me, running me over, running us over, ruining me, ruining my day, ruining my night, ruining our games, ruining the night
    `),
  },
  {
    verbs: wordList("should, will, would, has to, have to, needs to, need to, ought to"),
    between: wordList("finally, really, just, always"),
    ends: wordList(
      "fear it, fear this, fear me, fear us, cry, suffer, be scared, be afraid, be scared of me, be afraid of me, be stopped, be beaten, be taught a lesson, be put in its place, go down, pay, pay for it, be punished, hate it, hate me, hate this deck",
    ),
  },
  {
    verbs: wordList("stops, stop"),
    between: [],
    ends: wordList(
      "winning, winning everything, winning every game, killing me, killing us, beating me, beating us, running the table, running the show, bullying me, bullying us",
    ),
  },
  {
    verbs: wordList(
      "wins, win, won, took, takes, keeps taking, keep taking, takes home, took home, has won, have won",
    ),
    between: wordList("again, always, just"),
    ends: wordList(
      "first, first place, the whole thing, the tournament, the event, the league, the last event, the last two events, the last three events, the last few events, the last tournament, every event, every week, every tournament, every league, every fnm, fnm again, the rcq, the top 8, the trophy, the prize, the pot, the night, our league, everything lately",
    ),
  },
  {
    verbs: wordList(
      "rolls over, roll over, rolls, runs over, run over, walks over, walk over, steamrolls, steamroll, crushes, crush, destroys, destroy, wrecks, wreck, kills, kill, beats, beat, stomps, stomp, smashes, smash, demolishes, demolish, dismantles, punishes, punish, embarrasses, bullies, bully, eats, eat, outgrinds, outvalues, outraces, ruins, ruin, wipes out, wipes, locks out, picks apart, tears apart, blows out, steals, steal",
    ),
    between: wordList("always, all of"),
    ends: wordList(
      "me, us, my deck, my decks, my list, my board, my boards, my hand, my lands, our table, the table, our pod, the pod, our games, my games, my wins, my stuff, everybody, everyone, everyone else",
    ),
  },
  {
    verbs: wordList("just, always, simply, usually"),
    between: wordList(
      "rolls, runs, walks, stomps, crushes, destroys, wrecks, kills, beats, smashes, steamrolls, eats, outvalues, outgrinds, outraces, punishes",
    ),
    ends: wordList(
      "over me, over us, over my deck, me, us, my deck, my board, the table, everyone, everybody",
    ),
  },
  {
    verbs: wordList("shows up, show up, pops up, turns up, turn up"),
    between: [],
    ends: wordList(
      "every week, every time, every night, every game, every fnm, every friday, all the time, everywhere, at every table, in every pod, constantly, a lot, a lot here",
    ),
  },
  {
    verbs: wordList("gives, give, gave, giving, keeps giving, keep giving, always gives, always give"),
    between: wordList("me, us, my deck, my decks, my list, everyone, the table, our pod, the pod"),
    ends: wordList(
      "fits, grief, trouble, problems, nightmares, headaches, a headache, hell, a beating, a hard time, a rough time, no chance, no room to breathe",
    ),
  },
  {
    verbs: wordList("is, are, was, were, feels, seems"),
    between: wordList(
      "the worst, the worst thing, the most annoying, the most annoying thing, a pain, such a pain, no fun, not fun, never fun, unfun, so unfun, miserable, so miserable, awful, terrible, hell, pure hell, impossible, annoying, so annoying, tiring, so tiring, exhausting, torture, unbearable, a chore, a slog, a nightmare, frustrating, so frustrating, the last thing i want, what i hate, what i hate most",
    ),
    ends: wordList(
      "to play against, to face, to sit across from, to sit down against, to lose to, to be up against, to be paired against, to fight, to fight against, to play into",
    ),
  },
  {
    verbs: wordList("is, are, has been, have been, keeps, keep, kept"),
    between: wordList("just, really, always, constantly, absolutely"),
    ends: wordList(`
      killing me, killing us, beating me, beating us, crushing me, crushing us, wrecking me, wrecking us, stomping me, stomping us, destroying me, destroying us, smashing me, owning me, bullying me, bullying us, dominating me, dominating us, tormenting me, tormenting us, terrorizing me, terrorizing us, haunting me, haunting us, farming me, farming us, rolling me, rolling us, rolling over me, steamrolling me, steamrolling us, running me over, running us over, punishing me, embarrassing me, humiliating me, torturing me, torturing us, eating me alive, eating us alive, ruining me, giving me trouble, giving us trouble, driving me crazy, driving me nuts, driving me mad, driving us crazy
    `),
  },
  {
    verbs: wordList("eats, eat, ate, is eating, are eating, keeps eating, keep eating, has, have"),
    between: wordList("me, us, my deck, my board, everyone"),
    ends: wordList("for breakfast, for lunch, for dinner, alive, on the ropes, by the throat"),
  },
  {
    verbs: wordList("runs, run, rules, rule, owns, own"),
    between: [],
    ends: wordList(
      "the show, the show here, the room, the place, the roost, the lgs, the shop, our lgs, my lgs, the table, our table, the pod, our pod, the meta, our meta, my meta",
    ),
  },
  {
    verbs: wordList(
      "wins, win, goes off, go off, kills me, kill me, kills us, comes down, come down, combos, is done, takes over",
    ),
    between: wordList("always, usually, often"),
    ends: wordList(
      "before i untap, before i do anything, before i can do anything, before i get going, before anyone can do anything, before i have a turn, before i can blink, too fast for me, too fast for us",
    ),
  },
  {
    verbs: wordList("goes, go, gets, get, is, are"),
    between: wordList("always, just"),
    ends: wordList(
      "too fast for me, too fast for us, too big for me, too big too fast, too much for me to handle, out of control every game",
    ),
  },
  {
    verbs: wordList(
      "outgrinds, outgrind, outvalues, outvalue, outraces, outrace, outpaces, outpace, outdraws, outdraw, outplays, outplay, outlasts, outlast, outclasses, outclass, outguns, outgun",
    ),
    between: wordList("always"),
    ends: wordList("me, us, my deck, my decks, everyone, the table, everything i have"),
  },
  {
    verbs: wordList(
      "shouldnt, should not, mustnt, must not, cant, cannot, may not, doesnt, wont, will not, never",
    ),
    between: wordList("just, ever, simply, always"),
    ends: wordList(
      "stand a chance, win against it, win against this, win against me, win against us, beat it, beat this, beat me, beat us, keep up with it, keep up with me, do anything against it, do anything about it, do its thing, do their thing, touch it, touch me, race it, race me, handle it, get its thing going, stands a chance, beats me, beats us, be able to do its thing, get to do its thing, get to do their thing, do its thing, resolve, be allowed to resolve, get going, go off, run away with it, run away with the game, take over",
    ),
  },
];

/** What somebody was by whom: "blown away by elves". */
export const BEATEN: readonly string[] = wordList(`
  blown away, blown up, owned, pwned, rekt, smoked, whooped, whupped, schooled, obliterated, annihilated, flattened, outclassed, outvalued, out valued, outraced, outgunned, outgrinded, ground out, ground down, grinded out, grinded down, tempoed out, comboed, comboed out, comboed off, comboed on, run down, run out of the room, beaten down, beaten up, beat up, beat down, swarmed, swamped, two shot, one shot,
  drained out, drained, sniped, hexed, cursed, haunted, tortured, tormented, hosed, trampled, mauled, murdered, slaughtered, massacred, pummeled, pummelled, bulldozed, rocked, torched, toasted, hammered, walloped, thrashed, trashed, crippled, wiped out, wiped, stunlocked, choked out, squeezed out, taxed out, decked, humbled, embarrassed, humiliated, eaten alive, eaten, taken apart, torn apart, ripped apart, taken out, knocked out, eliminated, tabled,
  butt kicked, ass kicked, arse kicked, butts kicked, asses kicked, teeth kicked in, head kicked in, face smashed, face smashed in, face caved in, ass handed to me, arse handed to me, butt handed to me, head handed to me, asses handed to us, butts handed to us, ass beat, ass whooped, butt whooped, lunch eaten, lunch money taken, world rocked, clock cleaned
`);
