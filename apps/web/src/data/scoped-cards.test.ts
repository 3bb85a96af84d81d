import { afterEach, expect, test, vi } from "vitest";
import { suggestScoped } from "./scoped-cards.ts";

const face = (name: string, identity: string) => ({
  name,
  mana_cost: "{1}",
  type_line: "Artifact",
  usd: 1,
  color_identity: [...identity],
});

afterEach(() => void vi.unstubAllGlobals());

function answering(answers: Readonly<Record<string, readonly unknown[]>>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const asked = new URL(path, "http://x").searchParams.get("q") ?? "";
    // At the price that they have in a deck.
    expect(asked).toMatch(/ prefer:usd-low$/);
    const query = asked.replace(" prefer:usd-low", "");
    return Promise.resolve(Response.json({ data: answers[query] ?? [] }));
  });
}

test("cards that fit come first, the others say why they do not", async () => {
  answering({
    'f:modern id<=bg name:"bolt"': [face("Dark Bolt", "B"), face("Bolt of Elves", "G"), { name: "no card" }],
    'name:"bolt"': [face("Lightning Bolt", "R"), face("Dark Bolt", "B"), face("Bolt Token", "")],
  });
  const found = await suggestScoped(
    "Bolt",
    { terms: "f:modern id<=bg", colors: ["B", "G"] },
    new AbortController().signal,
  );
  expect(found.map(({ name, outside }) => [name, outside])).toEqual([
    ["Bolt of Elves", undefined],
    ["Dark Bolt", undefined],
    ["Bolt Token", "not legal in this format"],
    ["Lightning Bolt", "not in the deck’s colors"],
  ]);
  expect(found[0]?.facts).toEqual({ cost: "{1}", type: "Artifact", usd: 1 });
});

test("where only those that fit are offered, nothing else is asked for", async () => {
  answering({
    'is:commander name:"ezuri"': [face("Ezuri, Renegade Leader", "G")],
    'name:"ezuri"': [face("Ezuri's Predation", "G")],
  });
  const found = await suggestScoped(
    "ezuri",
    { terms: "is:commander", isOnly: true },
    new AbortController().signal,
  );
  expect(found.map(({ name }) => name)).toEqual(["Ezuri, Renegade Leader"]);
});
