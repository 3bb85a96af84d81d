import type { Stage } from "@deckwright/contract/generate.ts";
import ArrowRight from "lucide-react/icons/arrow-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import FileQuestion from "lucide-react/icons/file-question";
import Hourglass from "lucide-react/icons/hourglass";
import SearchX from "lucide-react/icons/search-x";
import Wand from "lucide-react/icons/wand";
import WifiOff from "lucide-react/icons/wifi-off";
import type { BuilderProblem } from "../../data/engine/problem.ts";
import { EXAMPLE_WISHES } from "../../lib/example-wishes.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import { StageList } from "./wish/stage-list.tsx";

/** Before the first wish. */
export function IdleDeck({
  onPick,
  onImport,
}: {
  readonly onPick: (prompt: string) => void;
  readonly onImport: () => void;
}) {
  return (
    <EmptyState
      icon={Wand}
      title="Your deck will stand here"
      action={
        <ul className="w-full">
          {EXAMPLE_WISHES.map(({ wish, colors }) => (
            <li key={wish}>
              <button type="button" className="example-wish" onClick={() => onPick(wish)}>
                <ColorPips colors={colors} className="w-[54px] flex-none" />
                <span className="min-w-0">{wish}</span>
                <ArrowRight size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      }
    >
      <p>
        Say what you want to play, in any words, or{" "}
        <button type="button" className="text-button" onClick={onImport}>
          import a list
        </button>{" "}
        that you have. Or see what becomes of one of these:
      </p>
    </EmptyState>
  );
}

/** While the first deck is being built, or a saved one opened: what is done, and the shape of what comes. */
export function DeckSkeleton({
  wish,
  stages,
  isOpening = false,
}: {
  readonly wish: string;
  readonly stages: readonly Stage[];
  readonly isOpening?: boolean;
}) {
  return (
    <div aria-busy="true">
      <p role="status">
        <span className="text-paper-dim">{isOpening ? "Opening your deck" : "Building a deck"}</span>
        {wish.trim() !== "" && (
          <span className="title mt-1 line-clamp-3 text-28 wrap-anywhere max-tablet:text-40">
            “{wish.trim()}”
          </span>
        )}
      </p>
      <div className="mt-4 max-w-[420px] desk:hidden">
        {!isOpening && <StageList stages={stages} isRunning />}
      </div>
      <div aria-hidden="true" className="mt-4">
        <div className="skeleton h-4 w-80 max-w-full" />
        <div className="skeleton mt-6 h-3.5 w-full" />
        <div className="mt-8 grid gap-x-7 tablet:grid-cols-2">
          {[9, 11].map((rows) => (
            <div key={rows} className="grid content-start gap-2">
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bars without content.
                <div key={row} className="skeleton h-5" style={{ width: `${96 - ((row * 37) % 24)}%` }} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const PROBLEMS = {
  offline: { icon: WifiOff, title: "You are offline" },
  busy: { icon: Hourglass, title: "The generator is busy" },
  refused: { icon: SearchX, title: "No deck for this wish" },
  gone: { icon: FileQuestion, title: "Deck Not Found" },
  broken: { icon: CircleAlert, title: "The deck could not be built" },
} as const;

/** When no deck came: why, and what to do. */
export function ProblemState({
  problem,
  onRetry,
  onEdit,
}: {
  readonly problem: BuilderProblem;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}) {
  const { icon, title } = PROBLEMS[problem.kind];
  const canRetry = problem.kind !== "refused" && problem.kind !== "gone";
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={title}
        action={
          <>
            {canRetry && (
              <Button kind="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            <button
              type="button"
              className={canRetry ? "button" : "button button-primary"}
              onClick={() => {
                onEdit();
                requestAnimationFrame(() => document.getElementById("builder-wish")?.focus());
              }}
            >
              Change the wish
            </button>
          </>
        }
      >
        <p>{problem.message}</p>
      </EmptyState>
    </div>
  );
}
