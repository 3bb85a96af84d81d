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
  neither, bans, banning, ban on, forbid, forbids, forbidden, prohibits, disallow, disallows, steer clear of, steer clear from, stay clear of,
  keep away from, keep clear of, free of, free from, devoid of, void of, fed up with, had enough of, enough of, bored of, bored with, done with all the, lacks, cut out,
  get rid of all, do away with, hold the, ditch, drop the, aint, never any, not a single, absolutely no, definitely no, please no,
  under no circumstances, in no case, no thanks to, none of that, none of those, none of the, no way, dont own, dont have, do not own, do not have,
  cant afford, dont allow, doesnt allow, not allow, isnt a fan of, isnt into, arent into, arent a fan of, loathe, loathes, despise,
  despises, detest, detests, cant bear, not keen on, not big on, not crazy about, dont care for, anything other than, everything but,
  everything except, anything except, all but, not using, not playing, not running, we dont play, doesnt like, doesnt want, doesnt enjoy, dont enjoy,
  opposite of, opt out of, in place of, in lieu of, as opposed to, replace, replacing, swap out, swapping out, take out, taking out,
  cut the, cut my, cut all, help me cut, want to cut, replacement for, replacements for, substitute for, substitutes for
`);

/** Those that let in again what a list of forbidden things would keep out: "no artifacts except Sol Ring". */
export const EXCEPTIONS: readonly string[] = wordList(`
  except, except for, apart from, other than, besides, aside from, but not counting, but for, excepting, save for
`);

/** Words behind something that rule it out: "infect is not allowed". */
export const FORBIDDEN_BEHIND: readonly string[] = wordList(`
  not these, not those, none of these, none of those, but not these, is not allowed, are not allowed, isnt allowed, arent allowed, not allowed, is banned, are banned, is forbidden,
  are forbidden, is off limits, are off limits, off limits, is not welcome, are not welcome, not welcome,
  is out, are out, is a no go, are a no go, is not ok, are not ok, excluded, is excluded, are excluded, is not fun, are not fun,
  is lame, are lame, is boring, are boring, is so boring, are so boring, is unfun, are unfun, isnt fun, arent fun, sucks, suck, is annoying,
  are annoying, is cheating, is prohibited, are prohibited, prohibited, forbidden, isnt ok, arent ok, isnt okay, arent okay, is not okay,
  are not okay, isnt welcome, arent welcome, isnt my thing, arent my thing, is not my thing, are not my thing, is not for me, isnt for me,
  arent for me, are not for me, is too much, is stupid, are stupid, is dumb, are dumb, is evil, out of it, out of there, out of the deck, out of my deck, out of the list, need not apply, is frowned upon,
  are frowned upon, is disallowed, are disallowed, not permitted, is not permitted, are not permitted, no thanks, no thank you, is a nono,
  is a no no, are a no no, off the table, is off the table, are off the table, should not be in it, should not be in there, stays home,
  stay home, stays out, stay out, is not wanted, are not wanted, not wanted, unwanted, is not an option, are not an option
`);

/** Words that may stand between a negation and the thing it speaks of. */
export const NEGATION_FILLERS: ReadonlySet<string> = new Set(
  "a an any the use using want wanting to play playing include including like cards card of too many much with that be add put run running have having please my other mass boring single kind type rely on do does about it s i you need needs there is are be based feature contain containing contains in get me give see facing sort stupid annoying nasty all those these big heavy more toxic strategies at usual suspects typical like such as from even single own look looking whatsoever by either allowing them would should ideally infinitely using ones every and anything something for meant".split(
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
export const AFTER_JOINER: ReadonlySet<string> = new Set("no any the other mass a use too many".split(" "));

/** Words behind something that show that it is wanted after all: "no stax, elf tribal". */
export const WANTED_AFTER: ReadonlySet<string> = new Set(
  "deck tribal typal kindred theme themed commander edh build strategy matters".split(" "),
);

/** Sayings with "no" or "not" in them that exclude nothing. */
export const NOT_NEGATIONS: readonly string[] = wordList(`
  no budget, no limit, no price limit, no budget limit, no idea, no problem, no preference, no matter,
  no particular, no more than, not more than, not only, not just, not sure, not too, dont care, dont mind,
  no one, no restrictions, no restriction, without limit, without budget, no upper limit, no mercy,
  no nonsense, no frills, no brainer, no fuss, no gimmicks, no bs, no joke, no holds barred, money is no object, money no object, unlimited budget,
  price doesnt matter, cost doesnt matter, budget doesnt matter, dont care about price,
  dont care about budget, no budget restrictions, dont know, not over, not exceed, not cost more than,
  no other restrictions, why not, can not wait, cant wait, nothing but, nothing else, nothing special, nothing fancy,
  nothing in particular, nothing crazy, nothing too crazy, nothing serious, except the commander, except my commander,
  except for the commander, except commander, besides the commander, besides my commander, besides a commander, other than the commander, beside the commander, other than that, apart from that, besides that, except for that
`);
