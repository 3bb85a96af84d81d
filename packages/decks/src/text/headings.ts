import { ZONES } from "../zones.ts";

/** Headings beside those of `ZONES`, as programs and people write them, and what the lines below are. */
const OTHER_HEADINGS: readonly (readonly [section: string, headings: string])[] = [
  [
    "commanders",
    "commanders,command zone,oathbreakers,oathbreaker,leader,leaders,general,generals,cmdr,partner,partners",
  ],
  ["main", "main,mainboard,maindeck,main deck,main board,decklist"],
  ["side", "side,side board,side deck"],
  ["signature_spells", "signature spells"],
  ["conspiracies", "conspiracy deck"],
  ["planes", "planes"],
  ["schemes", "schemes"],
  ["station", "station"],
  ["attractions", "attractions"],
  ["stickers", "stickers"],
  ["contraptions", "contraptions"],
  ["pool", "pool"],
  ["partner_deck", "second deck"],
  ["about", "about,metadata"],
  ["tokens", "tokens,token"],
  [
    "nothing",
    "maybeboard,maybe board,maybe,maybes,considering,acquireboard,tokens & extras,tokens and emblems,emblems",
  ],
  // What parts the cards of a zone by what they are, and begins no other zone. No card is called so, as some are called Burn.
  [
    "type",
    `creature,creatures,creature spells,legendary creatures,instant,instants,sorcery,sorceries,artifact,artifacts,equipment,equipments,
    vehicle,vehicles,enchantment,enchantments,aura,auras,saga,sagas,planeswalker,planeswalkers,battle,battles,land,lands,basic lands,
    nonbasic lands,non-basic lands,basics,nonbasics,spell,spells,other spells,noncreature spells,noncreature,noncreatures,nonland,
    nonlands,cards,other cards,other,others,rest,the rest,mdfc,mdfcs`,
  ],
  [
    "use",
    `ramp,mana,mana rocks,rocks,mana dorks,dorks,fast mana,fixing,mana base,manabase,utility lands,draw,card draw,card advantage,
    cantrips,card selection,selection,removal,spot removal,targeted removal,creature removal,mass removal,interaction,
    free interaction,board wipe,board wipes,wipes,sweepers,counterspells,counter,counters,disruption,discard,stax,hatebears,hate,
    graveyard hate,graveyard,tutor,tutors,recursion,reanimation,protection,threats,answers,payoffs,enablers,engine,engines,combo,
    combos,win condition,win conditions,wincon,wincons,finisher,finishers,utility,synergy,value,theme,tribal,lords,anthem,anthems,
    pump,buff,buffs,evasion,haste,lifegain,mill,theft,copy,copies,untap,sac outlets,token makers,extra turns,landfall,wheels`,
  ],
];

const SECTIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ZONES).map(([zone, { heading }]) => [heading.toLowerCase(), zone] as const),
  ...OTHER_HEADINGS.flatMap(([section, headings]) =>
    headings.split(",").map((heading) => [heading.trim(), section] as const),
  ),
]);

/** Sections whose headings part the cards of a zone: by type, and by what they are for. */
export const KINDS: ReadonlySet<string> = new Set(["type", "use"]);

/** Headings that are names of cards as well: with a quantity before it, and no mark, such a line is the card. */
const CARDS_TOO: ReadonlySet<string> = new Set(["signature spells"]);

/** Longer lines are not looked at, marks around the words included. */
export const LONGEST_HEADING = 60;

/**
 * What stands below a line, where it is a heading such as `Sideboard`, `Sideboard (15):`, `// 15 Sideboard` or `[Sideboard]`: the
 * cards of a zone, `pool`, a `partner_deck`, cards of one of `KINDS`, `tokens`, or what is not of the deck: `nothing`, `about`.
 */
export function sectionOf(line: string): string | undefined {
  // A name may be nothing but a blank to be filled in: `1 _____ *CMDR*`.
  if (line === "" || line.length > LONGEST_HEADING || line.includes("_____")) return undefined;
  const words = line
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, "")
    .replace(/(?<=\p{L})[^\p{L}]+(?:cards?[^\p{L}]*)?$/u, "");
  if (CARDS_TOO.has(words) && /^\d/.test(line)) return undefined;
  return SECTIONS.get(words) ?? sectionOfAll(words.split(/[/,&+]|\band\b/));
}

/** Of `Instants & Sorceries`: what each of them is. */
function sectionOfAll(parts: readonly string[]): string | undefined {
  const [section = "", ...others] = parts.map((part) => SECTIONS.get(part.trim()) ?? "");
  return others.length > 0 && [section, ...others].every((each) => KINDS.has(each)) ? section : undefined;
}

/** What words name that stand with a card: a zone of the deck, or `nothing` that is of it. */
export function zoneNamed(words: string): string | undefined {
  const section = sectionOf(words) ?? "";
  return Object.hasOwn(ZONES, section) || section === "nothing" ? section : undefined;
}
