import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("a legend of a name that several have", () => {
  test.each([
    ["edh deck led by Liliana Vess? no, zimone from strixhaven, counters", "Zimone, Quandrix Prodigy"],
    ["jodah from the original dominaria set, edh", "Jodah, Archmage Eternal"],
    ["omnath, the zendikar rising one, commander", "Omnath, Locus of Creation"],
    ["commander with elesh norn from new phyrexia", "Elesh Norn, Grand Cenobite"],
    ["M19 nicol bolas as my commander", "Nicol Bolas, the Ravager // Nicol Bolas, the Arisen"],
    ["a 5 mana niv mizzet commander deck", "Niv-Mizzet Reborn"],
    ["the tenth doctor and rose, edh", "The Tenth Doctor"],
    ["Elesh norn (the 5 mana one) in mono white, edh", "Elesh Norn, Mother of Machines"],
    ["sheoldred, the 4 drop, edh", "Sheoldred, the Apocalypse"],
    ["teysa the orzhov scion one, edh", "Teysa, Orzhov Scion"],
    ["sheoldred apocalypse as commander", "Sheoldred, the Apocalypse"],
    ["krenko the kingpin, goblins edh", "Krenko, Tin Street Kingpin"],
    ["Titania but the BRO one. commander", "Titania, Voice of Gaea"],
  ])("is the one that the words beside it say: %s", (wish, leader) => {
    expect(read(wish).commanders).toContain(leader);
  });

  test("is the one that wins with the card it is joined to", () => {
    expect(read("Heliod + Ballista pioneer").include).toEqual(["Heliod, Sun-Crowned", "Walking Ballista"]);
  });

  test("is no other one for words that say something else", () => {
    expect(read("krenko mob of goblins edh").commanders).toEqual(["Krenko, Mob Boss"]);
    expect(read("karn legacy mud deck").format).toBe("legacy");
  });

  test("whose set is said limits the deck to no set", () => {
    expect(read("tergrid from kaldheim, edh").sets).toBeUndefined();
    expect(read("krenko deck with only cards from Dominaria").sets).toEqual(["dom"]);
    // What is ruled out of a whole set is no word for who stands before it.
    expect(read("modern jund, no W6, no Ragavan, nothing from MH1").exclude).toEqual(
      expect.arrayContaining(["Wrenn and Six", "Ragavan, Nimble Pilferer", "Modern Horizons"]),
    );
  });
});

describe("initials that are words", () => {
  test("name a card in capitals", () => {
    expect(read("LED storm in legacy").include).toEqual(["Lion's Eye Diamond"]);
    expect(read("mono white legacy with 4 RiP").include).toEqual(["Rest in Peace"]);
  });

  test("name none in a sentence or where all is in capitals", () => {
    expect(read("i was led to goblins by a friend, modern").include).toBeUndefined();
    expect(read("MAKE ME A GOBLIN DECK LED BY KRENKO").include).toBeUndefined();
  });
});
