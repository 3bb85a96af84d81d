import { CardType } from "@deckwright/cards/table/card-table.ts";
import { frontName } from "../explain/links.ts";
import { cardsSeen, chanceOfAtLeast } from "../mana/odds.ts";
import { copiesOf, creaturesOf, inRole } from "./angle.ts";
import { type Cascades, cascadesOf } from "./cascades.ts";
import {
  few,
  joined,
  paragraph,
  percent,
  ref,
  refs,
  Spelled,
  sentence,
  several,
  type Voice,
} from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** The deck's plan, from the first turn to the last. */
export function planByTurns(facts: ArticleFacts, voice: Voice): Section {
  const phases = phasesOf(facts);
  const parts = [
    early(facts, voice, phases[0]),
    middle(facts, voice, phases),
    late(facts, voice, phases[1] + 1),
  ];
  return {
    id: "turns",
    heading: headingOf(facts, voice, phases[1]),
    paragraphs: parts.filter((part) => part !== ""),
  };
}

function headingOf(facts: ArticleFacts, voice: Voice, until: number): string {
  const median = facts.games.commanders[0]?.turn.median;
  const kill = facts.games.damage.turn.median;
  const [opener] = facts.spells.filter(
    (card) => card.manaValue <= 1 && card.acts.length > 0 && hasCost(facts, card),
  );
  const low = copiesOf(facts.spells.filter((card) => card.manaValue <= 2 && hasCost(facts, card)));
  return voice.pick([
    ...(opener ? [`It begins with ${frontName(opener.name)}`] : []),
    ...(low > 3 ? [`${Spelled(low)} plays before turn three`] : []),
    `From turn one to turn ${few(until + 2)}`,
    ...(median ? [`${facts.leader} on turn ${few(median)}, and then`] : []),
    ...(kill && kill < 9 ? [`On the way to turn ${few(kill)}`] : []),
    "What the turns are for",
  ]);
}

/** The last turn of the beginning and of the middle. */
function phasesOf({ isSingleton, analysis }: ArticleFacts): readonly [number, number] {
  if (isSingleton) return [3, 6];
  return analysis.averageManaValue < 2.2 ? [2, 3] : [2, 4];
}

function early(facts: ArticleFacts, voice: Voice, until: number): string {
  const most = Math.min(2, until);
  const chain = cascadesOf(facts);
  if (chain) return waiting(facts, voice, chain);
  const cheap = facts.spells.filter((card) => card.manaValue <= most && hasCost(facts, card));
  const ones = cheap.filter(({ manaValue }) => manaValue <= 1);
  const ramp = inRole(facts, "ramp").filter(({ manaValue }) => manaValue <= 3);
  const isRamping = facts.isSingleton && copiesOf(ramp) >= 6;
  const first = firstOf(
    isRamping ? [...ramp.filter(({ manaValue }) => manaValue <= 2), ...cheap] : cheap,
    voice,
  );
  const start = first && voice.withDeed(first);
  const second = firstOf(
    (isRamping ? ramp : cheap).filter(({ name }) => name !== first?.name),
    voice,
  );
  const chance = chanceOfAtLeast(facts.size, copiesOf(cheap), cardsSeen(2, facts.games.damage.life > 20), 1);
  const span = until === 2 ? "The first two turns" : "The first three turns";
  return paragraph(
    sentence(
      isRamping
        ? voice.pick([
            `${span} belong to the mana, and ${few(copiesOf(ramp))} of the cards that make it cost three or less`,
            `Begin with mana, since ${few(copiesOf(ramp))} sources of it cost three or less and nothing else gains as much that early`,
          ])
        : voice.pick([
            `${Spelled(copiesOf(cheap))} spells cost ${few(most)} mana or less, ${few(copiesOf(ones))} of them one or none, so ${span.toLowerCase()} are seldom idle`,
            `${span} can choose among ${few(copiesOf(cheap))} spells, ${few(copiesOf(ones))} of which cost one mana or none`,
          ]),
    ),
    start === undefined
      ? undefined
      : sentence(
          voice.pick([
            `The best thing to find in the opening hand is ${start}`,
            `If there is a choice, lead with ${start}`,
            `A good hand opens on ${start}`,
          ]),
        ),
    second === undefined ? undefined : secondSentence(voice, second),
    copiesOf(cheap) < 4 || chance > 0.995
      ? undefined
      : sentence(
          voice.pick([
            `A spell for two or less is in hand by turn two in ${percent(chance)} of games, so plan for the ${percent(1 - chance)} in which it is not`.replace(
              chance > 0.9 ? /, so plan.*/ : /^$/,
              "",
            ),
            `The odds of having seen one of those by turn two are ${percent(chance)}`,
          ]),
        ),
  );
}

/** The first turns of a deck whose only cheap spells are what its cascades find. */
function waiting(facts: ArticleFacts, voice: Voice, { casters, hits, below }: Cascades): string {
  const others = facts.spells.filter((card) => !casters.includes(card) && !hits.includes(card));
  const cyclers = others.filter(({ card }) => facts.deck.table.keywords(card).some(isCycling));
  return paragraph(
    `The first ${few(below - 1)} turns have lands and no spells, and that is meant so.`,
    copiesOf(cyclers) > 3
      ? sentence(
          `${Spelled(copiesOf(cyclers))} cards with cycling, ${refs(cyclers.slice(0, 2))} among them, turn that time into fresh cards`,
        )
      : undefined,
    sentence(`On turn ${few(below)} the cascade comes with ${casters[0] && voice.withDeed(casters[0])}`),
  );
}

function isCycling(keyword: string): boolean {
  return /cycling$/i.test(keyword);
}

/** Whether a card can be cast for a cost of its own; some only come by other ways. */
function hasCost({ deck }: ArticleFacts, { card }: ToldCard): boolean {
  return deck.table.manaCost(card) !== "";
}

function secondSentence(voice: Voice, card: ToldCard): string {
  const what = voice.withDeed(card);
  return sentence(
    voice.pick([
      `Next in line is ${what}`,
      `Where that is missing, look for ${what}`,
      `Right behind it comes ${what}`,
    ]),
  );
}

/** A card to name: one with a deed that was not told yet, if there is one. */
function firstOf(cards: readonly ToldCard[], voice: Voice): ToldCard | undefined {
  return (
    cards.find((card) => !voice.hasTold(card) && card.acts.length > 0) ??
    cards.find((card) => !voice.hasTold(card))
  );
}

function middle(facts: ArticleFacts, voice: Voice, [start, end]: readonly [number, number]): string {
  const leader = facts.games.commanders[0];
  const among = facts.spells.filter(({ manaValue }) => manaValue > start && manaValue <= end);
  const body = firstOf(
    among.filter(({ types }) => types & CardType.Creature),
    voice,
  );
  const best = body && voice.withDeed(body);
  const other = firstOf(
    among.filter(({ name }) => name !== body?.name),
    voice,
  );
  const count = copiesOf(among);
  return paragraph(
    leader === undefined ? undefined : leaderSentence(facts, voice, leader),
    count === 0
      ? undefined
      : joined(
          voice.pick([
            `${Spelled(count)} ${count === 1 ? "spell costs" : "spells cost"} ${end === start + 1 ? few(end) : `${few(start + 1)} ${end === start + 2 ? "or" : "to"} ${few(end)}`} mana`,
            end === start + 1
              ? `Turn ${few(end)} has ${several(count, "spell")} at its own price`
              : `Turns ${few(start + 1)} ${end === start + 2 ? "and" : "to"} ${few(end)} have ${several(count, "spell")} at their own price`,
          ]),
          ", and ",
          best === undefined ? undefined : `the one to look for is ${best}`,
        ),
    other === undefined
      ? undefined
      : sentence(
          voice.pick([
            `When the board is not the problem, ${voice.withDeed(other)}, is the better card of that turn`.replace(
              /(\]\]), is the better/,
              "$1 is the better",
            ),
            `The same turns can go into ${voice.withDeed(other)}`,
          ]),
        ),
    facts.games.spent > 0.2 ? spentSentence(facts, voice) : undefined,
  );
}

function spentSentence({ games }: ArticleFacts, voice: Voice): string {
  const { spent } = games;
  return sentence(
    voice.pick([
      `With a land each turn the list would spend ${percent(spent)} of its mana over the first six turns, ${spent > 0.75 ? "which is about as much as a curve can ask" : "so there is mana to hold back for a second spell or an answer"}`,
      `Over six turns ${percent(spent)} of the mana found a use when we dealt the deck out, ${spent > 0.75 ? "and little of it was left lying" : "so not every turn has to be filled"}`,
    ]),
  );
}

function leaderSentence(
  facts: ArticleFacts,
  voice: Voice,
  { manaValue, turn, name: full }: ArticleFacts["games"]["commanders"][number],
): string {
  const on = turn.byTurn[Math.max(0, manaValue - 1)] ?? 0;
  const early = turn.byTurn[Math.max(0, manaValue - 2)] ?? 0;
  const name = facts.leaders.length > 1 ? ref({ name: full }) : facts.leader;
  return sentence(
    voice.pick([
      `${name} costs ${few(manaValue)} and came down by turn ${few(manaValue)} in ${percent(on)} of the ${facts.games.games.toLocaleString("en-US")} games that we dealt out with this list${early > 0.15 ? `, and a turn sooner in ${percent(early)} of them` : ""}`,
      `In ${percent(on)} of ${facts.games.games.toLocaleString("en-US")} practice games ${name} was on the table by turn ${few(manaValue)}${early > 0.15 ? `, and in ${percent(early)} by turn ${few(manaValue - 1)}, thanks to the cheap mana` : ""}`,
    ]),
  );
}

function late(facts: ArticleFacts, voice: Voice, from: number): string {
  const { damage } = facts.games;
  const { table } = facts.deck;
  const big = facts.spells.filter(({ manaValue }) => manaValue >= from);
  const finishers = inRole(facts, "finisher");
  const closer = firstOf(
    [...finishers.filter(({ manaValue }) => manaValue >= from), ...finishers, ...big],
    voice,
  );
  const end = closer && voice.withDeed(closer);
  const power = ({ card }: ToldCard): number => table.power[card] ?? 0;
  const [one, other] = creaturesOf(facts)
    .filter((card) => power(card) >= 4)
    .toSorted((a, b) => power(b) - power(a));
  return paragraph(
    joined(
      copiesOf(big) > 0
        ? voice.pick([
            `Late in the game ${few(copiesOf(big))} ${copiesOf(big) === 1 ? "spell waits" : "spells wait"} at ${few(from)} mana or more`,
            `The top end is ${several(copiesOf(big), "spell")} at ${few(from)} or more`,
          ])
        : `There is no top end to speak of, since nothing in the list costs ${few(from)} or more`,
      ", and ",
      end === undefined ? undefined : `the game ends soonest with ${end}`,
    ),
    one && other
      ? sentence(
          power(one) === power(other)
            ? `${refs([one, other])} hit hardest, for ${few(power(one))} each`
            : `${ref(one)} hits hardest, for ${few(power(one))}, before ${ref(other)} with ${few(power(other))}`,
        )
      : undefined,
    damageSentence(facts, voice, damage.turn.median),
  );
}

function damageSentence(facts: ArticleFacts, voice: Voice, median: number | null): string | undefined {
  const { damage } = facts.games;
  if (creaturesOf(facts).length === 0) return undefined;
  if (median === null)
    return sentence(
      `Attacking is not the plan: left alone, its creatures deal ${damage.life} damage within twelve turns in only ${percent(damage.turn.byTurn[11] ?? 0)} of games`,
    );
  return sentence(
    voice.pick([
      `Creatures alone, unblocked and without any help from other cards, need until turn ${few(median)} to deal ${damage.life}`,
      `With nobody blocking, the creatures by themselves deal ${damage.life} damage by turn ${few(median)} in half of the games`,
      `Left entirely alone, the creatures get through ${damage.life} life by turn ${few(median)}, and anything that pumps or drains only makes that sooner`,
    ]),
  );
}
