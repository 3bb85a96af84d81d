import type { RoleId } from "../roles.ts";

/** One thing that cards do, as their texts order it and as a reason tells it. */
export interface EffectRule {
  /** What kind of claim telling it is. */
  readonly kind: EffectKind;
  /** The whole of a sentence of the text, without condition and full stop; lower case but for names. */
  readonly text: RegExp;
  /** The same of a card that does it: `$1` and so on stand for groups of the text; `a $1` gets its right article. */
  readonly says: string;
  /** The roles under which a card is listed for it. */
  readonly roles: readonly RoleId[];
  /** How much it says of a card when no role decides, 1 to 5. */
  readonly telling: number;
  /** What "it" is in its text, where it can be only the card itself, or only what a condition speaks of. */
  readonly of?: "self" | "other";
  /** The text is held against all that is left of a line, not against its first sentence. */
  readonly isOverLine?: boolean;
}

/** Kinds of effects that texts are read for. */
export type EffectKind =
  | "draws"
  | "makes mana"
  | "finds"
  | "removes"
  | "damages"
  | "counters"
  | "makes tokens"
  | "returns"
  | "strengthens"
  | "grows"
  | "drains"
  | "gains life"
  | "mills"
  | "discards"
  | "looks ahead"
  | "untaps"
  | "copies"
  | "takes"
  | "restricts"
  | "saves mana"
  | "wins";

/** One row of a table of effects. */
export const effect = (
  kind: EffectKind,
  text: RegExp,
  says: string,
  roles: readonly RoleId[],
  telling: number,
): EffectRule => ({ kind, text, says, roles, telling });

/** The same for what takes more than one sentence to order. */
export const overLine = (rule: EffectRule): EffectRule => ({ ...rule, isOverLine: true });

/** The same for a text that says "it" of the card itself, or of what a condition speaks of. */
export const about = (of: "self" | "other", rule: EffectRule): EffectRule => ({ ...rule, of });
