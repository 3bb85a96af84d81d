import { ZONES } from "../zones.ts";

/** Headings beside those of `ZONES`, as programs and people write them, and what the lines below are. */
const OTHER_HEADINGS: readonly (readonly [section: string, headings: readonly string[]])[] = [
  ["commanders", ["commanders", "command zone", "oathbreaker", "oathbreakers", "leader", "leaders"]],
  ["main", ["main", "mainboard", "maindeck", "main deck"]],
  ["side", ["side"]],
  ["signature_spells", ["signature spells"]],
  ["planes", ["planes"]],
  ["schemes", ["schemes"]],
  ["station", ["station"]],
  ["attractions", ["attractions"]],
  ["stickers", ["stickers"]],
  ["contraptions", ["contraptions"]],
  ["pool", ["pool"]],
  ["partner_deck", ["second deck"]],
  ["nothing", ["maybeboard", "maybe", "considering", "tokens", "about"]],
];

/** A heading that parts the cards of a zone by what they are, and begins no other zone: `Creatures (22)`. */
export const KIND = "kind";

/** Such headings, as deck sites write them and people do. No card is called so. */
const KINDS: readonly string[] =
  `creature,creatures,instant,instants,sorcery,sorceries,instants and sorceries,instants & sorceries,
  artifact,artifacts,enchantment,enchantments,planeswalker,planeswalkers,battle,battles,land,lands,basic lands,nonbasic lands,basics,nonbasics,
  spell,spells,other spells,noncreature spells,noncreature,noncreatures,nonland,nonlands,cards,other cards,other,others,rest,the rest,
  ramp,mana,mana rocks,draw,card draw,removal,interaction,board wipe,board wipes,tutors,recursion,protection,threats,answers,payoffs,
  win conditions,wincons,finishers,utility,synergy`
    .split(",")
    .map((heading) => heading.trim());

const SECTIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ZONES).map(([zone, { heading }]) => [heading.toLowerCase(), zone] as const),
  ...OTHER_HEADINGS.flatMap(([section, headings]) => headings.map((heading) => [heading, section] as const)),
  ...KINDS.map((heading) => [heading, KIND] as const),
]);

/** Longer lines are not looked at, marks around the words included. */
const LONGEST_HEADING = 60;

/**
 * What stands below a line, where it is a heading such as `Sideboard`, `Sideboard (15):`, `// Sideboard` or `[Sideboard]`: the
 * cards of a zone, `pool`, a `partner_deck`, cards of a `KIND`, or `nothing` that is of the deck.
 */
export function sectionOf(line: string): string | undefined {
  if (line.length > LONGEST_HEADING) return undefined;
  const words = line
    .replace(/^(?:#+|\/\/|\[|=+)\s*/, "")
    .replace(/\]?\s*(?:\(\d+\))?\s*[:\]=]*$/, "")
    .toLowerCase();
  return SECTIONS.get(words);
}
