import { Link } from "react-router";
import { formatCount } from "../../lib/format/count.ts";

/** A heading and a run of chips that lead to pages of one kind. */
export function ChipIndex({
  id,
  title,
  text,
  chips,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** With how many shared decks there are, where there are some. */
  readonly chips: readonly { readonly name: string; readonly path: string; readonly decks: number }[];
}) {
  return (
    <section
      id={id}
      className="page-width mt-12 grid gap-x-12 gap-y-5 first-of-type:mt-20 page:grid-cols-[260px_minmax(0,1fr)]"
    >
      <div>
        <h2>{title}</h2>
        <p className="mt-2 text-13 text-paper-dim">{text}</p>
      </div>
      <ul className="flex flex-wrap content-start gap-2">
        {chips.map(({ name, path, decks }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {name}
              {decks > 0 && (
                <span className="text-12 text-paper-faint tabular-nums">
                  {formatCount(decks)}
                  <span className="sr-only"> shared {decks === 1 ? "deck" : "decks"}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
