import type { Plan, PlanNode } from "./compile.ts";
import { inShort } from "./in-short.ts";

/** What a plan looks for, in English: "cards where the type line contains “elf” and the mana value is at most 2". */
export function sayPlan({ root, terms }: Pick<Plan, "root" | "terms">): string {
  if (root) return `cards where ${say(root, false, false)}`;
  return terms > 0
    ? "cards, of which nothing that was asked could be used"
    : "cards, of which nothing was asked";
}

function say(node: PlanNode, isNegated: boolean, isInside: boolean): string {
  switch (node.kind) {
    case "atom":
      return inShort(isNegated ? node.atom.saysNot : node.atom.says);
    case "not":
      return say(node.child, !isNegated, isInside);
    default: {
      // What is not "a and b" is "not a or not b".
      const word = (node.kind === "and") === isNegated ? "or" : "and";
      const said = node.children.map((child) => say(child, isNegated, true)).join(` ${word} `);
      return isInside ? `(${said})` : said;
    }
  }
}
