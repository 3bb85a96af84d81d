import { type Atom, isProblem, type Problem, type TermContext } from "./atom.ts";
import { isEmpty } from "./bits.ts";
import { directiveNames, type Showing, takeDirective } from "./directives.ts";
import { isField } from "./fields/is.ts";
import { isOrder } from "./fields/numbers.ts";
import { exactAtom, nameAtom } from "./fields/texts.ts";
import { foldText } from "./fold-text.ts";
import { withShortQuotes } from "./in-short.ts";
import { KEYWORDS, MEANT, NOT_TO_BE_HAD } from "./keywords.ts";
import { nearest } from "./nearest.ts";
import type { ExactTerm, NameTerm, QueryNode, SearchWarning, Term } from "./tree.ts";

/** A tree of tests, ready to run: what could not be used is not in it. */
export type PlanNode =
  | { readonly kind: "atom"; readonly atom: Atom }
  | { readonly kind: "and" | "or"; readonly children: readonly PlanNode[] }
  | { readonly kind: "not"; readonly child: PlanNode };

/** A query, ready to run. */
export interface Plan {
  /** `null` when nothing of the query could be used. */
  readonly root: PlanNode | null;
  readonly warnings: readonly SearchWarning[];
  /** How the query itself wants its hits shown. */
  readonly showing: Showing;
  /** True when the query asks for tokens, planes and the like by name. */
  readonly reveals: boolean;
  /** Terms that look for something, used or not. */
  readonly terms: number;
}

/** Makes the terms of a tree into tests. */
export function compile(tree: QueryNode | null, context: TermContext): Plan {
  const compiler = new Compiler(context);
  const root = tree ? compiler.node(tree, false) : null;
  const { warnings, showing, reveals, terms } = compiler;
  return { root, warnings, showing, reveals, terms };
}

/** A word and the sign after it, without a value. */
const KEYWORD_ALONE = /^([a-z_]{2,})[:=<>]+$/i;

class Compiler {
  readonly warnings: SearchWarning[] = [];
  readonly showing: Showing = {};
  reveals = false;
  terms = 0;
  readonly #context: TermContext;

  constructor(context: TermContext) {
    this.#context = context;
  }

  node(node: QueryNode, isNegated: boolean): PlanNode | null {
    switch (node.kind) {
      case "and":
      case "or": {
        const children = node.children.flatMap((child) => this.node(child, isNegated) ?? []);
        const [first] = children;
        return children.length > 1 ? { kind: node.kind, children } : (first ?? null);
      }
      case "not": {
        const child = this.node(node.child, !isNegated);
        return child ? { kind: "not", child } : null;
      }
      case "term":
        return this.#term(node, isNegated);
      case "name":
        return this.#name(node, isNegated);
      case "exact":
        this.terms++;
        return this.#use(exactAtom(node, this.#context), node, isNegated);
    }
  }

  #name(node: NameTerm, isNegated: boolean): PlanNode | null {
    if (node.form === "plain" && (node.value === "++" || node.value === "@@")) {
      this.showing.unique = node.value === "++" ? "prints" : "art";
      return null;
    }
    this.terms++;
    const [, keyword] = node.form === "plain" ? (KEYWORD_ALONE.exec(node.value) ?? []) : [];
    // "Circle of Protection: Red" is a name; "tpye: elf" is none.
    if (keyword !== undefined && isEmpty(this.#context.index.plainNames().holding(foldText(node.value)))) {
      this.#warn(node, this.#noKeyword(keyword.toLowerCase()));
      return null;
    }
    return this.#use(nameAtom(node, this.#context), node, isNegated);
  }

  #term(term: Term, isNegated: boolean): PlanNode | null {
    if (takeDirective(term, this.showing, this.warnings)) return null;
    this.terms++;
    if (term.keyword === "not") {
      const used = this.#use(isField(term, this.#context), term, !isNegated);
      return used ? { kind: "not", child: used } : null;
    }
    const entry = KEYWORDS.get(term.keyword);
    if (!entry) return this.#unknown(term);
    if (term.value.trim() === "") {
      this.#warn(term, {
        problem: `There is nothing behind “${term.keyword}${term.operator}”`,
        at: "keyword",
      });
      return null;
    }
    if (entry.hasOrder) return this.#use(entry.field(term, this.#context), term, isNegated);
    if (isOrder(term.operator)) {
      const plain = `${term.keyword}:${term.value}`;
      const problem = `“${term.keyword}” has no less or more: write ${plain}`;
      this.#warn(term, { problem, suggestion: `${term.keyword}:`, at: "keyword" });
      return null;
    }
    const isOpposite = term.operator === "!=";
    const used = this.#use(entry.field(term, this.#context), term, isNegated !== isOpposite);
    return used && isOpposite ? { kind: "not", child: used } : used;
  }

  #unknown(term: Term): null {
    const reason = NOT_TO_BE_HAD.get(term.keyword);
    if (reason !== undefined) {
      this.#warn(term, { problem: reason, at: "keyword" });
      return null;
    }
    this.#warn(term, this.#noKeyword(term.keyword));
    return null;
  }

  #noKeyword(keyword: string): Problem {
    const suggestion = MEANT.get(keyword) ?? nearest(keyword, [...KEYWORDS.keys(), ...directiveNames()]);
    return {
      problem: `There is no keyword “${keyword}”`,
      at: "keyword",
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }

  #use(result: Atom | Problem, node: Term | NameTerm | ExactTerm, isNegated: boolean): PlanNode | null {
    const problem = isProblem(result);
    if (problem) this.#warn(node, result);
    const atom = problem ? result.atom : result;
    if (!atom) return null;
    if (atom.reveals && !isNegated) this.reveals = true;
    return { kind: "atom", atom };
  }

  #warn(node: Term | NameTerm | ExactTerm, { problem, suggestion, at }: Problem): void {
    const span =
      node.kind !== "term"
        ? node.span
        : at === "keyword"
          ? node.keywordSpan
          : at === "value"
            ? node.valueSpan
            : node.span;
    const message = withShortQuotes(`${problem}.`);
    this.warnings.push({ message, span, ...(suggestion === undefined ? {} : { suggestion }) });
  }
}
