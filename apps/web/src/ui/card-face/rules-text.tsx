import { Fragment, type ReactNode } from "react";
import { numbered } from "../../lib/format/numbered.ts";
import { ManaSymbol } from "../mana/mana.tsx";
import { wordOf } from "../mana/symbols.ts";

/** Rules text with its symbols drawn and its reminders in italics, one paragraph a line. */
export function RulesText({ text }: { readonly text: string }) {
  return numbered(text.split("\n")).map(({ key, part }) => <p key={key}>{withReminders(part)}</p>);
}

function withReminders(line: string): ReactNode {
  return numbered(line.split(/(\([^)]*\))/)).map(({ key, part }) =>
    part.startsWith("(") ? (
      <em key={key}>{withSymbols(part)}</em>
    ) : (
      <Fragment key={key}>{withSymbols(part)}</Fragment>
    ),
  );
}

function withSymbols(text: string): ReactNode {
  return numbered(text.split(/(\{[^{}]+\})/)).map(({ key, part }) => {
    if (!part.startsWith("{")) return part;
    const symbol = part.slice(1, -1).toUpperCase();
    return (
      <span key={key} role="img" aria-label={wordOf(symbol)}>
        <ManaSymbol symbol={symbol} />
      </span>
    );
  });
}
