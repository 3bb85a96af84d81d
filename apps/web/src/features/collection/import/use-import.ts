import { useEffect, useRef, useState } from "react";
import { supabase } from "../../../data/account.ts";
import { findPrintings } from "../../../data/find-printings.ts";
import { type CardToKeep, fetchOwnCards, type OwnCard, writeOwnCards } from "../../../data/own-cards.ts";
import { fetchSets } from "../../../data/sets.ts";
import { decodeText } from "./decode.ts";
import { type ImportMode, type ImportPlan, planImport } from "./plan.ts";
import { type CardLine, faultOf, readLines } from "./read-lines.ts";
import { type OpenLine, type ResolvedLine, resolveLines } from "./resolve.ts";

/** How far an import is. */
type Step =
  | { readonly kind: "choose" }
  | {
      readonly kind: "busy";
      readonly what: "look up" | "write";
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: "preview" }
  | { readonly kind: "stopped"; readonly rest: readonly CardToKeep[] }
  | ({ readonly kind: "done" } & Planned);

/** What an import has done, and what became of the lines that were in doubt. */
interface Planned {
  readonly plan: ImportPlan;
  readonly skipped: number;
  /** Lines with a printing that nobody knows. */
  readonly guessed: number;
}

/** What a file says, and what there is. */
interface Reading {
  readonly lines: readonly CardLine[];
  readonly own: readonly OwnCard[];
  readonly resolved: readonly ResolvedLine[];
  readonly open: readonly OpenLine[];
}

const NOTHING: Reading = { lines: [], own: [], resolved: [], open: [] };

/** What of a line can be corrected. */
export type LineFix = Pick<CardLine, "name" | "set" | "quantity">;

/** A file on its way into a member's collection, from its choice to the last row. */
export function useImport(memberId: string, onWritten: () => unknown) {
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(NOTHING);
  const [mode, setMode] = useState<ImportMode>("add");
  // What was planned stays the plan when a part of it has to be written again.
  const planned = useRef<Planned>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function lookUp(lines: readonly CardLine[]) {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const total = lines.length;
    // Four ways to look for a line; most are found in the first, so that is what the progress tells of.
    let isFirst = true;
    setStep({ kind: "busy", what: "look up", done: 0, total });
    const sets = await fetchSets();
    return resolveLines(lines, sets, async (identifiers) => {
      const isTold = isFirst;
      isFirst = false;
      const before = total - identifiers.length;
      return findPrintings(identifiers, signal, (count) => {
        if (isTold) setStep({ kind: "busy", what: "look up", done: before + count, total });
      });
    });
  }

  async function attempt(back: Step, action: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await action();
    } catch (error) {
      if (controller.current?.signal.aborted) return;
      setProblem(error instanceof Error ? error.message : "The file could not be read.");
      setStep(back);
    }
  }

  function readFile(file: File): Promise<void> {
    return attempt({ kind: "choose" }, async () => {
      const lines = readLines(decodeText(new Uint8Array(await file.arrayBuffer())));
      setReading({ ...NOTHING, lines });
      await preview(lines);
    });
  }

  async function preview(lines: readonly CardLine[]): Promise<void> {
    const [own, resolution] = await Promise.all([fetchOwnCards(memberId), lookUp(lines)]);
    setReading({ lines, own, ...resolution });
    setStep({ kind: "preview" });
  }

  /** Looks the corrected lines up again. */
  function fix(fixes: ReadonlyMap<number, LineFix>): Promise<void> {
    return attempt({ kind: "preview" }, async () => {
      const fixed = reading.open.flatMap(({ line }) => {
        const change = fixes.get(line.line);
        return change ? [withFix(line, change)] : [];
      });
      const { resolved, open } = await lookUp(fixed);
      const others = reading.open.filter(({ line }) => !fixes.has(line.line));
      setReading({
        ...reading,
        resolved: [...reading.resolved, ...resolved],
        open: [...others, ...open].toSorted((a, b) => a.line.line - b.line.line),
      });
      setStep({ kind: "preview" });
    });
  }

  function skip(line: number): void {
    setReading({ ...reading, open: reading.open.filter((each) => each.line.line !== line) });
  }

  /** Reckons with what is there at this moment, and writes. */
  function write(): Promise<void> {
    return attempt({ kind: "preview" }, async () => {
      const own = await fetchOwnCards(memberId);
      const plan = planImport(reading.resolved, own, mode);
      planned.current = {
        plan,
        skipped: reading.lines.length - reading.resolved.length,
        guessed: reading.resolved.filter(({ isGuess }) => isGuess).length,
      };
      await writeRest(plan.cards);
    });
  }

  async function writeRest(cards: readonly CardToKeep[]): Promise<void> {
    setProblem(null);
    const progress = (done: number) => setStep({ kind: "busy", what: "write", done, total: cards.length });
    progress(0);
    const result = await writeOwnCards(await supabase(), memberId, cards, progress);
    onWritten();
    setProblem(result.problem);
    if (result.problem !== null) setStep({ kind: "stopped", rest: cards.slice(result.written) });
    else if (planned.current) setStep({ kind: "done", ...planned.current });
  }

  return {
    step,
    problem,
    reading,
    mode,
    setMode,
    plan: step.kind === "preview" ? planImport(reading.resolved, reading.own, mode) : null,
    readFile,
    /** Looks the lines of the file up once more, where that has failed. */
    again: () => attempt({ kind: "choose" }, () => preview(reading.lines)),
    fix,
    skip,
    write,
    writeRest: (cards: readonly CardToKeep[]) =>
      attempt({ kind: "stopped", rest: cards }, () => writeRest(cards)),
  };
}

/** A line that says no more of its printing than name and set. */
const NO_PRINTING = { id: "", mtgoId: "", multiverseId: "", otherSet: "", number: "" };

/** A line with another name or set: what else it says of its printing no longer counts. */
function withFix(line: CardLine, fix: LineFix): CardLine {
  const isOther = fix.name !== line.name || fix.set !== line.set;
  const fixed = { ...line, ...fix, ...(isOther ? NO_PRINTING : {}) };
  return { ...fixed, fault: faultOf(fixed) };
}
