import { type Deck, toDeckList } from "@deckwright/decks/deck.ts";
import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { swapCards } from "@deckwright/decks/make-edits.ts";
import { useQueries } from "@tanstack/react-query";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { ENGINE_ANSWERS, findAlternatives } from "../../../data/engine/functions.ts";
import { formatUsd, formatUsdChange } from "../../../lib/format/money.ts";
import { rowsOf } from "../../../ui/deck-list/deck-groups.ts";
import { type BuilderState, toldOf } from "../builder-state.ts";
import { savingFor } from "../spending.ts";

/** So many of the dearest cards are looked at for another in their place. */
const MOST_DEAREST = 4;

/** Says by how much a deck goes over its budget, and offers the swap that mends it. */
export function OverBudget({
  state,
  deck,
  total,
  onEdit,
}: {
  readonly state: BuilderState;
  readonly deck: Deck;
  readonly total: number;
  readonly onEdit: (edits: readonly DeckEdit[]) => void;
}) {
  const told = toldOf(state);
  const budget = told?.intent.budgetUsd;
  const over = budget === undefined ? 0 : Math.round(100 * (total - budget)) / 100;
  const dearest =
    over <= 0
      ? []
      : rowsOf(deck, state.faces)
          .filter(({ zone, name }) => zone === "main" && !state.locked.has(name))
          .sort((a, b) => (b.face?.usd ?? 0) * b.quantity - (a.face?.usd ?? 0) * a.quantity)
          .slice(0, MOST_DEAREST);
  const request = toDeckList(deck);
  const exclude = told?.wish.exclude ?? [];
  const answers = useQueries({
    queries: dearest.map((row) => ({
      queryKey: ["alternatives", row.name, request, undefined, exclude],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        findAlternatives({ deck: request, card: row.name, exclude: [...exclude] }, signal),
      ...ENGINE_ANSWERS,
    })),
  });
  if (budget === undefined || over <= 0) return null;
  const found = dearest.flatMap((row, at) => {
    const alternative = answers[at]?.data?.cheaper;
    return alternative ? [{ row, alternative, delta_usd: alternative.delta_usd }] : [];
  });
  const swap = answers.some(({ isPending }) => isPending) ? undefined : savingFor(found, over);
  return (
    <section>
      <div className="verdict" role="status">
        <TriangleAlert size={16} className="text-warn" aria-hidden="true" />
        <p>
          <span className="text-paper">
            {formatUsd(over)} over {formatUsd(budget).replace(/\.00$/, "")}.
          </span>
          {swap && (
            <>
              {" "}
              <button
                type="button"
                className="text-button inline text-left"
                onClick={() => onEdit(swapCards(deck, swap.row, swap.alternative))}
              >
                Swap {swap.row.name} for {swap.alternative.name}
              </button>
              {swap.delta_usd !== null && ` (${formatUsdChange(swap.delta_usd)})`}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
