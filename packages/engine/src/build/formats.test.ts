import { isWithin } from "@deckwright/cards/colors.ts";
import { CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { type Deck, toDeckList } from "@deckwright/decks/deck.ts";
import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import type { GenerateRequest, GenerateResult } from "../types.ts";

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;

beforeAll(async () => {
  real = await readReal();
  // What is tested here are rules and forms, which do not depend on how long a deck is improved.
  engine = await readEngine(0.02);
}, 60_000);

const build = (request: GenerateRequest): GenerateResult => engine.generate({ seed: 1, ...request });
const sizeOf = (counts: Readonly<Record<string, number>> = {}): number =>
  Object.values(counts).reduce((sum, copies) => sum + copies, 0);
const said = ({ findings }: GenerateResult): string => findings.map(({ message }) => message).join("\n");
const typesOf = (name: string): number => real.table.types[real.card(name)] ?? 0;

/** The deck once more as the rules take it, made from the deck object alone. */
function verdictOf(deck: Deck) {
  return engine.rules.validate(toDeckList(deck));
}

/** What holds of each deck object, whatever its format. */
function expectWhole(deck: Deck): void {
  const listed = new Map<string, number>();
  for (const items of Object.values(deck.card_list))
    for (const { name, quantity, role, reason } of items) {
      listed.set(name, (listed.get(name) ?? 0) + quantity);
      expect(role).not.toBe("");
      expect(reason).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(reason).not.toMatch(/undefined|NaN|\{|\}/);
    }
  const held = new Map<string, number>();
  for (const zone of [
    Object.fromEntries(deck.commanders.map((name) => [name, 1])),
    deck.main,
    deck.side,
    ...Object.values(deck.zones ?? {}),
  ])
    for (const [name, copies] of Object.entries(zone)) held.set(name, (held.get(name) ?? 0) + copies);
  expect(listed).toEqual(held);
}

const VARIANTS: readonly GenerateRequest[] = [
  { format: "commander", variant: "duel" },
  { format: "legacy", variant: "premodern" },
  { format: "brawl", variant: "standard" },
  { format: "brawl", variant: "competitive" },
  { format: "tiny-leaders", variant: "reborn" },
  { format: "peasant", variant: "any-uncommons" },
  { format: "unstable", variant: "limited" },
  { format: "planechase", base: "modern" },
  { format: "archenemy", base: "pauper-commander" },
  { format: "two-headed-giant", base: "commander" },
  { format: "two-headed-giant", base: "sealed" },
  { format: "cube-draft", variant: "deck", set: "khm" },
  { format: "cube-draft", size: 540, base: "pauper" },
];
const EVERY_FORM = [...FORMAT_NAMES.map(({ slug }): GenerateRequest => ({ format: slug })), ...VARIANTS];

// Each format with two of the fifteen playstyles, every playstyle several times; `npm run verify` builds all pairs.
describe.each(EVERY_FORM.map((request, at) => [JSON.stringify(request), request, at] as const))(
  "a deck for %s",
  (_, request, at) => {
    const styles = [0, 7].map((step) => PLAYSTYLE_SLUGS[(at + step) % PLAYSTYLE_SLUGS.length] ?? "aggro");
    test.each(styles)("of %s is legal, whole and explained", (playstyle) => {
      const result = build({ ...request, playstyle, seed: at });
      const { deck } = result;
      expect(result.findings.filter(({ severity }) => severity === "illegal")).toEqual([]);
      expect(verdictOf(deck).findings.filter(({ severity }) => severity === "illegal")).toEqual([]);
      expect(deck.format).toBe(request.format);
      expectWhole(deck);
      if (deck.partner_deck) expectWhole(deck.partner_deck);
      if (deck.playstyle !== playstyle) expect(said(result)).toMatch(/nearest/);
    });
  },
);

describe("the form of a format", () => {
  test("decks are the same for the same request and seed", () => {
    for (const format of ["draft", "cube-draft", "two-headed-giant", "planechase"]) {
      const request = { format, seed: 5 };
      expect(build(request).deck).toEqual(build(request).deck);
      expect(build({ ...request, seed: 6 }).deck).not.toEqual(build(request).deck);
    }
  });

  test("Duel Commander: what its tournament decks play, and none of what is banned there", () => {
    const result = build({ prompt: "duel commander Acererak the Archlich" });
    const { deck } = result;
    expect(deck.variant).toBe("duel");
    expect(Object.keys(deck.main)).toEqual(
      expect.arrayContaining(["Thoughtseize", "Hymn to Tourach", "Fatal Push", "Demonic Tutor"]),
    );
    for (const banned of ["Sol Ring", "Vampiric Tutor"]) expect(deck.main).not.toHaveProperty([banned]);
    expect(said(result)).toMatch(/Built as Acererak the Archlich, .* in Duel Commander play/);
  });

  test("cEDH: whom few lead there plays its own cards and the mana of competitive decks", () => {
    const { deck } = build({ prompt: "cedh Vivi Ornitier" });
    expect(Object.keys(deck.main)).toEqual(
      expect.arrayContaining(["Curiosity", "Ophidian Eye", "Chrome Mox", "Mox Diamond", "Force of Will"]),
    );
  });

  test("Duel Commander: whom few lead there plays what decks of the form play", () => {
    const { deck } = build({ prompt: "duel commander Griselbrand" });
    const unplayed = Object.keys(deck.main).filter(
      (name) => name !== "Swamp" && real.ranker.popularity("duel-commander", real.card(name)) === 0,
    );
    expect(unplayed.length).toBeLessThanOrEqual(5);
  });

  test("Duel Commander: whom nobody leads there is about what casual decks are about", () => {
    const { deck } = build({ prompt: "duel commander Lathril" });
    const elf = real.table.subtypeId("Elf");
    const elves = Object.keys(deck.main).filter((name) =>
      Array.from(real.table.subtypes(real.card(name))).includes(elf),
    );
    expect(elves.length).toBeGreaterThanOrEqual(20);
    expect(deck.main).not.toHaveProperty(["Sol Ring"]);
  });

  test("Premodern: an archetype of its own, without cards of later sets", () => {
    const { deck } = build({ prompt: "premodern goblins" });
    expect(deck.variant).toBe("premodern");
    expect(deck.main).toMatchObject({ "Goblin Lackey": 4, "Goblin Piledriver": 4, "Goblin Ringleader": 4 });
  });

  test("oathbreaker: a planeswalker with a signature spell in its colors, 58 cards beside them", () => {
    const { deck } = build({ format: "oathbreaker" });
    const [leader = ""] = deck.commanders;
    const [spell = ""] = Object.keys(deck.zones?.signature_spells ?? {});
    expect(typesOf(leader) & CardType.Planeswalker).not.toBe(0);
    expect(typesOf(spell) & (CardType.Instant | CardType.Sorcery)).not.toBe(0);
    const { colorIdentity } = real.table;
    expect(isWithin(colorIdentity[real.card(spell)] ?? 0, colorIdentity[real.card(leader)] ?? 0)).toBe(true);
    expect(sizeOf(deck.main)).toBe(58);
    expect(deck.cards).toBe(60);
    expect(Object.keys(deck.card_list).slice(0, 2)).toEqual(["Commander", "Signature spell"]);
    expect(deck.card_list.Commander?.[0]?.role).toBe("Oathbreaker");
  });

  test("oathbreaker: the signature spell that is named beside the oathbreaker", () => {
    const { deck } = build({
      format: "oathbreaker",
      commanders: ["Saheeli, Sublime Artificer", "Brainstorm"],
    });
    expect(deck.commanders).toEqual(["Saheeli, Sublime Artificer"]);
    expect(deck.zones?.signature_spells).toEqual({ Brainstorm: 1 });
    expect(deck.main).not.toHaveProperty("Brainstorm");
  });

  test("planechase: ten planes that differ, at most two phenomena, in a group of their own", () => {
    const { deck } = build({ format: "planechase", base: "modern" });
    const planes = Object.entries(deck.zones?.planes ?? {});
    expect(planes.length).toBeGreaterThanOrEqual(10);
    expect(planes.every(([, copies]) => copies === 1)).toBe(true);
    expect(planes.filter(([name]) => typesOf(name) & CardType.Phenomenon).length).toBeLessThanOrEqual(2);
    expect(deck.card_list["Planar deck"]).toHaveLength(planes.length);
    expect(sizeOf(deck.main)).toBe(60);
  });

  test("planechase: planes serve the theme of the deck", () => {
    const tokens = real.table.tags.id("token-maker");
    const makers = (playstyle: string): number =>
      [1, 2, 3].reduce((sum, seed) => {
        const { deck } = build({ format: "planechase", base: "modern", playstyle, seed });
        const planes = Object.keys(deck.zones?.planes ?? {});
        return sum + planes.filter((name) => real.table.tags.has(real.card(name), tokens)).length;
      }, 0);
    expect(makers("tokens")).toBeGreaterThan(2 * makers("control"));
  });

  test("archenemy: twenty schemes, no more than two of each", () => {
    const { deck } = build({ format: "archenemy" });
    const schemes = deck.zones?.schemes ?? {};
    expect(sizeOf(schemes)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...Object.values(schemes))).toBeLessThanOrEqual(2);
    expect(sizeOf(deck.main) + deck.commanders.length).toBe(100);
  });

  test.each(["modern", "commander"])("two-headed giant: two %s decks that share basic lands only", (base) => {
    const { deck } = build({ format: "two-headed-giant", base, playstyle: "aggro" });
    const other = deck.partner_deck;
    expect(other).toBeDefined();
    const theirs = new Set([
      ...Object.keys(other?.main ?? {}),
      ...Object.keys(other?.side ?? {}),
      ...(other?.commanders ?? []),
    ]);
    const shared = [...Object.keys(deck.main), ...Object.keys(deck.side), ...deck.commanders].filter((name) =>
      theirs.has(name),
    );
    expect(shared.filter((name) => !isBasic(real.table, real.card(name)))).toEqual([]);
  });

  test("two-headed giant: two commanders that do not pair up lead a deck each", () => {
    const commanders = ["Krenko, Mob Boss", "Lathril, Blade of the Elves"];
    const { deck, findings } = build({ format: "two-headed-giant", commanders });
    expect([deck.commanders, deck.partner_deck?.commanders]).toEqual(commanders.map((name) => [name]));
    const said = findings.map(({ message }) => message).filter((message) => message.includes("Sol Ring"));
    expect(said).toEqual([expect.stringContaining("Sol Ring (the other deck of the team has it)")]);
  });

  test("canadian highlander: a hundred different cards, points within ten and shown", () => {
    const result = build({
      format: "canadian-highlander",
      include: ["Ancestral Recall", "Black Lotus", "Sol Ring"],
    });
    const { deck } = result;
    expect(sizeOf(deck.main)).toBe(100);
    expect(
      Object.entries(deck.main).every(
        ([name, copies]) => copies === 1 || isBasic(real.table, real.card(name)),
      ),
    ).toBe(true);
    const points = Object.keys(deck.main).reduce(
      (sum, name) => sum + engine.rules.points("canadian-highlander", real.card(name)),
      0,
    );
    expect(points).toBeLessThanOrEqual(10);
    expect(said(result)).toMatch(/\/10 points/);
  });

  test("peasant: uncommons, but no more than five of them with the sideboard", () => {
    const { deck } = build({ format: "peasant", playstyle: "midrange" });
    const { rarities } = real.table;
    const uncommons = [...Object.entries(deck.main), ...Object.entries(deck.side)]
      .filter(([name]) => ((rarities[real.card(name)] ?? 0) & 3) === 2)
      .reduce((sum, [, copies]) => sum + copies, 0);
    expect(uncommons).toBeLessThanOrEqual(5);
    expect(sizeOf(deck.side)).toBe(15);
  });

  test("tiny leaders: fifty cards of mana value three at most, a leader who is not banned as one", () => {
    for (const seed of [1, 2, 3]) {
      const { deck } = build({ format: "tiny-leaders", seed });
      expect(sizeOf(deck.main) + deck.commanders.length).toBe(50);
      for (const name of [...deck.commanders, ...Object.keys(deck.main)])
        expect(real.table.manaValue[real.card(name)]).toBeLessThanOrEqual(3);
    }
  });

  test("peasant: a few uncommons, five at most", () => {
    const { rarities } = real.table;
    const uncommons = [1, 2, 3].map((seed) => {
      const { deck } = build({ format: "peasant", playstyle: "midrange", seed });
      return Object.entries(deck.main).reduce(
        (sum, [name, copies]) =>
          sum + ((rarities[real.card(name)] ?? 0) & 1 || isBasic(real.table, real.card(name)) ? 0 : copies),
        0,
      );
    });
    expect(Math.max(...uncommons)).toBeLessThanOrEqual(5);
    expect(Math.max(...uncommons)).toBeGreaterThan(0);
  });

  test("brawl: a colorless leader plays basic lands of one type", () => {
    const { deck } = build({ format: "brawl", commanders: ["Karn, Legacy Reforged"] });
    const basics = Object.keys(deck.main).filter((name) => isBasic(real.table, real.card(name)));
    expect(deck.commanders).toEqual(["Karn, Legacy Reforged"]);
    expect(basics.length).toBeLessThanOrEqual(1);
  });

  test("pauper commander: an uncommon leads commons", () => {
    const { deck } = build({ format: "pauper-commander" });
    const { rarities } = real.table;
    for (const name of deck.commanders) expect((rarities[real.card(name)] ?? 0) & 2).toBe(2);
    for (const name of Object.keys(deck.main))
      expect(engine.rules.poolMask("pauper-commander")[real.card(name)]).toBe(1);
  });
});

describe("decks of opened cards", () => {
  const pool = {
    "Serra Angel": 2,
    "Air Elemental": 1,
    "Lightning Bolt": 3,
    "Hill Giant": 4,
    Shock: 4,
    "Goblin Piker": 4,
    "Grizzly Bears": 4,
    "Giant Growth": 4,
    "Craw Wurm": 3,
    "Runeclaw Bear": 3,
    "Elvish Mystic": 2,
    Pacifism: 2,
  };

  test("play what the pasted pool holds, and basic lands; the rest is the sideboard", () => {
    const { deck } = build({ format: "sealed", pool });
    expect(sizeOf(deck.main)).toBe(40);
    expect(deck.colors).toEqual(["R", "G"]);
    for (const [name, copies] of Object.entries(deck.main))
      if (!isBasic(real.table, real.card(name)))
        expect(copies).toBeLessThanOrEqual(pool[name as keyof typeof pool]);
    expect(
      sizeOf(deck.side) +
        sizeOf(deck.main) -
        sizeOf(
          Object.fromEntries(
            Object.entries(deck.main).filter(([name]) => isBasic(real.table, real.card(name))),
          ),
        ),
    ).toBe(sizeOf(pool));
    expect(deck.pool).toEqual(pool);
  });

  test("come with the pool they were built from, which says where it came from", () => {
    const sealed = build({ format: "sealed", set: "dmu" });
    expect(said(sealed)).toContain("6 boosters of Dominaria United");
    expect(sizeOf(sealed.deck.pool)).toBeGreaterThanOrEqual(78);
    const draft = build({ format: "draft", set: "dmu" });
    expect(said(draft)).toContain("drafted");
    expect(sizeOf(draft.deck.pool)).toBeGreaterThanOrEqual(36);
    const lands = Object.entries(draft.deck.main).filter(([name]) => isLand(real.table, real.card(name)));
    expect(lands.reduce((sum, [, copies]) => sum + copies, 0)).toBeGreaterThanOrEqual(15);
  });

  test("keep to two colors in a draft, with lands for both", () => {
    for (const seed of [1, 2, 3, 4]) {
      const { deck } = build({ format: "draft", playstyle: "midrange", seed });
      expect(deck.colors.length).toBeLessThanOrEqual(2);
      const basics = Object.entries(deck.main).filter(([name]) => isBasic(real.table, real.card(name)));
      if (deck.colors.length === 2) for (const [, copies] of basics) expect(copies).toBeGreaterThanOrEqual(4);
    }
  });

  test("of a pool that is too small are filled up, and say so", () => {
    const result = build({ format: "draft", pool: { "Grizzly Bears": 3, "No Such Card": 1 } });
    expect(sizeOf(result.deck.main)).toBe(40);
    expect(said(result)).toMatch(/playable cards/);
    expect(said(result)).not.toMatch(/left out/);
    expect(said(result)).toMatch(/no card called “No Such Card”/);
  });

  test("of a set that has no boosters are of another set, and say so", () => {
    const result = build({ format: "sealed", set: "sld" });
    expect(said(result)).toMatch(
      /Secret Lair Drop has no boosters to open, so those of .+ are opened instead\./,
    );
    expect(said(build({ format: "sealed", set: "khm" }))).not.toMatch(/instead/);
  });

  test("in conspiracy hold the conspiracies that were drafted", () => {
    const found = [1, 2, 3].flatMap((seed) =>
      Object.keys(build({ format: "conspiracy", seed }).deck.zones?.conspiracies ?? {}),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => typesOf(name) & CardType.Conspiracy)).toBe(true);
  });

  test("of a team come from one pool", () => {
    const { deck } = build({ format: "two-headed-giant", base: "sealed" });
    for (const name of new Set([...Object.keys(deck.main), ...Object.keys(deck.partner_deck?.main ?? {})])) {
      if (isBasic(real.table, real.card(name))) continue;
      const played =
        (deck.main[name] ?? 0) + (deck.partner_deck?.main[name] ?? 0) + (deck.partner_deck?.side[name] ?? 0);
      expect(played).toBeLessThanOrEqual(deck.pool?.[name] ?? 0);
    }
  });
});

describe("unified construction", () => {
  const base = "pauper";
  test("is kept where it was asked for, by the deck and by whoever judges it", () => {
    const { deck } = build({ format: "two-headed-giant", base, unified: true });
    expect(deck.unified).toBe(true);
    expect(verdictOf(deck).legal).toBe(true);
    const [name = ""] = Object.keys(deck.main).filter(
      (card) => (deck.main[card] ?? 0) === 4 && !isBasic(real.table, real.card(card)),
    );
    const partner_deck = { commanders: [], main: { ...deck.partner_deck?.main, [name]: 1 }, side: {} };
    const { partner_deck: _, ...own } = deck;
    expect(engine.rules.validate({ ...own, partner_deck }).findings).toContainEqual(
      expect.objectContaining({ rule: "TEAM", severity: "illegal", cards: [name] }),
    );
    expect(engine.rules.validate({ ...own, unified: false, partner_deck }).legal).toBe(true);
  });

  test("is not asked of decks that nobody wants it of", () => {
    expect(build({ format: "two-headed-giant", base }).deck).not.toHaveProperty("unified");
  });
});

describe("lists for drafting", () => {
  test.each([360, 450, 540, 720])("a cube of %i is balanced", (size) => {
    const result = build({ format: "cube-draft", size });
    expect(sizeOf(result.deck.main)).toBe(size);
    expect(result.findings.filter(({ rule }) => rule === "CUBE")).toEqual([]);
  });

  test("a cube holds what was asked for, and more of the lane that was", () => {
    const fits = (deck: Deck): number =>
      Object.keys(deck.main).filter((name) =>
        real.table.tags.has(real.card(name), real.table.tags.id("reanimation")),
      ).length;
    const { deck } = build({ format: "cube-draft", playstyle: "reanimator", include: ["Grizzly Bears"] });
    expect(deck.main).toHaveProperty("Grizzly Bears");
    expect(fits(deck)).toBeGreaterThan(fits(build({ format: "cube-draft" }).deck));
  });

  test("a list says which counts it is made without", () => {
    const { findings } = build({ prompt: "vintage cube, 16 lands, white weenie" });
    expect(findings.map(({ message }) => message)).toContain(
      "16 lands asked: counts of cards are kept in decks, and Cube is a list to draft or play from, which is made without them.",
    );
  });

  test("a battle box has spells only, even colors and a land station", () => {
    const result = build({ format: "battle-box" });
    expect(Object.keys(result.deck.main).filter((name) => isLand(real.table, real.card(name)))).toEqual([]);
    expect(sizeOf(result.deck.zones?.station)).toBe(10);
    expect(result.findings.filter(({ rule }) => rule === "BOX")).toEqual([]);
  });
});

describe("wishes that a form cannot meet", () => {
  test.each([
    [{ format: "brawl", variant: "blorp" }, /standard, competitive/],
    [{ format: "planechase", base: "blorp" }, /no form/],
    [{ format: "blorp" }, /Choose one of/],
  ])("%j is an error that says what there is", (request, message) => {
    expect(() => build(request)).toThrow(message);
  });

  test("what a prompt says of form and size is heard", () => {
    expect(build({ prompt: "standard brawl with dinosaurs" }).deck).toMatchObject({
      format: "brawl",
      variant: "standard",
    });
    expect(build({ prompt: "two-headed giant pauper goblins" }).deck).toMatchObject({
      format: "two-headed-giant",
      base: "pauper",
    });
    expect(build({ prompt: "a 450 card cube" }).deck).toMatchObject({ format: "cube-draft", cards: 450 });
  });

  test.each(["planechase", "oathbreaker", "two-headed-giant", "cube-draft", "sealed"])(
    "%s under a dollar is a legal deck",
    (format) => {
      const result = build({ format, budgetUsd: 1 });
      expect(result.findings.filter(({ severity }) => severity === "illegal")).toEqual([]);
      expect(verdictOf(result.deck).legal).toBe(true);
    },
  );
});
