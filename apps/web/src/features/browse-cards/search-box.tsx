import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { exactQuery } from "../../lib/cards/exact-query.ts";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { Button } from "../../ui/button/button.tsx";
import { useNames } from "../../ui/field/use-names.ts";
import { type Completion, completionsAt, isPlainName } from "./query/completions.ts";
import { MOST_TYPED } from "./search-state.ts";
import type { Search as SearchHandle } from "./use-search.ts";

const SyntaxHelp = lazy(untilItComes(() => import("./syntax-help.tsx")));

/** How long typing rests before names are asked for, in milliseconds. */
const WAIT_MS = 150;
const MOST_NAMES = 5;
/** How long the list stays when nobody types or chooses from it, in milliseconds: results are below it. */
const LISTED_MS = 2_000;

/** The search box: it searches as one types, and offers keywords, values and names to go on with. */
export function SearchBox({ search }: { readonly search: SearchHandle }) {
  const { typed } = search;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(typed.length);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const hasHelp = useEver(isHelpOpen);
  const options = useCompletions(typed, caret, isOpen);
  const isListed = isOpen && options.length > 0;
  const [isPointedAt, setPointedAt] = useState(false);
  const close = useStableCallback(() => setOpen(false));
  const offered = options.map(({ text }) => text).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key and each other list begins the wait anew.
  useEffect(() => {
    if (!isListed || isPointedAt || active >= 0) return;
    const timer = setTimeout(close, LISTED_MS);
    return () => clearTimeout(timer);
  }, [isListed, isPointedAt, active, typed, offered, close]);

  const take = ({ text, start, end }: Completion) => {
    const next = typed.slice(0, start) + text + typed.slice(end);
    setActive(-1);
    setPointedAt(false);
    setOpen(text.endsWith(":"));
    setCaret(start + text.length);
    search.type(next);
    requestAnimationFrame(() => input.current?.setSelectionRange(start + text.length, start + text.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    if (isListed && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      // One place more than there are options: none of them.
      const places = options.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      document.querySelector<HTMLElement>(".result-list [data-index] a")?.focus();
    } else if (event.key === "Enter" && isListed && option) {
      event.preventDefault();
      take(option);
    } else if (event.key === "Escape" && isListed) {
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    }
  };
  return (
    <Form
      role="search"
      className="search-box"
      action="/browse-cards"
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        search.submit(typed);
      }}
    >
      <Search size={18} aria-hidden="true" />
      <input
        ref={input}
        name="q"
        type="text"
        role="combobox"
        aria-label="Search cards"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
        data-slash-focus=""
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MOST_TYPED}
        placeholder="A name, or t:elf mv<=2 o:draw"
        value={typed}
        onChange={(event) => {
          search.type(event.target.value);
          setCaret(event.target.selectionStart ?? event.target.value.length);
          setActive(-1);
          setPointedAt(false);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <kbd>/</kbd>
      <Button
        kind="ghost"
        icon={CircleQuestionMark}
        iconSize={18}
        label="How to search"
        aria-haspopup="dialog"
        onClick={() => setHelpOpen(true)}
      />
      <Button kind="primary" type="submit">
        Search
      </Button>
      {isListed && (
        <div
          id={listId}
          role="listbox"
          aria-label="Ways to go on"
          className="suggestions floating"
          onPointerMove={() => setPointedAt(true)}
          onPointerLeave={() => setPointedAt(false)}
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys for its options.
            <div
              key={option.text}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              <span className={option.name === undefined ? "font-mono text-13" : ""}>
                {option.name ?? option.text}
              </span>{" "}
              <span className="text-paper-faint">{option.hint}</span>
            </div>
          ))}
        </div>
      )}
      {hasHelp && (
        <Suspense fallback={null}>
          <SyntaxHelp isOpen={isHelpOpen} onOpen={setHelpOpen} onQuery={search.submit} />
        </Suspense>
      )}
    </Form>
  );
}

/** Keywords and values at the caret, and names of cards where the search is only words. */
function useCompletions(query: string, caret: number, isWanted: boolean): readonly Completion[] {
  const names = useNames(isWanted && isPlainName(query) ? query : "", WAIT_MS);
  if (!isWanted) return [];
  return [
    ...completionsAt(query, caret),
    ...names
      .slice(0, MOST_NAMES)
      .map((name) => ({ text: exactQuery(name), name, hint: "this card", start: 0, end: query.length })),
  ];
}
