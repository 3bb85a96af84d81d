/** The shape of a deck's page while it is on its way. */
export function DeckShape() {
  return (
    <div className="deck-shape" aria-busy="true">
      <div role="status" className="sr-only">
        <h1>Loading the deck</h1>
      </div>
      <div className="deck-banner skeleton" />
      <div className="page-width" aria-hidden="true">
        <div className="deck-head">
          <div className="grid w-96 max-w-full gap-3">
            <div className="skeleton h-10" />
            <div className="skeleton h-5 w-4/5" />
          </div>
          <div className="deck-head-actions">
            <div className="skeleton h-9 w-72" />
          </div>
        </div>
        <div className="deck-page">
          <div className="grid min-w-0 content-start gap-3">
            {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
              <div key={row} className="skeleton h-8" />
            ))}
          </div>
          <div className="deck-bench">
            <div className="skeleton h-64" />
          </div>
        </div>
      </div>
    </div>
  );
}
