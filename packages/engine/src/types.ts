import type { Bracket, CardCounts, Deck } from "@deckwright/decks/deck.ts";
import type { AskedFields, UnderstoodFields } from "@deckwright/decks/wish-fields.ts";
import type { Finding } from "@deckwright/rules/verdict.ts";
import type { ReadingNote } from "./notes.ts";

/** What somebody asks for. Every field is optional; explicit fields win over what `prompt` is read to say. */
export interface GenerateRequest extends AskedFields {
  readonly id?: string | number;
  readonly prompt?: string;
  readonly owned?: CardCounts;
  readonly pool?: CardCounts;
  /** Same request and seed, same deck. Absent: `FIRST_ANSWER`, the deck that most would name. */
  readonly seed?: number;
}

/** What a wish was understood to say. Absent: neither asked for nor implied. */
export interface Intent extends UnderstoodFields {
  /** For each field above that came from the sentence: the words it was read from. */
  readonly read: Readonly<Record<string, string>>;
  /** Words of the sentence that nothing was made of, so that the page can say so. */
  readonly unread?: readonly string[];
  /** Words that are perhaps meant as a card, with its name; nothing was made of them. */
  readonly unclear?: readonly { readonly words: string; readonly card: string }[];
  /** Sentences for the person: contradictions, unknown cards, what was assumed. */
  readonly notes?: readonly string[];
}

/** A wish as it was read from a sentence, what is to be told of it not yet in words. */
export interface ReadWish extends Omit<Intent, "notes"> {
  readonly notes?: readonly ReadingNote[];
}

/** The steps a generation goes through, in order; each is reported as it finishes. */
export const STAGES = ["intent", "commander", "candidates", "build", "mana", "checks"] as const;
export type StageName = (typeof STAGES)[number];

/** A finished step: how long it took and one figure or name worth showing, e.g. "412 candidates". */
export interface Stage {
  readonly stage: StageName;
  readonly ms: number;
  readonly detail: string;
}

/** A role's count in the deck against its target band. */
export interface RoleBand {
  readonly role: string;
  readonly label: string;
  readonly have: number;
  readonly min: number;
  readonly max: number;
}

/** A color's demand and supply. `needed` follows Karsten's table for the most demanding cards. */
export interface ColorSources {
  readonly color: string;
  readonly pips: number;
  readonly needed: number;
  readonly have: number;
  /** Chance, 0 to 1, to have the colored mana for the deck's cards of this color on curve. */
  readonly castability: number;
}

/** Figures about a deck, for the bench beside it. */
export interface Analysis {
  /** Non-land cards per mana value 0 to 7 (7 is "7 and more"), creatures apart from other spells. */
  readonly curve: readonly {
    readonly manaValue: number;
    readonly creatures: number;
    readonly others: number;
  }[];
  readonly averageManaValue: number;
  readonly colors: readonly ColorSources[];
  readonly lands: number;
  /** Chance, 0 to 1, of two to five lands in the opening seven. */
  readonly keepable: number;
  /** Mean chance, 0 to 1, over non-land cards to be castable on curve. */
  readonly castability: number;
  readonly roles: readonly RoleBand[];
  readonly bracket: {
    /** The lowest one that the cards fit in. */
    readonly floor: Bracket;
    /** At least this one: the floor, or the bracket whose decks measure like this one. Nothing that was asked for. */
    readonly level: Bracket;
    /** The five official checks, also those that nothing was found by. */
    readonly reasons: readonly {
      readonly label: string;
      readonly count: number;
      /** The lowest bracket that a deck with these cards fits in. */
      readonly least: Bracket;
      readonly cards: readonly string[];
    }[];
  } | null;
  /** 1 to 10, measured from the cards alone. */
  readonly power_level: number;
  /** Each addend of `power_level`, so that every point can be traced. */
  readonly powerParts: readonly { readonly label: string; readonly points: number }[];
  readonly price: {
    readonly total: number;
    readonly unknown: readonly string[];
    readonly dearest: readonly { readonly name: string; readonly usd: number }[];
    readonly asOf: string;
  };
}

/** The figures of a deck, and what of its aim it misses. */
export interface AimedAnalysis extends Analysis {
  readonly findings: readonly Finding[];
  /** What the deck does, told of its cards as they are; empty for a list to draft or draw from. */
  readonly strategy: string;
}

/** The answer to a generation. */
export interface GenerateResult {
  readonly id?: string | number;
  readonly deck: Deck;
  readonly intent: Intent;
  /** The verdict on the deck, and `advice` findings saying what of the wish gave way and why. */
  readonly findings: readonly Finding[];
  readonly analysis: Analysis;
  readonly stages: readonly Stage[];
  readonly timings_ms: Readonly<Record<string, number>> & { readonly total: number };
}

/** A wish that cannot become any deck. `code` is stable; `message` says what to do. */
export class GenerateError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = "GenerateError";
    this.code = code;
  }
}
