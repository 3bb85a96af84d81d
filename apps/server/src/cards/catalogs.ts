import { splitFaceWords } from "@deckwright/cards/face-texts.ts";
import { readTypeLine } from "@deckwright/cards/facts/type-line.ts";
import { type CardTable, CardType, Fact, Supertype } from "@deckwright/cards/table/card-table.ts";
import keywordKinds from "./keyword-kinds.json" with { type: "json" };

/** Catalogs by the name that their address ends with. */
export type Catalogs = ReadonlyMap<string, () => readonly string[]>;

/** Lists of all words of a kind that some card has, each made when first asked for. */
export function createCatalogs(table: CardTable): Catalogs {
  const cards = (): number[] =>
    Array.from({ length: table.size }, (_, card) => card).filter(
      (card) => !((table.facts[card] ?? 0) & Fact.NotADeckCard),
    );
  const faces = (read: (card: number) => Iterable<string>): (() => string[]) => {
    return () => sorted(cards().flatMap((card) => [...read(card)]));
  };
  const figures = (name: "power" | "toughness" | "loyalty"): (() => string[]) =>
    faces((card) => table.faces(card).map((face) => face[name]));
  const subtypesOf = (type: number): (() => string[]) =>
    faces((card) =>
      table.faces(card).flatMap((face) => {
        const line = readTypeLine(face.typeLine);
        // A subtype of a card of two types belongs to the one that it stands with alone elsewhere.
        return line.types & type && !(line.types & ~type & ~CardType.Kindred) ? [...line.subtypes] : [];
      }),
    );
  const keywords = (test: (keyword: string) => boolean): (() => string[]) =>
    faces((card) => table.keywords(card).filter(test));
  const isAction = new Set(keywordKinds.actions.map((word) => word.toLowerCase()));
  const isAbilityWord = new Set(keywordKinds.abilityWords.map((word) => word.toLowerCase()));
  const words =
    (name: "artist" | "watermark"): (() => string[]) =>
    () =>
      sorted(table.printings.texts(name).words.flatMap(splitFaceWords));
  const made = new Map<string, readonly string[]>();
  const all: Readonly<Record<string, () => readonly string[]>> = {
    "card-names": () => sorted(cards().map((card) => table.name(card))),
    "artist-names": words("artist"),
    "word-bank": () =>
      sorted(
        cards().flatMap((card) =>
          table
            .name(card)
            .toLowerCase()
            .split(/[^\p{L}\p{N}'-]+/u),
        ),
      ),
    supertypes: () =>
      sorted(
        Array.from({ length: table.size }, (_, card) => table.typeLine(card)).flatMap((line) =>
          line.split(" ").filter((word) => SUPERTYPES.has(word)),
        ),
      ),
    "card-types": () => Object.keys(CardType).sort(),
    "artifact-types": subtypesOf(CardType.Artifact),
    "battle-types": subtypesOf(CardType.Battle),
    "creature-types": () =>
      sorted(
        Array.from({ length: table.subtypeCount }, (_, id) => id).flatMap((id) =>
          table.isCreatureType(id) ? [table.subtypeName(id)] : [],
        ),
      ),
    "enchantment-types": subtypesOf(CardType.Enchantment),
    "land-types": subtypesOf(CardType.Land),
    "planeswalker-types": subtypesOf(CardType.Planeswalker),
    "spell-types": subtypesOf(CardType.Instant | CardType.Sorcery),
    powers: figures("power"),
    toughnesses: figures("toughness"),
    loyalties: figures("loyalty"),
    watermarks: words("watermark"),
    "keyword-abilities": keywords(
      (word) => !isAction.has(word.toLowerCase()) && !isAbilityWord.has(word.toLowerCase()),
    ),
    "keyword-actions": keywords((word) => isAction.has(word.toLowerCase())),
    "ability-words": keywords((word) => isAbilityWord.has(word.toLowerCase())),
  };
  return new Map(
    Object.entries(all).map(([name, make]) => [
      name,
      () => {
        const known = made.get(name) ?? make();
        made.set(name, known);
        return known;
      },
    ]),
  );
}

/** Those of the rules, and of Un-sets and tokens, which are no subtype of anything. */
const SUPERTYPES: ReadonlySet<string> = new Set([...Object.keys(Supertype), "Elite", "Host", "Token"]);

/** Made once: a comparison that brings its own rules makes them anew each time, and takes seconds for all names. */
const { compare } = new Intl.Collator("en", { numeric: true });

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== "").sort(compare);
}
