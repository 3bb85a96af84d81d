import { Link } from "react-router";
import { Button } from "../../ui/button/button.tsx";

/** The page for a path that has none. */
export function NotFoundScreen() {
  return (
    <div className="page-width error-screen">
      <title>Page not found · Deckwright</title>
      <h1>Page not found</h1>
      <p className="lede">
        Nothing stands at this address. It may have been mistyped, or what was here is gone.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link className="button button-primary" to="/">
          Go back home
        </Link>
        <Link className="button" to="/builder">
          Build a deck
        </Link>
      </div>
    </div>
  );
}

/** The page for an error that nobody foresaw. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const message = import.meta.env.DEV && error instanceof Error ? error.message : null;
  return (
    <div className="page-width error-screen" role="alert">
      <title>Unexpected Application Error · Deckwright</title>
      <h1>Unexpected Application Error</h1>
      <p className="lede">
        Something broke while this page was being made. Loading it again often helps; a deck you made from a
        wish comes back from the same link.
      </p>
      {message && <pre className="overflow-auto text-12 text-bad">{message}</pre>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Link className="button" to="/">
          Go back home
        </Link>
      </div>
    </div>
  );
}
