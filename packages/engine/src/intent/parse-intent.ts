import { colorsOf } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { identityOf } from "@deckwright/rules/checks/identity.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { NEAREST_FORMATS, SIXTY_CARD_WORDS } from "../../data/lexicon-formats.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { Intent } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { forbidden } from "./forbidden.ts";
import { type CardMention, cast } from "./leaders.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { quote, slice } from "./read-back.ts";
import { scan } from "./scan.ts";
import { foldPhrase, type Token, tokenize } from "./tokens.ts";
import { wantedBudget } from "./wanted-budget.ts";
import { colorNames, openCountNote, wantedColors } from "./wanted-colors.ts";
import { isLed, wantedFormat } from "./wanted-format.ts";
import { wantedLevel } from "./wanted-level.ts";
import { wantedPlay } from "./wanted-play.ts";

/** Longest wish that is read; what lies beyond is left out, with a note. */
const MAX_LENGTH = 20_000;
/** How many unread words are told. */
const MAX_UNREAD = 24;

const sixtyCards = phraseSet(SIXTY_CARD_WORDS.map(foldPhrase));

/** The fields of an intent while they are being found. */
type Draft = { -readonly [Field in keyof Intent]: Intent[Field] } & { read: Record<string, string> };

/**
 * Reads a wish in free text. Never throws, whatever the text; what is not understood is told in `unread`, what had to
 * be decided in `notes`. The same text always gives the same intent.
 */
export function parseIntent(prompt: string, context: IntentContext): Intent {
  const text = prompt.length > MAX_LENGTH ? prompt.slice(0, MAX_LENGTH) : prompt;
  const tokens = tokenize(text);
  const mentions = scan(text, tokens, context);
  const notes: string[] = [];
  if (prompt.length > MAX_LENGTH)
    notes.push(`Only the first ${MAX_LENGTH.toLocaleString("en-US")} characters were read.`);
  const draft: Draft = { read: {} };
  const put = (field: string, from: readonly Mention[]): void => {
    draft.read[field] = quote(text, tokens, from);
  };

  const format = wantedFormat(mentions, tokens, notes);
  const colors = wantedColors(mentions, tokens);
  const cards = mentions.filter(isCardMention);
  const castFormat =
    format === undefined ? impliedFormat(mentions, tokens) : isLed(format.value) ? format.value : undefined;
  const casting = cast(context.table, cards, {
    format:
      FORMATS.get(castFormat ?? "") ?? (castFormat === undefined ? undefined : FORMATS.get("commander")),
    colors: colors.mask,
    colorCount: colors.count,
  });
  notes.push(...casting.notes);

  const level = wantedLevel(mentions, format === undefined || isLed(format.value));
  if (format !== undefined) {
    draft.format = format.value;
    put("format", format.from);
  } else if (casting.commanders.length > 0) {
    draft.format = "commander";
    put("format", casting.from);
  } else if (level.bracket !== undefined && speaksOfCommander(level.bracket.from, tokens)) {
    draft.format = "commander";
    put("format", level.bracket.from);
  }

  readColors();
  if (casting.commanders.length > 0) {
    draft.commanders = casting.commanders.map((card) => context.table.name(card));
    put("commanders", casting.from);
  }
  const play = wantedPlay(mentions, tokens);
  if (play.playstyle !== undefined) {
    draft.playstyle = play.playstyle.value;
    put("playstyle", play.playstyle.from);
  }
  if (play.themes !== undefined) {
    draft.themes = play.themes.value;
    put("themes", play.themes.from);
  }
  if (play.tribe !== undefined) {
    draft.tribe = play.tribe.value;
    put("tribe", play.tribe.from);
  }
  if (casting.include.length > 0) {
    draft.include = casting.include.map(({ card }) => context.table.name(card));
    put(
      "include",
      casting.include.map(({ from }) => from),
    );
  }
  const identity = identityOf(context.table, casting.commanders);
  const excluded = forbidden(mentions, colors.forbidden & ~identity, context.table);
  if ((colors.forbidden & identity) !== 0) {
    notes.push(
      `The commander has ${colorNames(colors.forbidden & identity).join(" and ")} in its color identity, which was ruled out; the commander was kept.`,
    );
  }
  if (excluded !== undefined) {
    draft.exclude = excluded.value;
    put("exclude", excluded.from);
  }
  const budget = wantedBudget(mentions, draft.format);
  if (budget.total !== undefined) {
    draft.budgetUsd = budget.total.value;
    put("budgetUsd", budget.total.from);
  }
  if (budget.each !== undefined) {
    draft.maxCardUsd = budget.each.value;
    put("maxCardUsd", budget.each.from);
  }
  if (level.bracket !== undefined) {
    draft.bracket = level.bracket.value;
    put("bracket", level.bracket.from);
  }
  if (level.power !== undefined) {
    draft.power = level.power.value;
    put("power", level.power.from);
  }
  const owned = ownedMode(mentions);
  if (owned !== undefined) {
    draft.ownedMode = owned.mode;
    put("ownedMode", [owned.from]);
  }

  notes.push(
    ...colors.notes,
    ...play.notes,
    ...level.notes,
    ...budget.notes,
    ...cardNotes(text, tokens, mentions, context),
  );
  const nearest = Object.keys(NEAREST_FORMATS).find((phrase) =>
    format?.from.some((mention) => foldPhrase(slice(text, tokens, mention.from, mention.to)) === phrase),
  );
  if (nearest !== undefined) notes.push(NEAREST_FORMATS[nearest] ?? "");
  if (draft.format === undefined && tokens.some((_, at) => sixtyCards.longest(tokens, at) !== undefined)) {
    notes.push(
      "A deck of sixty cards was asked for without a format; naming one (Standard, Pioneer, Modern, Pauper) decides which cards are legal.",
    );
  }
  if (colors.count !== undefined && casting.commanders.length === 0) notes.push(openCountNote(colors.count));
  const unread = unreadWords(text, tokens, mentions);
  if (unread.length > 0) draft.unread = unread;
  if (Object.keys(draft.read).length === 0) {
    notes.push(
      tokens.length === 0
        ? "The wish is empty; everything is left to choose."
        : "Nothing in this wish was understood; everything is left to choose. Try a format, colors, a creature type or a commander.",
    );
  }
  if (notes.length > 0) draft.notes = [...new Set(notes)];
  return draft;

  function readColors(): void {
    if (casting.commanders.length > 0) {
      const identity = identityOf(context.table, casting.commanders);
      draft.colors = colorsOf(identity);
      put("colors", colors.mask === identity ? colors.from : casting.from);
      if (colors.mask !== undefined && colors.mask !== identity) {
        const leader = casting.commanders.map((card) => context.table.name(card)).join(" and ");
        notes.push(
          `The colors of ${leader} were taken (${colorsOf(identity).join("") || "none"}), not the ${colorsOf(colors.mask).join("") || "colorless"} that was asked for.`,
        );
      }
    } else if (colors.mask !== undefined) {
      draft.colors = colorsOf(colors.mask);
      put("colors", colors.from);
    }
  }
}

function isCardMention(mention: Mention): mention is CardMention {
  return mention.content.kind === "card" && !mention.negated;
}

/** "bracket 3" and "competitive EDH" exist in Commander only; "casual" does not say the format. */
function speaksOfCommander(from: readonly Mention[], tokens: readonly Token[]): boolean {
  return from.some(
    (mention) =>
      mention.content.kind === "bracket-number" ||
      tokens.slice(mention.from, mention.to).some((token) => /edh$|^commander$|^bracket$/.test(token.text)),
  );
}

/** A wish that names no format may have a commander, unless it asks for sixty cards. */
function impliedFormat(mentions: readonly Mention[], tokens: readonly Token[]): string | undefined {
  if (mentions.some((mention) => mention.content.kind === "bracket-number")) return "commander";
  return tokens.some((_, at) => sixtyCards.longest(tokens, at) !== undefined) ? undefined : "commander";
}

function ownedMode(
  mentions: readonly Mention[],
): { readonly mode: "only" | "prefer"; readonly from: Mention } | undefined {
  let found: { mode: "only" | "prefer"; from: Mention } | undefined;
  for (const mention of mentions) {
    if (mention.content.kind !== "owned") continue;
    if (found === undefined || mention.content.mode === "prefer")
      found = { mode: mention.content.mode, from: mention };
  }
  return found;
}

function cardNotes(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  context: IntentContext,
): string[] {
  const notes: string[] = [];
  const nameOf = (card: CardIndex): string => context.table.name(card);
  for (const { content, from, to } of mentions) {
    if (content.kind === "card" && content.mended) {
      const card = content.cards[0];
      if (card !== undefined) notes.push(`"${slice(text, tokens, from, to)}" was read as ${nameOf(card)}.`);
    } else if (content.kind === "unknown-card") {
      const near = content.near.map(nameOf).slice(0, 3);
      const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
      notes.push(`No card is called "${content.name}".${hint}`);
    }
  }
  return notes;
}

/** Words that belong to no mention and are not everyday words, neighbors joined. */
function unreadWords(text: string, tokens: readonly Token[], mentions: readonly Mention[]): string[] {
  const covered = new Uint8Array(tokens.length);
  for (const mention of mentions) covered.fill(1, mention.from, mention.to);
  const unread: string[] = [];
  for (let at = 0; at < tokens.length && unread.length < MAX_UNREAD; at++) {
    if (!isUnread(at)) continue;
    let to = at + 1;
    while (to < tokens.length && to < at + 8 && tokens[to]?.gap === "tight" && isUnread(to)) to++;
    unread.push(slice(text, tokens, at, to).slice(0, 80));
    at = to;
  }
  return unread;

  function isUnread(at: number): boolean {
    const token = tokens[at];
    if (token === undefined || covered[at] !== 0 || STOP_WORDS.has(token.text)) return false;
    return !(
      /^\d{1,3}x?$/.test(token.text) &&
      (covered[at + 1] === 1 || STOP_WORDS.has(tokens[at + 1]?.text ?? ""))
    );
  }
}
