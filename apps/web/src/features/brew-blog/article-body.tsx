import type { ArticleFigures } from "@deckwright/contract/article.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import { type ArticleBlock, partsOfText } from "@deckwright/decks/article-text.ts";
import { type FocusEvent, type MouseEvent, useState } from "react";
import { createPortal } from "react-dom";
import { cardPath } from "../../lib/cards/card-path.ts";
import { CardImage } from "../../ui/card-face/card-image.tsx";
import { ColorSection } from "../../ui/charts/color-section.tsx";
import { CurveSection } from "../../ui/charts/curve-section.tsx";
import { type FaceMap, pathOf } from "./face-map.ts";

interface Shown {
  readonly face: CardFace;
  readonly box: DOMRect;
}

/** The text. A card's name leads to the card, and shows it while it is pointed at. */
export function ArticleBody({
  blocks,
  figures,
  colors,
  faces,
}: {
  readonly blocks: readonly ArticleBlock[];
  readonly figures: ArticleFigures;
  readonly colors: readonly string[];
  readonly faces: FaceMap;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (event: MouseEvent | FocusEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
    const face = link && faces.get(link.dataset.card ?? "");
    setShown(link && face ? { face, box: link.getBoundingClientRect() } : null);
  };
  const hide = (): void => setShown(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is shown beside a name is behind its link, too.
    <div
      className="article-text"
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text that does not change.
        <Block key={at} block={block} isFirst={at === 0} figures={figures} colors={colors} faces={faces} />
      ))}
      {shown && <Preview {...shown} />}
    </div>
  );
}

interface BlockProps {
  readonly block: ArticleBlock;
  readonly isFirst: boolean;
  readonly figures: ArticleFigures;
  readonly colors: readonly string[];
  readonly faces: FaceMap;
}

function Block({ block, isFirst, figures, colors, faces }: BlockProps) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 dir="auto">
          <Words text={block.text} faces={faces} />
        </h2>
      );
    case "quote":
      return (
        <blockquote dir="auto">
          <Words text={block.text} faces={faces} />
        </blockquote>
      );
    case "list":
      return (
        <ul dir="auto">
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change.
            <li key={at}>
              <Words text={item} faces={faces} />
            </li>
          ))}
        </ul>
      );
    case "cards":
      return <Cards names={block.names} faces={faces} />;
    case "chart":
      return <Chart of={block.of} figures={figures} colors={colors} />;
    default:
      return (
        <p className={isFirst ? "article-first" : undefined} dir="auto">
          <Words text={block.text} faces={faces} />
        </p>
      );
  }
}

function Words({ text, faces }: { readonly text: string; readonly faces: FaceMap }) {
  return partsOfText(text).map((part, at) =>
    part.kind === "card" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that does not change.
      <CardName key={at} name={part.name} faces={faces} />
    ) : (
      part.text
    ),
  );
}

/** A card's name, that of its front as people say it. */
function CardName({ name, faces }: { readonly name: string; readonly faces: FaceMap }) {
  const face = faces.get(name);
  return (
    <a className="card-ref" href={pathOf(name, face)} data-card={face ? name : undefined}>
      {name.split(" // ")[0]}
    </a>
  );
}

function Cards({ names, faces }: { readonly names: readonly string[]; readonly faces: FaceMap }) {
  const known = names.flatMap((name) => faces.get(name) ?? []);
  if (known.length === 0) return null;
  return (
    <ul className="article-cards">
      {known.map((face) => (
        <li key={face.name}>
          <a href={cardPath(face)}>
            <span className="sr-only">{face.name}</span>
            <span aria-hidden="true">
              <CardImage card={face} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Chart({
  of,
  figures,
  colors,
}: {
  readonly of: "curve" | "colors";
  readonly figures: ArticleFigures;
  readonly colors: readonly string[];
}) {
  if (of === "curve" && figures.curve.length === 0) return null;
  return (
    <div className="article-chart">
      {of === "curve" ? (
        <CurveSection analysis={figures} colors={colors} />
      ) : (
        <ColorSection analysis={{ ...figures, castability: castability(figures) }} />
      )}
    </div>
  );
}

/** The color that comes latest has the say. */
function castability({ colors }: ArticleFigures): number {
  return Math.min(1, ...colors.map((each) => each.castability));
}

const WIDTH = 228;
const HEIGHT = 320;
const GAP = 10;

/** The card beside its name. */
function Preview({ face, box }: Shown) {
  const left = Math.max(GAP, Math.min(box.left, window.innerWidth - WIDTH - GAP));
  const isRoomBelow = box.bottom + GAP + HEIGHT < window.innerHeight;
  const top = isRoomBelow ? box.bottom + GAP : Math.max(GAP, box.top - GAP - HEIGHT);
  return createPortal(
    <div className="article-preview floating" style={{ left, top, width: WIDTH }} aria-hidden="true">
      <CardImage card={face} />
    </div>,
    document.body,
  );
}
