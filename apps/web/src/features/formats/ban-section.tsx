import { GuideSection } from "../../ui/guide/guide-page.tsx";
import { CardNames, Words } from "../../ui/guide/prose.tsx";
import type { BanRow, BanView } from "./ban-view.ts";

/** What may not be played, what only once, or at which price. */
export function BanSection({ words, views }: { readonly words: string; readonly views: readonly BanView[] }) {
  return (
    <GuideSection title={views.some(({ title }) => title.startsWith("Points")) ? "Points" : "Banned cards"}>
      <p className="guide-text">
        <Words text={words} />
      </p>
      {views.map((view) => (
        <BanListing key={view.title} view={view} />
      ))}
    </GuideSection>
  );
}

function BanListing({ view: { title, rows, folded, source } }: { readonly view: BanView }) {
  const more = folded.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div className="mt-6">
      <h3 className="small-heading">{title}</h3>
      {rows.length > 0 && <BanRows rows={rows} />}
      {more > 0 && (
        <details className="guide-fold">
          <summary>{rows.length > 0 ? `${more} more` : `All ${more}`}</summary>
          {folded.length === 1 && rows.length === 0 ? (
            <div className="guide-columns">
              <CardNames names={folded[0]?.cards ?? []} />
            </div>
          ) : (
            <BanRows rows={folded} />
          )}
        </details>
      )}
      <p className="guide-note mt-3">{source}</p>
    </div>
  );
}

function BanRows({ rows }: { readonly rows: readonly BanRow[] }) {
  return (
    <dl className="guide-rows">
      {rows.map(({ label, cards }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <CardNames names={cards} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
