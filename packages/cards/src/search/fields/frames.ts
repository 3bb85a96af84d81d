import retroFrames from "../../../data/retro-frames.json" with { type: "json" };
import { ownEntry } from "../../own-entry.ts";
import { oncePer } from "../../table/once-per.ts";
import { clause, type Field } from "../atom.ts";
import { bitsByNumber, columnTest, type RowTest } from "../column-bits.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import { absent, isSilent, listTest } from "./looks.ts";

/** Days on which new card frames came, with the frame's year: Mirage, Eighth Edition, Magic 2015. */
const FRAMES: readonly (readonly [day: string, year: string])[] = [
  ["1993-01-01", "1993"],
  ["1996-10-08", "1997"],
  ["2003-07-28", "2003"],
  ["2014-07-18", "2015"],
];
const FRAME_DAYS = FRAMES.map(([day, year]) => ({ from: Math.floor(Date.parse(day) / 86_400_000), year }));

/** On The List and the like a collector number tells the set that the card is a copy from: `CSP-101`. */
const COPIED_FROM = /^([a-z0-9]{3,5})-\d/;

/** Days of printings as far as they tell frames: what is copied has the day of what it is copied from. */
function frameDays(index: SearchIndex): (at: number) => number {
  const { texts } = index.numbers();
  const origins = texts.words.map((number) => {
    const set = index.table.sets[index.setIds().get(COPIED_FROM.exec(number)?.[1] ?? "") ?? -1];
    return set ? Math.floor(Date.parse(set.releasedAt) / 86_400_000) : Number.NaN;
  });
  const { day } = index.printings;
  return (at) => {
    const origin = origins[texts.ids[at] ?? -1] ?? Number.NaN;
    return Number.isNaN(origin) ? (day[at] ?? Number.NaN) : origin;
  };
}

/** Whether a printing is one of those that look older than they are. */
function retroTest(index: SearchIndex): (at: number) => boolean {
  const { texts, values } = index.numbers();
  const stretches = new Map(
    retroFrames.printings.map(({ set, from, to }) => [index.setIds().get(set) ?? -1, { from, to }]),
  );
  return (at) => {
    const stretch = stretches.get(index.printings.set[at] ?? -2);
    const value = values[texts.ids[at] ?? -1] ?? Number.NaN;
    return stretch !== undefined && value >= stretch.from && value <= stretch.to;
  };
}

/** The printing's frame; by its date where the source does not say, which is wrong for some retro frames. */
export function frameTest(index: SearchIndex, years: readonly string[]): RowTest {
  const frames = index.printings.texts("frame");
  const size = index.table.printingCount;
  if (!isSilent(frames)) return columnTest(size, frames, (frame) => years.includes(frame));
  const told = framesByDate(index);
  const wanted = Uint8Array.from(FRAME_DAYS, ({ year }) => (years.includes(year) ? 1 : 0));
  return { test: (at) => wanted[told[at] ?? -1] === 1, bits: () => bitsByNumber(size, told, wanted) };
}

/** For each printing the position of its frame in `FRAME_DAYS`. */
const framesByDate = oncePer((index: SearchIndex): Uint8Array => {
  const dayOf = frameDays(index);
  const isRetro = retroTest(index);
  const retro = FRAME_DAYS.findIndex(({ year }) => year === retroFrames.frame);
  const told = new Uint8Array(index.table.printingCount);
  for (let at = 0; at < told.length; at++) {
    const day = dayOf(at);
    told[at] = isRetro(at) ? retro : FRAME_DAYS.findLastIndex(({ from }) => day >= from);
  }
  return told;
});

/** True where the source says which frames printings have, those that no date tells among them. */
export function tellsFutureFrames(index: SearchIndex): boolean {
  return !isSilent(index.printings.texts("frame"));
}

/** Other names of frame effects. */
const EFFECT_ALIASES: Readonly<Record<string, string>> = {
  nyxtouched: "enchantment",
  nyx: "enchantment",
  extended: "extendedart",
};

/** Frame effects that exist, so that one that no loaded printing has is told from a typo; as of 2026-11. */
const EFFECTS: ReadonlySet<string> = new Set(
  [
    "colorshifted companion compasslanddfc convertdfc devoid draft enchantment etched extendedart fandfc inverted",
    "legendary lesson miracle mooneldrazidfc nyxtouched originpwdfc shatteredglass showcase snow spree sunmoondfc",
    "tombstone upsidedowndfc waxingandwaningmoondfc",
  ].flatMap((line) => line.split(" ")),
);

/** A test of printings for a frame effect, under any of its names; null when none has it. */
export function effectTest(index: SearchIndex, word: string): ((at: number) => boolean) | null {
  const name = ownEntry(EFFECT_ALIASES, word) ?? word;
  return listTest(index, "frameEffects", name);
}

/** A frame by its year, or a frame effect such as `showcase`. */
export const frameField: Field = (term, { index }) => {
  const wanted = term.value.trim().toLowerCase();
  const said = clause("the frame", "is", "is not", wanted);
  const base = { level: "printing", cost: 4, key: `frame ${wanted}`, ...said } as const;
  const aliases: Readonly<Record<string, readonly string[]>> = {
    old: ["1993", "1997"],
    new: ["2003", "2015", "future"],
    modern: ["2003"],
    m15: ["2015"],
  };
  const years = ownEntry(aliases, wanted);
  if (years) return { ...base, ...frameTest(index, years) };
  if (/^(?:1993|1997|2003|2015|future)$/.test(wanted)) {
    if (wanted === "future" && !tellsFutureFrames(index))
      return absent("do not tell which frames are of the future");
    return { ...base, ...frameTest(index, [wanted]) };
  }
  const effect = effectTest(index, wanted);
  if (effect) return { ...base, test: effect };
  if (EFFECTS.has(ownEntry(EFFECT_ALIASES, wanted) ?? wanted))
    return { problem: `The loaded cards do not tell which have the frame “${term.value}”`, at: "value" };
  const suggestion = nearest(wanted, [...EFFECTS, ...index.printings.lists("frameEffects").words]);
  return {
    problem: `There is no frame called “${term.value}”`,
    at: "value",
    ...(suggestion === undefined ? {} : { suggestion }),
  };
};
