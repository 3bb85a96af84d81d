import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RecordSplitter } from "./record-splitter.ts";

/** Splits a text that arrives in pieces of some lengths. */
function split(text: string, lengths: readonly number[] = []): { json: string; line: number }[] {
  const splitter = new RecordSplitter();
  const records: { json: string; line: number }[] = [];
  let at = 0;
  for (const length of lengths) {
    records.push(...splitter.push(text.slice(at, at + length)));
    at += length;
  }
  records.push(...splitter.push(text.slice(at)), ...splitter.end());
  return records;
}

const bags = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1, maxLength: 6 });
const pieces = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });

describe("a stream of records", () => {
  test("is cut alike whatever its form and however it arrives", () => {
    fc.assert(
      fc.property(bags, pieces, (records, lengths) => {
        const plain = records.map((record) => JSON.parse(JSON.stringify(record)));
        const lines = records.map((record) => JSON.stringify(record)).join("\n");
        for (const form of [lines, `${lines}\n`, JSON.stringify(records), JSON.stringify(records, null, 2)]) {
          expect(split(form, lengths).map(({ json }) => JSON.parse(json))).toEqual(plain);
        }
      }),
    );
  });

  test("tells the line of each record", () => {
    expect(split('{"a":1}\n\n{"a":2}\nnonsense\n{"a":3}').map(({ line }) => line)).toEqual([1, 3, 4, 5]);
    expect(split('[\n{"a":1},\n{"a":2}\n]').map(({ line }) => line)).toEqual([2, 3]);
  });

  test("hands on what is no JSON, so that it can be reported", () => {
    expect(split('{"a":1}\n{"a":\n{"a":2}').map(({ json }) => json)).toEqual(['{"a":1}', '{"a":', '{"a":2}']);
  });

  test("hands on a record that the end of the file cuts", () => {
    expect(split('[{"a":1},{"a":2')).toHaveLength(2);
    expect(split("")).toEqual([]);
    expect(split("[]")).toEqual([]);
  });

  test("does not wait for the end of an endless record", () => {
    const splitter = new RecordSplitter();
    const records = [...splitter.push("x".repeat(5_000_000)), ...splitter.push("y\n{}\n")];
    expect(records).toEqual([
      { json: "", line: 1 },
      { json: "{}", line: 2 },
    ]);
  });
});
