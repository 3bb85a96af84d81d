import { type FINISHES, PrintingFlag } from "../../bulk/printing-record.ts";
import { without } from "../bits.ts";
import { bitsByMask, columnTest } from "../column-bits.ts";
import { rowTest } from "../word-column.ts";
import { beyondTest } from "./beyond.ts";
import { frameTest, tellsFutureFrames } from "./frames.ts";
import type { Kind } from "./kind.ts";
import { finishTest } from "./looks.ts";

function flag(says: string, bit: (typeof PrintingFlag)[keyof typeof PrintingFlag]): Kind {
  return {
    level: "printing",
    says,
    isKnown: ({ printings }) => printings.flags.some((flags) => (flags & bit) !== 0),
    test:
      ({ printings }) =>
      (at) =>
        ((printings.flags[at] ?? 0) & bit) !== 0,
    bits: ({ printings, table }) => bitsByMask(table.printingCount, printings.flags, bit),
  };
}

function finish(says: string, name: (typeof FINISHES)[number]): Kind {
  return {
    level: "printing",
    says,
    verbs: ["comes", "does not come"],
    cost: 2,
    isKnown: (index) => {
      const { test } = finishTest(index, name);
      for (let at = 0; at < index.table.printingCount; at++) if (test(at)) return true;
      return false;
    },
    test: (index) => finishTest(index, name).test,
    bits: (index) => finishTest(index, name).bits(),
  };
}

function border(...colors: readonly [string, ...string[]]): Kind {
  const isOf = (word: string): boolean => colors.includes(word);
  return {
    level: "printing",
    says: colors[0] === "borderless" ? colors[0] : `bordered in ${colors[0]}`,
    test: ({ printings }) => rowTest(printings.texts("border"), isOf),
    bits: ({ printings, table }) => columnTest(table.printingCount, printings.texts("border"), isOf).bits(),
  };
}

function setKind(says: string, ...types: readonly string[]): Kind {
  return {
    level: "printing",
    says,
    test: ({ table, printings }) => {
      const isOf = table.sets.map((set) => types.includes(set.type));
      return (at) => isOf[printings.set[at] ?? -1] === true;
    },
  };
}

/** What `is:` can ask of a printing. */
export const PRINTING_KINDS: Readonly<Record<string, Kind>> = {
  alchemy: { ...setKind("of an Alchemy set", "alchemy"), level: "printing" },
  reprint: {
    level: "printing",
    says: "a reprint",
    cost: 2,
    test: (index) => (at) => index.isReprint(at),
    bits: (index) => index.reprints(),
  },
  firstprint: {
    level: "printing",
    says: "the first printing",
    cost: 2,
    test: (index) => (at) => !index.isReprint(at),
    bits: (index) => without(index.allPrintings, index.reprints()),
  },
  default: {
    level: "printing",
    says: "the printing usually shown",
    test:
      ({ table, printings }) =>
      (at) =>
        table.defaultPrinting[printings.card[at] ?? -1] === at,
  },
  atypical: {
    level: "printing",
    says: "other than the printing usually shown",
    test:
      ({ table, printings }) =>
      (at) =>
        table.defaultPrinting[printings.card[at] ?? -1] !== at,
  },
  digital: flag("digital", PrintingFlag.Digital),
  promo: {
    level: "printing",
    says: "a promo",
    test: ({ table, printings }) => {
      const isPromo = table.sets.map((set) => set.type === "promo");
      return (at) =>
        ((printings.flags[at] ?? 0) & PrintingFlag.Promo) !== 0 || isPromo[printings.set[at] ?? -1] === true;
    },
  },
  full: flag("full-art", PrintingFlag.FullArt),
  booster: flag("from booster packs", PrintingFlag.Booster),
  universesbeyond: {
    level: "printing",
    says: "from Universes Beyond",
    test: beyondTest,
  },
  spotlight: flag("a story spotlight", PrintingFlag.Spotlight),
  textless: flag("textless", PrintingFlag.Textless),
  oversized: flag("oversized", PrintingFlag.Oversized),
  variation: flag("a variation", PrintingFlag.Variation),
  hires: flag("scanned well", PrintingFlag.HighRes),
  foil: finish("in foil", "foil"),
  nonfoil: finish("without foil", "nonfoil"),
  etched: finish("in etched foil", "etched"),
  glossy: finish("glossy", "glossy"),
  old: {
    level: "printing",
    says: "in an old frame",
    cost: 3,
    test: (index) => frameTest(index, ["1993", "1997"]).test,
    bits: (index) => frameTest(index, ["1993", "1997"]).bits(),
  },
  new: {
    level: "printing",
    says: "in a new frame",
    cost: 3,
    test: (index) => frameTest(index, ["2003", "2015", "future"]).test,
    bits: (index) => frameTest(index, ["2003", "2015", "future"]).bits(),
  },
  future: {
    level: "printing",
    says: "in a frame of the future",
    cost: 3,
    isKnown: tellsFutureFrames,
    test: (index) => frameTest(index, ["future"]).test,
    bits: (index) => frameTest(index, ["future"]).bits(),
  },
  borderless: border("borderless"),
  blackbordered: border("black"),
  whitebordered: border("white"),
  silverbordered: border("silver"),
  goldbordered: border("gold", "yellow"),
  masterpiece: setKind("a masterpiece", "masterpiece"),
  core: setKind("of a core set", "core"),
  expansion: setKind("of an expansion", "expansion"),
  masters: setKind("of a masters set", "masters"),
  timeshifted: {
    level: "printing",
    says: "timeshifted",
    test: (index) => {
      const set = index.setIds().get("tsb");
      return (at) => index.printings.set[at] === set;
    },
  },
};
