import { describe, expect, test } from "vitest";
import { copiesOf } from "./copies.ts";
import { decodeText } from "./decode.ts";
import { readLines } from "./read-lines.ts";

const FOUND = { name: "Sol Ring", quantity: "4" };

/** The first lines of what other programs export, each with four copies of the same card. */
const EXPORTS: Readonly<Record<string, readonly [string, object]>> = {
  Moxfield: [
    '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"\n"4","1","Sol Ring","clb","Near Mint","English","","","2024-01-01 10:00:00","871","False","False",""',
    { ...FOUND, set: "clb", number: "871" },
  ],
  Archidekt: [
    "Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,MTGO ID,Collector Number\n4,Sol Ring,Normal,NM,2024-01-01,EN,,,Commander Legends: Battle for Baldur's Gate,clb,1,abc,2,871",
    { ...FOUND, set: "clb", number: "871", id: "abc" },
  ],
  ManaBox: [
    "Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price\nBox,binder,Sol Ring,CLB,Baldur's Gate,871,normal,uncommon,4,77,abc,1.0",
    { ...FOUND, set: "CLB", number: "871", id: "abc" },
  ],
  "Dragon Shield": [
    '"sep=,"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought\r\nMine,4,0,Sol Ring,CLB,Baldur\'s Gate,871,NearMint,Normal,English,1.00,2024-01-01',
    { ...FOUND, set: "CLB", number: "871", line: 3 },
  ],
  Deckbox: [
    "Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed\n4,0,Sol Ring,Commander Legends: Battle for Baldur's Gate,871,Near Mint,English,,",
    { ...FOUND, set: "Commander Legends: Battle for Baldur's Gate", number: "871" },
  ],
  TCGplayer: [
    "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU\n4,Sol Ring (Borderless),Sol Ring,Baldur's Gate,871,CLB,Normal,Near Mint,English,Uncommon,1,2",
    { ...FOUND, set: "CLB", number: "871" },
  ],
  "Delver Lens": [
    "QuantityX;Name;Edition;Collector's number;Price;Foil\n4x;Sol Ring;Baldur's Gate;871;1,20;",
    { name: "Sol Ring", quantity: "4x", set: "Baldur's Gate", number: "871" },
  ],
  tabs: ["Name\tQty\nSol Ring\t4", FOUND],
};

describe("reading a list", () => {
  test.each(Object.entries(EXPORTS))("%s", (_program, [text, expected]) => {
    expect(readLines(text)).toMatchObject([{ fault: null, ...expected }]);
  });

  test("tells lines by where they stand, and passes over empty ones", () => {
    const text = 'Name,Quantity\n\n"Ach! Hans, Run!",1\n"two\nlines",1\nSol Ring,2\n';
    expect(readLines(text).map(({ line, name }) => [line, name])).toEqual([
      [3, "Ach! Hans, Run!"],
      [4, "two\nlines"],
      [6, "Sol Ring"],
    ]);
  });

  test.each([
    ["sep=;\nName;Quantity\nSol Ring;4"],
    ["sep=^\nName^Quantity\nSol Ring^4"],
    // A spreadsheet that has saved the file anew leaves the line as it was.
    ["sep=,\nName;Quantity;Price\nSol Ring;4;1,20"],
    ["Name|Quantity\nSol Ring|4"],
  ])("is told what stands between cells, or sees it by the headings: %j", (text) => {
    expect(readLines(text)).toMatchObject([{ ...FOUND, fault: null }]);
  });

  test("says what is wrong with a number of copies", () => {
    const quantities = ["-3", "0", "many", "1.5", "2000000", "", "1e3"];
    const text = ["Name,Quantity", ...quantities.map((each) => `Sol Ring,${each}`)].join("\n");
    for (const { fault } of readLines(text)) expect(fault).not.toBeNull();
    expect(["4", "4x", "4 X", "1,200", "3.00"].map(copiesOf)).toEqual([4, 4, 4, 1200, 3]);
  });

  test("says where a quotation mark is never closed, and keeps the lines before", () => {
    const lines = readLines('Name,Quantity\nSol Ring,1\n"Opt,1\nBrainstorm,1\n');
    expect(lines).toMatchObject([{ name: "Sol Ring", fault: null }, { line: 3 }]);
    expect(lines[1]?.fault).toMatch(/never closed/);
  });

  test("refuses what has no cards", () => {
    expect(() => readLines("first,second\n1,2")).toThrow(/No column names the cards.*first, second/);
    expect(() => readLines("Name,Quantity\n\n")).toThrow(/no cards below/);
  });
});

describe("the text of a file", () => {
  const text = "Name;Menge\nJötun Grunt;1";
  const wide = (isBig: boolean) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const pair = [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8];
        return isBig ? pair.toReversed() : pair;
      }),
    );

  test("is read in every encoding that programs write", () => {
    const utf8 = new TextEncoder().encode(text);
    const files = [
      utf8,
      Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]),
      Uint8Array.from([0xff, 0xfe, ...wide(false)]),
      Uint8Array.from([0xfe, 0xff, ...wide(true)]),
      wide(false),
      wide(true),
      Uint8Array.from([...text].map((letter) => letter.charCodeAt(0))),
    ];
    for (const file of files) expect(decodeText(file)).toBe(text);
  });

  test("is not what lies in another file with its name", () => {
    const bytes = (start: string) => Uint8Array.from([...start].map((letter) => letter.charCodeAt(0)));
    expect(() => decodeText(bytes("%PDF-1.7 …"))).toThrow(/This is a PDF/);
    expect(() => decodeText(bytes("PK\u0003\u0004 xlsx"))).toThrow(/spreadsheet/);
    expect(() => decodeText(bytes("some\u0000\u0000\u0000bytes"))).toThrow(/no text/);
    expect(() => decodeText(bytes(" \n"))).toThrow(/empty/);
  });
});
