import { frameOf, nameSizeOf, textSizeOf } from "@deckwright/art/frame.ts";
import { symbolsOf } from "@deckwright/art/symbols.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import { type CSSProperties, startTransition, useEffect, useState } from "react";
import { useNearScreen } from "../../lib/hooks/use-near-screen.ts";
import { ManaCost, ManaSymbol } from "../mana/mana.tsx";
import { CardArt } from "./card-art.tsx";
import { RulesText } from "./rules-text.tsx";

const BASICS: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
  Wastes: "C",
};

/** How long the picture of a fleeting card is not requested, and how long art is not drawn for any, in milliseconds. */
const ASK_MS = 160;
const DRAW_MS = 400;

/**
 * A card, drawn by us; Scryfall's picture covers the drawing once it has arrived. `thumb` leaves out the rules text.
 * Sizes inside follow the width, so one drawing serves from 90 to 360 pixels.
 */
export function CardImage({
  card,
  size = "thumb",
  photo = true,
  isPatient = false,
  isFleeting = false,
  isUrgent = false,
}: {
  readonly card: CardFace;
  readonly size?: "thumb" | "full";
  /** False where only the drawing is wanted. */
  readonly photo?: boolean;
  /**
   * Where there are many: frame and name are enough at first, and it is drawn only when its picture is late. What it is at
   * first counts.
   */
  readonly isPatient?: boolean;
  /**
   * For a list that changes with every key, where most cards disappear at once: the picture is requested a moment later.
   */
  readonly isFleeting?: boolean;
  /** Whether the picture is requested before others. */
  readonly isUrgent?: boolean;
}) {
  const hasPhoto = photo && card.images.normal !== "";
  const [isCovered, setCovered] = useState(false);
  const [mayWait] = useState(isPatient && hasPhoto);
  const [place, isNear] = useNearScreen(DRAW_MS);
  const isDrawn = !mayWait || (isNear && !isCovered);
  const { kind, split } = frameOf(card);
  const style =
    split &&
    ({ "--frame-1": `var(--frame-${split[0]})`, "--frame-2": `var(--frame-${split[1]})` } as CSSProperties);
  return (
    <div
      className={`card-face card-face-${size}`}
      data-frame={kind}
      data-plain={(!isDrawn && !isCovered) || undefined}
      style={style}
      ref={mayWait && !isCovered ? place : undefined}
    >
      {isDrawn ? (
        <Drawing card={card} size={size} hasArt={!isCovered} waitMs={hasPhoto && !mayWait ? DRAW_MS : 0} />
      ) : (
        <div className="card-face-in">
          <div className="card-face-bar">
            <span className="card-face-name">{frontOf(card.name)}</span>
          </div>
          <div className="card-face-art" />
        </div>
      )}
      {hasPhoto && (
        <Photo
          key={card.images.normal}
          address={card.images.normal}
          waitMs={isFleeting ? ASK_MS : 0}
          isUrgent={isUrgent}
          hasArrived={isCovered}
          onArrived={setCovered}
        />
      )}
    </div>
  );
}

/** What is on a card, its text aside where it is a thumb. */
function Drawing({
  card,
  size,
  hasArt,
  waitMs,
}: {
  readonly card: CardFace;
  readonly size: "thumb" | "full";
  readonly hasArt: boolean;
  /** How long its art is not drawn, in milliseconds. */
  readonly waitMs: number;
}) {
  const name = frontOf(card.name);
  const typeLine = frontOf(card.type_line);
  const cost = frontOf(card.mana_cost);
  const text = card.oracle_text?.split("\n//\n")[0];
  const basic = typeLine.startsWith("Basic") ? BASICS[name.replace("Snow-Covered ", "")] : undefined;
  const stats =
    card.power === undefined ? (card.loyalty ?? card.defense) : `${card.power}/${card.toughness ?? ""}`;
  return (
    <div className="card-face-in">
      <div className="card-face-bar">
        <span className="card-face-name" data-size={nameSizeOf(name, symbolsOf(cost).length)}>
          {name}
        </span>
        <ManaCost cost={cost} className="card-face-cost" />
      </div>
      <div className="card-face-art">{hasArt && <CardArt card={card} waitMs={waitMs} />}</div>
      <div className="card-face-bar card-face-types">
        <span>{typeLine}</span>
        <i className="card-face-gem" data-rarity={card.rarity} />
      </div>
      {size === "full" && (
        <div className="card-face-text" data-size={textSizeOf(text ?? "")}>
          {basic ? (
            <span className="card-face-basic">
              <ManaSymbol symbol={basic} />
            </span>
          ) : (
            text && <RulesText text={text} />
          )}
        </div>
      )}
      {stats !== undefined && (
        <span className="card-face-stats" data-kind={card.power === undefined ? "loyalty" : "body"}>
          {stats}
        </span>
      )}
    </div>
  );
}

/** The part of what is printed on the front. */
function frontOf(text: string): string {
  return text.split(" // ")[0] ?? text;
}

/** The picture from Scryfall, over the drawing. When it does not arrive nothing of it is seen. */
function Photo({
  address,
  waitMs,
  isUrgent,
  hasArrived,
  onArrived,
}: {
  readonly address: string;
  /** Milliseconds before it is asked for. */
  readonly waitMs: number;
  readonly isUrgent: boolean;
  readonly hasArrived: boolean;
  readonly onArrived: (hasArrived: boolean) => void;
}) {
  const [hasFailed, setFailed] = useState(false);
  const [isAsked, setAsked] = useState(waitMs === 0);
  useEffect(() => {
    if (waitMs === 0) return undefined;
    const timer = setTimeout(() => setAsked(true), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  if (hasFailed || !isAsked) return null;
  return (
    <img
      className="card-face-photo"
      src={address}
      alt=""
      width={488}
      height={680}
      loading={isUrgent || waitMs > 0 ? "eager" : "lazy"}
      fetchPriority={isUrgent ? "high" : "auto"}
      decoding="async"
      data-arrived={hasArrived || undefined}
      ref={(image) => {
        // The picture may have come, or failed, before the page was hydrated.
        if (!image?.complete) return;
        startTransition(() => {
          if (image.naturalWidth > 0) onArrived(true);
          else setFailed(true);
        });
      }}
      onLoad={() => startTransition(() => onArrived(true))}
      onError={() => setFailed(true)}
    />
  );
}
