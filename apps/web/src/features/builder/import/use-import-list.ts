import { useEffect, useRef, useState } from "react";
import { suggestCards } from "../../../data/card-names.ts";
import { findCards } from "../../../data/find-printings.ts";
import { guessFormat, guessLeaders } from "./guess-format.ts";
import { type ReadList, readList, withFixes, withoutLine } from "./read-list.ts";

/** Open lines for which a card is looked up that may be meant: more are shown by and by. */
const MOST_GUESSES = 60;

/** Reading a pasted list: what was read of it, and putting right what was not. */
export function useImportList() {
  const [text, setText] = useState("");
  const [list, setList] = useState<ReadList | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Cards that may be meant, by line. */
  const [guesses, setGuesses] = useState<ReadonlyMap<number, string>>(new Map());
  const running = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    return () => controller.abort();
  }, []);

  const find = async (names: readonly string[]) =>
    names.length === 0 ? [] : await findCards(names, running.current.signal, setLooked);

  /** Does something that may fail, and tells in a sentence if it does. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (running.current.signal.aborted) return;
      setProblem(error instanceof Error ? error.message : "The card search does not answer.");
    } finally {
      setLooked(null);
    }
  }

  async function guessMeant({ open }: ReadList): Promise<void> {
    const { signal } = running.current;
    for (const { line } of open.slice(0, MOST_GUESSES)) {
      const [meant] = await suggestCards(line.name, signal).catch(() => []);
      if (signal.aborted) return;
      if (meant !== undefined) setGuesses((before) => new Map(before).set(line.line, meant));
    }
  }

  const read = () =>
    attempt(async () => {
      setLooked(0);
      const next = await readList(text, find);
      if (next.lines.length === 0 && next.open.length === 0) {
        setProblem("No line of this names a card.");
        return;
      }
      setGuesses(new Map());
      setList(withLeaders(next, guessLeaders(next.lines)));
      void guessMeant(next);
    });

  /** Puts lines right, each with the name of its card. */
  const fix = (names: ReadonlyMap<number, string>) =>
    attempt(async () => {
      const found = await find([...names.values()]);
      const cards = new Map(
        [...names.keys()].flatMap((line, at) => {
          const card = found[at];
          return card ? [[line, card] as const] : [];
        }),
      );
      setList((before) => before && withFixes(before, cards));
      if (cards.size < names.size) setProblem("No card has that name. Pick one of those that are offered.");
    });

  return {
    text,
    setText,
    list,
    looked,
    problem,
    guesses,
    read,
    fix,
    /** Goes back to the text. */
    reopen: () => setList(null),
    leaveOut: (line: number) => setList((before) => before && withoutLine(before, line)),
    /** Makes the card of one line the one that leads; of none, where there is no such line. */
    lead: (line: number) => setList((before) => before && withLeaders(before, [line])),
    guess: list && guessFormat(list.lines),
  };
}

/** The list with these lines as those that lead; who led before goes to the others. */
function withLeaders(list: ReadList, leaders: readonly number[]): ReadList {
  const lines = list.lines.map((line) => {
    if (leaders.includes(line.line)) return { ...line, section: "commanders" };
    const isAnother = leaders.length > 0 && line.section === "commanders";
    return isAnother ? { ...line, section: "main" } : line;
  });
  return { ...list, lines };
}
