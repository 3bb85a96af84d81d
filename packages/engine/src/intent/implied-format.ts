import type { IntentContext } from "./context.ts";
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
  if (speaksOfCommander(from, tokens)) return { value: "commander", from };
  return formatOfItsWords(tokens, mentions);
}

/** "Nothing legendary except the commander": who speaks of a commander has a format that is led by one. */
function formatOfItsWords(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): Reading<string> | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:commander|commanders|edh)$/.test(text));
  if (at < 0 || mentions.some(({ content }) => content.kind === "format")) return undefined;
  return {
    value: "commander",
    from: [{ from: at, to: at + 1, negated: false, content: { kind: "saying" } }],
  };
}

/** "Tom plays Gishath, Anna plays Meren": whoever leads many decks, and is played in hardly any others, is met in Commander. */
export function formatOfOthers(
  mentions: readonly Mention[],
  { led, popularity }: Pick<IntentContext, "led" | "popularity">,
): Reading<string> | undefined {
  const leader = mentions.find(
    ({ content, negated }) =>
      content.kind === "card" &&
      !negated &&
      content.cards.every(
        (card) => led(card) >= LEADS_MANY && SIXTY.every((format) => popularity(format, card) < HARDLY),
      ),
  );
  return leader && { value: "commander", from: [{ ...leader, content: { kind: "saying" } }] };
}

/** Decks that a legend leads who is met at many tables, of 5.9 million counted ones in November 2026. */
const LEADS_MANY = 2_000;
/** Formats of sixty cards, and the share of their decks below which a card is hardly one of them. */
const SIXTY = ["standard", "pioneer", "modern", "legacy", "vintage", "pauper"] as const;
const HARDLY = 0.005;

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
