import type { CardFace as CardFacts } from "@deckwright/contract/card-face.ts";
import { type CSSProperties, useState } from "react";
import { ManaCost, ManaSymbol } from "../mana/mana.tsx";
import { symbolsOf } from "../mana/symbols.ts";
import { CardArt } from "./card-art.tsx";
import { frameOf, nameSizeOf, textSizeOf } from "./frame.ts";
import { RulesText } from "./rules-text.tsx";

const BASICS: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
  Wastes: "C",
};

/**
 * A card, drawn by us; Scryfall's picture covers the drawing once it has arrived. `thumb` leaves out the rules text.
 * Sizes inside follow the width, so one drawing serves from 90 to 360 pixels.
 */
export function CardFace({
  card,
  size = "thumb",
  photo = true,
}: {
  readonly card: CardFacts;
  readonly size?: "thumb" | "full";
  /** False where only the drawing is wanted. */
  readonly photo?: boolean;
}) {
  const [isCovered, setCovered] = useState(false);
  const { kind, split } = frameOf(card);
  const name = card.name.split(" // ")[0] ?? card.name;
  const typeLine = card.type_line.split(" // ")[0] ?? card.type_line;
  const cost = card.mana_cost.split(" // ")[0] ?? "";
  const text = card.oracle_text?.split("\n//\n")[0];
  const basic = typeLine.startsWith("Basic") ? BASICS[name.replace("Snow-Covered ", "")] : undefined;
  const stats =
    card.power === undefined ? (card.loyalty ?? card.defense) : `${card.power}/${card.toughness ?? ""}`;
  const style =
    split &&
    ({ "--frame-1": `var(--frame-${split[0]})`, "--frame-2": `var(--frame-${split[1]})` } as CSSProperties);
  return (
    <div className={`card-face card-face-${size}`} data-frame={kind} style={style}>
      <div className="card-face-in">
        <div className="card-face-bar">
          <span className="card-face-name" data-size={nameSizeOf(name, symbolsOf(cost).length)}>
            {name}
          </span>
          <ManaCost cost={cost} className="card-face-cost" />
        </div>
        <div className="card-face-art">{!isCovered && <CardArt card={card} />}</div>
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
      {photo && card.images.normal !== "" && (
        <Photo
          key={card.images.normal}
          address={card.images.normal}
          hasArrived={isCovered}
          onArrived={setCovered}
        />
      )}
    </div>
  );
}

/** The picture from Scryfall, over the drawing. When it does not arrive nothing of it is seen. */
function Photo({
  address,
  hasArrived,
  onArrived,
}: {
  readonly address: string;
  readonly hasArrived: boolean;
  readonly onArrived: (hasArrived: boolean) => void;
}) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      className="card-face-photo"
      src={address}
      alt=""
      width={488}
      height={680}
      loading="lazy"
      decoding="async"
      data-arrived={hasArrived || undefined}
      ref={(image) => {
        // The picture may have come, or failed, before the page was hydrated.
        if (!image?.complete) return;
        if (image.naturalWidth > 0) onArrived(true);
        else setFailed(true);
      }}
      onLoad={() => onArrived(true)}
      onError={() => setFailed(true)}
    />
  );
}
