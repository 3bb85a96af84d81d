import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { THEMES } from "../../data/themes.ts";
import { withSentences } from "../explain/reading-notes.ts";
import type { Intent } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";
import { WISHES } from "./testing/wishes/wishes.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

const read = (wish: string): Intent => {
  const found = parseIntent(wish, context);
  return withSentences(found, found.notes);
};

function plain({
  read: _read,
  unread: _unread,
  unclear: _unclear,
  notes: _notes,
  ...fields
}: Intent): object {
  return fields;
}

describe.each(Object.entries(WISHES))("%s", (_, wishes) => {
  test.each(wishes.map(([wish, expected]) => ({ wish, expected })))("$wish", ({ wish, expected }) => {
    const intent = read(wish);
    expect(plain(intent)).toEqual(expected);
    expect(Object.keys(intent.read).sort()).toEqual(Object.keys(expected).sort());
    for (const words of Object.values(intent.read)) expect(wish).toContain(words);
  });
});

test("there are enough wishes for the figures to mean something", () => {
  expect(Object.values(WISHES).flat().length).toBeGreaterThan(400);
});

describe("the words a field was read from", () => {
  test.each([
    [
      "elf tribal commander under $100, power 7",
      { format: "commander", tribe: "elf", playstyle: "tribal", budgetUsd: "under $100", power: "power 7" },
    ],
    [
      "Muldrotha with Skullclamp, no infinite combos",
      {
        commanders: "Muldrotha",
        format: "Muldrotha",
        colors: "Muldrotha",
        include: "Skullclamp",
        exclude: "no infinite combos",
      },
    ],
    ["blue-black mill", { colors: "blue-black", playstyle: "mill" }],
    ["max 1€ per card", { maxCardUsd: "max 1€ per card" }],
  ])("%s", (wish, expected) => {
    expect(read(wish).read).toEqual(expected);
  });
});

describe("what is told to the person", () => {
  test.each([
    ["mono red blue deck", /one color .* together with blue/i],
    ["power 9 bracket 1", /contradict/],
    ["power level 11", /1 to 10/],
    ["bracket 7", /1 to 5/],
    ["5 color mono green", /green/],
    ["cheap elves", /at most \$50/],
    ["€80", /US dollars/],
    ["elf goblin deck", /one creature type/],
    ["standard or modern", /more than one format/],
    ["Muldrotha mono red", /colors of Muldrotha/],
    ["skip", /Nothing in this wish/],
    ["", /empty/],
    ["include skulcalmp", /"skulcalmp" was read as Skullclamp/],
    ["must include Blorbo The Unspellable", /No card is called/],
    ["I want to play with Blork the Unreal", /No card is called "blork the unreal"/],
    ["please use Flurbnotz the Great as commander", /No card is called "flurbnotz the great"/],
    ["modern with Adarkar", /"Adarkar" was read as Adarkar Wastes/],
    ["sixty cards 60 card deck", /sixty cards/],
    ["krenko, three colors", /colors of Krenko, Mob Boss were taken \(R\); three colors/],
    ["gladiator deck", /Gladiator is built here by the rules of Canadian Highlander/],
    ["penny dreadful burn", /Penny Dreadful is built here by the rules of Legacy/],
  ])("%s", (wish, note) => {
    expect(read(wish).notes?.join(" ") ?? "").toMatch(note);
  });

  test("a plain wish needs no notes", () => {
    expect(read("elf tribal commander under $100").notes).toBeUndefined();
  });

  test("words nothing was made of are named, everyday words are not", () => {
    expect(read("please build a wibbly elf deck for me").unread).toEqual(["wibbly"]);
    expect(read("please build an elf deck for me").unread).toBeUndefined();
  });
});

describe("every theme", () => {
  test.each(THEMES.flatMap((theme) => theme.words.map((word) => ({ word, slug: theme.slug }))))(
    "$word",
    ({ word, slug }) => {
      expect(read(`${word} deck`).themes).toContain(slug);
    },
  );

  test("has its own slug, and neighbors that exist", () => {
    const slugs = THEMES.map((theme) => theme.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const theme of THEMES) for (const near of theme.near ?? []) expect(slugs).toContain(near);
  });
});

const words = fc.oneof(
  fc.constantFrom(
    ...'elf elves mono red blue UB commander modern no without and , or with $100 under 50 bracket 3 power 7 Krenko Atraxa Skullclamp infect tribal budget per card nothing over " / + {U} & the of 100 cards each from my collection 5 color colorless goblin'.split(
      " ",
    ),
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const wish = fc.array(words, { maxLength: 25 }).map((parts) => parts.join(" "));

describe("for any text", () => {
  test("it never throws, and quotes only what is there", () => {
    fc.assert(
      fc.property(fc.oneof(wish, fc.string({ unit: "binary", maxLength: 300 })), (text) => {
        const intent = read(text);
        for (const quoted of [...Object.values(intent.read), ...(intent.unread ?? [])])
          expect(text).toContain(quoted);
        const fields = Object.keys(plain(intent));
        expect(Object.keys(intent.read).sort()).toEqual(fields.sort());
      }),
      { numRuns: 400 },
    );
  });

  test("it says the same twice", () => {
    fc.assert(
      fc.property(wish, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      { numRuns: 60 },
    );
  });

  test("more blanks change nothing", () => {
    fc.assert(
      fc.property(wish, fc.integer({ min: 1, max: 3 }), (text, blanks) => {
        const single = text.replace(/\s+/gu, " ").trim();
        const wide = `  ${single.replaceAll(" ", " ".repeat(blanks))}  `;
        expect(plain(read(wide))).toEqual(plain(read(single)));
      }),
      { numRuns: 150 },
    );
  });

  test("cards and formats that are named exist, and limits are not negative", () => {
    fc.assert(
      fc.property(wish, (text) => {
        const intent = read(text);
        for (const name of [...(intent.commanders ?? []), ...(intent.include ?? [])]) {
          expect(context.names.resolve(name, { typos: false }).found).toBe(true);
        }
        expect(intent.budgetUsd ?? 0).toBeGreaterThanOrEqual(0);
        expect(intent.maxCardUsd ?? 0).toBeGreaterThanOrEqual(0);
        if (intent.power !== undefined) expect(intent.power >= 1 && intent.power <= 10).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe("speed", () => {
  // The best of several runs, so that neither other work of the machine counts nor that code is still to be compiled: the first
  // five runs of figures take twice as long as the next.
  const time = (text: string): number => {
    const runs = Array.from({ length: 15 }, () => {
      const start = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    return Math.min(...runs);
  };

  test.each([
    ["words", "elf tribal commander deck with blood artist and no infect under $100 ".repeat(150)],
    ["one long word", "x".repeat(10_000)],
    ["unknown words", "wibblish wobbler frumious bandersnatchy ".repeat(250)],
    ["figures", "$100 7/10 power 8 ".repeat(550)],
    ["quotes", '"abc def" '.repeat(1_000)],
    ["negations", "no without not ".repeat(650)],
    ["symbols", "{U}/+-$€".repeat(1_250)],
    ["blanks above a list", `${" ".repeat(9_900)}x\n4 Opt\n4 Shock\n4 Duress\n4 Negate`],
    ["blanks behind a heading of a list", `out${" ".repeat(9_900)}x\n4 Opt\n4 Shock\n4 Duress\n4 Negate`],
    ["blanks behind a quantity", `4${" ".repeat(9_900)}x`],
    ["blanks behind a sideboard's mark", `4 Opt, sb${" ".repeat(9_900)}4 Opt, 4 Shock, 4 Duress`],
    ["names", "Krenko and Muldrotha, Lightning Bolt with ".repeat(240)],
  ])("10,000 characters of %s take no more than a blink", (_, text) => {
    expect(time(text.slice(0, 10_000))).toBeLessThan(150);
  });
});

describe("sets of opened cards", () => {
  test.each([
    ["draft deck from bloomburrow", "blb", "bloomburrow"],
    ["sealed pool of Dominaria United", "dmu", "Dominaria United"],
    ["neon dynasty sealed", "neo", "neon dynasty"],
    ["sealed, Innistrad: Midnight Hunt", "mid", "Innistrad: Midnight Hunt"],
  ])("%s opens %s", (wish, code, words) => {
    const intent = read(wish);
    expect(intent.set).toBe(code);
    expect(intent.read.set).toBe(words);
    expect(intent.unread).toBeUndefined();
  });

  test("a set is no set to open where cards are not opened", () => {
    expect(read("modern deck from bloomburrow").set).toBeUndefined();
  });
});

test("two playstyles for a team are said to be one for both", () => {
  const { notes = [] } = read("two-headed giant, one deck aggro and one control");
  expect(notes.some((note) => note.startsWith("Both decks of a team are built to one playstyle here"))).toBe(
    true,
  );
  expect(read("two-headed giant aggro").notes).toBeUndefined();
});
