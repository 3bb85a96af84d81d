/** After this many milliseconds what failed is tried again. */
export const AGAIN_MS = 5_000;

/** Does work at once, and again while it fails. @returns What calls it off. */
export function untilDone(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const attempt = () => {
    work().catch(() => {
      if (!isOver) timer = setTimeout(attempt, AGAIN_MS);
    });
  };
  attempt();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
