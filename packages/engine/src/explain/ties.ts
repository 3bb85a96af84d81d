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

/** How many others a tie names, how often a card of a deck is named and how often its commander, and ties looked at for a card. */
const MOST = { names: 2, named: 4, commander: 7, ties: 6 } as const;

/** A card's end of a row: what is said there, and who stands at the other one. */
interface End {
  readonly rule: TieRule;
  readonly says: readonly string[];
  readonly among: readonly Partner[];
}

interface Partner {
  readonly card: CardIndex;
  readonly name: string;
  readonly isCommander: boolean;
}

/** Reads how the cards of a deck work with each other. */
export function createTies(facts: DeckFacts): Ties {
  const { table, plan } = facts;
  const stands = tieEnds(table, facts.creatureType);
  const partners = [
    ...plan.commanders.map((card) => ({ card, name: shortName(table.name(card)), isCommander: true })),
    ...facts.cards
      .filter(({ types }) => !(types & CardType.Land))
      .map(({ card, name }) => ({ card, name: frontName(name), isCommander: false })),
  ];
  const ends = new Map<CardIndex, End[]>();
  const note = (at: readonly Partner[], end: End): void => {
    if (end.says.length === 0) return;
    for (const { card } of at) ends.set(card, [...(ends.get(card) ?? []), end]);
  };
  for (const [row, rule] of TIES.entries()) {
    const standing = (end: "gives" | "takes"): Partner[] =>
      partners.filter((partner) => mayStand(rule[end], partner) && stands(partner.card, row, end));
    const taking = standing("takes");
    const giving = taking.length === 0 ? [] : standing("gives");
    if (giving.length === 0) continue;
    note(giving, { rule, says: rule.ofGiver, among: taking });
    if (rule.takes.isCommander !== true) note(taking, { rule, says: rule.ofTaker, among: giving });
  }
  const named = new Map<string, number>();
  const rows = new Map<string, number>();
  const timesTold = ({ id }: TieRule): number => rows.get(id) ?? 0;
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
          WEIGHT.toldRow * timesTold(row),
      },
    ];
  };
  return {
    of(card) {
      return (ends.get(card) ?? [])
        .map((end) => ({ ...end, worth: end.rule.telling - WEIGHT.toldRow * timesTold(end.rule) }))
        .sort((a, b) => b.worth - a.worth)
        .slice(0, MOST.ties)
        .flatMap(({ rule, says, among }) => link(card, rule, says, among))
        .sort((a, b) => b.weight - a.weight);
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
