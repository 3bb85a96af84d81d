import type { Content, Mention } from "./mention.ts";

/** Families of what can be ruled out: a comma behind one does not lead to another. */
export type RuledOut = "color" | "frame" | "thing" | "creature type" | "card";

/** The family of something that is ruled out. */
export function kindOf({ content }: Mention): RuledOut {
  switch (content.kind) {
    case "colors":
    case "color-count":
      return "color";
    case "format":
    case "bracket":
    case "pair":
      return "frame";
    case "creature-type":
      return "creature type";
    case "card":
    case "unknown-card":
      return "card";
    default:
      return "thing";
  }
}

/** Whether a negation may speak of something. */
export function canBeForbidden(content: Content): boolean {
  switch (content.kind) {
    case "exclusion":
    case "card":
    case "theme":
    case "playstyle":
    case "creature-type":
    case "colors":
    case "bracket":
    case "format":
    case "pair":
    case "color-count":
    case "unknown-card":
      return true;
    case "printings":
      return content.fields.sets !== undefined;
    default:
      return false;
  }
}

/** Whether words behind something may rule it out. */
export function canBeOut({ kind }: Content): boolean {
  return /^(?:card|theme|playstyle|creature-type|exclusion|colors|unclear-card)$/.test(kind);
}
