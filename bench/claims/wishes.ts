import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import type { GenerateRequest } from "@deckwright/engine/types.ts";

const FORMATS = [
  "commander",
  "commander",
  "modern",
  "standard",
  "pioneer",
  "pauper",
  "commander",
  "legacy",
  "vintage",
  "duel",
  "brawl",
] as const;

/** Wishes as players write them, with every kind of deck that sentences go wrong about. */
const WISHES = [
  "elf tribal commander under $100",
  "muldrotha",
  "atraxa superfriends",
  "modern burn",
  "pauper affinity",
  "standard dimir control",
  "legacy lands",
  "yuriko $50",
  "pioneer mono green devotion",
  "krenko",
  "legacy elves",
  "modern living end",
  "wilhelt zombies",
  "edgar markov vampires",
  "talrand",
  "commander enchantress",
  "pauper faeries",
  "vintage shops",
  "modern tron",
  "storm commander kess",
  "legacy show and tell",
  "chulane",
  "isshin attack triggers",
  "hakbal merfolk",
  "slivers",
  "krenko cedh",
  "kinnan cedh",
  "magda cedh",
  "tymna and kraum cedh",
  "modern mill",
  "blink commander brago",
  "shorikai vehicles",
  "oloro lifegain",
  "infect atraxa",
  "meren",
  "omnath landfall",
  "prosper treasures",
  "sram equipment voltron",
  "feather heroic",
  "nekusar wheels",
  "modern murktide",
  "modern amulet titan",
  "standard mono red aggro",
  "pioneer rakdos midrange",
  "legacy reanimator",
  "pauper burn",
  "pauper elves",
  "modern hammer",
  "gishath dinosaurs",
  "miirym dragons",
  "kaalia",
  "urza artifacts",
  "breya combo",
  "teysa aristocrats",
  "ghave counters",
  "marrow-gnawer rats",
  "tergrid discard",
  "zedruu donate",
  "giada angels",
  "lathril bracket 4",
  "the ur-dragon",
  "ninjas",
  "pirates $60",
  "oathbreaker planeswalkers",
  "group hug",
  "stax commander",
  "extra turns",
  "coin flips",
  "clones",
  "theft",
  "toxic ixhel",
  "squirrels",
  "cats",
  "goblins modern",
  "merfolk legacy",
] as const;

/** As many requests, over wishes, formats with playstyles, and seeds. */
export function* requests(count: number): Generator<GenerateRequest> {
  for (let at = 0; at < count; at++) {
    const seed = 1 + Math.floor(at / (WISHES.length * 2));
    const turn = Math.floor(at / 2);
    const prompt = WISHES[turn % WISHES.length] ?? "";
    const playstyle = PLAYSTYLE_SLUGS[turn % PLAYSTYLE_SLUGS.length] ?? "midrange";
    const format = FORMATS[Math.floor(turn / PLAYSTYLE_SLUGS.length) % FORMATS.length] ?? "commander";
    yield at % 2 === 0 ? { prompt, seed } : { format, playstyle, seed: turn };
  }
}
