import { isWithin } from "@deckwright/cards/colors.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { listed } from "../explain/phrases.ts";
import { copiesIn } from "../rank/skeletons.ts";
import type { SidePurpose } from "../select/sideboard.ts";
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
import type { ArticleFacts, SideCard } from "./told-deck.ts";

/** A card is left out from this share of the archetype's decks on. */
const LEFT_OUT = 0.4;
/** Copies more or fewer than usual that are worth a word. */
const TELLING_COPIES = 1.4;

/** Where a list goes its own way among those of its archetype; undefined where nobody counted any. */
export function differences(facts: ArticleFacts, voice: Voice): Section | undefined {
  const { skeleton } = facts.deck.plan;
  if (skeleton === undefined) return undefined;
  const { name } = skeleton;
  const usual = new Map(skeleton.main.map(({ card, shares }) => [card, copiesIn(shares)]));
  const apart = facts.spells
    .map((card) => ({ card, more: card.copies - (usual.get(card.card) ?? 0) }))
    .sort((a, b) => b.more - a.more);
  const more = apart.filter(({ more: by }) => by >= TELLING_COPIES).slice(0, 2);
  const fewer = apart
    .filter(({ more: by }) => by <= -TELLING_COPIES)
    .slice(-2)
    .reverse();
  const missing = missingCards(facts);
  const sets = facts.spells.filter(({ copies }) => copies === 4);
  const [absent] = missing;
  const parts = [
    paragraph(
      sets.length > 2
        ? sentence(
            voice.pick([
              `${Spelled(sets.length)} spells come in four copies, ${refs(sets.slice(0, 3))} among them, so most games show the same plan`,
              `The list rests on ${few(sets.length)} playsets, which begin with ${refs(sets.slice(0, 3))}`,
            ]),
          )
        : undefined,
      more[0]
        ? sentence(
            `It believes more in ${ref(more[0].card)} than others do, with ${several(more[0].card.copies, "copy", "copies")} where the average ${name} deck has ${average(usual.get(more[0].card.card) ?? 0)}${more[1] ? `, and more in ${ref(more[1].card)}, with ${few(more[1].card.copies)} against ${average(usual.get(more[1].card.card) ?? 0)}` : ""}`,
          )
        : undefined,
      fewer[0]
        ? sentence(
            `Of ${ref(fewer[0].card)} it plays fewer, ${few(fewer[0].card.copies)} against ${average(usual.get(fewer[0].card.card) ?? 0)}`,
          )
        : undefined,
    ),
    absent === undefined
      ? ""
      : paragraph(
          joined(
            `The card that other players will miss is ${ref(absent)}, which is in ${percent(absent.share)} of ${name} decks and not in this one`,
            "; ",
            missing[1] ? `${ref(missing[1])} is another one, with ${percent(missing[1].share)}` : undefined,
          ),
        ),
  ].filter((text) => text !== "");
  if (parts.length === 0) return undefined;
  return {
    id: "differences",
    heading: voice.pick([
      `How it differs from other ${name} decks`,
      `Where this list goes its own way`,
      ...(absent ? [`No ${absent.name.split(" // ")[0]}`] : []),
    ]),
    paragraphs: parts,
  };
}

/** Spells of the archetype that the list does without, most played first. */
export function missingCards({ deck, side }: Pick<ArticleFacts, "deck" | "side">): {
  readonly name: string;
  readonly share: number;
}[] {
  const { table, plan } = deck;
  const held = new Set(deck.cards.map(({ card }) => card));
  const beside = new Set(side.map(({ name }) => name));
  return (plan.skeleton?.main ?? [])
    .filter(({ card, shares }) => {
      const open =
        !held.has(card) && !isLand(table, card) && isWithin(table.colorIdentity[card] ?? 0, plan.colors);
      return open && (shares[0] ?? 0) >= LEFT_OUT && !beside.has(table.name(card));
    })
    .map(({ card, shares }) => ({ name: table.name(card), share: shares[0] ?? 0 }))
    .sort((a, b) => b.share - a.share)
    .slice(0, 2);
}

function average(copies: number): string {
  return copies < 0.1 ? "hardly any" : copies.toFixed(1);
}

/** What sideboard cards are for, in the words of a sentence. */
const AGAINST: Readonly<Record<SidePurpose, string>> = {
  graveyard: "decks that live out of the graveyard",
  permanents: "artifacts and enchantments",
  wipe: "boards full of creatures",
  counter: "spells that must not resolve",
  discard: "hands full of answers",
  removal: "single creatures",
  color: "one color",
  pool: "other games",
  other: "other games",
};

/** What the sideboard is for. */
export function sideSection(facts: ArticleFacts, voice: Voice): Section | undefined {
  const { side } = facts;
  const all = side.reduce((sum, { copies }) => sum + copies, 0);
  const groups = new Map<SidePurpose, SideCard[]>();
  for (const card of side)
    if (card.purpose !== undefined) groups.set(card.purpose, [...(groups.get(card.purpose) ?? []), card]);
  const told = [...groups].sort((a, b) => total(b[1]) - total(a[1])).slice(0, 3);
  if (all < 6 || told.length === 0) return undefined;
  const known = side
    .filter(({ share }) => share !== undefined)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const [first] = told;
  return {
    id: "side",
    heading: voice.pick([
      `The ${few(all)} cards beside it`,
      "What comes in after game one",
      "The sideboard, by what it is for",
    ]),
    paragraphs: [
      paragraph(
        first
          ? sentence(
              `${Spelled(total(first[1]))} of the ${few(all)} cards in the sideboard are meant for ${AGAINST[first[0]]}, ${refs(first[1].slice(0, 2))}${first[1].length > 2 ? " among them" : ""}`,
            )
          : undefined,
        told.length > 1
          ? sentence(
              listed(
                told
                  .slice(1)
                  .map(
                    ([purpose, cards]) =>
                      `${few(total(cards))} ${total(cards) === 1 ? "is" : "are"} for ${AGAINST[purpose]} (${refs(cards.slice(0, 2))})`,
                  ),
              ),
            )
          : undefined,
        known[0]?.share === undefined
          ? undefined
          : sentence(
              `The most usual of them is ${ref(known[0])}, which ${percent(known[0].share)} of ${facts.deck.plan.skeleton?.name ?? ""} sideboards have${known.length < side.length ? `, while ${several(side.length - known.length, "card")} of these fifteen ${side.length - known.length === 1 ? "is" : "are"} hardly seen elsewhere`.replace(all === 15 ? /^$/ : " of these fifteen", "") : ""}`,
            ),
      ),
    ],
  };
}

function total(cards: readonly SideCard[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}
