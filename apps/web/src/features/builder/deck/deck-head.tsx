import type { Deck } from "@deckwright/decks/deck.ts";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { playstyleName } from "../../../lib/format/deck-words.ts";
import { formatUsd } from "../../../lib/format/money.ts";
import { Button } from "../../../ui/button/button.tsx";
import { PowerMeter } from "../../../ui/charts/power-meter.tsx";
import { MAX_DECK_NAME, NameLimit } from "../../../ui/field/name-limit.tsx";
import { ColorPips } from "../../../ui/mana/mana.tsx";
import type { Judgement } from "../use-judgement.ts";

/** The deck's name, which can be changed, and its figures in a line. */
export function DeckHead({
  deck,
  format,
  judgement,
  onRename,
}: {
  readonly deck: Deck;
  /** What its format is called. */
  readonly format: string;
  readonly judgement: Judgement;
  readonly onRename: (name: string) => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const { price, power_level } = judgement.analysis;
  const points = pointsOf(judgement.findings);
  return (
    <header>
      <div className="flex min-h-9 items-center gap-1.5">
        {isEditing ? (
          <NameField
            name={deck.name}
            onDone={(name) => {
              if (name !== null) onRename(name);
              setEditing(false);
            }}
          />
        ) : (
          <>
            <h2 className="long-name" title={deck.name}>
              {deck.name}
            </h2>
            <Button
              kind="ghost"
              size="small"
              icon={Pencil}
              iconSize={15}
              label="Rename deck"
              onClick={() => setEditing(true)}
            />
          </>
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 max-tablet:gap-x-2 text-paper-dim">
        <ColorPips colors={deck.colors} className="cost-large" />
        <span>{format}</span>
        <span>{playstyleName(deck.playstyle)}</span>
        <span className="tabular-nums">{deck.cards} cards</span>
        {points !== null && <span className="tabular-nums">{points}</span>}
        <span className="tabular-nums">{formatUsd(price.total)}</span>
        <PowerMeter level={Math.round(power_level * 10) / 10} />
      </p>
    </header>
  );
}

/** How many points the deck spends, in formats that count them: the beginning of what the rules say about it. */
function pointsOf(findings: Judgement["findings"]): string | null {
  const told = findings.find(({ rule }) => rule === "PTS")?.message;
  return /^\d+\/\d+ points/.exec(told ?? "")?.[0] ?? null;
}

function NameField({
  name,
  onDone,
}: {
  readonly name: string;
  readonly onDone: (name: string | null) => void;
}) {
  const [typed, setTyped] = useState(name);
  const finish = () => onDone(typed.trim() || null);
  return (
    <div className="grid w-full max-w-md gap-1">
      <input
        className="input font-serif text-20"
        aria-label="Deck name"
        value={typed}
        maxLength={MAX_DECK_NAME}
        // The field takes the place of the button that was pressed.
        // biome-ignore lint/a11y/noAutofocus: the focus would be lost with the button otherwise.
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === "Enter") finish();
          else if (event.key === "Escape") onDone(null);
        }}
      />
      <NameLimit length={typed.length} />
    </div>
  );
}
