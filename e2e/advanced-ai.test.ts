import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  type AskedModel,
  articleFor,
  openScriptedModel,
  type ScriptedAnswer,
  type ScriptedModel,
} from "../apps/server/testing/scripted-model.ts";
import {
  CHROMIUM,
  closeWindows,
  type RunningServer,
  SECRET,
  startBrowser,
  startServer,
  violations,
  visit,
  WIDTHS,
} from "./harness.ts";
import { addRow, becomeMember } from "./members.ts";
import { memberId, writeAsService } from "./service.ts";

const QUESTION = "Do you want to win early or late?";

/** A model that writes articles, asks about "something", says nothing about "silence", and else plans. */
function answer(asked: AskedModel): ScriptedAnswer {
  const article = articleFor(asked, { first: "A model tells of this deck.", also: "Black Lotus is in it." });
  if (article) return article;
  const { messages } = asked;
  const said = JSON.stringify(messages.filter(({ role }) => role === "user"));
  if (said.includes("silence")) return { silentAfter: "" };
  const isBegun = messages.some(({ role }) => role === "assistant");
  if (said.includes("something") && !isBegun)
    return { calls: [["ask_question", { question: QUESTION, choices: ["early", "late"] }]] };
  if (said.includes("fewer lands") && !messages.some(({ role }) => role === "tool"))
    return { calls: [["set_wish", { limits: [{ what: "lands", most: 14 }] }]] };
  if (!messages.some(({ role }) => role === "tool"))
    return { text: "I read the wish first. ", calls: [["set_wish", { format: "pauper", tribe: "Goblin" }]] };
  return { calls: [["finish", { strategy: "Attack early and often. Black Lotus wins it." }]] };
}

describe.skipIf(CHROMIUM === undefined)("Advanced AI", () => {
  let model: ScriptedModel;
  /** Of its own: it asks a model that stands in for the real one. */
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    model = await openScriptedModel(answer);
    [server, browser] = await Promise.all([
      startServer({
        AUTH_AUTOCONFIRM: "on",
        JWT_KEYS: SECRET,
        AI_PROVIDER: model.settings.provider,
        AI_MODEL: model.settings.model,
        AI_BASE_URL: model.settings.baseUrl ?? "",
      }),
      startBrowser(),
    ]);
  }, 120_000);
  afterAll(async () => {
    await closeWindows(browser);
    await server?.stop();
    await model?.close();
  });

  async function open(page: Page, wish: string, origin = server.origin): Promise<void> {
    await page.goto(`${origin}/builder`, { waitUntil: "networkidle" });
    await page.getByLabel("What do you want to play?").fill(wish);
    await page.getByRole("button", { name: "Advanced AI", exact: true }).click();
  }
  async function join(page: Page, name: string): Promise<void> {
    await becomeMember(page, server.origin, name);
    await page.goto(`${server.origin}/`, { waitUntil: "networkidle" });
    await credits(page, "10 credits");
  }
  const credits = (page: Page, words: string) =>
    page.getByRole("banner").getByText(words, { exact: true }).waitFor();
  const build = (page: Page) => page.getByRole("button", { name: "Build with Advanced AI" }).click();

  test("says plainly where no model is set up", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page, "mono red goblins", inject("origin"));
    await page.getByText("No language model is set up here.").waitFor();
    expect(await page.getByRole("button", { name: "Build with Advanced AI" }).count()).toBe(0);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("asks a visitor to log in first", async () => {
    const { page, context, unexpected } = await visit(browser);
    await open(page, "mono red goblins");
    await build(page);
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog.getByText("Log in to use Advanced AI.").waitFor();
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test.each(WIDTHS)(
    "asks one question, plans, and takes a credit for the deck, %i pixels wide",
    async (width) => {
      const { page, context, unexpected } = await visit(browser, { width });
      await page.setViewportSize({ width: 1440, height: 900 });
      await join(page, `planner${width}`);
      await page.setViewportSize({ width, height: 900 });
      await open(page, "something with goblins");
      await build(page);
      await page.getByLabel(QUESTION).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "early", exact: true }).click();
      await page.getByText("Attack early and often.").first().waitFor();
      expect(await page.getByText("Black Lotus").count()).toBe(0);
      if (width < 1000) await page.locator("label").filter({ hasText: "Wish" }).click();
      await page.getByText("It took 1 AI credit.").waitFor();
      await page.getByText("1 sentence that the deck does not bear out.").waitFor();
      await page.setViewportSize({ width: 1440, height: 900 });
      await credits(page, "9 credits");
      expect(await violations(page)).toEqual([]);
      expect(unexpected).toEqual([]);
      await context.close();
    },
  );

  test("gives the built-in engine's deck where the model is silent, at no cost; and is given up by a press", async () => {
    const { page, context, unexpected } = await visit(browser);
    await join(page, "listener");
    await open(page, "mono red goblins modern, in silence");
    await build(page);
    await page.getByText("The model is planning your deck.").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => model.open()).toBe(0);
    await build(page);
    await page.getByText("The language model did not answer.").waitFor();
    await credits(page, "10 credits");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("refines a deck by a proposal that is accepted or not", async () => {
    const { page, context, unexpected } = await visit(browser);
    await join(page, "refiner");
    await page.goto(`${server.origin}/builder?wish=mono+red+goblins+pauper&seed=7`, {
      waitUntil: "networkidle",
    });
    await page.getByRole("button", { name: "Refine this deck in words" }).click();
    await page.getByLabel("What should change?").fill("fewer lands");
    await page.getByRole("button", { name: "Advanced AI (1 AI credit)" }).click();
    await page.getByText("Proposed by the language model, for 1 AI credit.").waitFor();
    await page.getByRole("heading", { name: "Would go" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByText("Refined the deck", { exact: true }).waitFor();
    await credits(page, "9 credits");
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("writes the article about a deck that is shared, whose page says so", async () => {
    const { page, context, unexpected } = await visit(browser);
    await join(page, "author");
    const spells = ["Lightning Bolt", "Lava Spike", "Rift Bolt", "Searing Blaze", "Skewer the Critics"];
    const creatures = [
      "Monastery Swiftspear",
      "Goblin Guide",
      "Skullcrack",
      "Shard Volley",
      "Light Up the Stage",
    ];
    await addRow(page, "decks", {
      name: "Bonfire",
      format: "modern",
      cards: 60,
      colors: ["R"],
      power_level: 5,
      card_list: {
        Burn: [...spells, ...creatures].map((name) => ({ name, quantity: 4 })),
        Lands: [{ name: "Mountain", quantity: 20 }],
      },
    });
    await page.goto(`${server.origin}/vault`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Share with Community" }).click();
    await page.getByText("Blog Post Generated!", { exact: true }).waitFor();
    await page.goto(`${server.origin}/brew-blog/everybody-burns-sooner-or-later`, {
      waitUntil: "networkidle",
    });
    await page.getByText("AI-written, checked against the list").waitFor();
    await page.getByText("A model tells of this deck.").waitFor();
    await page.locator(".article-text").getByRole("link", { name: "Lightning Bolt" }).first().waitFor();
    expect(await page.getByText("Black Lotus").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(unexpected).toEqual([]);
    await context.close();
  });

  test("leads to the store who has no credit", async () => {
    const { page, context, unexpected } = await visit(browser);
    await join(page, "poor");
    await writeAsService(server.origin, "PATCH", `profiles?id=eq.${await memberId(page)}`, { ai_credits: 0 });
    // The message must not be spent on the way to the store, however late it can be drawn.
    await page.route(/toaster/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    await open(page, "mono red goblins");
    await build(page);
    // Said when the store is there, and gone in five seconds: waited for first.
    await page
      .getByText("You need 1 AI credit for Advanced AI. Please purchase more in the store.", { exact: true })
      .waitFor();
    await page.waitForURL("**/store");
    expect(unexpected).toEqual([]);
    await context.close();
  });
});
