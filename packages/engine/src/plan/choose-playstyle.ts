import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isPlaystyle, type Playstyle } from "@deckwright/decks/playstyles.ts";
import { PLAYSTYLE_TAGS } from "../../data/playstyle-tags.ts";
import { THEMES } from "../../data/themes.ts";
import { createFit } from "./fit.ts";
import type { Wish } from "./wish.ts";

/** The playstyle of a wish that names none and whose themes, creature type and cards speak for none. */
const DEFAULT_PLAYSTYLE: Playstyle = "midrange";

/** How decks about a theme usually play, for themes that do not stand for a playstyle by themselves. */
const USUAL_STYLE: Readonly<Record<string, Playstyle>> = {
  affinity: "aggro",
  "attack-triggers": "aggro",
  auras: "voltron",
  blood: "aristocrats",
  burn: "burn",
  convoke: "tokens",
  dredge: "reanimator",
  equipment: "voltron",
  "extra-combats": "aggro",
  "extra-turns": "combo",
  flash: "tempo",
  flying: "aggro",
  graveyard: "reanimator",
  "group-slug": "burn",
  heroic: "voltron",
  infect: "aggro",
  landfall: "ramp",
  "lands-matter": "ramp",
  lifedrain: "aristocrats",
  mill: "mill",
  modular: "aggro",
  ninjutsu: "tempo",
  persist: "aristocrats",
  prowess: "tempo",
  reanimation: "reanimator",
  "self-mill": "reanimator",
  "spell-copy": "combo",
  spellslinger: "tempo",
  superfriends: "control",
  tokens: "tokens",
  vehicles: "aggro",
  "x-spells": "ramp",
};

/** The same at the most competitive tables, where fair decks are not met. */
const COMPETITIVE_PLAYSTYLE: Playstyle = "control-combo-hybrid";

/** How much more of a style's cards than usual a deck's cards must be for the style to be theirs. */
const CLEARLY = 0.12;

/**
 * How much more with a commander: cheap creatures, counterspells and taxes are in the decks of many who play neither by
 * tempo nor by locks, and cards that discard and draw in those of many who bring nothing back. By hand, November 2026, from decks that
 * were called so (Atraxa, Chulane, Urza, Niv-Mizzet in Brawl); those of Meren, Muldrotha, Chainer and Karador have 0.4 more and above.
 */
const CLEARLY_LED: Readonly<Partial<Record<Playstyle, number>>> = {
  aggro: 0.2,
  burn: 0.2,
  reanimator: 0.3,
  tempo: 0.25,
  "stax-prison": 0.2,
};

/**
 * The way to play of a wish that names none: a creature type means tribal, else what the themes stand for, else what
 * the cards that the deck is about have more of than `usual` cards of the format.
 */
export function choosePlaystyle(
  wish: Wish,
  about: readonly CardIndex[],
  usual: readonly CardIndex[],
  table: CardTable,
  isLed = false,
): Playstyle {
  if (wish.playstyle !== undefined) return wish.playstyle;
  if (wish.creatureType >= 0) return "tribal";
  for (const slug of wish.themes) {
    const implied = THEMES.find((theme) => theme.slug === slug)?.implies;
    const style = implied ?? ownEntry(USUAL_STYLE, slug);
    if (style !== undefined) return style;
  }
  const otherwise = wish.bracket === 5 ? COMPETITIVE_PLAYSTYLE : DEFAULT_PLAYSTYLE;
  if (wish.themes.length > 0 || about.length === 0) return otherwise;
  let best = otherwise;
  let bestGain = CLEARLY;
  const isEnough = (playstyle: Playstyle, gain: number): boolean =>
    !isLed || gain > (CLEARLY_LED[playstyle] ?? CLEARLY);
  for (const playstyle of Object.keys(PLAYSTYLE_TAGS).filter(isPlaystyle)) {
    if (playstyle === "tribal") continue;
    const fitOf = createFit(table, { playstyle, themes: [], creatureType: -1 });
    const mean = (cards: readonly CardIndex[]): number =>
      cards.reduce((sum, card) => sum + Math.max(0, fitOf(card).style), 0) / Math.max(1, cards.length);
    const gain = mean(about) - mean(usual);
    if (gain > bestGain && isEnough(playstyle, gain)) {
      best = playstyle;
      bestGain = gain;
    }
  }
  return best;
}
