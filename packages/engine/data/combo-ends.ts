/** What a combo of two cards comes to, by the letters of `combos.json`, what ends the game soonest first. */
export const COMBO_ENDS = ["W", "L", "T", "D", "C", "E", "K", "X", "M", "G", "S", "R"] as const;
export type ComboEnd = (typeof COMBO_ENDS)[number];

/** How sentences say it, behind "together they". "Without end" is the list's "infinite". */
export const COMBO_END_WORDS: Readonly<Record<ComboEnd, string>> = {
  W: "win the game",
  L: "take one opponent out of the game",
  T: "take every turn from then on",
  D: "deal damage or drain life without end",
  C: "attack without end",
  E: "empty libraries without end",
  K: "make creatures without end",
  X: "draw without end",
  M: "make mana without end",
  G: "gain life without end",
  S: "lock the game",
  R: "repeat themselves without end",
};
