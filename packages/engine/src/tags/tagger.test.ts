import type { Face } from "@deckwright/cards/table/card-table.ts";
import type { TaggableCard } from "@deckwright/cards/table/tagger.ts";
import { describe, expect, test } from "vitest";
import { THEMES, themeTag } from "../../data/themes.ts";
import { manaValueOf, normalizeText, viewsOf } from "./card-view.ts";
import { TAG_DEFINITIONS } from "./definitions.ts";
import { matches, TAGGER } from "./tagger.ts";

interface Sketch {
  readonly type: string;
  readonly text: string;
  readonly cost?: string;
  readonly name?: string;
  readonly power?: string;
  readonly toughness?: string;
}

function face({ type, text, cost = "", name = "Sketch", power = "", toughness = "" }: Sketch): Face {
  return {
    name,
    manaCost: cost,
    typeLine: type,
    oracleText: text,
    power,
    toughness,
    loyalty: "",
    defense: "",
    colors: 0,
  };
}

function card(...sketches: readonly Sketch[]): TaggableCard {
  const faces = sketches.map(face);
  const front = faces[0]!;
  return {
    name: faces.map((one) => one.name).join(" // "),
    layout: faces.length > 1 ? "modal_dfc" : "normal",
    manaCost: front.manaCost,
    manaValue: manaValueOf(front.manaCost),
    typeLine: faces.map((one) => one.typeLine).join(" // "),
    oracleText: faces.map((one) => one.oracleText).join("\n//\n"),
    keywords: [],
    faces,
    colors: 0,
    colorIdentity: 0,
    producedMana: 0,
  };
}

function tagsOf(...sketches: readonly Sketch[]): string[] {
  return [...TAGGER.tag(card(...sketches))].map((tag) => TAGGER.names[tag]!);
}

const instant = (text: string, cost = "{1}{U}"): Sketch => ({ type: "Instant", text, cost });
const sorcery = (text: string, cost = "{2}{B}"): Sketch => ({ type: "Sorcery", text, cost });
const creature = (text: string, cost = "{1}{G}", power = "2", toughness = "2"): Sketch => ({
  type: "Creature — Elf Druid",
  text,
  cost,
  power,
  toughness,
});
const artifact = (text: string, cost = "{2}"): Sketch => ({ type: "Artifact", text, cost });
const enchantment = (text: string, cost = "{2}{W}"): Sketch => ({ type: "Enchantment", text, cost });
const aura = (text: string): Sketch => ({ type: "Enchantment — Aura", text, cost: "{1}{W}" });
const land = (text: string): Sketch => ({ type: "Land", text });

const CASES: readonly (readonly [string, Sketch, readonly string[], readonly string[]])[] = [
  ["a mana rock", artifact("{T}: Add {C}{C}."), ["ramp", "ramp:rock"], ["ramp:dork", "ramp:ritual"]],
  ["a signet", artifact("{1}, {T}: Add {W}{U}."), ["ramp:rock"], []],
  ["a mana filter", artifact("{1}, {T}: Add one mana of any color."), ["mana-fixer"], ["ramp"]],
  [
    "a mana creature",
    creature("{T}: Add {G}.", "{G}", "1", "1"),
    ["ramp:dork", "ramp"],
    ["ramp:rock", "draw"],
  ],
  [
    "a creature that untaps a land",
    creature("{T}: Untap target Forest.", "{G}", "1", "1"),
    ["ramp:dork", "ramp"],
    [],
  ],
  [
    "a creature that untaps creatures",
    creature("{T}: Untap another target creature."),
    ["untapper"],
    ["ramp:dork"],
  ],
  [
    "a creature with a keyword ability",
    creature("Flying, first strike\nTrample"),
    ["theme:flying", "theme:first-strike", "theme:trample"],
    ["theme:deathtouch", "theme:trample:payoff"],
  ],
  [
    "a keyword ability given to all",
    enchantment("Creatures you control have deathtouch and haste."),
    ["theme:deathtouch:payoff", "theme:deathtouch", "theme:haste:payoff"],
    ["theme:trample"],
  ],
  ["a trick", instant("Target creature gains trample until end of turn."), [], ["theme:trample"]],
  [
    "land ramp",
    sorcery("Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."),
    ["ramp:land", "ramp"],
    ["tutor", "tutor:land"],
  ],
  [
    "a land to the hand",
    sorcery("Search your library for a basic land card, reveal it, put it into your hand, then shuffle."),
    ["tutor:land"],
    ["ramp", "tutor"],
  ],
  [
    "a gift of land to the other player",
    instant(
      "Destroy target creature. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.",
    ),
    ["removal:creature", "removal:instant"],
    ["ramp"],
  ],
  ["a ritual", instant("Add {R}{R}{R}.", "{1}{R}"), ["ramp:ritual", "ramp"], ["ramp:rock"]],
  [
    "a ritual for a turn's lands",
    instant(
      "Until end of turn, whenever a player taps an Island for mana, that player adds an additional {U}.",
    ),
    ["ramp:ritual", "ramp"],
    [],
  ],
  [
    "a return of one's own",
    instant(
      "Return any number of target nonland, nontoken permanents you control to their owners' hands. Draw a card for each card returned to your hand this way.",
    ),
    ["self-bounce"],
    ["removal:bounce", "removal"],
  ],
  [
    "what throws every player's things together",
    sorcery("Each player shuffles all permanents they own into their library, then reveals that many cards."),
    ["theme:chaos"],
    [],
  ],
  [
    "a spell that becomes another one",
    enchantment("Whenever a player casts an instant or sorcery spell, that player exiles it."),
    ["theme:chaos"],
    [],
  ],
  [
    "a discard at random, which is a discard",
    sorcery("Target player discards two cards at random."),
    ["discard"],
    ["theme:chaos"],
  ],
  [
    "a die, which is a theme of its own",
    creature("Whenever this creature attacks, roll a d20."),
    ["theme:dice"],
    ["theme:chaos"],
  ],
  [
    "a treasure maker",
    creature("When this creature enters, create a Treasure token."),
    ["ramp:treasure", "theme:treasure", "etb-value"],
    ["token-maker"],
  ],
  [
    "treasure for the opponent",
    instant("Destroy target artifact. Its controller creates a Treasure token."),
    ["removal:artifact"],
    ["ramp:treasure"],
  ],
  [
    "a fetch land",
    land(
      "{T}, Pay 1 life, Sacrifice this land: Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle.",
    ),
    ["land:fetch", "land:fixing"],
    ["ramp", "tutor", "sacrifice-outlet"],
  ],
  [
    "a cost reducer",
    artifact("Blue spells you cast cost {1} less to cast."),
    ["cost-reducer"],
    ["ramp", "stax"],
  ],
  [
    "its own discount",
    instant("This spell costs {2} less to cast if you control a Wizard.\nCounter target spell."),
    ["counterspell", "cheaper-than-printed"],
    ["cost-reducer"],
  ],

  ["a draw spell", sorcery("Draw three cards.", "{3}{U}"), ["draw", "draw:burst"], ["cantrip", "loot"]],
  [
    "a cantrip",
    instant("Scry 2, then draw a card.", "{U}"),
    ["cantrip", "selection"],
    ["draw:engine", "draw"],
  ],
  [
    "a draw engine",
    enchantment("Whenever another creature you control dies, draw a card."),
    ["draw:engine", "draw", "death-payoff"],
    ["draw:burst"],
  ],
  [
    "looting",
    instant("Draw two cards, then discard two cards."),
    ["loot", "discard-outlet"],
    ["draw", "discard"],
  ],
  [
    "a drawing trigger",
    creature("Whenever you draw a card, put a +1/+1 counter on this creature."),
    ["draw-payoff"],
    ["draw", "draw:one"],
  ],
  [
    "a wheel",
    sorcery("Each player discards their hand, then draws seven cards."),
    ["wheel", "theme:wheels"],
    ["counterspell"],
  ],
  [
    "impulse draw",
    sorcery(
      "Exile the top two cards of your library. Until the end of your next turn, you may play those cards.",
    ),
    ["impulse-draw", "theme:exile"],
    ["removal", "mill"],
  ],
  [
    "a tutor",
    sorcery("Search your library for a card, put that card into your hand, then shuffle."),
    ["tutor", "tutor:any", "theme:toolbox"],
    ["tutor:land"],
  ],
  [
    "a creature tutor to the top",
    instant("Search your library for a creature card, reveal it, then shuffle and put that card on top."),
    ["tutor", "tutor:creature", "tutor:to-top"],
    ["tutor:any"],
  ],

  [
    "a kill spell",
    instant("Destroy target nonblack creature."),
    ["removal", "removal:creature", "removal:instant"],
    ["removal:artifact", "sweeper"],
  ],
  [
    "a naturalizing spell",
    instant("Destroy target artifact or enchantment."),
    ["removal:artifact", "removal:enchantment", "sideboard-hate"],
    ["removal:creature"],
  ],
  [
    "an answer to anything",
    instant("Destroy target nonland permanent an opponent controls."),
    ["removal:any", "removal:creature", "removal:artifact", "removal:enchantment", "removal:planeswalker"],
    ["removal:land"],
  ],
  [
    "an answer to a color is none to artifacts",
    instant("Destroy target red permanent."),
    ["removal:creature", "removal:enchantment"],
    ["removal:artifact"],
  ],
  [
    "a sweep of a color is none of artifacts",
    instant("Return all green permanents to their owners' hands."),
    ["sweeper:creature"],
    ["sweeper:artifact-enchantment"],
  ],
  [
    "damage to two targets sweeps nothing away",
    sorcery(
      "Target creature you control deals damage equal to its power to each of two other target creatures.",
    ),
    ["removal:creature"],
    ["sweeper"],
  ],
  [
    "mana of what dies comes too late to be ramp",
    creature("When Sketch dies, add {C}{C}{C}{C}."),
    [],
    ["ramp"],
  ],
  [
    "who destroys what it meets in combat",
    creature("Whenever Sketch deals combat damage to a creature, destroy that creature."),
    ["removal", "removal:combat"],
    ["removal:creature", "removal:hard"],
  ],
  [
    "a land of somebody else's hand",
    creature(
      "Whenever a source deals damage to Sketch, that source's controller exiles a card from their hand at random. If it's a land card, you may put it onto the battlefield.",
    ),
    [],
    ["ramp"],
  ],
  [
    "seven new cards are more than were discarded",
    sorcery("Each player discards their hand, then draws seven cards."),
    ["wheel", "draw:burst"],
    ["loot"],
  ],
  [
    "a noncreature answer",
    instant("Exile target noncreature artifact."),
    ["removal:artifact"],
    ["removal:creature"],
  ],
  [
    "a burn spell",
    instant("Sketch deals 3 damage to any target.", "{R}"),
    ["removal:creature", "removal:damage", "burn", "burn:spell"],
    ["burn:each-opponent"],
  ],
  [
    "damage to players only",
    sorcery("Sketch deals 4 damage to target player.", "{1}{R}"),
    ["burn"],
    ["removal"],
  ],
  [
    "damage prevention",
    instant("Prevent the next 3 damage that would be dealt to any target this turn."),
    [],
    ["removal", "burn"],
  ],
  [
    "a fight",
    sorcery("Target creature you control fights target creature you don't control."),
    ["removal:fight", "removal"],
    [],
  ],
  [
    "an edict",
    sorcery("Target player sacrifices a creature of their choice."),
    ["removal:edict", "theme:sacrifice"],
    ["sacrifice-outlet"],
  ],
  [
    "bounce",
    instant("Return target creature to its owner's hand."),
    ["removal:bounce", "theme:bounce"],
    ["regrowth"],
  ],
  [
    "a pacifying aura",
    aura("Enchant creature\nEnchanted creature can't attack or block."),
    ["removal:neutralize", "aura:curse"],
    ["aura:buff", "theme:auras"],
  ],
  [
    "damage to a player alone",
    sorcery("This spell deals 3 damage to target player or planeswalker.", "{R}"),
    ["burn:spell"],
    ["removal:damage", "removal:creature"],
  ],
  [
    "damage to anything",
    instant("This spell deals 3 damage to any target.", "{R}"),
    ["burn:spell", "removal:damage"],
    [],
  ],
  [
    "damage that is paid for",
    instant(
      "Choose target creature or planeswalker. You get {E}{E}{E}, then you may pay one or more {E}. When you do, this spell deals that much damage to that permanent.",
    ),
    ["removal:creature", "theme:energy"],
    [],
  ],
  [
    "two creatures for one",
    sorcery(
      "Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.",
    ),
    ["reanimation", "reanimation:spell"],
    ["removal"],
  ],
  [
    "a reward for one creature type",
    creature("Whenever you cast a Goblin spell, create a 1/1 red Goblin creature token."),
    ["token-maker"],
    ["spellslinger-payoff"],
  ],
  ["a reward for every spell", creature("Whenever you cast a spell, scry 1."), ["spellslinger-payoff"], []],
  [
    "a wipe that spares lands",
    sorcery("Destroy all other permanents except for lands and tokens."),
    [],
    ["mass-land-denial"],
  ],
  [
    "lands with one more type",
    creature("All lands are Islands in addition to their other types."),
    [],
    ["mass-land-denial"],
  ],
  [
    "a creature that does something when it enters",
    creature("When this creature enters, draw a card."),
    ["etb-value"],
    ["theme:blink"],
  ],
  ["a leader of spells only", creature("You can't cast permanent spells."), ["no-permanent-spells"], []],
  [
    "a blink",
    instant(
      "Exile target creature you control, then return it to the battlefield under its owner's control.",
    ),
    ["blink", "theme:blink"],
    ["removal"],
  ],
  [
    "an exile that is paid for with a land",
    instant(
      "Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.",
    ),
    ["removal:creature"],
    ["blink", "theme:blink"],
  ],
  [
    "a creature that brings another one back to hand",
    creature("When this creature enters, you may return another permanent you control to its owner's hand."),
    ["self-bounce", "theme:bounce"],
    ["blink", "theme:blink"],
  ],
  [
    "a jailer",
    enchantment(
      "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.",
    ),
    ["removal:creature"],
    ["blink"],
  ],
  ["exile from graveyards", instant("Exile target card from a graveyard."), ["graveyard-hate"], ["removal"]],
  [
    "a board wipe",
    sorcery("Destroy all creatures.", "{2}{W}{W}"),
    ["sweeper", "sweeper:creature"],
    ["sweeper:one-sided", "mass-land-denial", "removal"],
  ],
  [
    "a one-sided wipe",
    sorcery("Destroy all creatures your opponents control."),
    ["sweeper:one-sided", "sweeper"],
    [],
  ],
  [
    "land destruction on a grand scale",
    sorcery("Destroy all lands.", "{3}{W}"),
    ["mass-land-denial", "theme:land-destruction"],
    ["sweeper:creature"],
  ],
  [
    "one destroyed land",
    sorcery("Destroy target land."),
    ["removal:land", "theme:land-destruction"],
    ["mass-land-denial"],
  ],
  [
    "a counterspell",
    instant("Counter target spell.", "{U}{U}"),
    ["counterspell", "theme:counterspells"],
    ["counterspell:soft", "counters-maker"],
  ],
  [
    "a counter that is a thing",
    instant("Put a +1/+1 counter on target creature. That creature's controller may cast a spell."),
    ["counters-maker"],
    ["counterspell"],
  ],
  [
    "an answer that counts the mana spent",
    sorcery(
      "Exile target nonland permanent if its mana value is less than or equal to the number of colors of mana spent to cast this spell.",
    ),
    ["removal:any", "removal:creature"],
    ["counterspell"],
  ],
  [
    "a soft counterspell",
    instant("Counter target spell unless its controller pays {3}."),
    ["counterspell", "counterspell:soft"],
    [],
  ],
  [
    "an uncounterable creature",
    creature("This spell can't be countered.\nTrample"),
    [],
    ["counterspell", "protects-spells"],
  ],

  [
    "regrowth",
    sorcery("Return target card from your graveyard to your hand."),
    ["regrowth", "recursion"],
    ["reanimation"],
  ],
  [
    "reanimation",
    sorcery("Put target creature card from a graveyard onto the battlefield under your control."),
    ["reanimation", "reanimation:spell", "theme:reanimation"],
    ["regrowth"],
  ],
  ["self-mill", sorcery("Mill four cards."), ["self-mill", "theme:self-mill"], ["mill", "theme:mill"]],
  [
    "mill",
    sorcery("Target opponent mills five cards."),
    ["mill", "mill:opponents", "theme:mill"],
    ["discard"],
  ],
  [
    "what adds to every kind of counter",
    sorcery("Proliferate. Draw a card."),
    ["proliferate", "theme:proliferate", "theme:infect"],
    ["theme:+1/+1-counters"],
  ],
  [
    "mana that stays",
    creature("You don't lose unspent green mana as steps and phases end."),
    ["theme:big-mana"],
    [],
  ],
  [
    "mana by the power of creatures",
    creature(
      "{T}: Add X mana in any combination of colors, where X is the greatest power among creatures you control.",
    ),
    ["theme:big-mana"],
    [],
  ],
  [
    "mana for spells with X",
    creature("{T}: Add {G}{G}. Spend this mana only to cast spells with {X} in their mana costs."),
    ["theme:big-mana"],
    [],
  ],
  [
    "a land that makes more the more there is",
    land("{T}: Add {C}. {2}, {T}: Add {B} for each Swamp you control."),
    ["theme:big-mana"],
    [],
  ],
  [
    "a land of two colors, which any deck of them plays",
    land("{T}: Add {C}. {W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}."),
    ["land:storage"],
    ["theme:big-mana"],
  ],
  [
    "a free sacrifice outlet",
    artifact("Sacrifice a creature: Scry 1."),
    ["sacrifice-outlet", "sacrifice-outlet:free"],
    ["removal:edict"],
  ],
  [
    "an outlet with a price",
    creature("{1}, Sacrifice another creature: Draw a card."),
    ["sacrifice-outlet", "draw:engine"],
    ["sacrifice-outlet:free"],
  ],
  [
    "a death drain",
    creature(
      "Whenever this creature or another creature you control dies, each opponent loses 1 life and you gain 1 life.",
    ),
    ["death-drain", "death-payoff", "drain", "burn:each-opponent"],
    [],
  ],
  [
    "discard",
    sorcery(
      "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
      "{B}",
    ),
    ["discard", "theme:discard"],
    ["discard-outlet"],
  ],
  [
    "graveyard hate",
    artifact("{T}, Sacrifice this artifact: Exile target player's graveyard."),
    ["graveyard-hate", "sideboard-hate"],
    ["removal"],
  ],

  [
    "a token maker",
    sorcery("Create two 1/1 white Soldier creature tokens."),
    ["token-maker", "token-maker:many", "theme:tokens"],
    ["token-maker:repeatable"],
  ],
  [
    "a token engine",
    enchantment("At the beginning of your upkeep, create a 1/1 green Saproling creature token."),
    ["token-maker:repeatable"],
    ["token-maker:many"],
  ],
  [
    "tokens for somebody else",
    instant("Exile target creature. Its controller creates a 3/3 green Beast creature token."),
    ["removal:creature"],
    ["token-maker"],
  ],
  [
    "a token doubler",
    enchantment(
      "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
    ),
    ["token-doubler", "theme:tokens:payoff"],
    ["token-maker"],
  ],
  ["an anthem", enchantment("Creatures you control get +1/+1."), ["anthem"], ["lord", "overrun"]],
  ["a lord", creature("Other Elves you control get +1/+1."), ["lord", "anthem"], []],
  [
    "an overrun",
    sorcery("Creatures you control get +3/+3 and gain trample until end of turn.", "{2}{G}{G}{G}"),
    ["overrun", "finisher"],
    ["anthem"],
  ],
  [
    "protection",
    instant("Permanents you control gain hexproof and indestructible until end of turn."),
    ["protection", "protection:all"],
    [],
  ],
  ["a body that protects itself", creature("Hexproof"), ["threat:sticky"], ["protection"]],
  [
    "a clone",
    creature("You may have this creature enter as a copy of any creature on the battlefield.", "{3}{U}"),
    ["clone", "theme:clones"],
    ["copy-spell"],
  ],
  [
    "a copied spell",
    instant("Copy target instant or sorcery spell. You may choose new targets for the copy."),
    ["copy-spell", "theme:spell-copy"],
    ["clone"],
  ],

  ["an extra turn", sorcery("Take an extra turn after this one."), ["extra-turn"], ["extra-combat"]],
  [
    "an extra combat",
    sorcery("Untap all creatures you control. After this phase, there is an additional combat phase."),
    ["extra-combat"],
    ["extra-turn"],
  ],
  ["a tax", enchantment("Noncreature spells cost {1} more to cast."), ["tax", "stax"], ["cost-reducer"]],
  ["a hatebear", creature("Your opponents can't search libraries."), ["hatebear", "stax"], ["tutor"]],
  [
    "a pillow fort",
    enchantment(
      "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
    ),
    ["pillow-fort", "theme:pillow-fort"],
    [],
  ],
  ["infect", creature("Infect"), ["poison", "theme:infect"], []],
  [
    "an alternate win",
    enchantment("At the beginning of your upkeep, if you have 40 or more life, you win the game."),
    ["win-condition:text", "finisher", "lifegain-payoff"],
    [],
  ],
  ["prowess", creature("Prowess", "{R}"), ["spellslinger-payoff", "theme:prowess:payoff"], []],
  [
    "landfall",
    creature("Landfall — Whenever a land you control enters, you gain 1 life."),
    ["landfall-payoff", "theme:landfall:payoff", "lifegain"],
    [],
  ],
  [
    "a cheap attacker",
    { type: "Creature — Goblin", text: "Haste", cost: "{R}", power: "2", toughness: "1" },
    ["threat:cheap", "threat:haste", "threat", "vanilla"],
    ["finisher"],
  ],
  [
    "a wall",
    { type: "Creature — Wall", text: "Defender", cost: "{1}{W}", power: "2", toughness: "5" },
    ["theme:defenders", "theme:toughness"],
    ["threat:cheap"],
  ],
  [
    "a large flier",
    { type: "Creature — Dragon", text: "Flying", cost: "{4}{R}{R}", power: "6", toughness: "6" },
    ["finisher", "threat:big", "threat:evasive", "theme:flying"],
    [],
  ],
  [
    "an X spell",
    sorcery("Sketch deals X damage to any target.", "{X}{R}"),
    ["x-cost", "theme:x-spells", "finisher"],
    [],
  ],
  ["a color hoser", instant("Destroy target green creature."), ["color-hate", "sideboard-hate"], []],
  [
    "an Equipment",
    { type: "Artifact — Equipment", text: "Equipped creature gets +2/+0.\nEquip {1}", cost: "{1}" },
    ["equipment", "theme:equipment"],
    ["equipment-payoff"],
  ],
];

describe("tags", () => {
  test.each(CASES)("%s", (_, sketch, expected, forbidden) => {
    const tags = tagsOf(sketch);
    expect(tags).toEqual(expect.arrayContaining([...expected]));
    expect(tags.filter((tag) => forbidden.includes(tag))).toEqual([]);
  });

  test("reads both faces, and the land behind a spell as a land", () => {
    const tags = tagsOf(instant("Counter target spell."), land("{T}: Add {U}."));
    expect(tags).toContain("counterspell");
    expect(tags).toContain("land:mdfc");
    expect(tags).not.toContain("ramp");
  });

  test("reads a mode of a triggered ability with its trigger", () => {
    expect(
      tagsOf(creature("Whenever this creature attacks, choose one —\n• Draw a card.\n• You gain 2 life.")),
    ).toContain("draw:engine");
  });

  test("says nothing of a card without text and body", () => {
    expect(
      tagsOf({ type: "Basic Land — Forest", text: "({T}: Add {G}.)" }).filter(
        (tag) => !tag.startsWith("theme:"),
      ),
    ).toEqual([]);
  });
});

describe("definitions", () => {
  test("are named once", () => {
    expect(new Set(TAGGER.names).size).toBe(TAGGER.names.length);
  });

  test("cover every theme of the list and none beside it", () => {
    const themes = TAGGER.names.filter((name) => name.startsWith("theme:") && !name.endsWith(":payoff"));
    expect(themes.sort()).toEqual(THEMES.map((theme) => themeTag(theme.slug)).sort());
  });

  test("ask for words that a text can hold", () => {
    const words = TAG_DEFINITIONS.flatMap((definition) => definition.rules ?? []).flatMap(
      (rule) => rule.words ?? [],
    );
    expect(words.filter((word) => !/^(?:type:)?[a-z]+$/.test(word))).toEqual([]);
  });

  test("find with the words they ask for whatever they find without", () => {
    const lost = CASES.flatMap(([, sketch]) =>
      viewsOf(card(sketch)).flatMap((view) =>
        TAG_DEFINITIONS.flatMap((definition) =>
          (definition.rules ?? [])
            .filter((rule) => matches(rule, view) && rule.words !== undefined && rule.any !== undefined)
            .filter((rule) => !rule.words!.some((word) => view.words.has(word)))
            .map(() => `${definition.tag}: ${sketch.text}`),
        ),
      ),
    );
    expect(lost).toEqual([]);
  });
});

test("artifact lands and artifacts for at most one mana go with affinity", () => {
  const land: Sketch = { type: "Artifact Land", text: "{T}: Add {U}." };
  const cheap: Sketch = { type: "Artifact", text: "", cost: "{1}" };
  const dear: Sketch = { type: "Artifact", text: "", cost: "{4}" };
  const plain: Sketch = { type: "Land", text: "{T}: Add {U}." };
  const has = (sketch: Sketch): boolean => tagsOf(sketch).includes("theme:affinity");
  expect([land, cheap, dear, plain].map(has)).toEqual([true, true, false, false]);
});

describe("normalized text", () => {
  test("drops reminder text, calls the card ~ and makes signs plain", () => {
    expect(
      normalizeText("Flying (It can't be blocked.)\nWhen Aunt May dies, draw a card. −1’s", ["Aunt May"]),
    ).toBe("flying\nwhen ~ dies, draw a card. -1's");
  });

  test("knows how newer cards call themselves", () => {
    expect(normalizeText("Sacrifice this artifact: Draw a card.", ["Box"])).toBe("sacrifice ~: draw a card.");
  });

  test("replaces a name only where it stands alone", () => {
    expect(normalizeText("Exile Box. Boxes stay.", ["Box"])).toBe("exile ~. boxes stay.");
  });

  test("leaves a verb alone that is also a name", () => {
    expect(normalizeText("Exile target attacker.", ["Exile"])).toBe("exile target attacker.");
  });
});

test.each([
  ["{2}{G/W}{U}", 4],
  ["{X}{R}", 1],
  ["{2/W}{2/W}", 4],
  ["{1}, {T}", 1],
  ["", 0],
])("mana value of %s is %d", (cost, value) => {
  expect(manaValueOf(cost)).toBe(value);
});
