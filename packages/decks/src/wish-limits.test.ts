import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isKept, type Limit, limitWords, readLimit, writeLimit } from "./wish-limits.ts";

const figures = fc.constantFrom<Partial<Limit>>(
  { least: 10 },
  { most: 0 },
  { most: 30 },
  { least: 38, most: 38 },
  { least: 36, most: 38 },
);
const limit = fc
  .tuple(
    fc.constantFrom("lands", "Snapcaster Mage", "+1/+1 counters"),
    fc.constantFrom(undefined, "Swamps"),
    fc.constantFrom<Pick<Limit, "zone">>({}, { zone: "sideboard" }),
    figures,
  )
  .map(
    ([what, but, zone, each]): Limit => ({ what, ...(but === undefined ? {} : { but }), ...zone, ...each }),
  );

describe("a limit in writing", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(limit, (each) => {
        expect(readLimit(writeLimit(each))).toEqual(each);
      }),
    );
  });

  test.each(["lands", "=38", "lands=", "lands=9999", "lands=40-38", "lands>3.5", ""])(
    "is not “%s”",
    (text) => {
      expect(readLimit(text)).toBeUndefined();
    },
  );

  test.each([
    ["lands=38", "38 lands"],
    ["lands=36-38", "36 to 38 lands"],
    ["creatures<=30", "at most 30 creatures"],
    ["counterspells>=10", "at least 10 counterspells"],
    ["basic lands<=0", "no basic lands"],
    ["creatures but Skeletons<=0", "no creatures but Skeletons"],
    ["graveyard hate in the sideboard=4", "4 graveyard hate in the sideboard"],
    ["creatures in the sideboard<=0", "no creatures in the sideboard"],
  ])("%s is said as %s", (text, words) => {
    expect(limitWords(readLimit(text) ?? { what: "" })).toBe(words);
  });
});

test("a limit is kept from its least to its most", () => {
  expect([9, 10, 11].map((have) => isKept({ what: "tutors", least: 10 }, have))).toEqual([false, true, true]);
  expect([9, 10, 11].map((have) => isKept({ what: "tutors", least: 10, most: 10 }, have))).toEqual([
    false,
    true,
    false,
  ]);
});
