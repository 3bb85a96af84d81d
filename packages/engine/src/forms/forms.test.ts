import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { bracketOfPower } from "./bracket-of-power.ts";
import { isFreeBasic, isPointlessAlone, needsCommander, rulesToBuildWith } from "./build-rules.ts";
import { roleSets } from "./card-roles.ts";
import { formOf } from "./form.ts";
import { hasRole } from "./role-set.ts";
import { isRestricted, scarcityOf, spentOf } from "./scarcity.ts";
import { templateFor } from "./shape.ts";
import { isSignature } from "./signature.ts";
import { landsOfFormat } from "./style-lands.ts";

const small = smallTable([
  {
    name: "Legend",
    cost: "{2}",
    type: "Legendary Creature — Golem",
    body: "2/2",
    fields: { game_changer: true },
  },
  { name: "Changer", cost: "{2}", type: "Artifact", fields: { game_changer: true } },
  { name: "Common One", cost: "{1}", type: "Artifact" },
  { name: "Lotus", cost: "", type: "Artifact", fields: { legalities: { vintage: "restricted" } } },
  {
    name: "Command Tower",
    type: "Land",
    text: "{T}: Add one mana of any color in your commander's color identity.",
  },
  { name: "Rats", cost: "{2}", text: "A deck can have any number of cards named Rats.", body: "1/1" },
  { name: "Fork", cost: "{R}{R}", type: "Instant", text: "Copy target instant or sorcery spell." },
  { name: "Tree", cost: "{1}{G}", text: "{T}: Add {G}.", body: "0/1", fields: { produced_mana: ["G"] } },
  { name: "Doom", cost: "{2}{B}{B}", type: "Sorcery", text: "Destroy all creatures." },
]);
const { rules, table, card } = small;
const format = (slug: string) => rules.format(slug)!;

describe("the form of a wish", () => {
  const wish = { format: undefined, variant: undefined, base: undefined, commanders: [] };
  test("is a Commander deck where nothing is said", () => {
    expect(formOf(wish, rules)).toMatchObject({
      judged: { slug: "commander" },
      built: { slug: "commander" },
    });
  });
  test("of a way of playing is built for the format that it is played on", () => {
    const form = formOf({ ...wish, format: "planechase", base: "modern" }, rules);
    expect([form.judged.slug, form.built.slug]).toEqual(["planechase", "modern"]);
  });
  test("of a way of playing with a commander is built for Commander", () => {
    expect(formOf({ ...wish, format: "planechase", commanders: [card("Legend")] }, rules).built.slug).toBe(
      "commander",
    );
  });
  test("that does not exist is refused", () => {
    expect(() => formOf({ ...wish, format: "nonsense" }, rules)).toThrow("nonsense");
    expect(() => formOf({ ...wish, format: "modern", variant: "nonsense" }, rules)).toThrow();
  });
});

describe("templates", () => {
  const slugs = [
    "commander",
    "brawl",
    "tiny-leaders",
    "oathbreaker",
    "modern",
    "gladiator",
    "canadian-highlander",
  ];
  test.each(slugs.filter((slug) => rules.format(slug) !== undefined))("of %s fit its decks", (slug) => {
    for (const playstyle of PLAYSTYLE_SLUGS) {
      const { lands, curve, bands } = templateFor(format(slug), playstyle, 3);
      expect(lands[0]).toBeLessThanOrEqual(lands[1]);
      const most = format(slug).size.min / 2 + 1;
      // Where people's decks were counted, theirs; the rest keeps to half of the deck.
      const [, , counted = 0] = landsOfFormat(slug, playstyle, [0, 0, 0]);
      expect(lands[2]).toBeLessThan(Math.max(most, counted + 1));
      expect(curve.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
      for (const { min, max } of bands) expect(min).toBeLessThanOrEqual(max);
    }
  });
  test("of the most competitive bracket hold fewer lands and cheaper cards", () => {
    const [usual, fast] = [3, 5].map((bracket) =>
      templateFor(format("commander"), "midrange", bracket === 3 ? 3 : 5),
    );
    expect(fast!.lands[1]).toBeLessThan(usual!.lands[1]);
    expect(fast!.curve[0]).toBeGreaterThan(usual!.curve[0]!);
  });
});

describe("what is scarce", () => {
  const plan = { format: format("commander"), bracket: 3 as const, commanders: [] };
  test("is Game Changers under a bracket, the commander's own counted", () => {
    expect(scarcityOf(plan, small).most).toBe(3);
    expect(scarcityOf({ ...plan, commanders: [card("Legend")] }, small).most).toBe(2);
    expect(scarcityOf({ ...plan, bracket: 2 }, small).most).toBe(0);
    expect(scarcityOf({ ...plan, bracket: 4 }, small).most).toBe(Number.POSITIVE_INFINITY);
  });
  test("is spent by copies", () => {
    const scarcity = scarcityOf(plan, small);
    expect(spentOf(scarcity, new Map([[card("Changer"), 2]]), new Map([[card("Common One"), 4]]))).toBe(2);
  });
  test("is a restricted card in decks of four-ofs", () => {
    expect(isRestricted(format("vintage"), rules, card("Lotus"))).toBe(true);
    expect(isRestricted(format("vintage"), rules, card("Common One"))).toBe(false);
    expect(isRestricted(format("commander"), rules, card("Common One"))).toBe(false);
  });
});

describe("rules to build with", () => {
  test("leave out what counts on a commander where nobody leads", () => {
    expect(needsCommander(table, card("Command Tower"))).toBe(true);
    expect(rulesToBuildWith(rules, table, format("modern")).poolMask("modern")[card("Command Tower")]).toBe(
      0,
    );
    expect(
      rulesToBuildWith(rules, table, format("commander")).poolMask("commander")[card("Command Tower")],
    ).not.toBe(0);
  });
  test("of a limited pool allow what was opened, and basic lands", () => {
    const pool = rulesToBuildWith(rules, table, format("modern"), new Map([[card("Doom"), 2]]));
    expect(pool.copyLimit("modern", card("Doom"))).toBe(2);
    expect(pool.poolMask("modern")[card("Common One")]).toBe(0);
    expect(pool.copyLimit("modern", card("Forest"))).toBe(Number.POSITIVE_INFINITY);
    expect(isFreeBasic(table, card("Command Tower"))).toBe(false);
  });
  test("know cards that are pointless alone", () => {
    expect(isPointlessAlone(table, card("Rats"), true)).toBe(true);
    expect(isPointlessAlone(table, card("Forest"), false)).toBe(false);
  });
});

test("a spell named as leader is a signature spell where there are such", () => {
  expect(isSignature(format("oathbreaker"), table, card("Fork"))).toBe(true);
  expect(isSignature(format("oathbreaker"), table, card("Legend"))).toBe(false);
  expect(isSignature(format("commander"), table, card("Fork"))).toBe(false);
});

test("roles follow from what cards say; lands have none", () => {
  const roles = roleSets(table);
  expect(hasRole(roles[card("Tree")]!, "ramp")).toBe(true);
  expect(hasRole(roles[card("Doom")]!, "wipe")).toBe(true);
  expect(hasRole(roles[card("Doom")]!, "interaction")).toBe(true);
  expect(roles[card("Forest")]).toBe(0);
});

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
  [8, 4],
  [10, 5],
])("power %d is of bracket %d", (power, bracket) => {
  expect(bracketOfPower(power)).toBe(bracket);
});
