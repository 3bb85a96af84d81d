import { describe, expect, test } from "vitest";
import { readDeckText } from "./read-deck.ts";

/** What lists of a few cards become: who leads, the deck, the sideboard, what is beside, and the lines that are told. */
function read(text: string) {
  const { deck, unread } = readDeckText(text);
  const { commanders, main, side, companion, zones } = deck;
  return {
    main,
    ...(commanders.length > 0 ? { commanders } : {}),
    ...(Object.keys(side).length > 0 ? { side } : {}),
    ...(companion === undefined ? {} : { companion }),
    ...(zones === undefined ? {} : { zones }),
    ...(unread.length > 0 ? { unread: unread.map(({ line }) => line) } : {}),
  };
}

const KRENKO = { commanders: ["Krenko, Mob Boss"] };
const GOBLINS = { main: { "Sol Ring": 1, "Goblin Matron": 1, Mountain: 30 } };

/** A few lines as each program writes them. */
const LISTS: Readonly<Record<string, readonly [text: string, expected: object]>> = {
  "Moxfield, with sets, foils and tags": [
    "1 Krenko, Mob Boss (PLST) DDT-52 *F*\n1 Sol Ring (C21) 263 *E* #ramp #!mana rock\n1 Goblin Matron (SLD) 1234★\n30 Mountain (PSLD) 92\n\nSIDEBOARD:\n1 Delver of Secrets / Insectile Aberration (ISD) 51",
    {
      main: { "Krenko, Mob Boss": 1, ...GOBLINS.main },
      side: { "Delver of Secrets / Insectile Aberration": 1 },
    },
  ],
  "Archidekt, with categories and labels": [
    "1x Krenko, Mob Boss (ddt) 52 [Commander{top}]\n1x Sol Ring (c21) 263 *F* [Ramp] ^Have,#37d67a^\n1x Goblin Matron (mh1) 129 [Tokens,Tutor] ^Don't Have,#f47373^\n30x Mountain (dom) 262 [Land]\n1x Opt (xln) 65 [Maybeboard{noDeck}{noPrice},Draw]\n1x Goblin (tdmr) 8 *F* [Tokens & Extras{noDeck}]\n1x Shock (m21) 159 [Sideboard]",
    { ...KRENKO, ...GOBLINS, side: { Shock: 1 } },
  ],
  "Archidekt, below its categories": [
    "Commander\n1x Krenko, Mob Boss\n\nBurn\n1x Shock\n\nMaybeboard\n1x Opt\n\nMy pet cards\n1x Goblin Matron\n\nRamp\n1x Sol Ring\n\nTokens\n1x Krenko's Command",
    { ...KRENKO, main: { Shock: 1, "Goblin Matron": 1, "Sol Ring": 1, "Krenko's Command": 1 } },
  ],
  "Goldfish, with sets": [
    "1 Sol Ring <borderless> [C21] (F)\n1 Goblin Matron [MH1]\n30 Mountain <262> [DOM]\n\nSideboard\n2 Shock [M21] (F)",
    { ...GOBLINS, side: { Shock: 2 } },
  ],
  "Goldfish, from its page": [
    "Creatures (1)\n1\tGoblin Matron\t{2}{R}\t$ 0.35\nArtifacts (1)\n1\tSol Ring\t{1}\t$ 1.49\nLands (30)\n30\tMountain\t\t$ 0.30\nSideboard (2)\n2\tShock\t{R}\t$ 0.10\n33 Cards Total",
    { ...GOBLINS, side: { Shock: 2 } },
  ],
  TappedOut: [
    "Commander (1)\n1x Krenko, Mob Boss (DDT:52) *CMDR*\n\nCreature (1)\n1x Goblin Matron (000) *f-etch*\n\nArtifact (1)\n1x Sol Ring *list*\n\nLand (30)\n30x Mountain (UNF)\n\nMaybeboard (1)\n1x Opt",
    { ...KRENKO, ...GOBLINS },
  ],
  Deckstats: [
    "//NAME: Goblins from DeckStats.net\n//Main\n1 Krenko, Mob Boss # !Commander\n1 [C21#263] Sol Ring\n1 [MH1] Goblin Matron # fetches\n30 Mountain\n\n//Sideboard\nSB: 2 [M21] Shock\n\n//Maybeboard\n1 Opt",
    { ...KRENKO, ...GOBLINS, side: { Shock: 2 } },
  ],
  "Arena, without an end of its words about itself": [
    "About\nName Goblins\n\n1 Sol Ring\n1 Goblin Matron\n30 Mountain",
    GOBLINS,
  ],
  "Magic Online": [
    '<?xml version="1.0" encoding="utf-8"?>\n<Deck>\n  <NetDeckID>0</NetDeckID>\n  <Cards CatID="1" Quantity="30" Sideboard="false" Name="Mountain" Annotation="0" />\n  <Cards CatID="2" Quantity="1" Sideboard="false" Name="Look at Me, I&apos;m R&amp;D" />\n  <Cards CatID="3" Quantity="2" Sideboard="true" Name="Fire/Ice" />\n  <Cards CatID="4" Quantity="0" Sideboard="true" Name="Opt" />\n</Deck>',
    { main: { Mountain: 30, "Look at Me, I'm R&D": 1 }, side: { "Fire/Ice": 2 }, unread: [7] },
  ],
  Cockatrice: [
    '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n<deckname>Goblins</deckname>\n<zone name="main">\n<card number="1" name="Sol Ring" setShortName="C21" collectorNumber="263"/>\n<card number="1" name="Goblin Matron"/><card number="30" name="Mountain"/>\n</zone>\n<zone name="side"><card number="2" name="Shock"/></zone>\n<zone name="tokens"><card number="1" name="Goblin"/></zone>\n</cockatrice_deck>',
    { ...GOBLINS, side: { Shock: 2 } },
  ],
  OCTGN: [
    '<deck game="x">\n<section name="Main"><card qty="30" id="a">Mountain</card>\n<card qty="1" id="b">Sol Ring</card><card qty="1" id="c">Goblin Matron</card></section>\n<section name="Command Zone"><card qty="1" id="d">Krenko, Mob Boss</card></section></deck>',
    { ...KRENKO, ...GOBLINS },
  ],
  "Cockatrice as text": [
    "// Goblins\n\n// 32 Maindeck\n// 1 Creature\n1 Goblin Matron\n\n// 1 Artifact\n1 Sol Ring\n\n// 30 Land\n30 Mountain\n\n// 2 Sideboard\nSB: 2 Shock",
    { ...GOBLINS, side: { Shock: 2 } },
  ],
  Forge: [
    "[metadata]\nName=Goblins\nDeck Type=constructed\n[Commander]\n1 Krenko, Mob Boss|DDT|[52]\n[Main]\n1 Sol Ring+|C21|2\n1 Goblin Matron|MH1\n30 Mountain|DOM|3\n[Sideboard]\n2 Shock|M21|1|#red",
    { ...KRENKO, ...GOBLINS, side: { Shock: 2 } },
  ],
  XMage: [
    "NAME:Goblins\n1 [C21:263] Sol Ring\n1 [MH1:129] Goblin Matron\n30 [DOM:262] Mountain\nSB: 2 [M21:159] Shock\nLAYOUT MAIN:(1,1)(NONE,false,50)|([C21:263])\nLAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([M21:159])",
    { ...GOBLINS, side: { Shock: 2 } },
  ],
  "other sites, with tildes": [
    "~~Commanders~~\n1 Krenko, Mob Boss\n\n~~Mainboard~~\n1 Sol Ring\n1 Goblin Matron\n30 Mountain\n\n~~Sideboard~~\n2 Shock",
    { ...KRENKO, ...GOBLINS, side: { Shock: 2 } },
  ],
  "posts, with bullets and bold headings": [
    "https://example.com/decks/1\n**Commander**\n\n* 1 Krenko, Mob Boss\n\n**Creatures (1)**\n\n* 1 Goblin Matron\n\n**Artifacts & Equipment - 1**\n\n- Sol Ring\n\n## 30 Lands\n\n• 30 Mountain\n\nTotal: 33",
    { ...KRENKO, ...GOBLINS },
  ],
  "numbered lines": ["1. Sol Ring\n2. Goblin Matron\n3) 30 Mountain", GOBLINS],
  "quantities behind": ["Sol Ring\nGoblin Matron (1)\nMountain x30", GOBLINS],
  "quantities in brackets": ["(1) Sol Ring\n[1] Goblin Matron\nx30 Mountain", GOBLINS],
  "prices behind": ["1 Sol Ring $1.49\n1x Goblin Matron - €0,35\n30× Mountain (C21) 40 ($0.10)", GOBLINS],
  "where each belongs": [
    "Commander: Krenko, Mob Boss\nMain: 1 Sol Ring\n1 Goblin Matron\n30 Mountain\nSideboard: 2 Shock\nCompanion: Jegantha, the Wellspring",
    { ...KRENKO, ...GOBLINS, side: { Shock: 2 }, companion: "Jegantha, the Wellspring" },
  ],
  "a table of TappedOut": [
    'Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language,Commander\nmain,1,"Krenko, Mob Boss",DDT,,,,,,True\nmain,1,Sol Ring,,,,,,,\nmain,1,Goblin Matron,,,,,,,\nmain,30,Mountain,,,,,,,\nside,2,Shock,,,,,,,\nmaybe,1,Opt,,,,,,,\nmain,many,Opt',
    { ...KRENKO, ...GOBLINS, side: { Shock: 2 }, unread: [8] },
  ],
  "a table of Magic Online": [
    '"sep=;"\r\nCard Name;Quantity;ID #;Set;Collector #;Sideboarded\r\n"Sol Ring";1;5;C21;263/300;No\r\n"Goblin Matron";1;6;MH1;1;No\r\nMountain;30;7;DOM;2;No\r\nShock;2;8;M21;159;Yes',
    { ...GOBLINS, side: { Shock: 2 } },
  ],
  "a table with tabs": ["Name\tSet\tQty\nSol Ring\tC21\t1\nGoblin Matron\t\t1\nMountain\tDOM\t30x", GOBLINS],
};

describe("lists", () => {
  test.each(Object.entries(LISTS))("of %s", (_program, [text, expected]) => {
    expect(read(text)).toEqual(expected);
    expect(read(`\uFEFF${text.replaceAll("\n", "\r\n")}\r\n\r\n`)).toEqual(expected);
  });
});

test.each([
  ["among the others", "4 Shock\n\nSol Ring\n4 Opt\nGoblin Matron\n\nPonder\n4 Duress"],
  ["at the beginning of parts", "4 Shock\n\nSol Ring\n4 Opt\n\n4 Negate\n\nPonder\n4 Duress"],
])("cards without a quantity are no headings %s", (_where, text) => {
  expect(read(text).main).toMatchObject({ "Sol Ring": 1, Ponder: 1 });
});

test("headings of the list's own are no cards, whatever the list is called", () => {
  const parts = "My pet cards\n4 Shock\n\nWhat else\n4 Opt\n\nSideboard\n1 Negate";
  const expected = { main: { Shock: 4, Opt: 4 }, side: { Negate: 1 } };
  expect(read(`1 Mountain\n\n${parts}`)).toEqual({ ...expected, main: { ...expected.main, Mountain: 1 } });
  expect(read(`// Goblins\n\n${parts}`)).toEqual(expected);
});

describe("odd names", () => {
  const names = [
    "+2 Mace",
    "X",
    "Dimension X",
    "_____",
    "1996 World Champion",
    "Borrowing 100,000 Arrows",
    "Look at Me, I'm R&D",
    "B.F.M. (Big Furry Monster)",
    "B.O.B. (Bevy of Beebles)",
    "Erase (Not the Urza's Legacy One)",
    "Hazmat Suit (Used)",
    "Rumors of My Death . . .",
    "Who // What // When // Where // Why",
    "Lim-Dûl’s Vault",
    "A-Luminarch Aspirant",
    "Circle of Protection: Red",
    "Naturalize 2",
    "Pain 101",
    "Black Waltz No. 3",
    "Behemoth of Vault 0",
    "Avalanche of Sector 7",
    "Michelangelo, Weirdness to 11",
    "Spider-Man 2099",
    "Machine Man, Model X-51",
    "Land Aid '04",
    "Half-Orc, Half-",
    "Total War",
    "Price of Progress",
    "Commander Eesha",
    "Side Quest",
    "Burn",
    "Acquire",
    "Mana Vault",
    "Fire // Ice",
    "Sword of Dungeons & Dragons",
    "Ratonhnhaké:ton",
  ];
  test.each(names)("%s", (name) => {
    for (const line of [
      `2 ${name}`,
      `2x ${name} (UNF) 12 *F*`,
      `${name} x2`,
      `SB: 2 ${name}`,
      `2. 2 ${name}`,
    ])
      expect(
        Object.values(read(line)).map((cards) => Object.entries(cards)),
        line,
      ).toContainEqual([[name, 2]]);
    expect(read(name)).toEqual({ main: { [name]: 1 } });
  });

  test("that is a heading as well is the card behind a quantity", () => {
    expect(read("2 Signature Spells\n1 Opt")).toEqual({ main: { "Signature Spells": 2, Opt: 1 } });
    expect(read("Signature spells\n1 Opt")).toEqual({ main: {}, zones: { signature_spells: { Opt: 1 } } });
  });

  test("of blanks leads where a mark says so, and is in the sideboard behind its name", () => {
    expect(read("1 _____ *CMDR*")).toEqual({ main: {}, commanders: ["_____"] });
    expect(read("Sideboard: 2 _____")).toEqual({ main: {}, side: { _____: 2 } });
  });

  test("that ends like one with a number may have its quantity behind it", () => {
    expect(read("Mana Vault 1\nLim-Dûl's Vault 4")).toEqual({
      main: { "Mana Vault": 1, "Lim-Dûl's Vault": 4 },
    });
  });
});

describe("quantities in columns and elements", () => {
  test("are whole and above nothing, or are told of", () => {
    const rows = ["3", "2.0", "4x", "-3", "1.5", "1e2", "0x10", "0", "", "many", "1001"];
    const lines = rows.map((quantity, at) => `Card ${at}${"I".repeat(at)}a,${quantity}`);
    const { main, unread } = read(["Name,Count", ...lines].join("\n"));
    expect(Object.values(main)).toEqual([3, 2, 4]);
    expect(unread).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    const elements = rows.map((quantity, at) => `<card number="${quantity}" name="A${"I".repeat(at)}"/>`);
    expect(Object.values(read(`<deck>\n${elements.join("\n")}</deck>`).main)).toEqual([3, 2]);
  });
});
