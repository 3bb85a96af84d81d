import { type CardIndex, CardType } from "@deckwright/cards/table/card-table.ts";
import type { TieRule } from "../../data/what/tie-rule.ts";
import { TIES } from "../../data/what/ties.ts";
import type { Claim } from "./claims.ts";
import type { DeckFacts } from "./facts.ts";
import { frontName, type Link, shortName } from "./links.ts";
import { listed } from "./phrases.ts";
import { tieEnds } from "./tie-ends.ts";

/** What ties the cards of one deck to each other; knows what was told, so that not everything names the same cards. */
export interface Ties {
  /** Ways in which a card works with others of the deck, most telling first. */
  of(card: CardIndex): Link[];
  /** Notes that a claim was told. */
  told(claim: Claim): void;
}

/** Points for choosing whom to name, and for not telling the same again. By hand, November 2026. */
const WEIGHT = {
  commander: 0.6,
  /** For each time a card was named before. */
  named: 0.3,
  /** For each time a row was told before. */
  toldRow: 0.13,
  /** For the commander among the named, on the tie itself. */
  ofCommander: 0.35,
} as const;

/** How many others a tie names, how often a card is named in a deck, and how often its commander. */
const MOST = { names: 2, named: 4, commander: 7 } as const;

interface Partner {
  readonly card: CardIndex;
  readonly name: string;
  readonly isCommander: boolean;
}

/** Reads how the cards of a deck work with each other. */
export function createTies(facts: DeckFacts): Ties {
  const { table, plan } = facts;
  const endsOf = tieEnds(table, facts.creatureType);
  const partners = [
    ...plan.commanders.map((card) => ({ card, name: shortName(table.name(card)), isCommander: true })),
    ...facts.cards
      .filter(({ types }) => !(types & CardType.Land))
      .map(({ card, name }) => ({ card, name: frontName(name), isCommander: false })),
  ];
  const givers = TIES.map((): Partner[] => []);
  const takers = TIES.map((): Partner[] => []);
  for (const partner of partners) {
    const ends = endsOf(partner.card);
    for (const at of ends.gives) if (mayStand(TIES[at]?.gives, partner)) givers[at]?.push(partner);
    for (const at of ends.takes) if (mayStand(TIES[at]?.takes, partner)) takers[at]?.push(partner);
  }
  const named = new Map<string, number>();
  const rows = new Map<string, number>();
  const timesNamed = ({ name }: Partner): number => named.get(name) ?? 0;
  const choose = (card: CardIndex, among: readonly Partner[]): Partner[] => {
    const worth = (partner: Partner): number =>
      facts.closeness(card, partner.card) +
      (partner.isCommander ? WEIGHT.commander : 0) -
      WEIGHT.named * timesNamed(partner);
    return among
      .filter(
        (partner) =>
          partner.card !== card && timesNamed(partner) < (partner.isCommander ? MOST.commander : MOST.named),
      )
      .map((partner) => ({ partner, worth: worth(partner) }))
      .sort((a, b) => b.worth - a.worth || a.partner.card - b.partner.card)
      .slice(0, MOST.names)
      .map(({ partner }) => partner);
  };
  const link = (
    card: CardIndex,
    row: TieRule,
    says: readonly string[],
    among: readonly Partner[],
  ): Link[] => {
    if (says.length === 0) return [];
    const others = choose(card, among);
    if (others.length === 0) return [];
    const names = others.map(({ name }) => name);
    return [
      {
        claim: {
          kind: "tie",
          tie: row.id,
          with: names,
          says: says.map((one) =>
            one.replaceAll("{others}", listed(names)).replaceAll("{type}", facts.creatureType),
          ),
        },
        weight:
          row.telling +
          (others.some(({ isCommander }) => isCommander) ? WEIGHT.ofCommander : 0) -
          WEIGHT.toldRow * (rows.get(row.id) ?? 0),
      },
    ];
  };
  return {
    of(card) {
      const ends = endsOf(card);
      const isCommander = plan.commanders.includes(card);
      const ties = (at: readonly number[], end: "gives" | "takes"): Link[] =>
        at.flatMap((row) => {
          const rule = TIES[row];
          if (rule === undefined || !mayStand(rule[end], { isCommander })) return [];
          return end === "gives"
            ? link(card, rule, rule.ofGiver, takers[row] ?? [])
            : link(card, rule, rule.ofTaker, givers[row] ?? []);
        });
      return [...ties(ends.gives, "gives"), ...ties(ends.takes, "takes")].sort((a, b) => b.weight - a.weight);
    },
    told(claim) {
      if (claim.kind !== "tie") return;
      rows.set(claim.tie, (rows.get(claim.tie) ?? 0) + 1);
      for (const name of claim.with) named.set(name, (named.get(name) ?? 0) + 1);
    },
  };
}

function mayStand(end: TieRule["gives"] | undefined, { isCommander }: Pick<Partner, "isCommander">): boolean {
  return end !== undefined && (end.isCommander ?? isCommander) === isCommander;
}
