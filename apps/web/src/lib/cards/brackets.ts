/** Names of the Commander brackets, 1 to 5. */
export const BRACKET_NAMES = ["Exhibition", "Core", "Upgraded", "Optimized", "cEDH"] as const;

/** The name of a bracket from 1 to 5; empty for any other number. */
export function bracketName(bracket: number): string {
  return BRACKET_NAMES[bracket - 1] ?? "";
}
