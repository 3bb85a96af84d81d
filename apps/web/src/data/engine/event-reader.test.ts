import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventReader, type ServerEvent } from "./event-reader.ts";

const STREAM =
  ': hello\n\nevent: stage\ndata: {"ms":1}\n\nevent: deck\r\ndata: a\r\ndata: b\r\n\r\ndata:plain\n\nevent: lost\n\n';
const EVENTS: ServerEvent[] = [
  { event: "stage", data: '{"ms":1}' },
  { event: "deck", data: "a\nb" },
  { event: "message", data: "plain" },
];

test("reads the same events however the stream is cut", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (sizes) => {
      const events: ServerEvent[] = [];
      const read = createEventReader((event) => events.push(event));
      for (let at = 0, turn = 0; at < STREAM.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1;
        read(STREAM.slice(at, at + size));
        at += size;
      }
      expect(events).toEqual(EVENTS);
    }),
  );
});

test("an event that was not ended is not told", () => {
  const events: ServerEvent[] = [];
  createEventReader((event) => events.push(event))("event: deck\ndata: half");
  expect(events).toEqual([]);
});
