import type { RoleId } from "../plan/roles.ts";
import type { Playstyle } from "../types.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { inWords } from "./phrases.ts";

/** How a deck of each playstyle plays, in one sentence. */
const PLAN: Readonly<Record<Playstyle, string>> = {
  aggro: "Attack from the first turns and make every turn of theirs a turn too late",
  midrange: "Trade card for card early, then let the stronger creatures take over",
  control: "Answer what matters, draw ahead, and win late with the few threats that survive",
  combo: "Dig for the pieces, protect them, and win in one turn",
  tempo: "Land a cheap threat and spend the next turns keeping them off balance",
  ramp: "Spend the first turns on mana and the later ones on spells nobody else can cast yet",
  "stax-prison": "Put taxes and locks down early and win slowly under them",
  reanimator: "Put something huge into the graveyard and bring it back long before it could be cast",
  aristocrats: "Fill the board with expendable bodies and turn their deaths into damage and cards",
  burn: "Count every spell against their life total",
  mill: "Forget their life total and empty their library",
  voltron: "Make one creature enormous and keep it alive",
  tokens: "Go wide with tokens, then make all of them bigger at once",
  "control-combo-hybrid": "Play the control deck until the compact combo can end the game behind protection",
  tribal: "Flood the board with one creature type and let its lords do the rest",
};

/** The strategy of a deck in a few sentences. Every card it names is in the deck. */
export function strategyText(facts: DeckFacts): string {
  const { plan } = facts;
  const used = new Set<string>();
  const best = (role: RoleId, count: number): string[] => {
    const found = facts.cards
      .filter((entry) => entry.place.role === role && !used.has(entry.name))
      .sort((a, b) => b.copies - a.copies || fitSum(b) - fitSum(a) || (a.name < b.name ? -1 : 1))
      .slice(0, count)
      .map((entry) => entry.name);
    for (const name of found) used.add(name);
    return found;
  };
  const leader = facts.commanders.join(" and ");
  const sentences: string[] = [];
  sentences.push(
    leader === "" ? `${PLAN[plan.playstyle]}.` : `${PLAN[plan.playstyle]}, with ${leader} at the head.`,
  );
  const ramp = best("ramp", 2);
  if (ramp.length > 0)
    sentences.push(
      `${and(ramp)} ${ramp.length > 1 ? "bring" : "brings"} the mana early, among ${inWords(facts.roleCount.ramp)} such cards.`,
    );
  const draw = best("draw", 2);
  if (draw.length > 0) sentences.push(`${and(draw)} ${draw.length > 1 ? "keep" : "keeps"} the hand full.`);
  const closers = [
    ...best("finisher", 1),
    ...best("anthem", 1),
    ...best("burn", 1),
    ...best("drain", 1),
    ...best("threat", 1),
  ].slice(0, 2);
  if (closers.length > 0) sentences.push(`Games end with ${and(closers)}.`);
  sentences.push(
    facts.singleton
      ? "Keep hands with three or four lands and something to do by turn three."
      : "Keep hands with two to four lands and a play in the first two turns.",
  );
  return sentences.join(" ");
}

function fitSum({ fit }: DeckCard): number {
  return fit.theme + fit.tribe + fit.style;
}

function and(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
