import X from "lucide-react/icons/x";
import { Dialog } from "radix-ui";
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
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="dialog syntax-help">
          <div className="syntax-help-head">
            <Dialog.Title className="dialog-title">How to search</Dialog.Title>
            <Dialog.Close
              className="button button-ghost button-icon button-small dialog-close"
              aria-label="Close"
            >
              <X size={16} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="text-paper-dim">
            Words look in names. A term is a keyword, a comparison and a value, as on Scryfall. Press an
            example to try it.
          </Dialog.Description>
          <div className="mt-4 grid gap-x-8 gap-y-5 tablet:grid-cols-2">
            {sections.map(({ title, keyword, short, examples }) => (
              <section key={title}>
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
                    <li key={query} className="flex flex-wrap items-baseline gap-x-2.5 py-0.5 text-13">
                      <button
                        type="button"
                        className="text-button font-mono"
                        onClick={() => {
                          onOpen(false);
                          onQuery(query);
                        }}
                      >
                        {query}
                      </button>
                      <span className="text-paper-dim">{meaning}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
