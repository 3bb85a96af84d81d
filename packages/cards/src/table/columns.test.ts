import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Column, readColumns, TableFormatError, writeColumns } from "./columns.ts";
import { packColumns, unpackColumns } from "./packed.ts";

const columns = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.oneof(
    fc.uint8Array({ maxLength: 50 }),
    fc.uint16Array({ maxLength: 50 }),
    fc.uint32Array({ maxLength: 50 }),
    fc.int32Array({ maxLength: 50 }),
    fc.float32Array({ maxLength: 50 }),
  ),
);

function asMap(record: Record<string, Column>): Map<string, Column> {
  return new Map(Object.entries(record));
}

describe("columns in a buffer", () => {
  test("come out as they went in, with what was said about them", () => {
    fc.assert(
      fc.property(columns, fc.jsonValue(), (record, about) => {
        const read = readColumns(writeColumns(asMap(record), about), { verify: true });
        expect(read.about).toEqual(JSON.parse(JSON.stringify(about)));
        expect([...read.names].sort()).toEqual(Object.keys(record).sort());
        for (const [name, column] of Object.entries(record)) expect(read.any(name)).toEqual(column);
      }),
    );
  });

  test("come out as they went in also when packed", () => {
    fc.assert(
      fc.property(columns, (record) => {
        const read = readColumns(unpackColumns(packColumns(asMap(record), "about")), { verify: true });
        expect(read.about).toBe("about");
        for (const [name, column] of Object.entries(record)) expect(read.any(name)).toEqual(column);
      }),
    );
  });

  test("a change of any byte is noticed, and nothing but a format error is thrown", () => {
    const buffer = writeColumns(new Map([["numbers", Uint32Array.from([1, 2, 3, 70000])]]), {
      some: "thing",
    });
    fc.assert(
      fc.property(fc.nat(buffer.byteLength - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = new Uint8Array(new Uint8Array(buffer));
        damaged[at] = (damaged[at] ?? 0) ^ flip;
        expect(() => readColumns(damaged.buffer, { verify: true })).toThrow(TableFormatError);
      }),
      { numRuns: 500 },
    );
  });

  test("what is no table is refused, whatever it is", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => readColumns(bytes.slice().buffer)).toThrow(TableFormatError);
      }),
    );
  });

  test("a table cut short is refused also without a look at its bytes", () => {
    const bytes = new Uint8Array(writeColumns(new Map([["numbers", new Uint32Array(100)]]), null));
    expect(() => readColumns(bytes.slice(0, bytes.length - 8).buffer)).toThrow(/cut short/);
  });

  test("asking for a column of another kind is refused", () => {
    const read = readColumns(writeColumns(new Map([["numbers", new Uint32Array(1)]]), null));
    expect(() => read.u8("numbers")).toThrow(/another kind/);
    expect(() => read.u8("others")).toThrow(/no column others/);
  });
});
