import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { buildTable } from "@deckwright/cards/table/build-table.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "../src/formats/format.ts";
import { createRules, type Rules } from "../src/validate.ts";
import { FIXTURE_CARDS, type FixtureCard } from "./cards.ts";
import { FORMAT_CARDS } from "./format-cards.ts";

/** Every card of the fixture. */
export const ALL_CARDS: readonly FixtureCard[] = [...FIXTURE_CARDS, ...FORMAT_CARDS];

const KEYS = ["standard", "pioneer", "modern", "pauper", "commander", "vintage", "legacy"] as const;

/** A record as a card file has it. `at` makes its ids. */
function recordOf(card: FixtureCard, at: number): Record<string, unknown> {
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
  const said: Record<string, string | null> = {
    ...Object.fromEntries(KEYS.map((key) => [key, "legal"])),
    ...card.legality,
  };
  const legalities = Object.fromEntries(Object.entries(said).filter(([, word]) => word !== null));
  const front = {
    mana_cost: card.cost ?? "",
    type_line: card.type,
    oracle_text: card.text ?? "",
    ...(card.power === undefined ? {} : { power: card.power, toughness: card.power }),
  };
  const [frontName = card.name] = card.name.split(" // ");
  const { back } = card;
  const faces = back && [
    {
      ...front,
      name: frontName,
      ...(card.layout === "split"
        ? { mana_cost: front.mana_cost.split(" // ")[0], type_line: card.type.split(" // ")[0] }
        : {}),
    },
    { name: back.name, mana_cost: back.cost ?? "", type_line: back.type, oracle_text: back.text ?? "" },
  ];
  return {
    id,
    oracle_id: id,
    name: back ? `${frontName} // ${back.name}` : card.name,
    layout: card.layout ?? "normal",
    cmc: card.mv ?? 0,
    colors: [..."WUBRG"].filter((letter) => front.mana_cost.includes(letter)),
    color_identity: [...(card.id ?? "")],
    keywords: card.keywords ?? [],
    legalities,
    set: "fix",
    set_type: card.setType ?? "expansion",
    released_at: "2026-01-01",
    collector_number: String(at),
    rarity: card.rarity ?? "common",
    rarities: [card.rarity ?? "common"],
    games: card.games ?? ["paper"],
    ...(faces ? { card_faces: faces } : front),
  };
}

/** A table of hand-made cards, built the way every table is built. */
function fixtureTable(cards: readonly FixtureCard[]): CardTable {
  return buildTable({ cards: cards.map(recordOf) }, { source: "folder", today: "2026-11-01" });
}

/** Rules over the fixture's cards, some of them with other legalities, and a way to find a card. */
export function fixtureRules(
  formats?: ReadonlyMap<string, Format>,
  legality: Readonly<Record<string, FixtureCard["legality"]>> = {},
): { rules: Rules; card(name: string): number } {
  const table = fixtureTable(
    ALL_CARDS.map((it) =>
      legality[it.name] ? { ...it, legality: { ...it.legality, ...legality[it.name] } } : it,
    ),
  );
  const names = buildNameIndex(table);
  const card = (name: string): number => {
    const match = names.resolve(name, { typos: false });
    if (!match.found) throw new Error(`the fixture has no ${name}`);
    return match.card;
  };
  return { card, rules: createRules(table, names, formats) };
}

/** `count` different artifacts that every deck may hold, one of each. */
export function fillers(count: number, each = 1): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`Filler ${at + 1}`, each]));
}
