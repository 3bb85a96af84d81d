import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import { allCards, type Deck } from "@deckwright/decks/deck.ts";
import { diffDecks } from "@deckwright/decks/diff.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../data/account.ts";
import { openDeck } from "../../../data/decks.ts";
import { findCards } from "../../../data/find-printings.ts";
import { fetchVault } from "../../../data/vault.ts";
import { formatUsd } from "../../../lib/format/money.ts";
import { CardImage } from "../../../ui/card-face/card-image.tsx";
import { faceNamed } from "../../../ui/deck-list/deck-groups.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";

/** The choice of the deck that was here before. */
const LAST = "last";

/** What came and what went between another deck and this one, with pictures: the last one, or any of the vault. */
export default function CompareDialog({
  last,
  deck,
  faces,
  onClose,
}: {
  /** The deck that was here before this one, if there was one. */
  readonly last: Deck | null;
  readonly deck: Deck;
  readonly faces: Faces;
  readonly onClose: () => void;
}) {
  const memberId = account.usePart(({ user }) => user?.id);
  const [chosen, setChosen] = useState(last ? LAST : "");
  const { data: vault = [] } = useQuery({
    queryKey: ["vault-to-compare", memberId],
    queryFn: fetchVault,
    enabled: memberId !== undefined,
  });
  const opened = useQuery({
    queryKey: ["deck-to-compare", chosen],
    queryFn: async () => (await openDeck(Number(chosen))).deck,
    enabled: chosen !== LAST && chosen !== "",
  });
  const other = chosen === LAST ? last : chosen === "" ? null : (opened.data ?? null);
  const decks = vault.map(({ id, name }) => ({ slug: String(id), name }));
  return (
    <Dialog title="Compare" onClose={onClose} size="long">
      <div className="compare-with mt-2">
        <SelectField
          label="With"
          value={chosen}
          onChange={setChosen}
          {...(last ? {} : { empty: "Choose a deck of your vault" })}
          choices={[...(last ? [{ slug: LAST, name: `The last deck: ${last.name}` }] : []), ...decks]}
        />
      </div>
      {opened.isError && (
        <p className="mt-4 text-bad" role="alert">
          {opened.error.message}
        </p>
      )}
      {other === null && opened.isFetching && <div className="skeleton mt-4 h-64" />}
      {other && <Comparison before={other} after={deck} faces={faces} />}
    </Dialog>
  );
}

function Comparison({
  before,
  after,
  faces: known,
}: {
  readonly before: Deck;
  readonly after: Deck;
  readonly faces: Faces;
}) {
  const { added, removed, kept, keptNames } = diffDecks(before, after);
  const names = removed.map(({ name }) => name).filter((name) => !faceNamed(known, name));
  const { data: found = [] } = useQuery({
    queryKey: ["faces-to-compare", names],
    queryFn: ({ signal }) => findCards(names, signal),
    enabled: names.length > 0,
  });
  const others = new Map(names.map((name, at) => [name, found[at]?.face]));
  const faceOf = (name: string) => faceNamed(known, name) ?? others.get(name);
  const cards = allCards(after);
  return (
    <>
      <div className="compare-heads">
        <Head title={before.name} deck={before} />
        <Head title={`${after.name} (this deck)`} deck={after} />
      </div>
      {added.length + removed.length === 0 && (
        <p className="mt-4">Both decks have the same cards, in the same numbers.</p>
      )}
      <div className="compare-columns">
        <Cards title="Only in the other deck" sign="−" lines={removed} faceOf={faceOf} />
        <Cards title="New in this deck" sign="+" lines={added} faceOf={faceOf} />
      </div>
      <details className="mt-6">
        <summary>In both: {countWords(keptNames.length, kept)}</summary>
        <ul className="mt-2 columns-2 text-13 text-paper-dim tablet:columns-3">
          {keptNames.map((name) => (
            <li key={name}>
              {cards[name]} {name}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Head({
  title,
  deck: { price_usd, power_level, cards },
}: {
  readonly title: string;
  readonly deck: Deck;
}) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="text-13 text-paper-dim tabular-nums">
        {cards} cards, {formatUsd(price_usd)}, power {power_level}
      </p>
    </div>
  );
}

function Cards({
  title,
  sign,
  lines,
  faceOf,
}: {
  readonly title: string;
  readonly sign: "+" | "−";
  readonly lines: ReturnType<typeof diffDecks>["added"];
  readonly faceOf: (name: string) => CardFace | undefined;
}) {
  const copies = lines.reduce((sum, { change }) => sum + Math.abs(change), 0);
  return (
    <section>
      <h4 className="group-heading flex-wrap">
        {title} <span>{countWords(lines.length, copies)}</span>
      </h4>
      <ul className="compare-cards">
        {lines.map(({ name, change }) => {
          const face = faceOf(name);
          return (
            <li key={name}>
              {face ? (
                <CardImage card={face} size="full" />
              ) : (
                <div className="skeleton aspect-[63/88]" aria-hidden="true" />
              )}
              <p className="mt-1 text-12">
                <span className={sign === "+" ? "text-good tabular-nums" : "text-bad tabular-nums"}>
                  {sign}
                  {Math.abs(change)}
                </span>{" "}
                {name}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Different cards, and how many copies of them, which are not to be taken for one another. */
function countWords(names: number, copies: number): string {
  if (names === 0) return "none";
  const cards = names === 1 ? "1 card" : `${names} different cards`;
  return copies === names ? cards : `${cards}, ${copies} copies`;
}
