import { usePlainLinks } from "../../lib/hooks/use-plain-links.ts";

/** Pages of one kind, in groups. */
export interface GuideGroup {
  readonly title: string;
  readonly text: string;
  readonly pages: readonly { readonly slug: string; readonly name: string; readonly line: string }[];
}

/** The list of all guides of one kind: each with a line. */
export function GuideIndex({
  title,
  lede,
  base,
  groups,
}: {
  readonly title: string;
  readonly lede: string;
  readonly base: "/formats" | "/playstyles";
  readonly groups: readonly GuideGroup[];
}) {
  const onClick = usePlainLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links in it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well.
    <div className="page-width" onClick={onClick}>
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      {groups.map((group) => (
        <section key={group.title} className="guide-group">
          <div>
            <h2>{group.title}</h2>
            <p className="mt-2 text-13 text-paper-dim">{group.text}</p>
          </div>
          <ul>
            {group.pages.map(({ slug, name, line }) => (
              <li key={slug}>
                <a className="guide-entry" href={`${base}/${slug}`}>
                  <span className="font-semibold">{name}</span>
                  <span className="text-paper-dim">{line}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
