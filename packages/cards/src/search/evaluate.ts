import type { Atom, Level } from "./atom.ts";
import {
  addAll,
  addBit,
  type Bits,
  both,
  countBits,
  eachBit,
  filterBits,
  hasBit,
  isEmpty,
  noBits,
  without,
} from "./bits.ts";
import type { PlanNode } from "./compile.ts";
import type { SearchIndex } from "./search-index.ts";

/** Up to so many cards it is faster to test each than to look up all. */
const FEW = 800;

/** Answers to single tests over all cards or printings that are kept: four and fourteen kilobytes each. */
const KEPT = 256;

/** From this cost on, answers are kept for good: such tests are few and slow, like "has only keywords". */
const DEAR = 30;

/** Runs plans. Tests run in order of their cost, each over what those before it left. */
export class Evaluator {
  readonly #index: SearchIndex;
  /** Answers over all cards, the most recently used last. */
  readonly #known = new Map<string, Bits>();
  readonly #forGood = new Map<string, Bits>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** The cards among some for which a plan without tests of printings holds. */
  cards(node: PlanNode, within: Bits): Bits {
    switch (node.kind) {
      case "atom": {
        const { atom } = node;
        if (atom.filter) return atom.filter(within);
        const known = this.#kept(atom.key);
        if (known) return both(within, known);
        if (atom.bits && (atom.cost <= 1 || countBits(within) > FEW))
          return both(within, this.#keep(atom, atom.bits()));
        const { allCards, table } = this.#index;
        if (atom.key === "" || countBits(within) * 4 < table.size) return filterBits(within, atom.test);
        return both(within, this.#keep(atom, filterBits(allCards, atom.test)));
      }
      case "not":
        return without(within, this.cards(node.child, within));
      case "or":
        return this.#either(node.children, within, (child, left) => this.cards(child, left));
      case "and":
        return this.#all(node.children, within, (child, left) => this.cards(child, left));
    }
  }

  /** The printings among some for which a plan holds: each is tested by itself, so that all tests meet in one. */
  printings(node: PlanNode, within: Bits): Bits {
    if (levelOf(node) === "card") return this.#ofCards(node, within);
    switch (node.kind) {
      case "atom": {
        const { atom } = node;
        if (atom.filter) return atom.filter(within);
        const known = this.#kept(atom.key);
        if (known) return both(within, known);
        if (atom.bits) return both(within, this.#keep(atom, atom.bits()));
        const { allPrintings, table } = this.#index;
        if (atom.key === "" || countBits(within) * 4 < table.printingCount)
          return filterBits(within, atom.test);
        return both(within, this.#keep(atom, filterBits(allPrintings, atom.test)));
      }
      case "not":
        return without(within, this.printings(node.child, within));
      case "or":
        return this.#either(node.children, within, (child, left) => this.printings(child, left));
      case "and":
        return this.#all(withOneOfCards(node.children), within, (child, left) => this.printings(child, left));
    }
  }

  #kept(key: string): Bits | undefined {
    return this.#known.get(key) ?? this.#forGood.get(key);
  }

  /** Remembers an answer that depends on nothing but the cards. */
  #keep({ key, cost }: Atom, bits: Bits): Bits {
    if (key === "") return bits;
    if (cost >= DEAR) {
      this.#forGood.set(key, bits);
      return bits;
    }
    this.#known.set(key, bits);
    if (this.#known.size > KEPT) {
      const oldest = this.#known.keys().next();
      if (!oldest.done) this.#known.delete(oldest.value);
    }
    return bits;
  }

  #either(children: readonly PlanNode[], within: Bits, run: (child: PlanNode, left: Bits) => Bits): Bits {
    const found = new Uint32Array(within.length);
    let left = within;
    for (const child of byCost(children)) {
      const more = run(child, left);
      addAll(found, more);
      left = without(left, more);
    }
    return found;
  }

  #all(children: readonly PlanNode[], within: Bits, run: (child: PlanNode, left: Bits) => Bits): Bits {
    let left = within;
    for (const child of byCost(children)) {
      left = run(child, left);
      if (isEmpty(left)) break;
    }
    return left;
  }

  /** Runs a plan over the cards of some printings. */
  #ofCards(node: PlanNode, within: Bits): Bits {
    const { allCards, allPrintings, plain, printings, table } = this.#index;
    // Until a test looks at printings, testing cards is faster, and their answers are kept.
    if (within === allPrintings || within === plain().printings) {
      const result = noBits(table.printingCount);
      eachBit(this.cards(node, allCards), (card) => {
        const [from, to] = table.printingsOf(card);
        for (let at = from; at < to; at++) addBit(result, at);
      });
      return both(result, within);
    }
    const asked = noBits(table.size);
    eachBit(within, (at) => addBit(asked, printings.card[at] ?? 0));
    const found = this.cards(node, asked);
    return filterBits(within, (at) => hasBit(found, printings.card[at] ?? 0));
  }
}

/** Whether a plan looks at cards only. */
export function levelOf(node: PlanNode): Level {
  switch (node.kind) {
    case "atom":
      return node.atom.level;
    case "not":
      return levelOf(node.child);
    default:
      return node.children.some((child) => levelOf(child) === "printing") ? "printing" : "card";
  }
}

function costOf(node: PlanNode): number {
  switch (node.kind) {
    case "atom":
      return node.atom.cost;
    case "not":
      return costOf(node.child) + 1;
    case "or":
      return Math.max(...node.children.map(costOf)) + 0.5;
    case "and":
      return node.children.reduce((sum, child) => sum + costOf(child), 0);
  }
}

function byCost(children: readonly PlanNode[]): readonly PlanNode[] {
  return children
    .map((node) => ({ node, cost: costOf(node) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ node }) => node);
}

/** Joins all conditions about cards into one, so that cards are gathered from printings once. */
function withOneOfCards(children: readonly PlanNode[]): readonly PlanNode[] {
  const ofCards = children.filter((child) => levelOf(child) === "card");
  if (ofCards.length < 2) return children;
  const others = children.filter((child) => levelOf(child) === "printing");
  return [...others, { kind: "and", children: ofCards }];
}
