import { calledIn, leaderWords } from "../checks/leaders.ts";
import type { Format, ZoneRow } from "./format.ts";
import { FORMATS, formsOf } from "./registry.ts";

/** One thing to know about a format, for people. */
export interface FormatFact {
  readonly label: string;
  readonly text: string;
}

const COMPANION_WORDS = {
  sideboard: "allowed, in one of the sideboard's places",
  beside: "allowed, as a card beside the deck",
  none: "none",
} as const;

/** A format's rules in plain words, made from its row; `formats` are those among which its other forms are looked up. */
export function describeFormat(
  format: Format,
  formats: ReadonlyMap<string, Format> = FORMATS,
): readonly FormatFact[] {
  const { leaders, players, zones, points, uncommons, maxManaValue } = format;
  const forms = formsOf(formats, format.slug).flatMap((id) => formats.get(id)?.form ?? []);
  const facts: FormatFact[] = [];
  if (forms.length > 0)
    facts.push({ label: format.form === null ? "Variants" : "Played with decks of", text: forms.join(", ") });
  facts.push(
    { label: "Deck", text: sizeWords(format) },
    { label: "Copies", text: copyWords(format.copies) },
    { label: "Cards", text: format.pool.words },
  );
  if (leaders) {
    const called = calledIn(format);
    facts.push({ label: called.charAt(0).toUpperCase() + called.slice(1), text: leaderWords(format) });
    if (leaders.max > 1)
      facts.push({ label: "Pairs", text: `two ${called}s whose abilities let them lead together` });
  }
  if (maxManaValue !== null)
    facts.push({ label: "Mana values", text: `at most ${maxManaValue}, each face for itself` });
  if (points !== null)
    facts.push({ label: "Points", text: `at most ${points}, spent on the strongest cards` });
  if (uncommons !== null)
    facts.push({ label: "Rarities", text: `at most ${uncommons} cards that were never printed at common` });
  for (const zone of zones)
    facts.push({ label: zone.words.charAt(0).toUpperCase() + zone.words.slice(1), text: zoneWords(zone) });
  facts.push(
    { label: "Sideboard", text: sideboardWords(format.sideboard) },
    { label: "Companion", text: COMPANION_WORDS[format.companion] },
    {
      label: "Players",
      text: players.min === players.max ? `${players.min}` : `${players.min} to ${players.max}`,
    },
    { label: "Life", text: `${format.life}` },
    { label: "Last checked", text: format.checked },
  );
  return facts;
}

function sizeWords({ size: { min, max, steps, soft }, leaders, zones }: Format): string {
  const counted = zones.filter((zone) => zone.counted).map((zone) => zone.words);
  const included = [...(leaders ? [leaders.called ?? "commander"] : []), ...counted];
  const note = included.length > 0 ? `, ${included.join(" and ")} included` : "";
  if (steps) return `${steps.slice(0, -1).join(", ")} or ${steps.at(-1)} cards`;
  if (max === min) return `exactly ${min} cards${note}`;
  if (soft && max !== null) return `about ${min} to ${max} cards${note}`;
  return `at least ${min} cards${max === null ? "" : `, at most ${max}`}${note}`;
}

function copyWords(copies: number): string {
  if (copies === Number.POSITIVE_INFINITY) return "as many of each card as you opened; basic lands are free";
  return `${copies === 1 ? "one" : `up to ${copies}`} of each card; basic lands and cards that say so are free`;
}

function zoneWords({ min, max, copies, required, counted, atMost }: ZoneRow): string {
  if (counted) return "one for each who leads, within the same colors";
  const size =
    max === null
      ? min > 0
        ? `at least ${min} cards`
        : "any number"
      : min === max
        ? `${max} cards`
        : `up to ${max}`;
  const each = copies === null ? "" : copies === 1 ? ", all different" : `, at most ${copies} of each`;
  const some = atMost ? `, at most ${atMost.count} ${atMost.words}` : "";
  return `${required ? "" : "if there is one: "}${size}${each}${some}`;
}

function sideboardWords(most: number): string {
  if (most === 0) return "none";
  return most === Number.POSITIVE_INFINITY ? "the rest of your pool" : `up to ${most} cards`;
}
