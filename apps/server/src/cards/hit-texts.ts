import type { PrintingIndex } from "@deckwright/cards/table/card-table.ts";
import type { AnswerBuffer } from "./answer-buffer.ts";

/** Writes a printing into an answer. */
export type WriteHit = (hit: PrintingIndex, into: AnswerBuffer) => void;

/**
 * Writes printings as `toJson` has them, and keeps the bytes of those written last: the first hits of many searches are the
 * same. They stand in one buffer, the new over the oldest, so that keeping one makes nothing that has to be thrown away later.
 * @param printings How many there are.
 * @param room Bytes of that buffer.
 */
export function createHitTexts(
  printings: number,
  room: number,
  toJson: (hit: PrintingIndex) => string,
): WriteHit {
  const kept = Buffer.allocUnsafeSlow(room);
  // Places count on where the buffer begins again, so that what was written over is known by its age. 0 is nowhere.
  const starts = new Float64Array(printings);
  const lengths = new Uint32Array(printings);
  let next = room;

  function keep(hit: PrintingIndex, text: Buffer): void {
    if (text.length > room) return;
    const left = room - (next % room);
    if (text.length > left) next += left;
    text.copy(kept, next % room);
    starts[hit] = next;
    lengths[hit] = text.length;
    next += text.length;
  }

  return (hit, into) => {
    const start = starts[hit] ?? 0;
    if (start >= next - room && start > 0) {
      const at = start % room;
      into.bytes(kept, at, at + (lengths[hit] ?? 0));
      return;
    }
    const before = into.length;
    into.text(toJson(hit));
    keep(hit, into.from(before));
  };
}
