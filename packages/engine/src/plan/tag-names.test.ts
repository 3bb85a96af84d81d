import { describe, expect, test } from "vitest";
import { CONSTRUCTED_TEMPLATES } from "../../data/constructed-templates.ts";
import { PLAYSTYLE_TAGS } from "../../data/playstyle-tags.ts";
import { ROLE_IDS, ROLE_RULES } from "../../data/roles.ts";
import { SINGLETON_TEMPLATES } from "../../data/singleton-templates.ts";
import { TAGGER } from "../tags/tagger.ts";

describe("the data of plans", () => {
  const known = new Set(TAGGER.names);

  test("names only tags that the tagger has", () => {
    const named = [
      ...ROLE_IDS.flatMap((role) => [...(ROLE_RULES[role].tags ?? []), ...(ROLE_RULES[role].notTags ?? [])]),
      ...Object.values(PLAYSTYLE_TAGS).flatMap((tags) => Object.keys(tags)),
    ];
    expect(named.filter((tag) => !known.has(tag))).toEqual([]);
  });

  test("has each role after the roles it is made of", () => {
    for (const [at, role] of ROLE_IDS.entries()) {
      for (const part of ROLE_RULES[role].of ?? []) expect(ROLE_IDS.indexOf(part)).toBeLessThan(at);
    }
  });

  test.each([...Object.entries(CONSTRUCTED_TEMPLATES), ...Object.entries(SINGLETON_TEMPLATES)])(
    "gives %s a curve that sums to 1 and sane bands",
    (_, template) => {
      expect(template.curve).toHaveLength(7);
      expect(template.curve.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
      expect(template.lands[0]).toBeLessThanOrEqual(template.lands[1]);
      expect(template.lands[1]).toBeLessThanOrEqual(template.lands[2]);
      for (const { min, max } of template.bands) expect(min).toBeLessThanOrEqual(max);
    },
  );
});
