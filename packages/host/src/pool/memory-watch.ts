import type { Worker } from "node:worker_threads";

/** Milliseconds between two looks at what a thread takes. */
const LOOK_MS = 50;

/**
 * Looks at how much memory a thread takes while it works. V8's own limit for a thread does not do: it does not count
 * typed arrays, and a single array or map that grows past it ends the whole process instead of the thread.
 * @param onExceeded Told once when the thread takes more than `limitMb`, heap and buffers together.
 * @returns Ends the watch.
 */
export function watchMemory(worker: Worker, limitMb: number, onExceeded: () => void): () => void {
  let isAsked = false;
  const look = async () => {
    if (isAsked) return;
    // A thread answers between two steps of its own; in the midst of one that takes long there is no answer yet.
    isAsked = true;
    try {
      const { total_heap_size, external_memory } = await worker.getHeapStatistics();
      if (stopped || total_heap_size + external_memory <= limitMb * 2 ** 20) return;
      stop();
      onExceeded();
    } catch {
      // The thread has ended; its end is told elsewhere.
    } finally {
      isAsked = false;
    }
  };
  let stopped = false;
  const timer = setInterval(() => void look(), LOOK_MS);
  const stop = () => {
    stopped = true;
    clearInterval(timer);
  };
  return stop;
}
