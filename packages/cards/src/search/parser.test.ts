import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_CHARACTERS, MOST_TERMS, parseQuery } from "./parser.ts";
import type { QueryNode } from "./tree.ts";

/** A tree in short: `&(t:elf |(a b) -c)`. */
function short(node: QueryNode | null): string {
  switch (node?.kind) {
    case undefined:
      return "nothing";
    case "and":
    case "or":
      return `${node.kind === "and" ? "&" : "|"}(${node.children.map(short).join(" ")})`;
    case "not":
      return `-${short(node.child)}`;
    case "term":
      return `${node.keyword}${node.operator}${node.form === "regex" ? `/${node.value}/` : node.value}`;
    case "exact":
      return `!${node.value}`;
    case "name":
      return node.form === "quoted"
        ? `"${node.value}"`
        : node.form === "regex"
          ? `/${node.value}/`
          : node.value;
  }
}

describe("a query", () => {
  test.each([
    ["", "nothing"],
    ["elf", "elf"],
    ["c : r", "c:r"],
    ["t: elf c: g", "&(t:elf c:g)"],
    ["t: c:g", "&(t: c:g)"],
    ["t: (a)", "&(t: a)"],
    ["t: -c:g", "&(t: -c:g)"],
    ["t: or c:g", "|(t: c:g)"],
    ["pow> 3 tou =<2", "&(pow>3 tou<=2)"],
    ["c!r id!ur", "&(c=r id=ur)"],
    ["t!elf", "t!elf"],
    ["Protection: Red", "&(Protection: Red)"],
    ["!Circle of Protection: Red c:w", "&(!Circle of Protection: Red c:w)"],
    ["!B.F.M. (Big Furry Monster)", "!B.F.M. (Big Furry Monster)"],
    ["(!Suit (Used) c:w)", "&(!Suit (Used) c:w)"],
    ["!fire (t:elf or c:r)", "&(!fire |(t:elf c:r))"],
    ["!fire (ice or steam)", "&(!fire |(ice steam))"],
    ['!Kongming, "Sleeping Dragon"', '!Kongming, "Sleeping Dragon"'],
    ['!fire "ice"', '&(!fire "ice")'],
    ["(!fire)", "!fire"],
    ["a | b || c && d", "|(a b &(c d))"],
    ["set_type:core", "set_type:core"],
    ["T:elf c>=G", "&(t:elf c>=G)"],
    ["a b or c d", "|(&(a b) &(c d))"],
    ["a AND b OR c", "|(&(a b) c)"],
    ["(a or b) -c", "&(|(a b) -c)"],
    ["-(a or b)", "-|(a b)"],
    ["--t:creature", "t:creature"],
    ["---t:creature", "-t:creature"],
    ["((((a))))", "a"],
    ['o:"draw a card" mv<=2', "&(o:draw a card mv<=2)"],
    ["o:'draw a card'", "o:draw a card"],
    ["o:“draw a card”", "o:draw a card"],
    ["t:power−plant", "t:power-plant"],
    ["Urza's Tower", "&(Urza's Tower)"],
    [String.raw`o:/deals? \d+ damage\/x/ c:r`, String.raw`&(o:/deals? \d+ damage\/x/ c:r)`],
    ["/bolt$/", "/bolt$/"],
    ["Fire // Ice", "&(Fire // Ice)"],
    ["m:{w/p}{2}", "m:{w/p}{2}"],
    ["mana=(g/u)", "mana=(g/u)"],
    ["(c:r mv=1)", "&(c:r mv=1)"],
    ["pow>tou pt!=3", "&(pow>tou pt!=3)"],
    ["pow >= 3 tou < 2", "&(pow>=3 tou<2)"],
    ["pow = cmc", "pow=cmc"],
    ["one = two", "&(one = two)"],
    ["!Lightning Bolt", "!Lightning Bolt"],
    ['!"Lightning Bolt" e:lea', "&(!Lightning Bolt e:lea)"],
    ["!Lightning Bolt e:lea", "&(!Lightning Bolt e:lea)"],
    ["(!fire or !ice)", "|(!fire !ice)"],
    ["!Trick or Treat", "!Trick or Treat"],
    ["!Fire // Ice -t:land", "&(!Fire // Ice -t:land)"],
    ['a "b c" d', '&(a "b c" d)'],
  ])("%s", (query, expected) => {
    const { tree, warnings } = parseQuery(query);
    expect(short(tree)).toBe(expected);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['o:"draw', "o:draw", 2, 3],
    ["(a b", "&(a b)", 0, 1],
    ["a) b", "&(a b)", 1, 2],
    ["-", "nothing", 0, 1],
    ["a - b", "&(a b)", 2, 3],
    ["or a", "a", 0, 2],
    ["a or", "a", 2, 4],
    ["(a or ) b", "&(a b)", 3, 5],
  ])("that is not whole is read all the same: %s", (query, expected, start, end) => {
    const { tree, warnings } = parseQuery(query);
    expect(short(tree)).toBe(expected);
    expect(warnings.map(({ span }) => span)).toEqual([{ start, end }]);
  });

  test("knows where its terms stand", () => {
    const { tree } = parseQuery("  c:red (t:elf)");
    const terms = tree?.kind === "and" ? tree.children : [];
    expect(terms.map((term) => term.span)).toEqual([
      { start: 2, end: 7 },
      { start: 9, end: 14 },
    ]);
    expect(terms[0]).toMatchObject({ keywordSpan: { start: 2, end: 3 }, valueSpan: { start: 4, end: 7 } });
  });

  test("of too many terms or letters is cut, and says so", () => {
    const many = parseQuery(Array.from({ length: MOST_TERMS + 5 }, (_, at) => `w${at}`).join(" "));
    expect(many.tree?.kind === "and" && many.tree.children.length).toBe(MOST_TERMS);
    expect(many.warnings).toHaveLength(1);
    const long = parseQuery("x".repeat(MOST_CHARACTERS + 1));
    expect(long.warnings).toHaveLength(1);
  });

  test("of thousands of parentheses or minuses is read", () => {
    for (const sign of ["(", ")", "-", "-(", "!", '"', "'", "/", "or ", "((-"])
      expect(() => parseQuery(sign.repeat(5000))).not.toThrow();
    expect(short(parseQuery(`${"(".repeat(5000)}a${")".repeat(5000)}`).tree)).toBe("a");
  });

  test("says few things about many mistakes of one kind", () => {
    for (const sign of ["(", ")", "a or or ", "- ", "(-", '-"'])
      expect(parseQuery(sign.repeat(2000)).warnings.length, sign).toBeLessThan(25);
    expect(parseQuery(`${"(".repeat(2000)}a${")".repeat(2000)}`).warnings).toHaveLength(1);
    expect(parseQuery("((a").warnings.map(({ message }) => message)).toEqual([
      "2 parentheses are never closed.",
    ]);
    expect(parseQuery("a))").warnings).toEqual([
      { message: "These parentheses close nothing.", span: { start: 1, end: 3 } },
    ]);
  });

  test("of anything at all is read, with every place inside of it", () => {
    const piece = fc.constantFrom(
      "(",
      ")",
      "-",
      "!",
      '"',
      "'",
      "/",
      " or ",
      "t:",
      "o:/",
      "c>=",
      "\0",
      "{",
      "}",
      " ",
      "\\",
      "‮",
      "a",
    );
    const queries = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(queries, (query) => {
        const { tree, warnings } = parseQuery(query);
        for (const { span } of [...warnings, ...(tree ? [tree] : [])]) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(query.length);
          expect(span.start).toBeLessThanOrEqual(span.end);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("becomes a tree that nobody can change", () => {
    const { tree } = parseQuery("a (b or -c)");
    expect(Object.isFrozen(tree)).toBe(true);
    expect(tree?.kind === "and" && tree.children.every(Object.isFrozen)).toBe(true);
  });
});
