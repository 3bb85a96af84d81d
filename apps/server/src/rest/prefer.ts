import { restFailure } from "./rest-failure.ts";

/** What a client would like, from `Prefer`. */
export interface Preferences {
  readonly return: "minimal" | "representation" | "headers-only" | undefined;
  readonly count: "exact" | "planned" | "estimated" | undefined;
  readonly resolution: "merge-duplicates" | "ignore-duplicates" | undefined;
  readonly missing: "default" | "null" | undefined;
  readonly handling: "strict" | "lenient" | undefined;
  /** What becomes of the change once it is answered. */
  readonly tx: "commit" | "rollback" | undefined;
  readonly maxAffected: number | undefined;
}

const KNOWN = {
  return: ["minimal", "representation", "headers-only"],
  count: ["exact", "planned", "estimated"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
  tx: ["commit", "rollback"],
} as const;

/** Reads `Prefer`. What is not known is passed over, unless strict handling is preferred. @throws Failure */
export function parsePrefer(header: string | undefined): Preferences {
  const given = (header ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  function pick<Name extends keyof typeof KNOWN>(name: Name): (typeof KNOWN)[Name][number] | undefined {
    for (const each of given) {
      const value = KNOWN[name].find((known) => each === `${name}=${known}`);
      if (value !== undefined) return value;
    }
    return undefined;
  }
  const isKnown = (each: string) =>
    /^max-affected=\d{1,9}$/.test(each) ||
    Object.entries(KNOWN).some(([name, values]) => values.some((value) => each === `${name}=${value}`));
  const handling = pick("handling");
  const unknown = given.filter((each) => !isKnown(each));
  if (handling === "strict" && unknown.length > 0) {
    throw restFailure(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  const most = given.find((each) => each.startsWith("max-affected="))?.slice("max-affected=".length);
  return {
    return: pick("return"),
    count: pick("count"),
    resolution: pick("resolution"),
    missing: pick("missing"),
    handling,
    tx: pick("tx"),
    maxAffected:
      handling === "strict" && most !== undefined && /^\d{1,9}$/.test(most) ? Number(most) : undefined,
  };
}

/** @throws Failure when more rows are affected than the client reckoned with. */
export function checkAffected({ maxAffected }: Preferences, rows: number): void {
  if (maxAffected === undefined || rows <= maxAffected) return;
  throw restFailure(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
    details: `The query affects ${rows} rows`,
  });
}

/** `Preference-Applied`: which of the preferences made a difference; undefined when none did. */
export function preferenceApplied(
  preferences: Preferences,
  used: readonly (keyof Preferences)[],
): string | undefined {
  const names: Readonly<Record<keyof Preferences, string>> = {
    resolution: "resolution",
    missing: "missing",
    return: "return",
    count: "count",
    tx: "tx",
    handling: "handling",
    maxAffected: "max-affected",
  };
  const applied = (
    ["resolution", "missing", "return", "count", "tx", "handling", "maxAffected"] as const
  ).flatMap((key) => {
    const value = preferences[key];
    return value !== undefined && used.includes(key) ? `${names[key]}=${value}` : [];
  });
  return applied.length > 0 ? applied.join(", ") : undefined;
}
