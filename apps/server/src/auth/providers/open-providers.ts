import type { ProviderEnvironment } from "../../platform/process/env-providers.ts";
import { createOpenIdProvider } from "./open-id.ts";
import { createAsk } from "./outgoing.ts";
import { createPlainProvider } from "./plain-oauth.ts";
import type { Provider } from "./provider.ts";

/** The providers that were set up, by name. */
export type Providers = ReadonlyMap<string, Provider>;

/**
 * Makes the providers that were set up; none is asked before somebody comes.
 * @param options.url Where clients find the account protocol.
 * @param options.fetch What brings requests to them.
 */
export function createProviders(
  rows: readonly ProviderEnvironment[],
  options: { readonly url: string; readonly fetch?: typeof fetch },
): Providers {
  const callback = `${options.url}/callback`;
  const ask = createAsk(options.fetch ?? fetch);
  return new Map(
    rows.map((row) => [
      row.name,
      row.issuer === undefined
        ? createPlainProvider(row, { callback, ask })
        : createOpenIdProvider({ ...row, issuer: row.issuer }, { callback, ask }),
    ]),
  );
}
