import type { Stage } from "@deckwright/contract/generate.ts";
import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import LoaderCircle from "lucide-react/icons/loader-circle";

const STAGES = [
  ["intent", "Reading your wish"],
  ["commander", "Choosing a direction"],
  ["candidates", "Gathering candidates"],
  ["build", "Building"],
  ["mana", "Mana"],
  ["checks", "Checks"],
] as const;

/** The steps of a generation as they finish: what each did, and how long it took. */
export function StageList({
  stages,
  isRunning,
}: {
  readonly stages: readonly Stage[];
  readonly isRunning: boolean;
}) {
  const done = new Map(stages.map((stage) => [stage.stage, stage]));
  const rows = STAGES.filter(([name]) => isRunning || done.has(name));
  const next = rows.find(([name]) => !done.has(name))?.[0];
  return (
    <ol className="stage-list">
      {rows.map(([name, label]) => {
        const stage = done.get(name);
        return (
          <li key={name} data-state={stage ? "done" : name === next ? "now" : "next"}>
            {stage ? (
              <Check size={14} aria-hidden="true" />
            ) : name === next ? (
              <LoaderCircle size={14} className="spinning" aria-hidden="true" />
            ) : (
              <Circle size={14} aria-hidden="true" />
            )}
            <span className="min-w-0">{label}</span>
            <span className="text-paper-faint">{stage ? `${Math.max(1, Math.round(stage.ms))} ms` : ""}</span>
            {/* The line is there from the start, so that nothing moves when the step is done. */}
            <span className="stage-detail" title={stage?.detail}>
              {stage?.detail}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
