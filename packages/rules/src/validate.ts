import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { compare, isRecord, readDeck } from "./checks/context.ts";
import { copyLimitOf } from "./checks/copies.ts";
import { identityOf } from "./checks/identity.ts";
import { leadsAlone, type PairingVerdict, pairing } from "./checks/leaders.ts";
import { RULES } from "./checks/registry.ts";
import type { DeckList } from "./deck.ts";
import { describeFormat, type FormatFact } from "./formats/describe.ts";
import type { Format } from "./formats/format.ts";
import { FORMAT_NAMES } from "./formats/names.ts";
import { FORMATS } from "./formats/registry.ts";
import { type CardStatus, createPoolReader, type PoolReader } from "./legality.ts";
import type { Finding, Severity, Verdict } from "./verdict.ts";

/**
 * The rules of every open format for one table of cards. Only `validate` takes a format from outside; the other
 * functions throw a `RangeError` for a slug that `format` does not know.
 */
export interface Rules {
  /** The format of a slug; undefined when there is none or it is not open yet. */
  format(slug: string): Format | undefined;
  /** Everything the format's rules say about a deck. Never throws, whatever the deck holds. */
  validate(deck: DeckList): Verdict;
  /** Per card: 0 not in the pool, 1 legal, 2 restricted. Shared between callers: do not write to it. */
  poolMask(format: string): Uint8Array;
  /** What the format says of a card, since when, and who says so. */
  statusOf(format: string, card: CardIndex): CardStatus;
  /** Whether a card of the pool may lead a deck by itself. */
  canLead(format: string, card: CardIndex): boolean;
  /** Whether two cards may lead together, their legality in the format aside. */
  pairing(format: string, a: CardIndex, b: CardIndex): PairingVerdict;
  /** Most copies of a card in a deck, restriction included; `Infinity` for basic lands and the like. */
  copyLimit(format: string, card: CardIndex): number;
  /** Color identity of commanders together. */
  identityOf(commanders: readonly CardIndex[]): ColorMask;
  /** The format in plain words. */
  describe(format: string): readonly FormatFact[];
}

const SEVERITIES: readonly Severity[] = ["illegal", "warning", "advice"];

/** Wires the rules to a table. `formats` is for tests and for tables of formats other than our own. */
export function createRules(
  table: CardTable,
  names: NameIndex,
  formats: ReadonlyMap<string, Format> = FORMATS,
): Rules {
  const pools = new Map<string, PoolReader>();

  function poolOf(format: Format): PoolReader {
    const known = pools.get(format.slug);
    if (known) return known;
    const pool = createPoolReader(table, names, format);
    pools.set(format.slug, pool);
    return pool;
  }

  function demand(slug: string): Format {
    const format = formats.get(slug);
    if (!format) throw new RangeError(`no open format "${slug}"`);
    return format;
  }

  return {
    format: (slug) => formats.get(slug),
    validate(deck) {
      const slug: unknown = isRecord(deck) ? deck.format : undefined;
      const format = typeof slug === "string" ? formats.get(slug) : undefined;
      if (!format) return verdictOf([unknownFormat(slug, formats)], []);
      const context = readDeck(deck, format, table, names, poolOf(format));
      const findings = format.rules.flatMap((id) => {
        const rule = RULES[id];
        const source = format.sources[id] ?? rule.source;
        return rule.check(context).map((found): Finding => ({ rule: id, source, ...found }));
      });
      return verdictOf(findings, format.rules);
    },
    poolMask: (slug) => poolOf(demand(slug)).mask(),
    statusOf: (slug, card) => poolOf(demand(slug)).statusOf(card),
    canLead(slug, card) {
      const format = demand(slug);
      return leadsAlone(table, format, card) && poolOf(format).mask()[card] !== 0;
    },
    pairing: (slug, a, b) => pairing(table, demand(slug), a, b),
    copyLimit(slug, card) {
      const format = demand(slug);
      const limit = copyLimitOf(table, format, card);
      return poolOf(format).statusOf(card).legality === "restricted" ? Math.min(1, limit) : limit;
    },
    identityOf: (commanders) => identityOf(table, commanders),
    describe: (slug) => describeFormat(demand(slug)),
  };
}

function verdictOf(findings: readonly Finding[], order: readonly string[]): Verdict {
  const sorted = findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      order.indexOf(a.rule) - order.indexOf(b.rule) ||
      compare(a.cards.join("\n"), b.cards.join("\n")) ||
      compare(a.message, b.message),
  );
  return { legal: !sorted.some((finding) => finding.severity === "illegal"), findings: sorted };
}

function unknownFormat(slug: unknown, formats: ReadonlyMap<string, Format>): Finding {
  const known = FORMAT_NAMES.find((name) => name.slug === slug);
  const open = [...formats.values()].map((format) => format.name).join(", ");
  const message = known
    ? `${known.name} decks cannot be judged yet; open so far: ${open}.`
    : typeof slug === "string"
      ? `There is no format "${slug.slice(0, 60)}"; there are ${open}.`
      : `The deck names no format; there are ${open}.`;
  return { rule: "FORMAT", severity: "illegal", cards: [], message, source: "the list of formats" };
}
