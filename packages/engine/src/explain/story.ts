import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { RoleId } from "../../data/roles.ts";

/** How decks of a playstyle are told, and what a deck must hold for it to be true. */
export interface Story {
  /** What the deck is after; must read on after "Led by <commander>," as well. */
  readonly plan: string;
  /** A deck with fewer cards of one of these roles (of sixty, of a hundred) is not told so. `combos`: pairs that it holds. */
  readonly needs?: {
    readonly of: RoleId | "combos";
    readonly constructed: number;
    readonly singleton: number;
  };
  /** The group of the list that makes the style. */
  readonly core: RoleId;
  /** Its first creatures are a part of the plan. */
  readonly opens?: true;
}

/** One story per playstyle. How many cards are enough was set by hand, November 2026. */
export const STORIES: Readonly<Record<Playstyle, Story>> = {
  aggro: {
    plan: "Attack early and keep attacking.",
    needs: { of: "early", constructed: 14, singleton: 24 },
    core: "early",
    opens: true,
  },
  midrange: {
    plan: "Trade card for card early, and let the dearer cards take over.",
    core: "removal",
  },
  control: {
    plan: "Answer what matters and win late.",
    needs: { of: "answer", constructed: 8, singleton: 10 },
    core: "counter",
  },
  combo: {
    plan: "Find both pieces of a combo, and protect them.",
    needs: { of: "combos", constructed: 1, singleton: 1 },
    core: "tutor",
  },
  tempo: {
    plan: "Play cheap spells, and spend the turns behind them on keeping the other side off balance.",
    needs: { of: "interaction", constructed: 8, singleton: 10 },
    core: "counter",
    opens: true,
  },
  ramp: {
    plan: "Spend the first turns on sources of mana.",
    needs: { of: "ramp", constructed: 8, singleton: 10 },
    core: "ramp",
  },
  "stax-prison": {
    plan: "Put taxes and locks down early and win slowly underneath them.",
    needs: { of: "lock", constructed: 5, singleton: 8 },
    core: "lock",
  },
  reanimator: {
    plan: "Fill the graveyard and bring creatures back from it.",
    needs: { of: "reanimation", constructed: 4, singleton: 5 },
    core: "reanimation",
  },
  aristocrats: {
    plan: "Sacrifice bodies and turn their deaths into something.",
    needs: { of: "outlet", constructed: 4, singleton: 5 },
    core: "outlet",
  },
  burn: {
    plan: "Count every card against their life total.",
    needs: { of: "burn", constructed: 12, singleton: 14 },
    core: "burn",
    opens: true,
  },
  mill: {
    plan: "Empty their library.",
    needs: { of: "mill", constructed: 8, singleton: 10 },
    core: "mill",
  },
  voltron: {
    plan: "Make one creature large and keep it alive.",
    needs: { of: "gear", constructed: 6, singleton: 10 },
    core: "gear",
  },
  tokens: {
    plan: "Fill the board with tokens.",
    needs: { of: "maker", constructed: 8, singleton: 10 },
    core: "maker",
    opens: true,
  },
  "control-combo-hybrid": {
    plan: "Play for time until both pieces of a combo are there.",
    needs: { of: "combos", constructed: 1, singleton: 1 },
    core: "counter",
  },
  tribal: {
    plan: "Put one creature type on the board and let its members help each other.",
    needs: { of: "typal", constructed: 10, singleton: 15 },
    core: "anthem",
    opens: true,
  },
};
