/** The shape of the list while it is on its way. */
export function VaultShape() {
  return (
    <div className="border-t border-line" aria-busy="true">
      <p className="sr-only" role="status">
        Loading your decks
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-6 border-b border-line py-4" aria-hidden="true">
          <div className="skeleton h-[88px] w-[132px] flex-none" />
          <div className="grid flex-1 content-start gap-3">
            <div className="skeleton h-5 w-56 max-w-full" />
            <div className="skeleton h-4 w-80 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
