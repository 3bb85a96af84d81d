import type { CardsStatus } from "@deckwright/host/cards/load.ts";
import { describeMail, describePayments, describeTexts } from "./backend.ts";
import { describeModel } from "./models/open-model.ts";
import { type Environment, isAddressKnown } from "./platform/process/env.ts";
import { describeDatabase } from "./ports/database/open-database.ts";

/** What runs on what and where, for the person who started the server. */
export function describeStart(facts: {
  readonly env: Environment;
  readonly cards: CardsStatus;
  readonly threads: number;
  /** Why the generator has learned nothing from real decks; "" where it has. */
  readonly notLearned: string;
  /** Why our tables are not in the database, where they are not. */
  readonly withoutTables: string | undefined;
  readonly port: number;
  /** Where people reach the site. */
  readonly origin: string;
  readonly ms: number;
}): string {
  const { env, cards, threads, notLearned, withoutTables, port, origin, ms } = facts;
  const figure = (value: number) => value.toLocaleString("en-US");
  const rows: readonly (readonly [string, string])[] = [
    [
      "Cards",
      `${figure(cards.cards)} cards, ${figure(cards.printings)} printings, from ${describeSource(cards)}`,
    ],
    ["", `newest cards ${cards.cardsAsOf || "unknown"}, prices ${cards.pricesAsOf || "unknown"}`],
    ["Generator", `built in, ${threads} ${threads === 1 ? "thread" : "threads"}`],
    ...(notLearned === "" ? [] : ([["", notLearned]] as const)),
    ["Database", describeDatabase(env)],
    ...(withoutTables === undefined
      ? []
      : ([
          ["", `keeps no decks and collections, since other tables have their names. ${withoutTables}`],
        ] as const)),
    ...(env.hosted === undefined
      ? []
      : ([["Accounts", `those of the hosted project at ${new URL(env.hosted.url).host}`]] as const)),
    ["Mail", describeMail(env, origin)],
    ...(env.hosted === undefined ? ([["Text messages", describeTexts(env, origin)]] as const) : []),
    ...(isAddressKnown(env)
      ? []
      : ([
          [
            "Visitors",
            `HOST ${env.host} is open to others: no mail, no mailbox, public limits; set PUBLIC_URL to the address they use`,
          ],
        ] as const)),
    ["Payments", describePayments(env)],
    ["AI model", describeModel(env.ai)],
    ["Data folder", env.dataDir],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(13)} ${value}`);
  const where =
    env.isPersonal && env.publicUrl === undefined
      ? origin
      : `${origin} (listening on ${env.host}, port ${port})`;
  return [`Deckwright is ready at ${where} after ${(ms / 1000).toFixed(1)} s`, "", ...lines, ""].join("\n");
}

function describeSource({ source, from }: CardsStatus): string {
  if (source === "folder") return `the files in ${from}`;
  if (source === "download") return "Scryfall's files, downloaded";
  return "the bundled table (no rules text; npm run deckwright -- cards update brings it)";
}
