import type { ReactNode } from "react";

/** A page of rules in plain words: what it comes to, then its parts. */
export function LegalPage({
  title,
  summary,
  changed,
  children,
}: {
  readonly title: string;
  readonly summary: string;
  /** The day on which the text last changed, in words. */
  readonly changed: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lede">{summary}</p>
        <p className="text-13 text-paper-faint">Last changed {changed}</p>
      </div>
      {children}
    </div>
  );
}

/** A part of such a page: what it is about on the left, the text on the right. */
export function LegalPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="legal-part">
      <h2>{title}</h2>
      <div className="legal-text">{children}</div>
    </section>
  );
}
