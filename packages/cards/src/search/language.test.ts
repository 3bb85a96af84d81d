import { describe, expect, test } from "vitest";
import { type CardFields, cardRecord, printingRecord } from "../../testing/make-table.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { buildTable } from "../table/build-table.ts";
import { createSearch } from "./create-search.ts";

/** Cards with one odd feature each. */
const CARDS: readonly CardFields[] = [
  {
    name: "Wood Elder",
    mana_cost: "{1}{G}",
    cmc: 2,
    type_line: "Creature — Elf Warrior",
    oracle_text: "Trample, reach\n{2}, {T}: Wood Elder gets +X/+X until end of turn.",
    colors: ["G"],
    color_identity: ["G"],
    power: "*",
    toughness: "1+*",
  },
  {
    name: "Ember Captain",
    mana_cost: "{R}{W}",
    cmc: 2,
    type_line: "Legendary Creature — Goblin Warrior",
    oracle_text: "First strike\nWhenever Ember Captain attacks, draw a card.",
    colors: ["R", "W"],
    color_identity: ["R", "W"],
    keywords: ["First strike"],
    power: "2",
    toughness: "2",
  },
  {
    name: "Endless Thing",
    mana_cost: "{4}{R}{R}{R}",
    cmc: 7,
    colors: ["R"],
    color_identity: ["R"],
    type_line: "Creature — Elemental",
    power: "∞",
    toughness: "5",
  },
  {
    name: "Chosen Walker",
    mana_cost: "{X}{U}{U}",
    cmc: 2,
    colors: ["U"],
    color_identity: ["U"],
    type_line: "Legendary Planeswalker — Chosen",
    oracle_text: "+1: Draw a card.",
    loyalty: "X",
  },
  {
    name: "Plane Walker",
    mana_cost: "{U}",
    colors: ["U"],
    color_identity: ["U"],
    type_line: "Legendary Planeswalker — Walker",
    oracle_text: "0: Scry 1.",
    loyalty: "0",
  },
  {
    name: "Many Shapes",
    mana_cost: "{2}",
    cmc: 2,
    type_line: "Creature — Shapeshifter",
    oracle_text: "Changeling (This card is every creature type.)",
    keywords: ["Changeling"],
    power: "2",
    toughness: "2",
  },
  {
    name: "Circle of Testing: Red",
    mana_cost: "{1}{W}",
    cmc: 2,
    colors: ["W"],
    color_identity: ["W"],
    type_line: "Kindred Enchantment — Elf",
    oracle_text: "{1}: Prevent all damage.",
  },
  {
    name: "Second Look",
    mana_cost: "{U}",
    colors: ["U"],
    color_identity: ["U"],
    type_line: "Sorcery",
    oracle_text: "Draw a card.\nFlashback {2}{U} (You may cast this card from your graveyard.)",
  },
  {
    name: "Remembered",
    mana_cost: "{B}",
    colors: ["B"],
    color_identity: ["B"],
    type_line: "Sorcery",
    oracle_text: "Draw a card.\nFlashback—{1}{B}, Pay 3 life.",
    keywords: ["Flashback"],
  },
  {
    name: "Oil Drinker",
    mana_cost: "{2}{B}",
    cmc: 3,
    colors: ["B"],
    color_identity: ["B"],
    type_line: "Artifact Creature — Horror",
    oracle_text: "{B/P}: Regenerate Oil Drinker.",
    power: "0",
    toughness: "*",
  },
  {
    name: "Hidden Depths",
    mana_cost: "",
    cmc: 0,
    type_line: "Land",
    oracle_text: "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
  },
  {
    name: "Far Coast",
    mana_cost: "",
    cmc: 0,
    type_line: "Plane — Dominaria",
    layout: "planar",
    oracle_text: "Draw two cards.",
  },
  { name: "_____ Guest", mana_cost: "{3}{R}", cmc: 4, type_line: "Creature — Goblin Guest", power: "3" },
];

const printing = (card: number, number: string, fields: Readonly<Record<string, unknown>>) =>
  printingRecord(card, number, { released_at: "2020-06-15", ...fields });

const table = buildTable(
  {
    cards: CARDS.map((fields, at) => cardRecord(fields, at + 1)),
    sets: [
      { code: "one", name: "Set One", set_type: "core", released_at: "2010-07-16" },
      { code: "two", name: "Set Two", set_type: "expansion", released_at: "2020-06-15" },
    ],
    printings: [
      printing(1, "12a", { set: "one", released_at: "2010-07-16", finishes: ["foil"] }),
      printing(1, "12b", { set: "two", frame_effects: ["legendary"] }),
      printing(2, "13", { set: "two", promo_types: ["datestamped"], border_color: "borderless" }),
      printing(2, "14", { set: "two", released_at: "2020-12-31" }),
    ],
  },
  { source: "folder", today: "2026-01-01" },
);
const search = createSearch(table, { guard: unguarded, today: "2026-01-01" });

function names(query: string): string[] {
  const found = search.find(query);
  return Array.from(found.printings, (at) => table.name(found.cardOf(at)));
}

describe("means the same", () => {
  test.each([
    ["blanks around a sign", "c : rw", "c:rw"],
    ["a blank behind a colon", "t: goblin", "t:goblin"],
    ["a blank behind a comparison", "pow> 1", "pow>1"],
    ["a blank before a phrase", 'o: "draw a card"', 'o:"draw a card"'],
    ["keywords in capitals", "T:GOBLIN", "t:goblin"],
    ["signs in the other order", "pow=>2", "pow>=2"],
    ["signs twice", "pow==2", "pow=2"],
    ["a colon before a comparison", "mv:>=3", "mv>=3"],
    ["exactly, with an exclamation mark", "c!r", "c=r"],
    ["exactly, of mana", "mana!rw", "mana=rw"],
    ["a line for or", "t:goblin | t:shapeshifter", "t:goblin or t:shapeshifter"],
    ["signs for and", "t:goblin && c:r", "t:goblin c:r"],
    ["an m among colors", "c:rm", "c:r c:m"],
    ["words of a type in any order", 't:"goblin legendary"', "t:goblin t:legendary"],
    ["words of a type that stand apart", 't:"legendary goblin"', "t:goblin t:legendary"],
    ["tribal of old", "t:tribal", "t:kindred"],
    ["has for is", "has:foil", "is:foil"],
    ["a type as a kind", "is:creature", "t:creature"],
    ["a subtype as a kind", "is:elf", "t:elf"],
    ["a layout as a kind", "layout:planar", "t:plane"],
    ["a kind with a frame of its name", "is:legendary", "t:legendary"],
    ["set types with an underscore", "set_type:core", "st:core"],
    ["several sets", "e:one,two", "e:one or e:two"],
    ["a whole year", "date=2020", "year=2020"],
    ["after a year", "date>2010", "year>2010"],
    ["a whole month", "date:2020-06", "date>=2020-06-01 date<2020-07-01"],
    ["no border", "border:none", "border:borderless"],
    ["stars the other way round", "tou=*+1", "tou=1+*"],
    ["devotion with generic mana", "devotion:1rr", "devotion:rr"],
    ["a symbol without its line", 'o:"{pb}"', 'o:"{b/p}"'],
    ["halves of a symbol in the other order", "o:{p/b}", "o:{b/p}"],
    ["the battlefield of old", 'o:"enters the battlefield tapped"', 'o:"enters tapped"'],
  ])("%s: %s", (_, left, right) => {
    expect(names(left)).toEqual(names(right));
    expect(names(left)).not.toEqual([]);
  });
});

describe("finds", () => {
  test.each([
    ["pow=*", ["Wood Elder"]],
    ["tou=*", ["Oil Drinker", "Wood Elder"]],
    ["tou=1+*", ["Wood Elder"]],
    ["tou>*", ["Wood Elder"]],
    ["pow>30", ["Endless Thing"]],
    ["pow=∞", ["Endless Thing"]],
    ["pow<∞ t:elemental", []],
    ["loy=x", ["Chosen Walker"]],
    ["loy=0", ["Chosen Walker", "Plane Walker"]],
    ["loy!=x", ["Plane Walker"]],
    ["pow=x t:artifact", ["Oil Drinker"]],
    ["is:party", ["Ember Captain", "Many Shapes", "Wood Elder"]],
    ["is:outlaw", ["Many Shapes"]],
    ["is:phyrexian", ["Oil Drinker"]],
    ["kw:flashback", ["Remembered", "Second Look"]],
    ["kw:reach", []],
    ["is:unique t:warrior", ["Ember Captain"]],
    ["t:dominaria", ["Far Coast"]],
    ["Circle of Testing: Red", ["Circle of Testing: Red"]],
    ["!Circle of Testing: Red", ["Circle of Testing: Red"]],
    ['"_____ Guest"', ["_____ Guest"]],
    ["___", ["_____ Guest"]],
    ["o:/^{2}, {t}:/", ["Wood Elder"]],
    [String.raw`o:/\spp/`, ["Wood Elder"]],
    ["o:/(draw|scry) (a|1)/ t:planeswalker", ["Chosen Walker", "Plane Walker"]],
    ["t:/kindred .* elf/", ["Circle of Testing: Red"]],
    ["t:/tribal .* elf/", ["Circle of Testing: Red"]],
    ['o:"As ~ enters, you may pay 2 life. If you don\'t, it enters tapped."', ["Hidden Depths"]],
    ["cn>12a e:one,two", ["Ember Captain", "Wood Elder"]],
    ["cn<12b e:one,two", ["Wood Elder"]],
    ["cn:/^12[ab]$/", ["Wood Elder"]],
    ["e:/^o/", ["Wood Elder"]],
    ["date<=2010", ["Wood Elder"]],
  ])("%s", (query, expected) => {
    const found = names(query);
    if (query === "kw:reach") expect(search.find(query).warnings).toHaveLength(1);
    expect(found).toEqual(expected);
  });
});

describe("says in English", () => {
  test.each([
    ["c:m", "the number of colors is more than one"],
    ["pow=tou", "the power equals the toughness"],
    ["usd>=.5", "the price is at least $0.50"],
    ["eur<3", "the price is less than €3"],
    ["tix>15", "the price on Magic Online is more than 15 tickets"],
    ["year<=1994", "it came out in 1994 or before"],
    ["date>one", "it came out after Set One"],
    ["date>=2015-08-18", "it came out on 2015-08-18 or later"],
    ["-date=2020-06", "it did not come out in 2020-06"],
    ["f:standard", "it is legal in Standard"],
    ["in:one", "it was printed in Set One"],
    ["in:core", "it was printed in a core set"],
    ["game:paper", "it is in paper"],
    ["is:foil", "it comes in foil"],
    ["-is:commander", "it cannot be a commander"],
    ["is:hybrid", "it has hybrid mana in its cost"],
    ["is:datestamped", "it is stamped with a date"],
    ["is:artifact", "it is an artifact"],
    ["e:one,two", "the set is Set One or Set Two"],
    ["a:guay", "the artist's name contains “guay”"],
    ["lang:en", "it is in English"],
    ["pt>=10", "the sum of power and toughness is at least 10"],
  ])("%s", (query, said) => {
    expect(search.find(query).understood).toBe(`cards where ${said}`);
  });
});

test("says so where nothing was asked, or nothing could be used", () => {
  expect(search.find("order:name").understood).toBe("cards, of which nothing was asked");
  expect(search.find("c:mauve").understood).toBe("cards, of which nothing that was asked could be used");
});

describe("what nobody means", () => {
  const many = (text: string, times: number): string => text.repeat(times);
  test.each([
    ["a long value", `t:${many("x", 4000)}`],
    ["a long phrase", `o:"${many("draw ", 990)}"`],
    ["a long number", `mv=${many("9", 4000)}`],
    ["a long kind", `is:${many("a", 4000)}`],
    ["a long list of sets", `e:${many("one,", 1000)}`],
    ["many terms", many("t:qq or ", 800)],
    ["many expressions", many("o:/(a|aa)+$/ or ", 64)],
    ["quotation marks alone", many('"', 4000)],
    ["signs", many('(-!"/', 1000)],
    ["names of objects", "__proto__:x is:constructor f:toString order:valueOf c:hasOwnProperty"],
    ["another language", "'; DROP TABLE cards; -- <script>"],
  ])("is answered in few words: %s", (_, query) => {
    const { understood, warnings } = search.find(query);
    expect(warnings.length).toBeLessThan(25);
    expect(understood.length).toBeLessThan(10_000);
    for (const { message } of warnings) expect(message.length).toBeLessThan(400);
  });

  test.each(["usd>1e999", "usd<0x10", "usd=null", "eur:", "mv>=Infinity"])("is no number: %s", (query) => {
    expect(search.find(query).status).toBe("nothing_understood");
  });

  test.each(["!//", "!&&", "!// def:g", '!""'])("is no exact name: %s", (query) => {
    const { warnings } = search.find(query);
    expect(warnings.map(({ message }) => message).join()).toContain("no name behind the exclamation mark");
  });
});
