import { expect, test } from "vitest";
import { GOBLINS } from "../../testing/goblins.ts";
import { type SmallCard, smallTable } from "../../testing/small-table.ts";
import type { Claim } from "./claims.ts";
import { earlyLinks } from "./early.ts";
import { type DeckFacts, deckFacts } from "./facts.ts";
import { createReasons } from "./reasons.ts";
import { createTies } from "./ties.ts";

const CARDS: readonly SmallCard[] = [
  ...GOBLINS,
  {
    name: "Goblin Bombardment",
    cost: "{1}{R}",
    type: "Enchantment",
    text: "Sacrifice a creature: Goblin Bombardment deals 1 damage to any target.",
  },
  {
    name: "Dragon Fodder",
    cost: "{1}{R}",
    type: "Sorcery",
    text: "Create two 1/1 red Goblin creature tokens.",
  },
  {
    name: "Arcane Signet",
    cost: "{2}",
    type: "Artifact",
    text: "{T}: Add one mana of any color in your commander's color identity.",
  },
  {
    name: "Rapid Growth",
    cost: "{1}{R}",
    type: "Instant",
    text: "Destroy target creature. Its controller creates a 3/3 green Frog creature token.",
  },
  {
    name: "Deadly Shell",
    cost: "{1}{R}",
    type: "Enchantment — Aura",
    text: "Enchant creature\nEnchanted creature has base power and toughness 0/1, has indestructible, and loses all other abilities.",
  },
  {
    name: "Pact of the Serpent",
    cost: "{1}{B}{B}",
    type: "Sorcery",
    text: "Choose a creature type. Target player draws X cards and loses X life, where X is the number of creatures they control of the chosen type.",
  },
  {
    name: "Tarfire",
    cost: "{R}",
    type: "Kindred Instant — Goblin",
    text: "Tarfire deals 2 damage to any target.",
  },
];

const small = smallTable(CARDS);

function krenko(): DeckFacts {
  const plan = small.plan({
    format: "commander",
    commanders: ["Krenko, Mob Boss"],
    seed: 1,
  });
  const main = new Map(CARDS.slice(1).map(({ name }) => [small.card(name), 1]));
  return deckFacts(plan, small.table, main, (card) => small.columns.roles[card] ?? 0, small);
}

const saysOf = (claims: readonly { readonly claim: Claim }[]): string[] =>
  claims.flatMap(({ claim }) => (claim.kind === "tie" ? claim.says : []));

test.each([
  ["Goblin Lackey", "can put in Siege-Gang Commander for no mana"],
  ["Siege-Gang Commander", "its tokens set off Impact Tremors"],
  ["Dragon Fodder", "its tokens set off Impact Tremors"],
  ["Dragon Fodder", "its Goblin tokens can be sacrificed to Siege-Gang Commander"],
  ["Impact Tremors", "set off by the tokens of Krenko and Siege-Gang Commander"],
])("%s works with the deck: %s", (name, said) => {
  expect(saysOf(createTies(krenko()).of(small.card(name))).join("; ")).toContain(said);
});

test("tokens for others are none for you, and who leads the deck is not put in", () => {
  const ties = createTies(krenko());
  expect(saysOf(ties.of(small.card("Rapid Growth")))).toEqual([]);
  expect(saysOf(ties.of(small.card("Goblin Lackey"))).join("; ")).not.toContain("put in Krenko");
  expect(saysOf(ties.of(small.card("Krenko, Mob Boss"))).join("; ")).not.toContain("put in by");
});

test("a type is chosen for creatures of it, and no spell that is one counts", () => {
  const ties = createTies(krenko());
  expect(saysOf(ties.of(small.card("Pact of the Serpent"))).join("; ")).toContain(
    "with Goblin named it helps",
  );
  expect(saysOf(ties.of(small.card("Tarfire"))).join("; ")).not.toContain("to name for");
  expect(saysOf(ties.of(small.card("Pact of the Serpent"))).join("; ")).not.toContain("Tarfire");
});

test("an Aura that makes a creature useless guards nobody", () => {
  expect(saysOf(createTies(krenko()).of(small.card("Deadly Shell")))).toEqual([]);
});

test("a deck about no creature type has no ties of one, however often it is asked", () => {
  const facts: DeckFacts = { ...krenko(), creatureType: "" };
  for (let time = 0; time < 2; time++) {
    const ties = createTies(facts);
    const said = facts.cards.flatMap(({ card }) => saysOf(ties.of(card)));
    expect(said.filter((one) => /Goblin tokens| {2}|Goblin to /.test(one))).toEqual([]);
    expect(said.join("; ")).toContain("its tokens can be sacrificed to Goblin Bombardment");
  }
});

test("a source of mana brings a card early, the commander first", () => {
  const facts = krenko();
  const signet = facts.cards.find(({ name }) => name === "Arcane Signet");
  expect(signet && earlyLinks(facts, signet)[0]?.claim).toEqual({
    kind: "early",
    for: "Krenko",
    turn: 3,
    turns: 1,
  });
});

test("what a card works with is told rather than what it is played with", () => {
  const facts: DeckFacts = { ...krenko(), partnerOf: () => "Sol Ring" };
  const reasons = createReasons(facts);
  const said = facts.cards.map((entry) => reasons.of(entry));
  expect(said.filter((reason) => reason.includes("Sol Ring"))).toHaveLength(0);
});
