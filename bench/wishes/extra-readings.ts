import { isSameWord, wordsOf } from "./limit-words.ts";
import { hasName, isIdea, list, type Miss, type ReadIntent, readFor, shown } from "./read-intent.ts";
import type { BenchWish, Want, WantedLimit } from "./wish.ts";

/** Fields that a wish may be read to ask for beside what it says, since they follow from it. */
const FOLLOWING: ReadonlySet<string> = new Set([
  "format",
  "themes",
  "playstyle",
  "archetype",
  "novelty",
  "power",
  "bracket",
  "base",
  "variant",
]);
/** Fields that hold a deck to something: read without cause, they spoil it. */
const BINDING = [
  "tribe",
  "colorCount",
  "commanders",
  "include",
  "exclude",
  "pair",
  "set",
  "budgetUsd",
  "minBudgetUsd",
  "maxCardUsd",
  "maxManaValue",
  "ownedMode",
  "colors",
  "limits",
  "sets",
  "fromYear",
  "toYear",
  "maxRarity",
  "game",
  "maxAverageManaValue",
  "against",
] as const;

/** Values that the wish rules out and that were read all the same. */
export function forbiddenReadings({ never = {} }: BenchWish, read: ReadIntent): Miss[] {
  return Object.entries(never).flatMap(([field, values]) =>
    values
      .filter((value) =>
        field === "idea"
          ? isIdea(String(value), read)
          : list(read[field]).some((one) => isSameWord(one, String(value))),
      )
      .map((value) => ({ field, meant: `not ${value}`, read: shown(readFor(field, read)) })),
  );
}

/** Cards and binding fields that were read where the wish has nothing of the kind. */
export function strayReadings(
  { want, limits = [], against = [], never = {}, may = [] }: BenchWish,
  read: ReadIntent,
): Miss[] {
  const stray: Miss[] = [];
  const counted = limits.flatMap((limit) => [...wordsOf(limit), limit.is ?? ""]);
  const names = [...(want.commanders ?? []), ...(want.include ?? []), ...(want.named ?? []), ...counted];
  for (const field of ["commanders", "include"] as const) {
    if (may.includes(field) || field in never) continue;
    const unasked = list(read[field]).filter(
      (name) => !hasName(names, name.replace(/^(?:SB: )?\d+ /, "")) && !isPlayedArchetype(want),
    );
    if (unasked.length > 0) stray.push({ field, meant: "nothing", read: unasked.join(", ") });
  }
  for (const field of BINDING) {
    if (field === "commanders" || field === "include" || FOLLOWING.has(field) || may.includes(field))
      continue;
    if (
      isEmpty(read[field]) ||
      isAsked(field, { want, limits, against, isNever: Object.keys(never).length > 0 }) ||
      field in never
    )
      continue;
    // "cheap" may be understood as a figure that is said to be a guess.
    if (field === "budgetUsd" && list(read.notes).some((note) => note.includes("without an amount")))
      continue;
    if (field === "colors" && (read.commanders?.length || want.idea || read.archetype)) continue;
    stray.push({ field, meant: "nothing", read: shown(read[field]) });
  }
  return stray;
}

/** Decks that are named by what they are made of bring their cards along. */
function isPlayedArchetype(want: Want): boolean {
  return want.idea !== undefined;
}

/** Whether a wish says something that a field may be read from. */
function isAsked(
  field: string,
  {
    want,
    limits,
    against,
    isNever,
  }: {
    readonly want: Want;
    readonly limits: readonly WantedLimit[];
    readonly against: readonly string[];
    readonly isNever: boolean;
  },
): boolean {
  if (field in want) return true;
  if (field === "against") return against.length > 0;
  if (field === "colors") return want.colorCount !== undefined || want.exclude !== undefined;
  if (field === "colorCount")
    return want.colors !== undefined || limits.some(({ what }) => what === "colors");
  if (field === "exclude")
    return isNever || limits.length > 0 || want.colors !== undefined || against.length > 0;
  if (field === "tribe") return limits.some(({ what, but }) => what.startsWith("type:") || but !== undefined);
  if (field === "limits") return limits.length > 0 || want.exclude !== undefined;
  const named: Readonly<Record<string, string>> = {
    maxAverageManaValue: "average",
    minBudgetUsd: "total",
  };
  return limits.some(({ what }) => what === (named[field] ?? field));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
