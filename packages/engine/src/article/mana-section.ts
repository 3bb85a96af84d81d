import { maskOf } from "@deckwright/cards/colors.ts";
import { Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import type { Analysis } from "../types.ts";
import { copiesOf, inRole, paidColors, spellCount } from "./angle.ts";
import { COLOR_WORDS } from "./angles-of-mana.ts";
import { few, paragraph, percent, refs, Spelled, sentence, several, type Voice } from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts } from "./told-deck.ts";

/** The mana and the figures. */
export function manaSection(facts: ArticleFacts, voice: Voice): Section {
  const { analysis, games, deck } = facts;
  const colors = paidColors(facts);
  const tapped = facts.lands.filter(({ card }) => (deck.table.facts[card] ?? 0) & Fact.EntersTapped);
  const basics = facts.lands.filter(({ card }) => isBasic(deck.table, card));
  const ramp = copiesOf(inRole(facts, "ramp"));
  const peak = peakOf(facts);
  const top = peak.manaValue === 7 ? "seven or more" : few(peak.manaValue);
  const average = analysis.averageManaValue.toFixed(2);
  const [rarest, easiest] = [colors[0], colors.at(-1)];
  return {
    id: "mana",
    heading: voice.pick([
      `${Spelled(analysis.lands)} lands, counted`,
      `What ${few(analysis.lands)} lands can pay for`,
      rarest && colors.length > 1
        ? `${capital(COLOR_WORDS[rarest.color] ?? "")} is the color that comes late`
        : `${Spelled(analysis.lands)} lands, ${few(peak.count)} spells at ${top}`,
      `${average} mana a spell`,
      ...(ramp > 5 ? [`${Spelled(analysis.lands)} lands and ${few(ramp)} more sources`] : []),
    ]),
    paragraphs: [
      paragraph(
        sentence(
          voice.pick([
            `${Spelled(analysis.lands)} of the ${facts.size} cards are lands${ramp > 2 ? `, and ${few(ramp)} more make mana` : ""}, for spells that cost ${average} on average`,
            `There are ${few(analysis.lands)} lands in ${facts.size} cards${ramp > 2 ? `, with ${few(ramp)} other sources of mana beside them` : ""}, and the average spell asks for ${average}`,
          ]),
        ),
        sentence(
          voice.pick([
            `The curve is highest at ${top}, where ${few(peak.count)} of the ${spellCount(facts)} spells sit`,
            `Most of them, ${few(peak.count)} of ${spellCount(facts)}, cost ${top}`.replace(
              2 * peak.count > spellCount(facts) ? /^$/ : /^Most of them/,
              2 * peak.count > spellCount(facts) ? "" : "The largest group",
            ),
          ]),
        ),
        games.screw.share > 0
          ? sentence(
              `Over ${games.games.toLocaleString("en-US")} games it had fewer than ${few(games.screw.lands)} lands on turn ${few(games.screw.turn)} in ${percent(games.screw.share)} of them and had drawn ${few(games.flood.lands)} or more by turn ${few(games.flood.turn)} in ${percent(games.flood.share)}, ${balance(games.screw.share, games.flood.share)}`,
            )
          : undefined,
      ),
      paragraph(
        rarest === undefined
          ? undefined
          : colors.length === 1
            ? sentence(
                `With one color there is little to go wrong, and ${percent(rarest.castability)} of its spells can be cast on the turn they should be`,
              )
            : sentence(
                `${capital(COLOR_WORDS[rarest.color] ?? "")} is the color to watch, with ${sources(rarest.have)} where its most demanding card asks for ${few(rarest.needed)}`,
              ),
        rarest && easiest && colors.length > 1
          ? sentence(
              `Cards in ${COLOR_WORDS[rarest.color]} can be cast on time in ${percent(rarest.castability)} of games and those in ${COLOR_WORDS[easiest.color]} in ${percent(easiest.castability)}, so ${rarest.castability < 0.86 ? "a hand that shows only one of the two is weaker than it looks" : "either color can be counted on"}`.replace(
                colors.length > 2 ? /the two|either color/ : /^$/,
                (word) => (word === "the two" ? "them" : word === "" ? "" : "each of them"),
              ),
            )
          : undefined,
        unpaidSentence(facts, colors),
        landSentence(facts, copiesOf(basics), copiesOf(tapped), refs(tapped.slice(0, 2))),
      ),
    ].filter((text) => text !== ""),
    chart: "curve",
  };
}

/** Of colors that hardly any land makes: their cards are there for something else than being cast. */
function unpaidSentence(
  { analysis, deck, spells }: ArticleFacts,
  paid: Analysis["colors"],
): string | undefined {
  const [unpaid] = analysis.colors.filter((color) => color.pips > 0 && !paid.includes(color));
  if (unpaid === undefined) return undefined;
  const bit = maskOf(unpaid.color);
  const cards = spells.filter(({ card }) => ((deck.table.colors[card] ?? 0) & bit) !== 0);
  if (cards.length === 0) return undefined;
  return sentence(
    `No land is asked to pay for ${COLOR_WORDS[unpaid.color]}, since ${refs(cards.slice(0, 2))} ${cards.length === 1 ? "is" : "are"} not there to be cast for ${cards.length === 1 ? "its" : "their"} cost`,
  );
}

function balance(screw: number, flood: number): string {
  if (screw > 0.17) return "which is a little short, so that a land more would not hurt";
  if (flood > 0.3) return "and the second figure is high enough to turn a land into a spell";
  if (screw < 0.05) return "so missing lands is rare and drawing too many the likelier trouble";
  return "which is what a list with as many lands has to expect";
}

function landSentence(
  facts: ArticleFacts,
  basics: number,
  tapped: number,
  named: string,
): string | undefined {
  const { lands } = facts.analysis;
  if (basics > 0 && basics < lands)
    return sentence(
      `${Spelled(basics)} of the lands ${basics === 1 ? "is a basic" : "are basics"}, and ${tapped === 0 ? "none of the others is sure to enter tapped" : tapped === 1 ? `only ${named} always enters tapped` : `${few(tapped)} always enter tapped, ${tapped === 2 ? named : `${named} among them`}`}`,
    );
  if (basics === lands)
    return "Every land is a basic, so nothing enters tapped and nothing that punishes other lands matters.";
  return undefined;
}

function peakOf({ analysis: { curve } }: ArticleFacts): {
  readonly manaValue: number;
  readonly count: number;
} {
  return curve
    .map(({ manaValue, creatures, others }) => ({ manaValue, count: creatures + others }))
    .reduce((best, each) => (each.count > best.count ? each : best), { manaValue: 0, count: 0 });
}

function sources(have: number): string {
  return Number.isInteger(have)
    ? several(have, "source")
    : `${Math.floor(have)} sources and some that work part of the time`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
