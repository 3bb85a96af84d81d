import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** Those against whom one plays; what friends and groups do without may be a rule for all of them. */
const THEM = /^(?:opponents?|opps?|enem(?:y|ies)|they|he|she)$/;
const DO = /^(?:runs?|plays?|has|have|uses?|packs?|brings?|casts?)$/;
/** Most words from them to what they do. */
const REACH = 4;

/** Groups of which somebody tells what they lack; what a group "plays no" of may be its rule, what it lacks is none. */
const GROUP =
  /^(?:meta|metagame|field|table|pod|group|playgroup|shop|store|lgs|league|nobody|people|friends|guys|opponents?|everyone|everybody)$/;
const LACK = /^(?:lacks?|lacking)$/;

/** "My opponents never play creatures", "they run no removal": what others do without is no ban for one's own deck. */
export function isLackedByThem(tokens: readonly Token[], { from, to }: Mention): boolean {
  if (LACK.test(tokens[from]?.text ?? ""))
    return [1, 2, 3].some(
      (back) => GROUP.test(tokens[from - back]?.text ?? "") || THEM.test(tokens[from - back]?.text ?? ""),
    );
  const isDone = (at: number): boolean => DO.test(tokens[at]?.text ?? "");
  const verb = isDone(from - 1) ? from - 1 : tokens.findIndex((_, at) => at > from && at < to && isDone(at));
  if (verb < 0) return false;
  const first = Math.min(verb, from);
  for (let at = first; at > Math.max(0, first - REACH) && tokens[at]?.gap === "tight"; at--) {
    const word = tokens[at - 1]?.text ?? "";
    if (THEM.test(word)) return true;
    // "They told me to play no infect"
    if (/^(?:me|us|i|we|to)$/.test(word)) return false;
  }
  return false;
}

/** "Nobody in my group runs artifact removal": what nobody has is met by none; of "nobody plays anything but elves" this is not said. */
export function isHadByNobody(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= at - NOBODY_REACH && back >= 0; back--) {
    const word = tokens[back]?.text ?? "";
    if (tokens[back + 1]?.gap !== "tight" || NOT_OF_NOBODY.test(word)) return false;
    const isNobody = /^(?:nobody|noone)$/.test(word) || (word === "one" && tokens[back - 1]?.text === "no");
    if (isNobody) return tokens.slice(back + 1, at).some(({ text }) => DO.test(text));
  }
  return false;
}

/** Words behind which something else is said, or the contrary: "nobody has knights so I'll take them", "nobody plays anything but". */
const NOT_OF_NOBODY =
  /^(?:but|except|besides|other|without|not|doesnt|isnt|so|because|since|i|ill|im|id|we|well|and)$/;
/** Most words from "nobody" to what is not played. */
const NOBODY_REACH = 8;
