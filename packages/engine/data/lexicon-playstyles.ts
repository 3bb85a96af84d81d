import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { wordList } from "./word-list.ts";

/** What players say for each of the fifteen ways to play; the first is its name. */
export const PLAYSTYLE_WORDS: Readonly<Record<Playstyle, readonly string[]>> = {
  aggro: wordList(`
    aggro, aggressive, aggression, beatdown, beat down, rush, weenie, zoo, fast creatures, attack fast, swarm fast, fastest thing, fastest deck, fastest list, as fast as possible, as fast as can be, blazing fast, lightning fast, agro, hyper aggro, aggressif, agresivo,
    aggressiv, win fast, kill fast, punch in the face, punch face, punching face, punch people in the face, hit people in the face, smash face, smash faces, go face, hit face, turn creatures sideways, turning creatures sideways, turn them sideways, turn everything sideways, turn dudes sideways, turn guys sideways, turning dudes sideways, attack every turn, attacks every turn, attacking every turn, swing every turn, swinging every turn, guy that attacks, guy who attacks, one that attacks, one who attacks
  `),
  midrange: wordList(`
    midrange, mid range, good stuff, goodstuff, goodstuffs, value, value engine, grindy, grind,
    value town, the rock, incremental advantage
  `),
  control: wordList(`
    control, ctrl, controlling, draw go, landstill, reactive, answers, kontrolle, kontroll, controle, long game, long games,
    board control, hard control, removal heavy, removal tribal, board wipes, board wipe, boardwipes,
    sweepers, wraths, reset the table, reset the board, resetting the table, resetting the board, resets the board,
    clear the board, clearing the board, wipe the board over and over, wiping the board, sweep the board, blow up the board,
    clear the table, sweep the table, wrath the board, wrathing the board
  `),
  combo: wordList(`
    combo, combos, infinite combo, infinites, infinite, combo deck, two card combo, game winning combo,
    combo win, infinite loop, kombo
  `),
  tempo: ["tempo", "delver", "flash tempo", "protect the queen"],
  ramp: wordList(`
    ramp, ramping, ramp up, accelerate mana, mana ramp, lots of ramp, cheat big creatures, battlecruiser,
    big spells late
  `),
  "stax-prison": wordList(`
    stax, prison, lockdown, lock, lock out, lock down, hard lock, taxing, stax prison, staxx, lock piece,
    resource denial, staxy, slow everyone down
  `),
  reanimator: wordList(`
    reanimator, reanimate, reanimation, reanimating, cheat from graveyard, raise dead, raise the dead,
    graveyard cheat, reanimate big creatures, bring back creatures, bring creatures back
  `),
  aristocrats: wordList(`
    aristocrats, aristocrat, aristos, aristo, aristocats, sac, sac outlet, sacrifice outlet, death trigger, dies trigger,
    blood artist style, sacrifice creatures, creatures dying, sacrifice my own creatures
  `),
  burn: wordList(`
    burn, direct burn, burn deck, burn spell, lightning bolt deck, burn them out, burn face, face burn
  `),
  mill: wordList(`
    mill, milling, mill deck, mill out, deck out, decking, mill everyone, milling opponents,
    empty their library, mill opponents
  `),
  voltron: wordList(`
    voltron, commander damage, one big creature, suit up, single threat, one punch, big commander,
    commander beats, 21 damage
  `),
  tokens: wordList(`
    tokens, token, go wide, going wide, wide, token swarm, swarm, token army, token maker, army in a can,
    tokens go wide, flood the board, creature token swarm, lots of little creatures,
    lots of small creatures
  `),
  "control-combo-hybrid": wordList(`
    control combo, combo control, control combo hybrid, combo control hybrid, control with a combo finish,
    control into combo, control combo finish, controlling combo
  `),
  tribal: wordList(`
    tribal, typal, kindred, tribe, creature type deck, creature type matters, stamm, tribu
  `),
};

/** The theme that stands for a playstyle when another playstyle is already chosen ("aristocrats with tokens"). */
export const THEME_OF_PLAYSTYLE: Readonly<Partial<Record<Playstyle, string>>> = {
  reanimator: "reanimation",
  aristocrats: "sacrifice",
  burn: "burn",
  mill: "mill",
  tokens: "tokens",
  ramp: "big-mana",
};

/** Two playstyles that together make a third. */
export const BLENDED_PLAYSTYLES: readonly {
  readonly of: readonly [Playstyle, Playstyle];
  readonly make: Playstyle;
}[] = [{ of: ["control", "combo"], make: "control-combo-hybrid" }];

/** Words for midrange that say it only behind colors: "Golgari mid". */
export const MID_WORDS: readonly string[] = ["mid"];

/** Words for aggro that say it only between commas or right before colors: "red, fast", "fast mono red". */
export const FAST_WORDS: readonly string[] = wordList(
  "fast, quick, speedy, very fast, really fast, super fast",
);
