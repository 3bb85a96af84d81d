import type { ReactNode } from "react";
import { usePlainLinks } from "../../lib/hooks/use-plain-links.ts";

/** The page of a format or a playstyle: a heading, what there is to read, and beside it what to do. */
export function GuidePage({
  title,
  lede,
  lead,
  aside,
  children,
}: {
  readonly title: string;
  readonly lede: string;
  /** What comes before everything else, also on a phone. */
  readonly lead: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) {
  const onClick = usePlainLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links in it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well.
    <div className="page-width" onClick={onClick}>
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lede font-serif">{lede}</p>
      </div>
      <div className="guide">
        <div className="guide-lead">{lead}</div>
        <aside className="guide-aside" aria-label={`Build and read on: ${title}`}>
          {aside}
        </aside>
        <div className="guide-rest">{children}</div>
      </div>
    </div>
  );
}

/** A part of a guide under its heading. */
export function GuideSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="guide-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Pages that are near this one. */
export function GuideLinks({
  title,
  base,
  links,
}: {
  readonly title: string;
  readonly base: "/formats" | "/playstyles";
  readonly links: readonly { readonly slug: string; readonly name: string }[];
}) {
  return (
    <div className="mt-8">
      <h2 className="small-heading">{title}</h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {links.map(({ slug, name }) => (
          <li key={slug}>
            <a className="chip" href={`${base}/${slug}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
