import { isWithin, maskOf } from "@deckwright/cards/colors.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { GenerateResult } from "@deckwright/contract/generate.ts";
import type { AnalyzeRequest, GenerateRequest } from "@deckwright/contract/requests.ts";
import { allCards, type Deck, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { editDeck } from "@deckwright/decks/edit.ts";
import type { AskedFields } from "@deckwright/decks/wish-fields.ts";
import type { Analysis } from "@deckwright/engine/types.ts";
import type { GeneratePool, PoolRequestOptions } from "@deckwright/host/pool/generate-pool.ts";

/** What the workbench needs of the rest of the server. */
export interface WorkbenchParts {
  readonly pool: GeneratePool;
  readonly faceOf: (name: string) => CardFace | undefined;
  /** Names of cards that a search finds, the best first. */
  readonly search: (query: string) => readonly string[];
}

/** A deck that somebody works on who may be wrong about everything: only what the engine offers comes in, only what the rules allow stays. */
export interface Workbench {
  /** The deck as the engine built it from the wish; undefined before there is one. */
  readonly built: () => GenerateResult | undefined;
  readonly deck: () => Deck | undefined;
  readonly fields: () => AskedFields;
  readonly changes: () => readonly string[];
  /** Swaps that were refused, and why, without a word of whoever asked for them. */
  readonly rejected: () => readonly string[];
  setWish(fields: AskedFields): Promise<object>;
  searchCards(query: string): Promise<object>;
  rankCandidates(count: number): Promise<object>;
  swap(out: string, into: string): Promise<object>;
  report(): Promise<object>;
}

const MOST_SWAPS = 12;
const MOST_FOUND = 20;
/** Of what would go with the deck, so many are candidates. */
const CANDIDATES = 3_000;

export function createWorkbench(
  parts: WorkbenchParts,
  request: { readonly wish: GenerateRequest; readonly deck?: AnalyzeRequest | undefined },
  options: PoolRequestOptions,
): Workbench {
  const { pool, faceOf } = parts;
  let built: GenerateResult | undefined;
  let deck: Deck | undefined;
  let fields: AskedFields = {};
  let swaps = 0;
  const changes: string[] = [];
  const rejected = new Set<string>();
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const offered = new Set<string>();
  let candidates: readonly string[] | undefined;

  function idOf(name: string): string {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = `c${ids.size + 1}`;
    ids.set(name, id);
    names.set(id, name);
    return id;
  }

  function offer(list: readonly string[]): object {
    return {
      cards: list.map((name) => {
        offered.add(name);
        const face = faceOf(name);
        return { id: idOf(name), name, mana_cost: face?.mana_cost, type: face?.type_line, usd: face?.usd };
      }),
    };
  }

  /** What would go with the deck, by the engine: legal, and of its colors. */
  async function findCandidates(of: Deck): Promise<readonly string[]> {
    if (candidates) return candidates;
    const { format, commanders, main } = of;
    const json = await pool.complete(
      { format, commanders: [...commanders], main: { ...main }, n: CANDIDATES },
      options,
    );
    const listed = JSON.parse(json) as readonly { readonly name: string }[];
    const colors = maskOf(of.colors);
    candidates = listed
      .map(({ name }) => name)
      .filter((name) => isWithin(maskOf(faceOf(name)?.color_identity ?? ["W", "U", "B", "R", "G"]), colors));
    return candidates;
  }

  function summary(of: Deck, analysis: Analysis): object {
    return {
      format: of.format,
      commanders: of.commanders,
      cards: Object.values(of.card_list).flatMap((items) =>
        items.map(({ name, quantity, role }) => ({ id: idOf(name), name, copies: quantity, role })),
      ),
      lands: analysis.lands,
      average_mana_value: analysis.averageManaValue,
      price_usd: analysis.price.total,
      bracket: analysis.bracket?.level,
      power: analysis.power_level,
    };
  }

  return {
    built: () => built,
    deck: () => deck,
    fields: () => fields,
    changes: () => changes,
    rejected: () => [...rejected],
    async setWish(asked) {
      if (deck !== undefined) return { error: "The wish is set already. Use swap, then finish." };
      if (request.deck) {
        const refined = await pool.refine({ deck: request.deck, wish: request.wish, fields: asked }, options);
        built = refined;
        changes.push(...refined.changes);
      } else {
        built = await pool.generate({ ...request.wish, ...asked }, options);
      }
      deck = built.deck;
      fields = asked;
      return summary(deck, built.analysis);
    },
    async searchCards(query) {
      if (!deck) return { error: "Set the wish first." };
      // Expressions may take long, and whose queries these are nobody knows.
      if (query.includes("/")) return { error: "Regular expressions are not for here." };
      const may = new Set(await findCandidates(deck));
      return offer(
        parts
          .search(query)
          .filter((name) => may.has(name))
          .slice(0, MOST_FOUND),
      );
    },
    async rankCandidates(count) {
      if (!deck) return { error: "Set the wish first." };
      return offer((await findCandidates(deck)).slice(0, count));
    },
    async swap(out, into) {
      if (!deck || !built) return { error: "Set the wish first." };
      if (swaps >= MOST_SWAPS) return { error: "There were swaps enough. Finish." };
      const [gone, came] = [names.get(out), names.get(into)];
      if (came === undefined || !offered.has(came)) {
        rejected.add("A card that the engine did not offer.");
        return { error: `No card was offered with the id ${into}.` };
      }
      const group = Object.entries(deck.card_list).find(([, items]) =>
        items.some(({ name }) => name === gone),
      );
      const item = group?.[1].find(({ name }) => name === gone);
      if (gone === undefined || !group || !item || !Object.hasOwn(deck.main, gone)) {
        return { error: `The main deck has no card with the id ${out}.` };
      }
      if (Object.hasOwn(allCards(deck), came)) return { error: `${came} is in the deck already.` };
      const quantity = deck.main[gone] ?? 0;
      const next = editDeck(deck, [
        { zone: "main", card: gone, change: -quantity },
        {
          zone: "main",
          card: came,
          change: quantity,
          as: { group: group[0], role: item.role, reason: "Advanced AI chose it for this deck." },
        },
      ]).deck;
      const verdict = await pool.validate(toDeckList(next), options);
      if (!verdict.legal) {
        const illegal = verdict.findings.filter(({ severity }) => severity === "illegal");
        rejected.add("A swap that the rules do not allow.");
        return {
          error: illegal
            .slice(0, 3)
            .map(({ message }) => message)
            .join(" "),
        };
      }
      const [before, after] = await Promise.all([
        pool.analyze(toMeasured(deck), options),
        pool.analyze(toMeasured(next), options),
      ]);
      const budget = fields.budgetUsd ?? built.intent.budgetUsd;
      if (budget !== undefined && after.price.total > budget && after.price.total > before.price.total) {
        rejected.add("A swap that the budget does not allow.");
        return { error: `The deck would cost $${after.price.total}, and $${budget} may be spent.` };
      }
      deck = next;
      swaps++;
      return { swapped: { out: gone, in: came }, price_usd: after.price.total };
    },
    async report() {
      if (!deck) return { error: "Set the wish first." };
      const { curve, lands, roles, price, bracket, power_level, findings, averageManaValue } =
        await pool.analyze(toMeasured(deck), options);
      return {
        curve,
        lands,
        average_mana_value: averageManaValue,
        roles: roles.map(({ label, have, min, max }) => ({ label, have, min, max })),
        price_usd: price.total,
        bracket: bracket?.level,
        power: power_level,
        notes: findings.slice(0, 8).map(({ message }) => message),
      };
    },
  };
}
