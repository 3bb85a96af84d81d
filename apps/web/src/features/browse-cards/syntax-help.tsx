import { Dialog } from "../../ui/dialog/dialog.tsx";
import { COMBINING, SYNTAX } from "./query/syntax.ts";

/** The search language on one page; every example can be tried. */
export default function SyntaxHelp({
  isOpen,
  onOpen,
  onQuery,
}: {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onQuery: (query: string) => void;
}) {
  const sections = [
    { title: "Putting terms together", keyword: "", short: [], examples: COMBINING },
    ...SYNTAX.filter(({ examples }) => examples.length > 0),
  ];
  return (
    <Dialog
      title="How to search"
      description="Words look in names. A term is a keyword, a comparison and a value, as on Scryfall. Press an example to try it."
      isOpen={isOpen}
      onClose={() => onOpen(false)}
      size="long"
    >
      <div className="mt-4 gap-x-8 tablet:columns-2">
        {sections.map(({ title, keyword, short, examples }) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="text-14">
              {title}{" "}
              {keyword !== "" && (
                <code className="font-mono text-12 font-normal text-paper-faint">
                  {[...short, keyword].join(" ")}
                </code>
              )}
            </h3>
            <ul className="mt-1">
              {examples.map(([query, meaning]) => (
                <li key={query}>
                  <button
                    type="button"
                    className="syntax-example"
                    onClick={() => {
                      onOpen(false);
                      onQuery(query);
                    }}
                  >
                    <code className="font-medium font-mono text-copper">{query}</code> <span>{meaning}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
