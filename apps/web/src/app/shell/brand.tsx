import { Link } from "react-router";

/** The mark and the name; leads home. */
export function Brand() {
  return (
    <Link className="brand" to="/">
      <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M5.5 1.5h13a2 2 0 0 1 2 2v10.2h-4.2l1.5-5H6.2l1.5 5H3.5V3.5a2 2 0 0 1 2-2z"
          fill="var(--color-copper)"
        />
        <path
          d="M3.5 15.2h6.2l-1.5-5h7.6l-1.5 5h6.2v5.3a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z"
          fill="var(--color-paper)"
        />
      </svg>
      Deckwright
    </Link>
  );
}
