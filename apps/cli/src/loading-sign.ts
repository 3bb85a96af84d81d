import { Presets, SingleBar } from "cli-progress";
import type { Screen } from "./streams.ts";

/** Shows how far a slow step is, to people only. */
export interface LoadingSign {
  show(what: string, done: number, total: number): void;
  clear(): void;
}

/** A bar on standard error when that is a terminal; else a line for each new thing, when `lines` says so, or nothing. */
export function createLoadingSign(stream: Screen, lines = false): LoadingSign {
  let bar: SingleBar | undefined;
  let shown = "";
  return {
    show(what, done, total) {
      if (!stream.isTTY) {
        if (lines && what !== shown) stream.write(`${what}\n`);
        shown = what;
        return;
      }
      if (!bar) {
        bar = new SingleBar(
          { format: "{bar} {percentage}%  {what}", stream, clearOnComplete: true, hideCursor: true },
          Presets.shades_classic,
        );
        bar.start(Math.max(total, 1), done, { what });
      }
      bar.setTotal(Math.max(total, done, 1));
      bar.update(done, { what });
    },
    clear() {
      bar?.stop();
      bar = undefined;
      shown = "";
    },
  };
}
