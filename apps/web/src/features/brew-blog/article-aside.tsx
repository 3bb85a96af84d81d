import type { ArticleRow } from "@deckwright/contract/article.ts";
import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { type ArticleBlock, cardsInArticle } from "@deckwright/decks/article-text.ts";
import { Link } from "react-router";
import { cardPath } from "../../lib/cards/card-path.ts";
import { formatName } from "../../lib/format/deck-words.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { CardArt } from "../../ui/card-face/card-art.tsx";
import { CardImage } from "../../ui/card-face/card-image.tsx";
import { PowerMeter } from "../../ui/charts/power-meter.tsx";
import { CopyButton } from "../../ui/copy-deck/copy-button.tsx";
import { ColorPips, ManaCost } from "../../ui/mana/mana.tsx";
import { type FaceMap, pathOf } from "./face-map.ts";

/** Cards that the list beside the text has. */
const MOST_NAMED = 14;

/** The deck that the article is about, and the cards that it names. */
export function ArticleAside({
  article,
  deck,
  blocks,
  faces,
}: {
  readonly article: ArticleRow;
  readonly deck: ListedDeck | null;
  readonly blocks: readonly ArticleBlock[];
  readonly faces: FaceMap;
}) {
  const named = cardsInArticle(blocks);
  const lead = faces.get(article.figures.commanders[0] ?? named[0] ?? "");
  return (
    <aside className="article-aside" aria-label="The deck">
      {deck ? (
        <h2 className="text-20" dir="auto">
          <Link to={`/deck/${deck.id}`} state={{ fromArticle: article.slug }}>
            {deck.name}
          </Link>
        </h2>
      ) : (
        <p className="text-13 text-paper-dim">The deck is not shared any more. The article stays.</p>
      )}
      <p className="article-facts">
        <ColorPips colors={article.colors} />
        <span>{formatName(article.format)}</span>
        {article.figures.price_usd > 0 && <span>{formatUsd(article.figures.price_usd)}</span>}
        <PowerMeter level={article.figures.power_level} />
      </p>
      {lead && (
        <a className="article-lead" href={cardPath(lead)}>
          <span className="sr-only">{lead.name}</span>
          <span className="block" aria-hidden="true">
            <CardImage card={lead} />
          </span>
        </a>
      )}
      {deck && (
        <div className="article-actions">
          <Link
            className="button button-primary"
            to={`/deck/${deck.id}`}
            state={{ fromArticle: article.slug }}
          >
            Open the deck
          </Link>
          <CopyButton deck={deck} />
        </div>
      )}
      <h3 className="label">Named in this article</h3>
      <ul className="article-named">
        {named.slice(0, MOST_NAMED).map((name) => {
          const face = faces.get(name);
          return (
            <li key={name}>
              <span className="card-row-art">{face && <CardArt card={face} view="sliver" />}</span>
              <a href={pathOf(name, face)}>{name.split(" // ")[0]}</a>
              {face && <ManaCost cost={face.mana_cost} />}
              <span className="tabular-nums text-paper-dim">
                {face?.usd == null ? "" : formatUsd(face.usd)}
              </span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
