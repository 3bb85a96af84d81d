import type { CardFace } from "@deckwright/contract/card-face.ts";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { hasEarlyInput } from "../../lib/page/early-input.ts";
import { Button } from "../../ui/button/button.tsx";
import { CardImage } from "../../ui/card-face/card-image.tsx";
import { CardSearch } from "../../ui/field/card-search.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { EXAMPLE_KEY_CARD, WORDS_UNDERSTOOD } from "./brew-examples.ts";
import { brewSentence } from "./brew-sentence.ts";

interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** Start from a format, a playstyle and a card; the rest in words. Without scripts the form goes to the builder as it is. */
export function BrewPanel({
  formats,
  playstyles,
  exampleFace,
}: {
  readonly formats: readonly Choice[];
  readonly playstyles: readonly Choice[];
  readonly exampleFace: CardFace | null;
}) {
  const navigate = useNavigate();
  const [format, setFormat] = useState("");
  const [playstyle, setPlaystyle] = useState("");
  const [keyCard, setKeyCard] = useState("");
  const [text, setText] = useState("");
  const keyFace = useKeyFace(exampleFace);
  const nameOf = (choices: readonly Choice[], slug: string) =>
    choices.find((choice) => choice.slug === slug)?.name ?? "";
  const submit = (event: FormEvent) => {
    // The form is sent as it would be without scripts, where it holds what these do not know of yet.
    if (hasEarlyInput()) return;
    event.preventDefault();
    const homepagePrompt = brewSentence({
      format: nameOf(formats, format),
      playstyle: nameOf(playstyles, playstyle),
      keyCard: keyCard.trim(),
      text,
    });
    void navigate("/builder", { state: { homepagePrompt } });
  };
  return (
    <section className="section border-y border-line" aria-labelledby="brew">
      <div className="page-width grid gap-12 py-12 max-tablet:gap-8 max-tablet:py-8 wide:grid-cols-[auto_minmax(0,1fr)_320px]">
        {keyFace.face && (
          <div className="w-[236px] max-wide:hidden" aria-hidden="true">
            <CardImage card={keyFace.face} size="full" />
          </div>
        )}
        <form className="grid content-start gap-4" action="/builder" onSubmit={submit}>
          <h2 id="brew">Brew My Deck</h2>
          <p className="lede">
            Have a card in mind? Put it in the middle and say the rest in your own words.
          </p>
          <div className="grid gap-3 tablet:grid-cols-[1fr_1fr_1.4fr]">
            <SelectField
              id="brew-format"
              name="format"
              label="Format"
              value={format}
              onChange={setFormat}
              empty="Any"
              choices={formats}
            />
            <SelectField
              id="brew-playstyle"
              name="playstyle"
              label="Playstyle"
              value={playstyle}
              onChange={setPlaystyle}
              empty="Any"
              choices={playstyles}
            />
            <div className="field">
              <label className="label" htmlFor="brew-card">
                Key card
              </label>
              <CardSearch
                id="brew-card"
                name="include"
                value={keyCard}
                onChange={setKeyCard}
                onPick={keyFace.show}
                placeholder={EXAMPLE_KEY_CARD}
              />
            </div>
          </div>
          <div className="field">
            <label className="label" htmlFor="brew-text">
              Anything else?
            </label>
            <textarea
              id="brew-text"
              name="wish"
              className="textarea"
              rows={2}
              maxLength={9_000}
              placeholder="goblins that sacrifice each other, no card over $5"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <div>
            <Button kind="primary" size="large" type="submit">
              Let's Brew!
            </Button>
          </div>
        </form>
        <aside
          className="border-line max-wide:border-t max-wide:pt-6 wide:border-l wide:pl-8"
          aria-labelledby="tips"
        >
          <h3 id="tips">Words it understands</h3>
          <dl className="mt-3 grid gap-3 max-wide:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
            {WORDS_UNDERSTOOD.map(([words, meaning]) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd className="text-13 text-paper-faint">{meaning}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </section>
  );
}

/** The card in the panel: the example, and then whichever is picked. One that cannot be found leaves the last. */
function useKeyFace(exampleFace: CardFace | null) {
  const [face, setFace] = useState(exampleFace);
  const latest = useRef("");
  const show = async (name: string) => {
    latest.current = name;
    try {
      const { fetchFace } = await import("../../data/card-face.ts");
      const found = await fetchFace(name);
      if (found && latest.current === name) setFace(found);
    } catch {
      // Offline: the field has the name, which is all that the wish needs.
    }
  };
  return { face, show: (name: string) => void show(name) };
}
