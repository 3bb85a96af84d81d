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
