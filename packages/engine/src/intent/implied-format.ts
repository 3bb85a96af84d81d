import type { CardRoles } from "./leaders.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";
import type { WantedLevel } from "./wanted-level.ts";
import type { Reading } from "./wanted-play.ts";

/** A commander, two of them, or a bracket say that the format is Commander. */
export function impliedFormat(
  roles: CardRoles,
  level: WantedLevel,
  pair: Reading<string> | undefined,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): Reading<string> | undefined {
  if (roles.commanders.length > 0) return { value: "commander", from: roles.from };
  if (pair !== undefined) return { value: "commander", from: pair.from };
  // "not cEDH" is said of Commander decks, too.
  const ruledOut = mentions.filter(({ content, negated }) => negated && content.kind === "bracket");
  const from = [...(level.bracket?.from ?? []), ...ruledOut];
  return speaksOfCommander(from, tokens) ? { value: "commander", from } : undefined;
}

/** A deck of commons is one for Pauper where no format is named. */
export function formatOfCommons(rarity: Reading<string> | undefined): Reading<string> | undefined {
  return rarity?.value === "common" ? { value: "pauper", from: rarity.from } : undefined;
}

/** "bracket 3" and "competitive EDH" exist in Commander only; "casual" does not say the format. */
function speaksOfCommander(from: readonly Mention[], tokens: readonly Token[]): boolean {
  return from.some(
    (mention) =>
      mention.content.kind === "bracket-number" ||
      tokens.slice(mention.from, mention.to).some((token) => /edh$|^commander$|^bracket$/.test(token.text)),
  );
}
