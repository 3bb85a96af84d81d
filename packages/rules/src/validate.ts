import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { DeckList } from "@deckwright/decks/deck.ts";
import { partnerZone } from "@deckwright/decks/team.ts";
import { type DeckContext, readDeck } from "./checks/context.ts";
import { copyLimitOf } from "./checks/copies.ts";
import { identityOf } from "./checks/identity.ts";
import { leadsAlone, type PairingVerdict, pairing } from "./checks/leaders.ts";
import { compare } from "./checks/lines.ts";
import { RULES } from "./checks/registry.ts";
import { chooseForm } from "./formats/choose-form.ts";
import { describeFormat, type FormatFact } from "./formats/describe.ts";
import type { Format, RuleId } from "./formats/format.ts";
import { FORMATS } from "./formats/registry.ts";
import { type CardStatus, createPoolReader, type PoolReader } from "./legality.ts";
import { memoizeNames } from "./memoize-names.ts";
import type { Finding, Severity, Verdict } from "./verdict.ts";

/**
 * The rules of every format for one table of cards. Formats are named by id: the slug alone for the usual form, or
 * `brawl:standard`, `planechase:modern` for another. Only `validate` takes a format from outside; the other functions
 * throw a `RangeError` for an id that `format` does not know.
 */
export interface Rules {
  /** The format of an id; undefined when there is none. */
  format(id: string): Format | undefined;
  /** The form of its format that a deck is of, or the finding that says why there is none. */
  formatOf(deck: DeckList): Format | Finding;
  /** Everything the format's rules say about a deck. Never throws, whatever the deck holds. */
  validate(deck: DeckList): Verdict;
  /** Per card: 0 not in the pool, 1 legal, 2 restricted (to one copy, or to leading). Shared between callers: do not write to it. */
  poolMask(format: string): Uint8Array;
  /** What the format says of a card, since when, and who says so. */
  statusOf(format: string, card: CardIndex): CardStatus;
  /** Whether a card of the pool may lead a deck by itself; never one that is banned as leader. */
  canLead(format: string, card: CardIndex): boolean;
  /** Whether two cards may lead together, their legality in the format aside. */
  pairing(format: string, a: CardIndex, b: CardIndex): PairingVerdict;
  /** Most copies of a card in a deck, restriction included; `Infinity` for basic lands and the like. */
  copyLimit(format: string, card: CardIndex): number;
  /** What a card costs in a format of points; 0 in others. */
  points(format: string, card: CardIndex): number;
  /** Color identity of commanders together. */
  identityOf(commanders: readonly CardIndex[]): ColorMask;
  /** The format in plain words. */
  describe(format: string): readonly FormatFact[];
}

const SEVERITIES: readonly Severity[] = ["illegal", "warning", "advice"];

/** Wires the rules to a table. `formats` is for tests and for tables of formats other than our own. */
export function createRules(
  table: CardTable,
  index: NameIndex,
  formats: ReadonlyMap<string, Format> = FORMATS,
): Rules {
  const names = memoizeNames(index);
  const pools = new Map<string, PoolReader>();

  function poolOf(format: Format): PoolReader {
    const known = pools.get(format.id);
    if (known) return known;
    const pool = createPoolReader(table, names, format);
    pools.set(format.id, pool);
    return pool;
  }

  function demand(id: string): Format {
    const format = formats.get(id);
    if (!format) throw new RangeError(`no format "${id}"`);
    return format;
  }
  function findingsOf(context: DeckContext, rules: readonly RuleId[]): Finding[] {
    return rules.flatMap((id) => {
      const rule = RULES[id];
      const source = context.format.sources[id] ?? rule.source;
      return rule.check(context).map((found): Finding => ({ rule: id, source, ...found }));
    });
  }

  return {
    format: (slug) => formats.get(slug),
    formatOf: (deck) => chooseForm(deck, formats),
    validate(deck) {
      const format = chooseForm(deck, formats);
      if ("rule" in format) return verdictOf([format], []);
      const context = readDeck(deck, { format, table, names, pool: poolOf(format) });
      const findings = findingsOf(context, format.rules);
      if (context.partnerDeck && format.rules.includes("TEAM")) {
        const own = format.rules.filter((id) => !TEAM_RULES.includes(id));
        findings.push(...findingsOf(context.partnerDeck, own).map(ofSecondDeck));
      }
      return verdictOf(findings, format.rules);
    },
    poolMask: (slug) => poolOf(demand(slug)).mask(),
    statusOf: (slug, card) => poolOf(demand(slug)).statusOf(card),
    canLead(slug, card) {
      const format = demand(slug);
      const pool = poolOf(format);
      return (
        leadsAlone(table, format, card) &&
        pool.mask()[card] !== 0 &&
        !pool.statusOf(card).bannedAs.includes("leader")
      );
    },
    pairing: (slug, a, b) => pairing(table, demand(slug), a, b),
    copyLimit(slug, card) {
      const format = demand(slug);
      const limit = copyLimitOf(table, format, card);
      return poolOf(format).statusOf(card).legality === "restricted" ? Math.min(1, limit) : limit;
    },
    points: (slug, card) => poolOf(demand(slug)).points().get(card) ?? 0,
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

/** Rules that look at both decks of a team at once. */
const TEAM_RULES: readonly RuleId[] = ["TEAM", "POOLSRC"];

function ofSecondDeck(finding: Finding): Finding {
  const message = `Second deck: ${finding.message}`;
  const { fix } = finding;
  if (!fix) return { ...finding, message };
  const edits = fix.edits.map((edit) => ({ ...edit, zone: partnerZone(edit.zone) }));
  return { ...finding, message, fix: { label: fix.label, edits } };
}
