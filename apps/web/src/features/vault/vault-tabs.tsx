import { type KeyboardEvent, useRef } from "react";

/** A tab of the vault. */
export interface Tab {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
}

/** The tabs above the vault's lists. Arrows, Home and End go from one to another. */
export function VaultTabs({
  tabs,
  current,
  onChange,
}: {
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onChange: (slug: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ slug }) => slug === current);
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.slug);
    list.current?.querySelector<HTMLElement>(`#vault-tab-${next.slug}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="Decks of your vault" ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ slug, label, count }) => (
        <button
          key={slug}
          type="button"
          role="tab"
          id={`vault-tab-${slug}`}
          aria-selected={slug === current}
          aria-controls="vault-panel"
          tabIndex={slug === current ? 0 : -1}
          onClick={() => onChange(slug)}
        >
          {label} <span className="tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  );
}
