import type { CardTable, TableMeta } from "@deckwright/cards/table/card-table.ts";
import type { PoolState } from "@deckwright/host/pool/worker-pool.ts";
import type { Environment } from "./platform/env.ts";

const SOURCES: Readonly<Record<TableMeta["source"], (env: Environment) => string>> = {
  folder: (env) => `the files in ${env.cardsDir}`,
  download: () => "Scryfall's files, downloaded",
  bundled: () => "the bundled table (no rules text; `npm run deckwright -- cards update` brings it)",
};

/** What runs on what and where, for the person who started the server. */
export function describeStart(facts: {
  readonly env: Environment;
  readonly table: CardTable;
  readonly pool: PoolState;
  readonly port: number;
  readonly ms: number;
}): string {
  const { env, table, pool, port, ms } = facts;
  const figure = (value: number) => value.toLocaleString("en-US");
  const { source, cardsAsOf, pricesAsOf } = table.meta;
  const rows: readonly (readonly [string, string])[] = [
    [
      "Cards",
      `${figure(table.size)} cards, ${figure(table.printingCount)} printings, from ${SOURCES[source](env)}`,
    ],
    ["", `newest cards ${cardsAsOf || "unknown"}, prices ${pricesAsOf || "unknown"}`],
    ["Generator", `built in, ${pool.size} ${pool.size === 1 ? "thread" : "threads"}`],
    [
      "Database",
      later("accounts and saved decks", env.databaseUrl === undefined ? undefined : "DATABASE_URL"),
    ],
    ["Mail", later("accounts", env.smtpUrl === undefined ? undefined : "SMTP_URL")],
    ["Payments", later("the store", env.stripe === undefined ? undefined : "STRIPE_SECRET_KEY")],
    ["AI provider", later("AI-written plans", env.ai === undefined ? undefined : "AI_PROVIDER")],
    ["Data folder", env.dataDir],
  ];
  const where =
    env.host === "127.0.0.1" || env.host === "localhost" ? `http://localhost:${port}` : env.origin;
  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)} ${value}`);
  return [`Deckwright is ready at ${where} (${(ms / 1000).toFixed(1)} s)`, "", ...lines, ""].join("\n");
}

/** Honest words for a part that is not there yet, also when somebody has set it up already. */
function later(feature: string, variable: string | undefined): string {
  const set = variable === undefined ? "" : `; ${variable} is set and will be used then`;
  return `none; arrives with ${feature}${set}`;
}
