import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { Alternative } from "@deckwright/contract/generate.ts";
import { type Deck, toDeckList } from "@deckwright/decks/deck.ts";
import { ADDED_REASON, type DeckEdit } from "@deckwright/decks/edit.ts";
import { swapCards } from "@deckwright/decks/make-edits.ts";
import { useQuery } from "@tanstack/react-query";
import Ban from "lucide-react/icons/ban";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import X from "lucide-react/icons/x";
import { Popover } from "radix-ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ENGINE_ANSWERS, findAlternatives } from "../../../data/engine/functions.ts";
import { cardPath } from "../../../lib/cards/card-path.ts";
import { formatUsd, formatUsdChange } from "../../../lib/format/money.ts";
import { useStableCallback } from "../../../lib/hooks/use-stable-callback.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CardImage } from "../../../ui/card-face/card-image.tsx";
import { RulesText } from "../../../ui/card-face/rules-text.tsx";
import type { DeckRow } from "../../../ui/deck-list/deck-groups.ts";
import { hasCopies } from "../../../ui/deck-list/deck-list.tsx";
import { HoverCard } from "../../../ui/deck-list/hover-card.tsx";
import { QuantityStepper } from "../../../ui/field/quantity-stepper.tsx";

interface WhyProps {
  readonly row: DeckRow;
  readonly deck: Deck;
  /** Copies that the reader owns; undefined where nobody knows. */
  readonly owned: number | undefined;
  readonly isLocked: boolean;
  /** What the wish allows a card to cost. */
  readonly maxCardUsd: number | undefined;
  /** Names that the wish keeps out. */
  readonly exclude: readonly string[];
  readonly onClose: () => void;
  readonly onLock: (isLocked: boolean) => void;
  readonly onNever: () => void;
  readonly onChange: (by: 1 | -1) => void;
  readonly onSwap: (edits: readonly DeckEdit[], message: string) => void;
}

/** Why a card is here, floating beside its line. */
export function WhyPopover({
  anchor,
  ...props
}: WhyProps & { readonly anchor: RefObject<HTMLElement | null> }) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Popover.Anchor
        virtualRef={{
          current: { getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect() },
        }}
      />
      <Popover.Portal>
        <Popover.Content
          className="why why-floating floating"
          side="bottom"
          align="start"
          alignOffset={34}
          sideOffset={6}
          collisionPadding={16}
          aria-label={`Why ${props.row.name} is here`}
          onInteractOutside={(event) => {
            // A press on the line itself closes the panel by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <WhyContent {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Why a card is here, opened in place under its line. */
export function WhyInline(props: WhyProps) {
  const panel = useRef<HTMLElement>(null);
  // A line that was tapped low lies under it. Newer browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    panel.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, []);
  const onClose = useStableCallback(props.onClose);
  useEffect(() => {
    // A dialog or a list of suggestions that is open keeps its Escape.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  return (
    <section ref={panel} className="why why-inline" aria-label={`Why ${props.row.name} is here`}>
      <WhyContent {...props} />
    </section>
  );
}

function WhyContent({
  row,
  deck,
  owned,
  isLocked,
  maxCardUsd,
  exclude,
  onClose,
  onLock,
  onNever,
  onChange,
  onSwap,
}: WhyProps) {
  const { face, name } = row;
  const canSwap = row.zone === "main" || row.zone === "side";
  const isAdded = row.reason === ADDED_REASON;
  const answer = useAlternatives({ row, deck, maxCardUsd, exclude }, canSwap || isAdded);
  const does = isAdded ? answer.data?.does : undefined;
  return (
    <>
      <div className="why-face">{face && <CardImage card={face} size="full" />}</div>
      <div className="why-head">
        <h3>{name}</h3>
        <span className="badge">{row.role}</span>
        <span className="text-paper-dim tabular-nums">
          {face?.usd == null ? "no known price" : formatUsd(face.usd)}
        </span>
        {owned !== undefined && owned > 0 && (
          <span className="text-good tabular-nums">
            {owned >= row.quantity ? `You own ${owned}` : `You own ${owned} of ${row.quantity}`}
          </span>
        )}
        <Button kind="ghost" size="small" icon={X} iconSize={15} label="Close" onClick={onClose} />
      </div>
      <ul className="why-reasons">
        {reasonsOf(does === undefined ? row.reason : `${ADDED_REASON.replace(/\.$/, ":")} ${does}`).map(
          (reason) => (
            <li key={reason}>{reason}</li>
          ),
        )}
        {isAdded && face?.oracle_text && (
          <li className="why-rules">
            <RulesText text={face.oracle_text} />
          </li>
        )}
        {face?.game_changer && <li>On the Game Changers list: it raises the bracket to 3 at least.</li>}
      </ul>
      {/* Before what comes later: a button that moves away under the mouse is pressed in vain. */}
      <div className="why-actions">
        {hasCopies(row) && <QuantityStepper name={name} quantity={row.quantity} onChange={onChange} />}
        <Button size="small" aria-pressed={isLocked} onClick={() => onLock(!isLocked)}>
          {isLocked ? <LockOpen size={14} aria-hidden="true" /> : <Lock size={14} aria-hidden="true" />}
          {isLocked ? "Unlock" : "Lock"}
        </Button>
        <Button size="small" icon={Ban} onClick={onNever}>
          Never this card
        </Button>
        {face && (
          <Link className="button button-small button-ghost" to={cardPath(face)}>
            Card page
          </Link>
        )}
      </div>
      {canSwap && (
        <Alternatives
          row={row}
          answer={answer}
          onSwap={(alternative) =>
            onSwap(swapCards(deck, row, alternative), `${alternative.name} for ${name}`)
          }
        />
      )}
    </>
  );
}

/** A reason may have several parts; each is a point of its own. */
function reasonsOf(reason: string): readonly string[] {
  return reason
    .split(/;\s+|(?<=[.!?])\s+(?=[A-Z])/)
    .filter((part) => part !== "")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/([^.!?])$/, "$1."));
}

const KINDS = [
  ["cheaper", "Cheaper"],
  ["owned", "You own it"],
  ["easier", "Easier to cast"],
  ["upgrade", "Upgrade"],
  ["nearest", "Nearest"],
] as const;

/** What the engine says of a card of the deck: what it does there, and what could stand in its place. */
function useAlternatives(
  { row, deck, maxCardUsd, exclude }: Pick<WhyProps, "row" | "deck" | "maxCardUsd" | "exclude">,
  enabled: boolean,
) {
  const request = toDeckList(deck);
  return useQuery({
    queryKey: ["alternatives", row.name, request, maxCardUsd, exclude],
    queryFn: ({ signal }) =>
      findAlternatives(
        {
          deck: request,
          card: row.name,
          exclude: [...exclude],
          ...(maxCardUsd === undefined ? {} : { maxCardUsd }),
        },
        signal,
      ),
    enabled,
    ...ENGINE_ANSWERS,
  });
}

function Alternatives({
  row,
  answer: { data, isPending, isError, fetchStatus },
  onSwap,
}: {
  readonly row: DeckRow;
  readonly answer: ReturnType<typeof useAlternatives>;
  readonly onSwap: (alternative: Alternative) => void;
}) {
  const found = KINDS.flatMap(([kind, label]) => {
    const alternative = data?.[kind];
    return alternative ? [{ label, alternative }] : [];
  });
  return (
    <div className="why-alternatives">
      <h4>Instead of it</h4>
      {isPending && fetchStatus === "paused" && (
        <p className="text-13 text-paper-dim">You are offline: other cards come once you are back.</p>
      )}
      {isPending && fetchStatus !== "paused" && <div className="skeleton mt-1 h-16" />}
      {isError && <p className="text-13 text-paper-dim">Could not look for other cards just now.</p>}
      {data && found.length === 0 && (
        <p className="text-13 text-paper-dim">No other card comes close to it in this deck.</p>
      )}
      <ul>
        {found.map(({ label, alternative }) => (
          <li key={label}>
            <span className="text-12 text-paper-dim">{label}</span>
            <span className="min-w-0 leading-[1.3]">
              <AlternativeName row={row} alternative={alternative} face={data?.faces[alternative.name]} />
              <span className="block text-12 text-paper-faint">{alternative.reason}</span>
            </span>
            <span className="text-12 whitespace-nowrap text-paper-dim tabular-nums">
              {alternative.delta_usd === null ? "" : formatUsdChange(alternative.delta_usd)}
            </span>
            <Button
              size="small"
              label={`Swap ${row.name} for ${alternative.name}`}
              onClick={() => onSwap(alternative)}
            >
              Swap
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of another card: its picture beside it while the mouse rests on it, and its page at a press. */
function AlternativeName({
  row,
  alternative: { name, reason },
  face,
}: {
  readonly row: DeckRow;
  readonly alternative: Alternative;
  readonly face: CardFace | undefined;
}) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  if (!face) return name;
  return (
    <>
      <Link
        className="why-other"
        to={cardPath(face)}
        onPointerEnter={({ pointerType, currentTarget }) =>
          // Beside the panel, whose buttons it would cover otherwise.
          pointerType === "mouse" && setElement(currentTarget.closest<HTMLElement>(".why") ?? currentTarget)
        }
        onPointerLeave={() => setElement(null)}
      >
        {name}
      </Link>
      {element && <HoverCard row={{ ...row, name, reason, face }} element={element} />}
    </>
  );
}
