import { readdirSync, readFileSync } from "node:fs";
import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import * as z from "zod/mini";

/**
 * The open wishes may be read by whoever works on the parser. The kept ones were written last, by hands that had not seen the
 * parser, and are only counted; they become open, all at once, when others have been written in their place.
 */
export const HALVES = ["open", "kept"] as const;
export type Half = (typeof HALVES)[number];

const words = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));
const counted = z.number().check(z.minimum(0));
const letters = z.string().check(z.regex(/^(?:C|W?U?B?R?G?)$/), z.minLength(1));

/** What a wish says, by the names of its fields. */
const wantSchema = z.strictObject({
  format: z.exactOptional(z.string()),
  variant: z.exactOptional(z.string()),
  base: z.exactOptional(z.string()),
  size: z.exactOptional(z.int()),
  set: z.exactOptional(z.string()),
  playstyle: z.exactOptional(z.enum(PLAYSTYLE_SLUGS)),
  /** What the deck is about, by whatever field: a playstyle, a theme, an archetype's name. Any of them will do. */
  idea: z.exactOptional(words),
  tribe: z.exactOptional(z.string()),
  themes: z.exactOptional(words),
  commanders: z.exactOptional(words),
  include: z.exactOptional(words),
  /** Cards that must be in, whether they lead or not. */
  named: z.exactOptional(words),
  pair: z.exactOptional(z.enum(["partner", "background", "doctor"])),
  /** Any of these; C stands for colorless. */
  colors: z.exactOptional(z.array(letters).check(z.minLength(1))),
  colorCount: z.exactOptional(z.int().check(z.minimum(1), z.maximum(5))),
  /** Dollars; where another currency was named, a range that its rates stay in. */
  budgetUsd: z.exactOptional(z.union([counted, z.tuple([counted, counted])])),
  maxCardUsd: z.exactOptional(counted),
  maxManaValue: z.exactOptional(counted),
  bracket: z.exactOptional(z.int().check(z.minimum(1), z.maximum(5))),
  power: z.exactOptional(counted),
  novelty: z.exactOptional(z.enum(["low", "high"])),
  ownedMode: z.exactOptional(z.enum(["only", "prefer"])),
  exclude: z.exactOptional(words),
});

/** A limit: how many of something, or what all cards are. `what` is one of the words of `limit-words.ts`. */
const limitSchema = z.strictObject({
  what: z.string(),
  /** What is not counted; with `most: 0` there is nothing else. */
  but: z.exactOptional(z.string()),
  least: z.exactOptional(counted),
  most: z.exactOptional(counted),
  /** For what is no number: a set's code, a rarity, a year, a game. */
  is: z.exactOptional(z.string()),
});

/** A wish as somebody types it, and what each of its words means. */
const wishSchema = z.strictObject({
  text: z.string().check(z.minLength(1)),
  want: wantSchema,
  limits: z.exactOptional(z.array(limitSchema)),
  /** What others play, that the deck has to deal with. */
  against: z.exactOptional(words),
  /** Values that must not be read, by field. */
  never: z.exactOptional(z.record(z.string(), z.array(z.union([z.string(), z.number()])))),
  /** Fields that may be read or not. */
  may: z.exactOptional(words),
  /** Something in it cannot be: words of which the answer has to say one. */
  says: z.exactOptional(words),
  /** ISO code of its language, where that is not English. */
  language: z.exactOptional(z.string()),
});

export type Want = z.output<typeof wantSchema>;
export type WantedLimit = z.output<typeof limitSchema>;
type WrittenWish = z.output<typeof wishSchema>;

/** A wish of the bench, with its family and its half. */
export interface BenchWish extends WrittenWish {
  readonly family: string;
  readonly half: Half;
}

/**
 * The wishes of one half, family by family; a family that is too long for one file goes on in `like-2.jsonl` and so on.
 *
 * @throws Error naming file and line, where one is not what the schema says
 */
export function readWishes(half: Half): readonly BenchWish[] {
  const folder = new URL(`./${half}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      lines(new URL(file, folder)).map((line, at) => {
        const read = z.safeParse(wishSchema, JSON.parse(line));
        if (!read.success) throw new Error(`${half}/${file}:${at + 1}: ${z.prettifyError(read.error)}`);
        return { ...read.data, family: file.replace(/(?:-\d+)?\.jsonl$/, ""), half };
      }),
    );
}

/** Sentences of ordinary English without any wish in them. */
export function readSentences(): readonly string[] {
  return lines(new URL("./sentences.txt", import.meta.url));
}

function lines(file: URL): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}
