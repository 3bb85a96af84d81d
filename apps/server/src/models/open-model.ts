import type { Database } from "@deckwright/db/database.ts";
import type { AiSettings } from "../platform/process/env-services.ts";
import type { Log } from "../platform/process/log.ts";
import { type LanguageModel, NO_MODEL } from "../ports/language-model.ts";
import { createLanguageModel } from "./language-model.ts";
import { priceOf } from "./prices.ts";
import { createProvider } from "./provider.ts";
import { createUsageBook } from "./usage-book.ts";

/** The language model that the environment names. Without our tables nothing could be noted, and so none is asked. */
export async function openModel(
  settings: AiSettings | undefined,
  database: Database,
  log: Log,
): Promise<LanguageModel> {
  if (!settings) return NO_MODEL;
  const { rows } = await database.execute("select to_regclass('deckwright.model_uses') as uses");
  if (rows[0]?.uses == null) return NO_MODEL;
  return createLanguageModel({
    name: settings.model,
    load: createProvider(settings),
    price: settings.price ?? priceOf({ provider: settings.provider, name: settings.model }),
    book: createUsageBook(database, settings.model, settings.limits),
    log,
  });
}

/** Which model is asked, for the person who started the server. */
export function describeModel(settings: AiSettings | undefined): string {
  if (!settings) return "none: the built-in engine; set AI_PROVIDER and AI_MODEL to ask a model";
  const { provider, model, baseUrl, limits } = settings;
  const where = baseUrl === undefined ? provider : `${provider} at ${new URL(baseUrl).host}`;
  const price = settings.price ?? priceOf({ provider, name: model });
  const costs = `$${price.input} and $${price.output} a million tokens`;
  return `${model} of ${where}; ${costs}, at most $${limits.dayUsd} a day, $${limits.memberUsd} a member`;
}
