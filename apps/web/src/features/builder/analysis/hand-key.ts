import type { BuilderState } from "../builder-state.ts";

/** Tells decks apart that have been built or opened: hands of one are not hands of another, whatever seed they share. */
export function handKey({ built, stored, imported, isTurned }: BuilderState): string {
  const begun = built?.response.deck ?? stored?.deck ?? imported;
  return `${isTurned} ${begun?.seed} ${Object.entries(begun?.main ?? {}).join("|")}`;
}
