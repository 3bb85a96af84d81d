import { type CardIndex, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import { ZONES } from "@deckwright/decks/zones.ts";
import { BOX_CUSTOMS } from "@deckwright/rules/checks/battle-box.ts";
import {
  BOX_AVOIDS,
  BOX_CREATURES,
  BOX_PARTS,
  BOX_POOL,
  BOX_SPREAD,
  BOX_STATION,
} from "../../data/draft-lists.ts";
import { inWords } from "../explain/phrases.ts";
import { isPointlessAlone, needsCommander } from "../forms/build-rules.ts";
import { limitedRatings } from "../forms/rating.ts";
import { createFit } from "../plan/fit.ts";
import { colorName, fillSections, sectionsOf } from "./balanced-list.ts";
import { listBuild, styleWords } from "./draft-list.ts";
import type { Build, Job } from "./job.ts";

/** Worth beside how good a card is by itself. What is far better than the rest is held back: the stack is to be even. */
const WORTH = {
  played: 1.2,
  theme: 1,
  typal: 0.8,
  style: 0.7,
  owned: 0.8,
  included: 100,
  noise: 0.5,
} as const;
/** The format whose staples are good and fair, and what of its decks makes a card one. */
const FAIR = "pauper";
const PER_DECK = 150;
/** Rating up to which better is better, and what each point above it costs. */
const FLAT = { best: 1.6, beyond: 1.2 } as const;

/**
 * A stack of different spells that the players share, none of them a land, with ten lands for each player beside it:
 * even in power and color, nothing that costs more than ten lands allow, nothing that a shared library makes unfair.
 */
export function buildBattleBox(job: Job): Build {
  const { wish, context, notes, clock, random } = job;
  const { table, rules, ranker, names } = context;
  const pool = rules.poolMask(wish.base ?? BOX_POOL);
  const size = Math.max(200, Math.min(1000, wish.size ?? BOX_PARTS.size));
  const avoided = [...BOX_AVOIDS, ...BOX_CUSTOMS.avoid.flatMap(({ tags }) => tags)]
    .map((tag) => table.tags.id(tag))
    .filter((tag) => tag >= 0);
  const ratings = limitedRatings(table, ranker);
  const fitOf = createFit(table, wish);
  const included = new Set(wish.include.map(({ card }) => card));
  const chance = random.fork("box");
  clock.done("commander", "one stack for all");

  const ranked = Array.from({ length: table.size }, (_, card) => card)
    .filter((card) => {
      if (pool[card] === 0 || (table.types[card] ?? 0) & CardType.Land) return false;
      if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny | Fact.DigitalOnly | Fact.GameChanger))
        return false;
      if (included.has(card)) return true;
      if (needsCommander(table, card) || isPointlessAlone(table, card, false)) return false;
      const manaValue = table.manaValue[card] ?? 0;
      if (manaValue < 1 || manaValue > BOX_CUSTOMS.greatestManaValue || wish.excludes(card)) return false;
      if (avoided.some((tag) => table.tags.has(card, tag))) return false;
      if (wish.ownedMode === "only" && !wish.owned.has(card)) return false;
      const cap = Math.min(
        wish.maxCardUsd ?? Number.POSITIVE_INFINITY,
        (1.5 * (wish.budget ?? Number.POSITIVE_INFINITY)) / size,
      );
      return !Number.isFinite(cap) || (table.priceUsd[card] ?? Number.NaN) <= cap;
    })
    .map((card) => {
      const rating = ratings[card] ?? 0;
      const fit = fitOf(card);
      const score =
        Math.min(FLAT.best, rating) -
        FLAT.beyond * Math.max(0, rating - FLAT.best) +
        WORTH.played * Math.min(1, Math.log2(1 + PER_DECK * ranker.popularity(FAIR, card))) +
        WORTH.theme * fit.theme +
        WORTH.typal * fit.typal +
        WORTH.style * fit.style +
        (included.has(card) ? WORTH.included : 0) +
        (wish.owned.has(card) ? WORTH.owned : 0) +
        WORTH.noise * (chance.next() + chance.next());
      return { card, score };
    })
    .sort((a, b) => b.score - a.score || a.card - b.card);
  clock.done("candidates", `${ranked.length} candidates`);

  const scale = size / BOX_PARTS.size;
  const multicolor = Math.round((BOX_PARTS.multicolor * scale) / 10) * 10;
  const each = Math.floor((size - multicolor - Math.round(BOX_PARTS.colorless * scale)) / 5);
  const colorless = size - multicolor - 5 * each;
  const sections = fillSections(
    table,
    sectionsOf(table, { each, multicolor, colorless, lands: 0 }, BOX_SPREAD, BOX_CREATURES),
    ranked,
    size,
  );
  const count = [...sections.values()].reduce((sum, cards) => sum + cards.length, 0);
  clock.done("build", `${count} cards`);
  if (wish.commanders.length > 0) notes.add({ kind: "no-commander-in-box" });
  if (count < size) notes.add({ kind: "small-box", count });

  const station = BOX_STATION.flatMap((name): CardIndex[] => {
    const match = names.resolve(name, { typos: false });
    return match.found ? [match.card] : [];
  });
  const style = wish.playstyle ?? "midrange";
  const leaning = wish.playstyle === undefined ? "" : ` The cards lean toward ${styleWords(style)}.`;
  return listBuild(job, {
    name: `Battle Box of ${count}`,
    playstyle: style,
    sections,
    zones: new Map([
      [
        "station",
        {
          group: ZONES.station.heading,
          cards: station,
          reason: "One of the ten lands that each player has; one a turn may be played.",
        },
      ],
    ]),
    text: `${count} different spells in one stack that all players draw from, ${each} of each color, none better than the rest by much.${leaning} Each player has the same ten lands beside the stack and plays one a turn; four cards make an opening hand.`,
    reasonOf: (card, what) => {
      const colors = table.colors[card] ?? 0;
      const place =
        colors === 0
          ? "fits every draw"
          : `one of the ${colorName(colors).toLowerCase()} cards at ${inWords(table.manaValue[card] ?? 0)} mana`;
      return `${what}; ${included.has(card) ? "you asked for it" : place}.`;
    },
  });
}
