import type { AnalyzeRequest } from "@deckwright/contract/requests.ts";
import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { afterEach, expect, test, vi } from "vitest";
import { NO_ANALYSIS } from "../../lib/no-analysis.ts";
import { judgeDeck } from "./judge-deck.ts";

const ANALYSIS = {
  ...NO_ANALYSIS,
  bracket: { floor: 1, level: 3, reasons: [] },
  findings: [],
  faces: {},
  strategy: "",
};
const SIZE = { rule: "SIZE", severity: "illegal", cards: [], message: "99 cards.", source: "CR 903.5a" };

afterEach(() => vi.unstubAllGlobals());

test("a deck is judged as it stands, of a team both, by what each was built for", async () => {
  const asked: AnalyzeRequest[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (path.endsWith("validate")) return Response.json({ legal: false, findings: [SIZE] });
    const request: AnalyzeRequest = JSON.parse(body);
    asked.push(request);
    const price = { total: request.main.Overrun ? 20 : 30, unknown: [], dearest: [], asOf: "" };
    return Response.json({ ...ANALYSIS, power_level: 6, price });
  });
  const team = makeTeam();
  const second = { ...makeDeck(), main: { Forest: 5 } };
  const aim = { playstyle: "tribal", power: 7 } as const;
  const { deck, broken } = await judgeDeck({ ...team, aim, partner_deck: second });
  expect(broken).toEqual([SIZE]);
  expect(deck).toMatchObject({ price_usd: 20, power_level: 6, bracket: 3, partner_deck: { price_usd: 30 } });
  expect(asked[0]?.aim).toEqual(aim);
});

test("a deck that nobody judges keeps its figures", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no connection")));
  expect(await judgeDeck(makeDeck())).toEqual({ deck: makeDeck(), broken: [], faces: undefined });
});

test.each([
  ["of the engine's are told anew", {}, "It has 30 creatures."],
  ["of a model's stay", { words_by: "model" as const }, "It had 40 creatures."],
  ["that nobody wrote are not made up", { seo_description: "" }, ""],
])("words %s", async (_, more, told) => {
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("validate")
      ? Response.json({ legal: true, findings: [] })
      : Response.json({ ...ANALYSIS, strategy: "It has 30 creatures." }),
  );
  const { deck } = await judgeDeck({ ...makeDeck(), seo_description: "It had 40 creatures.", ...more });
  expect(deck.seo_description).toBe(told);
});
