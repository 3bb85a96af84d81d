import { wordList } from "./word-list.ts";

/** Words that turn what follows into something not wanted. */
export const NEGATIONS: readonly string[] = wordList(`
  no, without, not, dont, avoid, avoiding, exclude, excluding, except, except for, apart from, minus, ban, banned, skip, never,
  hate, non, zero, leave out, get rid of, w o, ohne, kein, keine, pas de, sin, sans, senza, sem,
  nothing, nothing with, isnt, doesnt, wont, didnt, cant, cannot, dislike, do not, no more, anything but,
  not a fan of, not fan of, not into, nothing that, nothing which, nothing like, hates, cant stand, no fan of,
  nobody likes, nobody wants, nobody enjoys, no one likes, no one wants, no one enjoys, nobody in my group likes,
  nobody in my playgroup likes, nobody in my pod likes, nobody at my table likes, no one in my group likes,
  no one in my playgroup likes, no one at my table likes, not interested in, dont wanna see, instead of, rather than, refuse to play, refuse, rule out, ruling out, none of, allergic to, arent, wasnt, other than, sick of, tired of, stay away from, remove, exclude any, omit, lacking, nix,
  vetoes, vetoed, vetos, veto, blacklist, blacklisted, on the banlist, on our banlist, banlist, ban list, blocklist, blocked, off limits, taboo, not buying, not getting, wont buy, never buying, wont be buying,
  not gonna buy, not going to buy, wont get, cant get, cant find, not spending money on, not paying for, wont pay for, no point in, dont put, dont include, dont add, do not add, do not include, please dont add, leave me alone with, keep your,
  neither, neither of which is, neither of which are, neither of them is, neither of them, neither being, neither one is, none of which is, none of which are, none of which may be, none of them is, none being, not one of which is, keep your hands off, keep your paws off, hands off, keep your fingers off, bans, banning, ban on, forbid, forbids, forbidden, prohibits, disallow, disallows, steer clear of, steer clear from, stay clear of,
  keep away from, keep clear of, free of, free from, devoid of, void of, fed up with, had enough of, enough of, bored of, bored with, done with all the, lacks, cut out,
  get rid of all, do away with, hold the, ditch, drop the, aint, never any, not a single, absolutely no, definitely no, please no,
  under no circumstances, in no case, no thanks to, none of that, none of those, none of the, no way, dont own, dont have, do not own, do not have,
  cant afford, dont allow, doesnt allow, not allow, isnt a fan of, isnt into, arent into, arent a fan of, loathe, loathes, despise,
  despises, detest, detests, cant bear, not keen on, not big on, not crazy about, dont care for, anything other than, everything but,
  everything except, anything except, all but, not using, not playing, not running, we dont play, doesnt like, doesnt want, doesnt enjoy, dont enjoy,
  opposite of, opt out of, in place of, in lieu of, as opposed to, replace, replacing, swap out, swapping out, take out, taking out,
  cut the, cut my, cut all, help me cut, want to cut, replacement for, replacements for, substitute for, substitutes for,
  im over, i am over, spare me, spare me the, spare us, so over, over the whole, done with, im done with, hard veto on, a veto on, veto on, hard pass on, pass on,
  passing on, ill pass on, hard no on, hard no to, a hard no to, no to, say no to, saying no to, says no to, forget about, forget, had it with, have had it with, had my fill of,
  wont touch, wont sleeve, wont sleeve up, refuse to sleeve, refuse to sleeve up, refuse to run, refuse to use, refuse to touch, refuse to buy, not sold on, do without, doing without, could do without,
  can do without, id rather not, would rather not, rather not, would prefer not, prefer not to, prefer no, prefer to avoid, like to avoid, want to avoid, trying to avoid, trying to stay away from,
  not looking for, not after, not here for, not feeling, not feeling the, not having, not touching, not bothered with, dont bother with, no need for, dont need, dont need any, do not need, have no use for, no use for, no interest in, not my thing, i cant abide, cant abide, cant stand any more, cant take any more, no room for, have no time for, no time for,
  keep me away from, leave off, left out, leaving out, leave behind, take away, get away from, move away from, moving away from, shy away from, avoid any, avoids, excludes, without any, no sign of,
  keep it free of, have a problem with, has a problem with, take issue with, would hate, id hate, hate on, over with, enough with, enough with the, stop with, not another, please not, anything that isnt, anything thats not, anyone but, anybody but, someone other than, somebody other than, somebody else than, someone else than, something other than, any other than, everyone but, everybody but, everyone except,
  will not, would never, will never, id never, never gonna, not gonna, not going to, not willing to, dont plan to, not planning to, no brain for, no brain left for, no patience for, no nerves for, no stomach for, no energy for, no love for, sick and tired of, w out, insted of, in stead of, instaed of, intead of, wihtout, witout, withput, whitout, with out, never liked, never really liked, never cared for, never enjoyed, never got into, never understood, hated, hate playing, house banned, we house banned, house bans,
  not a big fan of, not a huge fan of, not the biggest fan of, not really a fan of, not much of a fan of, not a great fan of, never been a fan of, no big fan of, not really into, not that into, not really interested in, not too interested in, not too keen on, not so keen on, isnt so keen on, not really keen on, not really looking for, isnt really into,
  aside from, hold off on, hold off with, shouldnt have, should not have, shouldnt contain, should not contain, shouldnt include, should not include, mustnt have, must not have, must not contain, may not have, not going to be, isnt going to be, never again, too proud for, too poor for, too cool for, tired of seeing, sick of seeing, tired of playing, sick of playing, tired of playing against,
  had enough with, having nothing to do with, nothing to do with, nothing whatsoever to do with, nothing at all to do with, has nothing to do with, nobody needs, nobody needs any, who needs, who needs any, i promised not to play, promised not to play, begged me not to play, asked me not to play, begged me not to bring, asked me not to bring, not allowed to play, not allowed to run, not allowed to use, may not play, may not run, may not use,
  banned me from, banned me from playing, banned from playing, banned us from, forbade me, forbid me from playing, wont let me play, wont let me run, dont let me play, dont let me run, if i see one more, if i see another, if i have to see another, if i have to see one more, could live without, can live without, could live without another, can live without another, live without another, no combo of, without the combo of, except the combo of, except for the combo of, dont you dare, dont you dare put, dont you dare add, dont you dare play, dont you dare give me, dont dare, dont even think about, dont even think of,
  dont you even think about, dont try to sneak in, dont sneak in, if i never see, if i never see another, never want to see, never want to see another, never wanna see, never wanna see another,
  burned out on, burnt out on, weary of, zero interest in, no desire for, no desire to play, not a shred of, lay off, lay off the, nope to, a nope to, zilch in the way of, nothing in the way of, if you put, if you even put, if i find, screw, to hell with, sworn off, swore off, ive sworn off, swearing off, goodbye, good bye, bye bye, so long, dont make it, dont make this, do not make it, please dont make it,
  frown on, frowns on, frown upon, frowns upon, wary of, skipping, excludes all, would sooner not, id sooner not,
  shouldnt be, should not be, mustnt be, must not be, may not be, shouldnt feature, should not feature, shouldnt play, should not play, shouldnt run, should not run, shouldnt use, should not use, shouldnt need, should not need,
  distaste for, aversion to, dislike for, dislike of, disdain for, contempt for, no appetite for, dont believe in, do not believe in, never get into, cant get into, couldnt get into, never got the hang of,
  bad feeling about, bad feelings about, bad experiences with, bad memories of, lost my taste for, lost the taste for, keeps me off, keep me off, kept me off, keeps me away from, put me off, puts me off, turned me off, turns me off, scares me off, scared me off,
  rather lose than, rather quit than, rather die than, rather scoop than, rather concede than, rather eat my cards than, anything goes but, everything goes but, anything is fine but, everything is fine but, anything is ok but, everything is ok but, anything works but, everything works but, all is fine but, open to anything but, happy with anything but, okay with anything but, fine with anything but,
  anything but another, anything but one more, i do mind, cant be bothered with, cannot be bothered with, cant be bothered by, pass on everything from, pass on anything from, passing on everything from, even think of, even think about, shouldnt touch, should not touch, must not touch,
  not doing, were not doing, we are not doing, im not doing, steer me clear of, steer us clear of, nah to, cant say i enjoy, cant say i like, cant say i love, cant say im a fan of, nothing fun about, zero fun in, no fun in, dont even mention, doesnt let us use, doesnt let us play, doesnt let us run, doesnt let me use, doesnt let me play, doesnt let me run, wont let us use, wont let us play, wont let us run, never been a, sister called dibs on, brother called dibs on, friend called dibs on, wife called dibs on, husband called dibs on, he called dibs on, she called dibs on, they called dibs on, someone called dibs on, somebody called dibs on, has dibs on, dont find, do not find, never found, dont consider, no deck with, no decks with, no decks full of, no deck full of, no decks around, no list with, nobody may bring a deck with, nobody may play a deck with, no place for, no spot for, no slot for, no home for, no space for, draw the line at, draws the line at, drawing the line at, drew the line at, count me out if theres, count me out if there is, count me out of, opposed to, morally against, strictly against, dead against, dead set against, firmly against, vehemently against, object to, objects to, resent, resents, outlawed, has outlawed, have outlawed,
  you can keep, yall can keep, they can keep, wean myself off, weaning myself off, weaned myself off, get myself off, getting off, trying to quit, trying to kick, i quit, ive quit, i gave up, ive given up, giving up, given up on, gave up on, couldnt care less about, could not care less about, couldnt care less for, at no point, not one, not one of, not one more, no further, no additional,
  kick out, kicking out, throw out, throwing out, toss out, tossing out, weed out, screen out, filter out, scrap the, bin the, chuck the, toss the, lose all the, lose the, axe the, ax the, nuke the, drop all, drop all the, drop any, cut any, cut down on, minus all, minus all the, minus any, skip all, skip all the, skip any, skip the, skip every, ditch all, ditch all the, ditch the, ditch any, dump the, dump all, dump all the, shelve the, retire the,
  i always cut, i usually cut, id cut, i would cut, id drop, i would drop, id skip, i would skip, id ditch, id avoid, i would avoid, i avoid, i skip, stop me from playing, stop me from running, stop me from building, keep me from playing, keep me from building, prevent me from playing, talk me out of, steer me away from, steer away from, steers away from, veer away from, as far away from,
  wont shell out for, not shelling out for, not gonna shell out for, wont spend on, refuse to spend on, refuse to pay for, wont fork out for, zero of the, zero of those, dont go, do not go, please dont go, not going,
  keep out, keeping out, mustnt contain, mustnt include, must not include, mustnt use, mustnt run, zero tolerance for, no tolerance for, wont tolerate, will not tolerate, fuck, fck, done with all, done with the, nixing, strictly no, strictly without, strictly avoid, hold all, hold any,
  no to all, no way im playing, no way i play, no way im running, no way im building, wouldnt be caught dead with, wouldnt be caught dead playing, wouldnt be caught dead running, not be caught dead with, not be caught dead playing, cringe at, cringes at, groan at, groans at, groans when they see, roll my eyes at, rolls their eyes at, gag at, shudder at, sour on, soured on, over it with, im through with, had it up to here with playing
`);

/** Who stops what, and what: "stop giving me Sol Ring", "please quit suggesting Cyclonic Rift". */
export const STOPS: readonly string[] = wordList("stop, quit, cease, knock it off with");
export const STOPPED: readonly string[] = wordList(`
  giving me, giving us, handing me, offering, offering me, showing me, serving me, feeding me, selling me, suggesting, suggesting me, recommending, recommending me, proposing, adding, adding in, adding me, putting, putting in, including,
  slotting in, throwing in, sneaking in, shoving in, pushing, jamming, building, building me, making me, listing, telling me to play, telling me to run, using, playing, running, spamming, auto including
`);

/** Who may suggest what is not to be, and how: "if one more person suggests Gargos". */
export const IF_SOMEBODY: readonly string[] = wordList(`
  if one more person, if one more guy, if one more dude, if one more player, if one more friend, if one more deckbuilder, if one more bot, if one more site, if one more list, if another person, if another deck, if anyone, if anybody, if someone, if somebody, if people, if everyone, if you, i swear if you, before you, before anyone, before anybody, before someone, before people
`);
export const SUGGESTS: readonly string[] = wordList(`
  suggests, suggest, recommends, recommend, says, say, mentions, mention, tells me to play, tell me to play, offers, offer, proposes, propose, brings up, bring up, pitches, pitch, shows me, show me, hands me, hand me, gives me, posts, even suggests, even suggest, even says, even mentions, says the word
`);

/** Words of a group's rules before what they rule out: "our shop has a rule against stax". */
export const RULES_AGAINST: readonly string[] = wordList(`
  rule 0 against, rule zero against, house rule against, rule against, rules against, house rules against, policy against, pact against, agreement against, ban against, law against,
  we agreed on no, we agreed not to play, we agreed to no, agreed on no, agreed not to play, agreed to no
`);

/** What nobody does by a rule of the group; where no rule is spoken of, it only tells what is played there. */
export const RULED_VERBS: readonly string[] = wordList(
  "brings, plays, runs, uses, builds, packs, sleeves, sleeves up, casts",
);

/** Whom a house rule or a promise keeps from something, and how: "nobody may tutor", "none of us is allowed to play stax". */
export const WHOM: readonly string[] = wordList(`
  nobody, no one, noone, no player, none of us, nobody here, no one here, nobody in our group, nobody in our pod, nobody in our playgroup, nobody at our table, nobody in my group, nobody in my pod, no one in our group, no one at our table
`);
export const MAY_NOT: readonly string[] = wordList(`
  may, is allowed to, are allowed to, is permitted to, is to, should, is supposed to, gets to, get to, must, shall, is allowed, may ever, should ever, is ever allowed to
`);

/** Those that let in again what a list of forbidden things would keep out: "no artifacts except Sol Ring". */
export const EXCEPTIONS: readonly string[] = wordList(`
  except, except for, apart from, other than, besides, aside from, but not counting, but for, excepting, save for
`);

/** Words behind something that rule it out: "infect is not allowed". */
export const FORBIDDEN_BEHIND: readonly string[] = wordList(`
  off the menu, off the agenda, off the cards, not on the menu, not on the agenda, outlawed, outlawed here, not invited, isnt invited, arent invited, is not invited, are not invited, uninvited, not wanted, isnt wanted, arent wanted, is not wanted, are not wanted, unwanted, not needed, isnt needed, arent needed, not required, not desired, not appreciated, not included please, not part of it, isnt part of it, arent part of it, has to wait, have to wait,
  is ruled out, are ruled out, was ruled out, were ruled out, nowhere near it, nowhere near this, nowhere near this deck, nowhere near the deck, is a nope, are a nope, is a nono, is a big no, gets a no,
  not these, not those, none of these, none of those, but not these, is not allowed, not legal, are not allowed, isnt allowed, arent allowed, not allowed, is banned, are banned, is forbidden,
  are forbidden, is off limits, are off limits, off limits, is not welcome, are not welcome, not welcome,
  is out, are out, is a no go, are a no go, is not ok, are not ok, excluded, is excluded, are excluded, is not fun, are not fun,
  is lame, are lame, is boring, are boring, is so boring, are so boring, is unfun, are unfun, isnt fun, arent fun, sucks, suck, is annoying,
  are annoying, is cheating, is prohibited, are prohibited, prohibited, forbidden, isnt ok, arent ok, isnt okay, arent okay, is not okay,
  are not okay, isnt welcome, arent welcome, isnt my thing, arent my thing, is not my thing, are not my thing, is not for me, isnt for me,
  arent for me, are not for me, is too much, is stupid, are stupid, is dumb, are dumb, is evil, out of there, out of the deck, out of my deck, out of the list, need not apply, is frowned upon,
  are frowned upon, is disallowed, are disallowed, not permitted, is not permitted, are not permitted, no thanks, no thank you, is a nono,
  is a no no, are a no no, off the table, is off the table, are off the table, should not be in it, should not be in there, stays home,
  stay home, stays out, stay out, is not wanted, are not wanted, not wanted, unwanted, is not an option, are not an option, isnt an option, arent an option,
  is not possible, are not possible, isnt possible, arent possible, not possible, is impossible, are impossible, wont work, will not work, doesnt work, dont work, wont help, will not help, doesnt help, dont help, wont do, wont cut it, is pointless, are pointless, is useless, are useless, makes no sense, make no sense,
  is a hard no, are a hard no, is a no, are a no, is a no from me, are a no from me, is a hard pass, are a hard pass, hard pass, hard no, is a dealbreaker, is a deal breaker, are a deal breaker,
  can go, has to go, have to go, must go, should go, needs to go, need to go, got to go, gets cut, get cut, got cut, is getting cut, are getting cut, can be cut, has been cut, gets the axe,
  can stay home, can stay at home, stay at home, stays at home, stays in the box, stay in the box, stays in the binder, stay in the binder, can stay in the binder, can stay in the box, stays on the bench, can stay on the bench, sits this one out, sit this one out, can sit this one out, sits out, stays away, stay away, stay outside, stays outside, must stay outside,
  is not needed, are not needed, isnt needed, arent needed, not needed, is unnecessary, are unnecessary, is vetoed, are vetoed, all vetoed, vetoed, both vetoed, is verboten,
  bores me, bore me, bores me to death, bores me to tears, bore me to tears, puts me to sleep, put me to sleep, is soo boring, is too boring, is just boring, is getting boring, is getting old, are getting old, is old news, is overplayed, is overdone, is overused, is played out, is too annoying, is just annoying, is obnoxious, are obnoxious, is miserable, are miserable, is gross, is icky, feels icky, is too salty, are too salty, is too mean, are too mean, makes people mad, ruins games, ruins the game, ruin games, ruin the game,
  is too expensive, are too expensive, is way too expensive, are way too expensive, too expensive, too pricey, is too pricey, are too pricey, is out of my budget, are out of my budget, out of my price range, is out of reach, are out of reach, costs too much, cost too much,
  is not in my budget, not for me, isnt for us, is not for us, not an option, doesnt interest me, do not interest me, dont interest me, does not interest me, isnt happening, is not happening, arent happening,
  isnt my style, is not my style, arent my style, isnt my cup of tea, is not my cup of tea, arent my cup of tea, not my cup of tea, isnt allowed here, isnt legal at our table, does not belong, dont belong, doesnt belong, has no place, have no place, has no business, have no business, is where i draw the line, nowhere in sight, nowhere to be seen, may not be in it, must not be in it, must not be in there, not in it, not in there, not in this one, not in my deck, not in the deck, not included, is not included, left at home, left out, gone, is gone, are gone,
  falls away, fall away, drops out, drop out, benched, is benched, are benched, got nixed, got vetoed, got banned, banned by my friends, banned by my group, banned by my playgroup, banned by my pod, banned by my table, banned by our group, banned by our pod, banned by us, banned by the group, banned by the pod, banned at my table, banned at our table, banned in my group, banned in our group, banned in my pod, banned in our pod, never made the cut, didnt make the cut, doesnt make the cut, dont make the cut, can be left out, could be left out, may be left out, isnt really my style, is not really my style, isnt really my thing, is not really my thing, isnt really for me, is not my color, isnt my color, are not my colors, arent my colors,
  would ruin it, ruins it, is out of the question, are out of the question, out of the question, is a bit much, are a bit much, are both a bit much, is in another deck, are in another deck, lives in another deck, live in another deck, is a nono from me, is what i dont want, is what i do not want, are what i dont want, is what i do not, are off, is off, need not be in it, neednt be in it, dont need to be in it, doesnt need to be in it, already in another deck, can take a break, takes a break, gets a break, can take a seat, has to sit down, shall not be in it, shall not be in my deck, are not to be mixed in, is not to be in it,
  is cringe, are cringe, is so cringe, doesnt appeal to me, does not appeal to me, dont appeal to me, do not appeal to me, over my dead body, only over my dead body, makes my friends mad, make my friends mad, makes everyone mad, make everyone mad, makes everyone groan,
  not my jam, isnt my jam, arent my jam, not my vibe, isnt my vibe, arent my vibe, not my speed, isnt my speed, not my style, not my bag, feels bad, feel bad, feels cheap, feel cheap, feels wrong, feels unfair, is a sin, are a sin, is a crime, is for cowards, are for cowards, is for losers,
  in the bin, in the trash, in the garbage, in the rubbish, to the bin, to the trash, is in the bin, are in the bin, goes in the bin, go in the bin, goes into the bin, go into the bin, goes in the trash, go in the trash, belongs in the bin, belong in the bin, belongs in the trash, belong in the trash, is trash for me,
  dont make it in, doesnt make it in, wont make it in, can get lost, can get stuffed, can take a hike, can rot, is dead to me, are dead to me, is history, are history,
  ruined this game for me, ruined the game for me, ruined magic for me, ruined commander for me, ruined edh for me, ruined this format for me, ruined the format for me, ruined it for me, ruined the game, ruined magic, ruined this game, ruined commander, ruined edh, killed the format for me, killed the fun for me, took the fun out of it, takes the fun out of it, take the fun out of it, takes the fun out, take the fun out, make me quit, makes me quit, made me quit
`);

/** What something that is to be left out does not get: "Craterhoof doesn't get a slot", "Stasis gets no invite". */
export const GETS_NOT: readonly string[] = wordList(`
  dont get, doesnt get, do not get, does not get, wont get, will not get, shouldnt get, should not get, didnt get, get no, gets no, dont have, doesnt have, have no, has no, dont deserve, doesnt deserve, wont find, will not find, dont make, doesnt make, wont make
`);
export const GOT_BY_CARDS: readonly string[] = wordList(`
  a seat, a slot, a spot, a place, an invite, an invitation, a ticket, a sleeve, seat, slot, spot, place, invite, invitation, in, through the door, it in, the cut, the list, any slots, any seats
`);

/** What something goes against that is not to be in the deck: "fliers are against our house rules". */
export const GOES_AGAINST: readonly string[] = wordList(`
  is against, are against, goes against, go against, would be against, is contrary to, are contrary to, breaks, break, would break, violates, violate
`);
export const RULES_OF_MINE: readonly string[] = wordList(`
  the rules, our rules, my rules, house rules, our house rules, the house rules, the house rule, our house rule, group rules, our group rules, table rules, our table rules, the rules here, our agreement, the agreement, our pact, our code, my code, my religion, my principles, my morals, my beliefs, my ethics, my conscience, the spirit of the table, the law
`);

/** What something that is to be left out can, or has to, do: "Smothering Tithe can stay home". */
export const MAY_STAY: readonly string[] = wordList(`
  can, may, could, should, must, shall, will, has to, have to, needs to, need to, gets to, get to, better, gotta, is to, are to, is going to, are going to
`);
export const STAYS_OUT: readonly string[] = wordList(`
  stay where it is, stay where they are, stay right where it is, stay put, stay home, stay at home, stay out, stay out of it, stay out of this, stay away, stay in the binder, stay in the box, stay in its box, stay in the drawer, stay in the closet, stay on the shelf, stay on the bench, sit out, sit this out, sit this one out,
  be left out, be left at home, be left off, be skipped, be cut, be missing, go away, go home, leave
`);

/** Words between something that is ruled out and what shares its lot: "blue is out, so is black". */
export const ALIKE_BEFORE: readonly string[] = wordList(`
  so is, so are, so does, so do, so will, so should, so can, so must, nor is, nor are, nor does, nor do, nor should, nor can, nor will,
  neither is, neither are, neither does, neither do, neither should, neither can, neither will, same for, same with, same goes for, same thing for, same thing with, same thing goes for, same applies to,
  ditto for, ditto, likewise, same story with, same story for, along with, together with, as well as
`);
/** Words behind what shares the lot of something that is ruled out: "blue bores me, and green does too". */
export const ALIKE_BEHIND: readonly string[] = wordList(`
  is too, are too, does too, do too, is as well, are as well, does as well, do as well, isnt either, either, arent either, doesnt either, dont either, is not either, are not either
`);

/** Where something is left that is to be out: "leave Armageddon on the shelf". */
export const LEFT_WHERE: readonly string[] = wordList(`
  out, away, far away, home, at home, behind, off, aside, on the shelf, on the bench, in the binder, in the box, in the drawer, in the closet, in the sideboard, where it is, where they are, alone
`);

/** Words that rule out what stands before them where they end what is said: "past in flames yes, burning wish no". */
export const FORBIDDEN_AT_END: readonly string[] = wordList(`
  no, nope, nah, never, not, isnt, arent, is not, are not, no way, nope never, goes, goes out, go, go out, can go, has to go, have to go, needs to go, need to go, must go, gotta go, walks the plank, has to walk the plank, have to walk the plank, gets the boot, get the boot, gets cut, get cut, though no, rather not, please no, please not, definitely not, absolutely not, under no circumstances,
  i dont own, i do not own, we dont own, i dont have, i do not have, i dont like, i do not like, i dont want, i do not want, i dont enjoy, i dont play, i dont run, i wont play, i wont run, i will not play, i will not run, i never liked, i never understood, i cant stand, i hate, i can do without, i could do without, i can live without, i could live without, id rather not, i leave out, i left out, i would leave out, id leave out, id skip, i would skip, i skip, dont want it, dont want them,
  banned, forbidden, verboten, prohibited, outlawed, unwelcome, vetoed, excluded, disallowed, is unwelcome, are unwelcome, is disallowed, are disallowed, nono, no no, no go, a no go,
  tedious, cringe, exhausting, tiresome, bad manners, cheating, overrated, obnoxious, unbearable, off putting, none, none at all, none please, none whatsoever, cant, cannot, can not, may not, must not, mustnt, shouldnt, should not, wont,
  not these, not those, none of these, none of those, not any of these, not any of those, not at all, not so much, not really, bad, out, off, not ok, not okay, not fine, no good, no bueno, over my dead body, only over my dead body, not my jam, not my thing, not my style, not my vibe, not for me, boring, lame, unfun, hell no, ew, eww, yuck, naw
`);

/** Words that rule out what stands before a colon: "Winter Orb, Stasis: in the bin". */
export const FORBIDDEN_AT_COLON: readonly string[] = wordList(`
  lol no, lmao no, haha no, hah no, hell nah, hell no, nah fam, nah bro, god no, heck no, oh no, ugh no, um no, yeah no, no lol, no way lol, please dont, please do not, nope nope nope, not in a million years, not in my life, under no circumstances, hate them, hate it, hate those, i hate them, i hate it, i hate those, cant stand them, cant stand it, not a fan,
  bin, bin it, bin them, binned, also bin, in the bin, in the trash, in the garbage, trash, trash it, toss, toss it, toss them, tossed, gone, banned, vetoed, forbidden, excluded, verboten, hard pass, pass, hard no, not in my deck, not in this deck, not in this one, not in there, not in it, not in here, not on my watch, not again, never again, not this time, no way in hell, get out, get it out, not wanted, not welcome, not allowed, not invited, off limits, no go, a no, a no go, no chance, not a chance, forget it, skip, skip it, skip them, cut, cut it, cut them, leave it, leave them, leave it out, leave them out, no thanks, no thank you, nono, thumbs down, leaves, leave
`);

/** Words before a colon and what is ruled out: "Not wanted: Mana Drain", "Off the table: mill, stax". */
export const RULED_OUT_HEADINGS: readonly string[] = wordList(`
  taken, already taken, nope list, no list, never list, hate list, list of nos, banned at my table, banned at the table, banned in my pod, banned in our pod, banned in my group, not at my table, not at our table,
  not wanted, unwanted, dont want, do not want, dont wants, not allowed, not permitted, not invited, not welcome, not needed, not in it, not included, not an option, not for me, not my thing, not interested in, off the table, off limits, out of bounds, forbidden, banned, banned here, banned at our table,
  banned in our group, bans, our bans, my bans, house bans, ban list, banlist, our banlist, house banned, excluded, exclude, exclusions, excluding, exceptions are, vetoed, vetoes, my vetoes, no go, no gos, no goes, nogos, nono, nonos, no nos, nope, nopes, noes, hard no, hard nos, hard pass, hard passes, dislikes, hates, hated, i hate, i dislike, cant stand, i cant stand,
  pet peeves, pet peeve, dealbreakers, deal breakers, taboo, taboos, blacklist, blacklisted, skip, skips, avoid, to avoid, please avoid, please no, please skip, leave out, leave out please, stays out, stay out, out, staying home, stays home, in the bin, bin, trash, without, minus, nothing with, none of, none of these, none of the following, not these, not these please, no to, thumbs down
`);

/** Words behind something in a list of forbidden things that want it: "without tutors, clones are fine". */
export const WANTED_BEHIND: readonly string[] = wordList(`
  is fine, are fine, is ok, are ok, is okay, are okay, is good, are good, is great, are great, is cool, are cool, is welcome, are welcome, is allowed, are allowed, would be fine, would be ok, would be okay, would be cool, would be great, would be nice, would be good,
  is what i own, is what i have, is what i want, are what i want, is a must, are a must, goes in, go in, can stay, stays, stay, is in, are in, yes, instead, is my favorite, is my favourite, are my favorites, is alright, are alright, no problem
`);

/** A thing named a moment ago is ruled out by them: "Blood Artist is everywhere, so leave it at home". */
export const OUT_VERBS: readonly string[] = wordList(`
  exclude, please exclude, ban, omit, remove, ditch, lose, bench, cut, skip, drop, nix, avoid, forget, forget about, leave out, keep out, take out, throw out, kick out, do without
`);
export const OUT_PRONOUNS: readonly string[] = wordList(
  "it, him, her, them, that one, those, these, that card, those cards, both of them, all of them, all three, the lot",
);
export const RULED_OUT_AGAIN: readonly string[] = wordList(`
  its gotta go, it has to go, it must go, it gotta go, theyve gotta go, they have to go, they must go, they gotta go, hes gotta go, shes gotta go, he has to go, she has to go, that has to go, thats gotta go, those have to go, so its gotta go, so it has to go, so they have to go,

  so both out, so both are out, both out, both are out, both gone, keep both out, leave both out, leave both at home, so neither, neither please, no to both, skip both, cut both,

  so not that, so not those, so not them, so not him, so not her, which is why i dont want it, which is why i dont want them, which is why i dont want that, so i wont be, so i wont play that, so i wont bother, so it cant be in, so they cant be in, so he cant be in, so she cant be in, so it cant be used, leave it out, leave that out, leave them out, leave her out, leave him out, leave those out, leave it at home, leave that at home, leave them at home, leave her at home, leave him at home, leave it home, leave that home, leave them home,
  keep it out, keep that out, keep them out, keep those out, keep her out, keep him out, cut it, cut that, cut them, skip it, skip that, skip them, skip her, skip him, drop it, drop that, drop them, take it out, take that out, take them out, take her out, take him out, left it out, left that out, left them out,
  dont want it, dont want that, dont want them, dont want those, dont want her, dont want him, dont want either, dont want to run any, dont want to play any, dont want to run them, dont want to play them, dont want to run it, dont want to play it, dont want any myself, dont play any myself, dont run any myself, dont want any of it, dont want any of that, dont want any of those, not including it, not including them, not playing it, not playing that, not playing them, not running it, not running that, not running them,
  wont play it, wont play that, wont play them, wont play her, wont play him, wont run it, wont run that, wont run them, wont sleeve it, wont sleeve it up, will not sleeve it, will not sleeve either, will not sleeve either of them, wont sleeve either, refuse to play it, refuse to run it, refuse to play that,
  dont wanna see it, dont wanna see that, dont wanna see them, dont want to see it, dont want to see that, dont want to see them, do not want to see it, dont need to see it, theyre boring, they are boring, its boring, it is boring, it bores me, they bore me, its overplayed, theyre overplayed,
  dont have it, dont have them, dont have that, dont have those, dont have any, dont have any of them, dont have one, dont own it, dont own them, dont own any, dont own that, dont own one, havent got it, havent got them, havent got any, cant afford it, cant afford them, cant afford that, cant find it, cant find them,
  so no it, none of that, none of it, none of those, none of them, neither of them, neither of those, neither one, please dont include it, please dont include them, please dont include that, dont include it, dont include that, dont include them, dont put it in, dont put that in, dont put them in, dont add it, dont add that, dont add them,
  stay away from it, stay away from that, stay away from them, stay clear of it, stay clear of that, avoid it, avoid that, avoid them, replace it, replace that, replace them, replace her, replace him, get rid of it, get rid of that, get rid of them,
  so that stays out, that stays out, it stays out, those stay out, that stays home, it stays home, it stays in the binder, that one stays in the binder, they stay home, so its out, its out, thats out, theyre out, so thats out, shes out, hes out, so shes out, so hes out, she is out, he is out, they are out, so theyre out, those are out, these are out, so those are out, that one is out, that ones out, she sits out, he sits out, she stays home, he stays home, she stays out, he stays out, she cant come, he cant come, its banned, its a no, thats a no, a no from me, kindly dont, please dont, no thanks, no thank you, spare me, spare me that, spare us, instant uninstall, nope to the lot, nope to all of it, dont bother, not even one, not a single one, not one of them, hard pass, hard no,
  i want none of it, i want none of that, i want none of those, i want none of them, not having any of it, not having any of that, wont have it, wont have any of it,
  dont want either of them, do not want either of them, wont play either of them, will not play either of them, will not play either, wont run either of them, wont touch either, wont touch either of them, wont sleeve either of them,
  but not anymore, but not any more, but no longer, but not now, but not today, not today, not this time, but not lately
`);

/** Words behind a name that several legends bear by which all of them are meant: "no Atraxa, neither of them". */
export const OF_EACH: readonly string[] = wordList(`
  neither of them, neither of those, neither one, neither version, none of them, none of those, not one of them, not any of them, any of them, either of them, either one, all of them, both of them, any version, any version of her, any version of him, any version of them, any version of it,
  in any version, in any form, all versions, every version, no matter which, no matter which one, whichever one, whichever version, old or new, new or old
`);

/** Words that may stand between a negation and the thing it speaks of. */
export const NEGATION_FILLERS: ReadonlySet<string> = new Set(
  "bring bringing suggest suggesting recommend recommending propose offer being takes taking gives giving makes making lets letting involves involving casts casting needs needing a an any the use using want wanting to play playing include including like cards card of too many much with that be add put run running have having please my other mass boring single kind type rely on do does about it s i you need needs there is are be based feature contain containing contains in get me give see facing sort stupid annoying nasty all those these big heavy more toxic strategies at usual suspects typical like such as from even single own look looking whatsoever by either allowing them would should ideally infinitely using ones every and anything something for meant really very super overly such silly dumb janky degenerate oppressive unfair broken unfun cheesy lame gross dirty filthy mean salty ending winning instant early late game cheap fast quick easy random damn goddamn freaking fricking fucking bloody so called crazy insane ridiculous strong powerful miserable obnoxious frustrating tedious old lazy wanna gonna gotta led helmed commanded build building buy buying pay paying tell telling ask asking force forcing talk talking into sell selling sleeve sleeving jam jamming stuff tolerate tolerating justify justifying accept accepting revolve revolves revolving around depend depends depending center centers centered hinge hinges built focused focusing myself ourselves lean leans leaning heavily hinges reliant dependent w ugly clunky pricy tier meta netdeck entertain entertaining where people folks entire whole endorse endorsing condone condoning approve approving stomach touch touching draft drafting ever another further".split(
    " ",
  ),
);

/** Words between a forbidden thing and the "or" or comma that leads to the next. */
export const AFTER_FORBIDDEN: ReadonlySet<string> = new Set(
  "cards card spells spell effects effect stuff decks strategies strategy please at all things pls whatsoever pieces".split(
    " ",
  ),
);

/** Words that may stand between "or" and the next forbidden thing. */
export const AFTER_JOINER: ReadonlySet<string> = new Set(
  "every all each playing taking running anything everything stuff that which takes take does do makes make has have with word words keyword ability silly stupid expensive pricey costly dumb similar such no any the other mass a use too many of to from on over".split(
    " ",
  ),
);

/** Words behind something that show that it is wanted after all: "no stax, elf tribal". */
export const WANTED_AFTER: ReadonlySet<string> = new Set(
  "deck tribal typal kindred theme themed commander edh build strategy matters".split(" "),
);

/** Sayings with "no" or "not" in them that exclude nothing. */
export const NOT_NEGATIONS: readonly string[] = wordList(`
  nothing except, nothing besides, able to remove, ways to remove, a way to remove, can remove,
  no budget, no limit, no price limit, no budget limit, no idea, no problem, no preference, no matter,
  no particular, no more than, not more than, not only, not just, not sure, not too, dont care, dont mind,
  no one, no restrictions, no restriction, without limit, without budget, no upper limit, no mercy,
  no nonsense, no frills, no brainer, no fuss, no gimmicks, no bs, no joke, no holds barred, money is no object, money no object, unlimited budget,
  price doesnt matter, cost doesnt matter, budget doesnt matter, dont care about price,
  dont care about budget, no budget restrictions, dont know, not over, not exceed, not cost more than,
  no other restrictions, why not, can not wait, cant wait, nothing but, nothing else, nothing special, nothing fancy,
  nothing in particular, nothing crazy, nothing too crazy, nothing serious, except the commander, except my commander,
  except for the commander, except commander, besides the commander, besides my commander, besides a commander, other than the commander, beside the commander, other than that, apart from that, besides that, except for that,
  dont you dare not, dont dare not, dont leave out, do not leave out, cant say no to, couldnt say no to, dont forget, do not forget, dont forget about, never forget, dont skimp on, do not skimp on, dont be shy with, dont hold back on, dont hold back, cant win without, cannot win without, caught dead without, not a day without, cant live without, cannot live without, couldnt live without, cant do without, cannot do without, couldnt do without,
  wont sit down without, never leave home without, never leave the house without, dont leave home without, isnt complete without, is not complete without, not complete without, wouldnt be complete without, incomplete without, is nothing without, would be nothing without, wouldnt be the same without, not the same without, isnt the same without, isnt really, is not really,
  cant imagine, cannot imagine, cant go wrong with, cannot go wrong with, cant get enough of, cannot get enough of, cant get enough, never get enough of, never enough, cant have enough, cant resist, cannot resist, couldnt resist, cant help but, cant stop, cannot stop, cant wait to, cant wait for,
  wont say no to, wouldnt say no to, would not say no to, never say no to, not say no to, hardly ever say no to, wont refuse, wouldnt refuse, couldnt refuse, wouldnt turn down, wont turn down, never not, not not,
  dont hate, do not hate, doesnt hate, dont dislike, do not dislike, didnt hate, not hate, dont exclude, do not exclude, dont avoid, do not avoid, dont skip, do not skip, dont cut, do not cut, dont ban, doesnt ban, dont remove, do not remove, dont rule out, not ruling out, wouldnt rule out, not opposed to, not against, not averse to, not afraid of, not allergic to, not tired of, not sick of, never tired of, never get tired of, never gets old, not done with,
  nothing against, have nothing against, got nothing against, ive nothing against, no objection to, no objections to, nothing wrong with, no problem with, no problems with, no issue with, no issues with, not a problem, isnt a problem, arent a problem, not an issue, isnt an issue, doesnt bother me, dont bother me, wouldnt mind, would not mind, doesnt mind, do not mind, not mind, no shame in, not ashamed of,
  who doesnt love, who doesnt like, who doesnt want, who doesnt need, who does not love, not the only, not only for, not just for, no deck without, no such thing as too many, no such thing as too much, never too many, never too much, not without, dont judge, no judging, no judgment, no offense, no offence, no lie, no kidding, no doubt, no pressure, no rush, no worries, no clue, no experience with, no experience in, no experience at, no experience building, no experience playing, no experience yet, have no experience, got no experience, no particular order, no strong feelings, no strings attached
`);

/** Words by which nothing is to be taken out, before those for taking: "refuse to cut Krenko", "won't replace". */
export const NOT_TO: readonly string[] = wordList(`
  dont, do not, dont you dare, do not dare, wont, will not, cant, cannot, can not, never, not, refuse to, refusing to, i refuse to, unwilling to, no reason to, shouldnt, should not, couldnt, could not, wouldnt, would not, not going to, not gonna, not ready to, not willing to, under no circumstances, hate to, dont want to, do not want to, dont make me, not allowed to, not supposed to, please dont, must not, mustnt, may not, im not, never ever, would never, will never, id never, id rather die than
`);
export const TAKEN_AWAY: readonly string[] = wordList(`
  cut, cutting, take out, taking out, takeout, remove, removing, replace, replacing, drop, dropping, touch, touching, leave out, leaving out, swap out, swapping out, take away, give up, giving up, get rid of, getting rid of, ditch, ditching, part with, parting with, lose, losing, bench, benching, throw out, throwing out, part ways with, trade away, sacrifice the slot of, sideline, toss, exclude, excluding, omit, omitting, kick out, bin
`);

/** What comes of it where somebody brings something, when that is, and how it is brought: "my wife leaves", "if I", "play". */
export const SALT: readonly string[] = wordList(`
  wont play with me, wont play with us, will not play with me, wont talk to me, wont speak to me, wont sit with me, leaves, leave, quits, quit, scoops, scoop, gets mad, get mad, gets salty, get salty, gets upset, get upset, gets angry, get angry, gets grumpy, gets annoyed, get annoyed, throws a fit, throw a fit, complains, complain, whines, whine, cries, cry, sighs, groans, groan, pouts, sulks,
  will kill me, would kill me, kills me, will divorce me, would divorce me, will murder me, will disown me, will unfriend me, will uninvite me, uninvites me, hates me, hate me, hates it, hate it, stops playing, stop playing, walks away, walk away, rage quits, flips the table, kicks me out, kick me out, gets me kicked out, ill get kicked out, im in trouble, ill be in trouble, i feel bad, i feel dirty, i feel guilty, people leave, people get mad, everyone groans, everyone hates me, everyone gets mad, nobody plays with me, nobody will play with me, no one plays with me
`);
export const SALT_WHEN: readonly string[] = wordList(
  "if i, when i, whenever i, every time i, the moment i, the second i, as soon as i, if we, when we, if anyone, when anyone, when people, if people, if someone, when someone, whenever someone, whenever anyone",
);
export const SALT_DO: readonly string[] = wordList(
  "play, run, use, bring, bring out, cast, drop, pull out, show up with, sleeve up, build, pack, plays, runs, uses, brings, casts, drops, ever play, ever bring, dare to play, even mention, mention, register",
);

/** Where something is struck that is to be out: "cut Krenko from it". */
export const STRUCK_WHERE: readonly string[] = wordList(`
  from it, from the list, from the deck, from there, from this, from this deck, from my deck, from my list, from the build, out of it, out of there, out of here, out of this, out of this deck, out of the deck, out of the list, out of my deck, out of my list, off the list, off my list, off of it, off of the list
`);

/** What a deck may have or be said to have, and what comes of it: "if it has tutors I'm out". */
export const IF_IT_HAS: readonly string[] = wordList(`
  if it has, if it contains, if it includes, if it runs, if it uses, if it plays, if it needs, if it involves, if it relies on, if it comes with, if its got, if theres, if there is, if there are, if theres any, if there is any, if there are any, if i see, if i see any, if you add, if you include, if you use, if you suggest, if you give me, if you slip in, if you sneak in, if the deck has, if the list has, if the deck runs, if it even has
`);
export const REFUSED: readonly string[] = wordList(`
  im out, i am out, not interested, no deal, no thanks, no thank you, count me out, forget it, ill pass, i pass, i walk, ill walk, i will scream, ill scream, ill cry, i will cry, i quit, ill quit, dont bother, im gone, were done, we are done, ill riot, i riot, i dont want it, its not for me, it isnt for me, skip it, hard pass, keep it, im not playing it, i wont play it, i will not play it, i scoop, ill scoop, im not interested, im not buying it, im not building it
`);
