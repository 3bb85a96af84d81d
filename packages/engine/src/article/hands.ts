import { frontName } from "../explain/links.ts";
import { cardsSeen, chanceOfAtLeast, chanceOfExactly } from "../mana/odds.ts";
import { copiesOf, inRole } from "./angle.ts";
import { cascadesOf } from "./cascades.ts";
import { few, paragraph, percent, ref, Spelled, sentence, type Voice } from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** How to begin: which sevens to keep, and how often they come. */
export function handsSection(facts: ArticleFacts, voice: Voice): Section {
  const { games, size, deck } = facts;
  const { fewest, most } = games.keeps;
  const kept = landChance(size, deck.lands, fewest, most);
  const none = chanceOfExactly(size, deck.lands, 7, 0) + chanceOfExactly(size, deck.lands, 7, 1);
  const start = startersOf(facts);
  const withStart = chanceOfAtLeast(size, copiesOf(start.cards), 7, 1);
  const late = chanceOfAtLeast(size, copiesOf(start.cards), cardsSeen(3, games.damage.life > 20), 1);
  const [one, other] = start.cards;
  const heavy = facts.spells.filter(({ manaValue }) => manaValue >= (facts.isSingleton ? 5 : 4));
  return {
    id: "hands",
    heading: voice.pick([
      ...(one ? [`${Spelled(fewest)} lands and ${frontName(one.name)}`] : []),
      `${percent(kept)} of hands are keeps`,
      `${Spelled(Math.round(10 * kept))} hands in ten are keeps`,
      "Keep or send back",
      fewest > 2 ? `What to do with ${few(fewest - 1)} lands` : "What to do with one land",
    ]),
    paragraphs: [
      paragraph(
        sentence(
          `${voice.pick([
            `Keep sevens with ${few(fewest)} to ${few(most)} lands, which ${percent(kept)} of them have, and send the others back`,
            `${percent(kept)} of opening hands have ${few(fewest)} to ${few(most)} lands and can be kept`,
          ])}${mulligansOf(facts)}`,
        ),
        none > 0.01
          ? sentence(
              voice.pick([
                `One land or none comes in ${percent(none)} of sevens, and no spell in them is good enough to talk you into keeping`,
                `Sevens with one land or none turn up ${percent(none)} of the time, and each of them costs you a mulligan`,
              ]),
            )
          : undefined,
      ),
      paragraph(
        copiesOf(start.cards) === 0
          ? undefined
          : sentence(
              voice.pick([
                `Beside lands, look for ${start.what}: ${few(copiesOf(start.cards))} cards count as one, and ${percent(withStart)} of sevens hold at least one of them`,
                `What a good seven has beside lands is ${start.what}, and with ${few(copiesOf(start.cards))} of those in the list ${percent(withStart)} of hands have one, ${percent(late)} by turn three`,
              ]),
            ),
        one && other
          ? sentence(
              voice.pick([
                `${Spelled(fewest + 1)} lands, ${ref(one)}, ${ref(other)} and anything to follow them is a hand to be glad of`,
                `A hand with ${few(fewest)} lands, ${ref(one)} and ${ref(other)} is better than one with ${few(most)} lands and the best card in the deck`,
              ]),
            )
          : undefined,
        heavy[0] && copiesOf(heavy) >= 4
          ? sentence(
              `Do not let ${ref(heavy[0])} decide, because ${few(copiesOf(heavy))} spells cost ${facts.isSingleton ? "five" : "four"} or more and one of them will come by itself`,
            )
          : undefined,
      ),
    ].filter((text) => text !== ""),
  };
}

/** How many mulligans that makes, at the end of a sentence. */
function mulligansOf({ games: { mulligans, keeps, damage } }: ArticleFacts): string {
  if (mulligans < 0.05) return "";
  const isFree = damage.life > 20 && keeps.fewest === 3;
  return `, which makes ${mulligans.toFixed(1)} mulligans a game on average${isFree ? " with the first of them free at a table of four" : ""}`;
}

/** Chance of a seven with so many lands. */
function landChance(size: number, lands: number, fewest: number, most: number): number {
  let chance = 0;
  for (let count = fewest; count <= most; count++) chance += chanceOfExactly(size, lands, 7, count);
  return chance;
}

/** What a first hand should hold beside lands. */
function startersOf(facts: ArticleFacts): { readonly what: string; readonly cards: readonly ToldCard[] } {
  const ramp = inRole(facts, "ramp").filter(({ manaValue }) => manaValue <= 2);
  if (facts.isSingleton && copiesOf(ramp) >= 6)
    return { what: "a source of mana for two or less", cards: ramp };
  const chain = cascadesOf(facts);
  if (chain) return { what: "a card with cascade", cards: chain.casters };
  const ones = facts.spells.filter(({ manaValue }) => manaValue <= 1);
  if (copiesOf(ones) >= 8) return { what: "something to do on turn one", cards: ones };
  return {
    what: "a play for the first two turns",
    cards: facts.spells.filter(({ manaValue }) => manaValue <= 2),
  };
}
