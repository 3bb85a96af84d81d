import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { RoleId } from "../../data/roles.ts";

/** How decks of a playstyle are told: sentences with holes for the names of cards and for counts. */
export interface Story {
  /** What the deck is after; must read on after "Led by <commander>," as well. */
  readonly plan: string;
  /** The part of the deck that makes the style; its cards fill `{names}`, its count `{count}`. */
  readonly core: { readonly role: RoleId; readonly text: string };
  /** Where the game ends: cards of the first of these roles that the deck has fill `{names}`. */
  readonly end: { readonly roles: readonly RoleId[]; readonly text: string };
}

/** One story per playstyle. */
export const STORIES: Readonly<Record<Playstyle, Story>> = {
  aggro: {
    plan: "Attack from the first turns, and leave them one turn short all game.",
    core: {
      role: "early",
      text: "{count} creatures are ready in the first two turns, {names} the best of them.",
    },
    end: { roles: ["finisher", "burn", "anthem", "threat"], text: "The last points come from {names}." },
  },
  midrange: {
    plan: "Trade card for card early, then let the stronger cards take over.",
    core: {
      role: "removal",
      text: "{count} answers, {names} among them, keep the board even while the hand stays full.",
    },
    end: { roles: ["finisher", "threat"], text: "From there {names} win the race." },
  },
  control: {
    plan: "Answer what matters, draw ahead, and win late with the few threats that survive.",
    core: {
      role: "interaction",
      text: "{count} ways to interact, {names} in front, hold the table until mana is plenty.",
    },
    end: { roles: ["finisher", "threat"], text: "One of {names} then ends it, with answers to spare." },
  },
  combo: {
    plan: "Dig for the pieces, protect them, and win in a single turn.",
    core: { role: "dig", text: "{count} cards find what is missing, {names} first." },
    end: { roles: ["finisher", "combo", "burn"], text: "The turn that wins runs through {names}." },
  },
  tempo: {
    plan: "Land a cheap threat and spend the next turns keeping them off balance.",
    core: { role: "threat", text: "{count} threats start the clock, {names} before all." },
    end: { roles: ["disruption", "removal"], text: "{names} buy the turns in between." },
  },
  ramp: {
    plan: "Spend the first turns on mana and the later ones on spells nobody else can cast yet.",
    core: { role: "ramp", text: "{count} cards make mana, {names} the most important." },
    end: { roles: ["payoff", "finisher"], text: "All of it pays for {names}." },
  },
  "stax-prison": {
    plan: "Put taxes and locks down early and win slowly underneath them.",
    core: { role: "lock", text: "{count} cards bend the rules, {names} most of all." },
    end: { roles: ["finisher", "threat"], text: "{names} finish while they struggle to cast anything." },
  },
  reanimator: {
    plan: "Put something huge into the graveyard and bring it back long before it could be cast.",
    core: { role: "reanimation", text: "{count} cards bring creatures back, {names} above all." },
    end: { roles: ["target", "finisher"], text: "Best of all they return {names}." },
  },
  aristocrats: {
    plan: "Fill the board with expendable bodies and turn their deaths into damage and cards.",
    core: { role: "outlet", text: "{count} sacrifice outlets, {names} first, decide when things die." },
    end: { roles: ["drain", "finisher"], text: "Each death then counts through {names}." },
  },
  burn: {
    plan: "Count every card against their life total.",
    core: { role: "burn", text: "{count} cards deal damage to a player, {names} most of it for its mana." },
    end: {
      roles: ["early", "threat", "finisher"],
      text: "{names} get the first points in before the spells finish.",
    },
  },
  mill: {
    plan: "Forget their life total and empty their library.",
    core: { role: "mill", text: "{count} cards mill, {names} the deepest." },
    end: {
      roles: ["interaction", "finisher"],
      text: "{names} keep you alive until there is nothing left to draw.",
    },
  },
  voltron: {
    plan: "Make one creature enormous and keep it alive.",
    core: { role: "gear", text: "{count} pieces of gear, {names} the best, do the growing." },
    end: { roles: ["protection", "evasion", "threat"], text: "{names} see to it that the blow lands." },
  },
  tokens: {
    plan: "Go wide with tokens, then make all of them bigger at once.",
    core: { role: "maker", text: "{count} token makers fill the board, {names} fastest." },
    end: { roles: ["anthem", "finisher"], text: "{names} turn the crowd into a win." },
  },
  "control-combo-hybrid": {
    plan: "Play the control deck until a compact combo can end the game behind protection.",
    core: { role: "interaction", text: "{count} ways to interact, {names} among them, buy the time." },
    end: { roles: ["finisher", "combo", "threat"], text: "Then {names} end it at once." },
  },
  tribal: {
    plan: "Flood the board with one creature type and let its lords do the rest.",
    core: { role: "anthem", text: "{count} lords and payoffs, {names} in front, make the crowd count." },
    end: {
      roles: ["finisher", "drain", "maker", "threat"],
      text: "{names} close the game once the board is wide.",
    },
  },
};
