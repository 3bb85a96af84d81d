import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { BUNDLED_TABLE } from "./bundled.ts";
import { type LoadedCards, loadCards } from "./load.ts";

describe("the bundled table", () => {
  let loaded: LoadedCards;
  beforeAll(async () => {
    loaded = await loadCards();
  });

  test("is small enough to ship", async () => {
    expect((await stat(BUNDLED_TABLE)).size).toBeLessThanOrEqual(4_000_000);
  });

  test("says what it is", () => {
    expect(loaded.status).toMatchObject({ source: "bundled", hasText: false, fromSnapshot: false });
    expect(loaded.status.cardsAsOf).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test("has facts and figures, and no rules text", () => {
    const { table } = loaded;
    for (let card = 0; card < table.size; card++) {
      expect(table.oracleText(card)).toBe("");
      for (const face of table.faces(card)) expect(face.oracleText).toBe("");
    }
    const text = new TextDecoder().decode(new Uint8Array(loaded.buffer));
    for (const phrase of ["enters the battlefield", "until end of turn", "target creature", "Draw a card"]) {
      expect(text).not.toContain(phrase);
    }
  });

  test("knows well-known cards", () => {
    const { table, names } = loaded;
    const card = (name: string): number => {
      const match = names.resolve(name, { typos: false });
      if (!match.found) throw new Error(`${name} is missing`);
      return match.card;
    };
    expect(table.producedMana[card("Command Tower")]).toBe(31);
    expect(table.fetches[card("Bloodstained Mire")]).toBe(12);
    expect(table.copyLimit[card("Nazgûl")]).toBe(9);
    expect(table.pairing(card("Tymna the Weaver"))).toEqual({ kind: "partner" });
    expect((table.facts[card("Lurrus of the Dream-Den")] ?? 0) & Fact.Companion).toBeTruthy();
    expect((table.facts[card("Temple of Mystery")] ?? 0) & Fact.EntersTapped).toBeTruthy();
    expect((table.facts[card("Breeding Pool")] ?? 0) & Fact.MayEnterTapped).toBeTruthy();
    expect((table.frontTypes[card("Dryad Arbor")] ?? 0) & CardType.Land).toBeTruthy();
    const bolt = card("Lightning Bolt");
    expect(table.printing(table.defaultPrinting[bolt] ?? -1).imageUrl("normal")).toMatch(
      /^https:\/\/cards\.scryfall\.io\/normal\/front\//,
    );
    const [from, to] = table.printingsOf(bolt);
    expect(to - from).toBeGreaterThan(40);
    expect(table.tags.names.length).toBeGreaterThan(50);
    expect(table.tags.of(card("Cultivate"))).toContain("ramp");
  });

  const folder = process.env.CARDS_DIR;
  test.skipIf(!folder)("has every card that Commander admits, with its colors, cost and types", async () => {
    const { table } = loaded;
    const stream = createReadStream(join(folder ?? "", "oracle_cards.ndjson.gz")).pipe(createGunzip());
    let admitted = 0;
    for await (const line of createInterface({ input: stream })) {
      const record = JSON.parse(line);
      if (record.legalities.commander !== "legal") continue;
      const card = table.cardById(record.oracle_id);
      if (card < 0) {
        // Only what no deck may hold is left out: the far sides of meld cards.
        expect(record.layout, record.name).toBe("meld");
        continue;
      }
      admitted++;
      expect(table.legality(card, "commander")).toBe("legal");
      expect(table.manaValue[card], record.name).toBe(record.cmc);
      expect(table.typeLine(card).split(" // ")[0], record.name).toBe(
        (record.card_faces?.[0] ?? record).type_line.split(" // ")[0],
      );
    }
    expect(admitted).toBeGreaterThan(30_000);
  });
});
