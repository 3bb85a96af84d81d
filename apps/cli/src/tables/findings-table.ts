import type { Finding } from "@deckwright/rules/verdict.ts";
import { drawTable } from "./text-table.ts";

/** Findings as a table, one a row; empty when there are none. */
export function findingsTable(findings: readonly Finding[], width: number): string {
  if (findings.length === 0) return "";
  return drawTable(
    [{ head: "", width: 9 }, { head: "Rule", width: 12 }, { head: "Finding" }, { head: "Source", width: 22 }],
    findings.map((finding) => [finding.severity, finding.rule, finding.message, finding.source]),
    width,
  );
}
