import { createFairQueue } from "./fair-queue.ts";

/** What the queue asks of a job. */
interface Queued {
  /** Whose turn it takes. */
  readonly owner: string;
  /** Quick jobs come before their owner's others. */
  readonly isQuick: boolean;
}

/**
 * Jobs that wait, as they come up: turns go round between owners, and of one owner's jobs the quick ones come first, but
 * not for ever.
 */
export interface JobQueue<Job extends Queued> {
  readonly size: number;
  sizeOf(owner: string): number;
  add(job: Job): void;
  /** Takes out what comes next, passing over owners who may not have a turn now; undefined when nothing may. */
  take(mayHaveTurn: (owner: string) => boolean): Job | undefined;
  /** Takes out one job; false when it does not wait any more. */
  remove(job: Job): boolean;
  /** Takes out everything. */
  clear(): Job[];
}

/** After so many quick jobs of an owner one of those comes up that take longer: a page that asks at every key must not hold up the deck that it waits for. */
const QUICK_IN_A_ROW = 4;

interface Line<Job> {
  readonly quick: Job[];
  readonly others: Job[];
  quickInARow: number;
}

export function createJobQueue<Job extends Queued>(): JobQueue<Job> {
  const lines = new Map<string, Line<Job>>();
  /** One turn for each job that waits; which of its owner's jobs it is for is chosen when it comes. */
  const turns = createFairQueue<string>();

  function dropIfEmpty(owner: string, line: Line<Job>): void {
    if (line.quick.length + line.others.length === 0) lines.delete(owner);
  }

  return {
    get size() {
      return turns.size;
    },
    sizeOf: (owner) => turns.sizeOf(owner),
    add(job) {
      const line = lines.get(job.owner) ?? { quick: [], others: [], quickInARow: 0 };
      lines.set(job.owner, line);
      (job.isQuick ? line.quick : line.others).push(job);
      turns.add(job.owner, job.owner);
    },
    take(mayHaveTurn) {
      const owner = turns.take(mayHaveTurn);
      const line = owner === undefined ? undefined : lines.get(owner);
      if (owner === undefined || !line) return undefined;
      const isOthersTurn = line.quickInARow >= QUICK_IN_A_ROW && line.others.length > 0;
      const job = isOthersTurn ? line.others.shift() : (line.quick.shift() ?? line.others.shift());
      line.quickInARow = job?.isQuick ? line.quickInARow + 1 : 0;
      dropIfEmpty(owner, line);
      return job;
    },
    remove(job) {
      const line = lines.get(job.owner);
      const among = job.isQuick ? line?.quick : line?.others;
      const at = among?.indexOf(job) ?? -1;
      if (!line || !among || at < 0) return false;
      among.splice(at, 1);
      turns.remove(job.owner, job.owner);
      dropIfEmpty(job.owner, line);
      return true;
    },
    clear() {
      const all = [...lines.values()].flatMap(({ quick, others }) => [...quick, ...others]);
      lines.clear();
      turns.clear();
      return all;
    },
  };
}
