/** The shape of the page while the cards are on their way. */
export function CollectionShape() {
  return (
    <div aria-busy="true" className="pt-6">
      <p className="sr-only" role="status">
        Loading your collection
      </p>
      <div className="flex gap-10" aria-hidden="true">
        <div className="skeleton h-12 w-36" />
        <div className="skeleton h-12 w-24" />
        <div className="skeleton h-12 w-24" />
      </div>
      <div className="mt-8 grid gap-3" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="skeleton h-10" />
        ))}
      </div>
    </div>
  );
}
