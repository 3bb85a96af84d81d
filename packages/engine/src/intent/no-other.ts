import { LAND_TYPES, NO_OTHER } from "../../data/lexicon-limits.ts";
import { kindAt, limitMention } from "./counted.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase } from "./tokens.ts";

const noOther = phraseSet(NO_OTHER.map(foldPhrase));
const landNames: ReadonlySet<string> = new Set(Object.values(LAND_TYPES));

/** "17 Forests and no other lands", "20 elves, no other creatures": what was counted right before is all that there is of a kind. */
export function noOtherAt(
  { tokens, context, before }: Pick<Sentence, "tokens" | "context" | "before">,
  at: number,
): Mention | undefined {
  const words = noOther.longest(tokens, at);
  const place = at + (words?.length ?? 0);
  const kind = words && tokens[place]?.gap === "tight" ? kindAt(tokens, place, context) : undefined;
  if (kind === undefined) return undefined;
  const last = before.at(-1)?.content;
  if (last?.kind !== "limit") return undefined;
  if (kind.what === "creatures" && last.type !== undefined)
    return limitMention(at, kind.to, { what: "creatures", but: last.limit.what, most: 0 }, last.type);
  if (kind.what !== "lands" || !landNames.has(last.limit.what)) return undefined;
  const counted = before.flatMap(({ content }) =>
    content.kind === "limit" && landNames.has(content.limit.what) ? [content.limit] : [],
  );
  const sum = (of: (limit: (typeof counted)[number]) => number | undefined): number =>
    counted.reduce((all, limit) => all + (of(limit) ?? Number.POSITIVE_INFINITY), 0);
  const [least, most] = [sum((limit) => limit.least), sum((limit) => limit.most)];
  if (!Number.isFinite(most)) return undefined;
  return limitMention(at, kind.to, { what: "lands", ...(Number.isFinite(least) ? { least } : {}), most });
}
