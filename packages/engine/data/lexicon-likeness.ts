import { wordList } from "./word-list.ts";

// Words by which a deck is to be like another, or becomes another. Written by hand in November 2026.

/** Words right behind what a deck is to be like: "Tergrid-style", "Krenko lite", "Burn shell". */
export const OF_STYLE: readonly string[] = wordList(`
  experience, treatment, formula, recipe, template, dna, spirit, deck look like, list look like, decks look like, look like,
  style, styled, style deck, esque, ish, like, vibe, vibes, inspired, type, feel, lite, light version, shell, gameplan, game plan, playstyle, play style, play pattern, play patterns, concept, mood, flavor, flavour, aesthetic, energy but, at home, clone, clones but, copycat, copy but, knockoff, knock off, ripoff, rip off, wannabe, equivalent, substitute, analog, analogue, counterpart, cousin, lookalike, proxy deck, idea but, thing but, strategy but
`);

/** What becomes of it: "Krenko reimagined as mono black", "burn ported to pauper". */
export const REMADE: readonly string[] = wordList(`
  reimagined, transposed, reinterpreted, reworked, adapted, converted, transplanted, ported, translated, redone, remade, rebuilt, recast, reskinned, rebooted, reborn, retooled, transformed, turned, moved, brought, carried over, shifted, downgraded, upgraded, made
`);
export const REMADE_INTO: readonly string[] = wordList(
  "as, as a, as an, for, to, into, into a, into an, in, over to, down to, over into, with, but",
);

/** Words that turn one deck into another, right before it: "port Krenko to", "what if Krenko were". */
export const REMAKING: readonly string[] = wordList(`
  convert, converting, port, porting, translate, translating, adapt, adapting, transplant, transplanting, rebuild, rebuilding, redo, redoing, remake, remaking, rework, reworking, recreate, recreating, replicate, replicating, emulate, emulating, imitate, imitating, mimic, mimicking, reproduce, reimagine, reimagining, pretend, pretend that, what if, imagine if,
  gameplan of, game plan of, play pattern of, play patterns of, playstyle of, play style of, in the mold of, in the mould of, the shell of, the bones of, spiritual successor of, spiritual successor to, successor to, successor of, nod to, a nod to, closest thing to, nearest thing to, next best thing to, best approximation of, approximation of, closest to, lines as, same lines as, modeled after, modelled after, patterned after, equivalent to, alternative to, alternatives to, answer to the, substitute for the, discount, bootleg, budget version of, dollar store, off brand, wish com, diet, mini, light version of, lite version of, idea of, the idea behind, concept of, concept behind, heart of, soul of, essence of, mirror of, a mirror of
`);

/** Words that do so only right before what is named: "take Krenko, turn it into". */
export const TAKING: readonly string[] = wordList(
  "take, turn, turning, transform, suppose, say, if, do the, does the",
);

/** What of a deck another may have: "the Krenko plan", "same engine as Krenko", "the idea behind Krenko". */
export const IDEA_NOUNS: ReadonlySet<string> = new Set(
  wordList(`
  idea, ideas, plan, plans, gameplan, strategy, strat, thing, things, concept, engine, theme, approach, deal, gist, core, gimmick, shtick, trick, tricks, mechanic, mechanics, blueprint, skeleton,
  package, tactic, tactics, pattern, patterns, style, playstyle, vibe, vibes, feel, feeling, shell, experience, flavor, flavour, treatment, formula, recipe, template, dynamic, loop, bag of tricks, kind of game, kind of play
`),
);
export const BESIDE_IDEAS: ReadonlySet<string> = new Set(wordList("of, from, behind, in"));

/** What comes before whoever does something that a deck is to do, too: "what Krenko does", "the way Krenko plays". */
export const WAYS: ReadonlySet<string> = new Set(
  wordList("what, whatever, everything, anything, how, way, that, which, all, stuff, things"),
);
export const WAY_VERBS: ReadonlySet<string> = new Set(
  wordList(`
  does, do, did, doing, plays, played, wins, won, works, worked, stands, operates, runs, makes, feels, goes, attacks, grinds, wants, is, was, look, looks, looked, play, work, feel
`),
);

/** Words right before whoever is to be copied: "copy a Krenko deck", "a second Krenko". */
export const COPYING: readonly string[] = wordList(`
  copy, copying, clone, cloning, steal, stealing, borrow from, stealing from, think of, a second, another, do, doing, would, could, a budget, riffing on
`);
