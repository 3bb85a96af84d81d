import type { Claims, DatabaseRole, TransactionOptions } from "./database.ts";
import { literal } from "./parameters.ts";

/** How a request finds its tables, where nothing else is said. */
const SEARCH_PATH = '"public", "extensions"';

/**
 * What a statement of a request may take, in milliseconds, where nothing else is said: for visitors and members what hosted
 * projects give them. The owner's take as long as they need.
 */
const STATEMENT_TIMEOUT_MS: Readonly<Record<DatabaseRole, number | undefined>> = {
  anon: 3_000,
  authenticated: 8_000,
  service_role: 10_000,
  auth_admin: 10_000,
  owner: undefined,
};

/** How long each statement may take, in milliseconds; undefined for as long as it needs. */
export function statementTimeout(role: DatabaseRole, options: TransactionOptions): number | undefined {
  return options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS[role];
}

/** The statement that makes a transaction act as a role; all of it is undone by the transaction's end. */
export function preamble(
  role: DatabaseRole,
  claims: Claims | undefined,
  options: TransactionOptions,
): string | undefined {
  const settings: [string, string][] = Object.entries(options.settings ?? {});
  if (role !== "owner") {
    if (options.settings?.search_path === undefined) settings.push(["search_path", SEARCH_PATH]);
    settings.push(["request.jwt.claims", JSON.stringify(claims ?? {})]);
  }
  const timeout = statementTimeout(role, options);
  if (timeout !== undefined) settings.push(["statement_timeout", String(Math.ceil(timeout))]);
  // Last, since a plain role may not be allowed to set what comes before.
  if (role !== "owner") settings.push(["role", role]);
  if (options.readOnly) settings.push(["transaction_read_only", "on"]);
  if (settings.length === 0) return undefined;
  const calls = settings.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`);
  return `select ${calls.join(", ")}`;
}
