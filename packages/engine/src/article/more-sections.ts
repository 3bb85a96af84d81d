// Sections for articles that would be short without them.
import { copiesOf, costOf, dearestOf, kindOfDeck, priceOf, subjectOf } from "./angle.ts";
import { dollars, paragraph, percent, ref, refs, Spelled, type Voice } from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** A deck of less is bought without a thought. */
const LEAST = 8;
/** Cards that are named. */
const NAMED = 2;

/** Where a deck's money is; undefined where its price is not known, or is next to nothing. */
export function priceSection(facts: ArticleFacts, voice: Voice): Section | undefined {
  const total = priceOf(facts);
  const dearest = dearestOf(facts);
  if (total === undefined || total < LEAST || dearest.length <= NAMED) return undefined;
  const top = dearest.slice(0, NAMED);
  const share = percent(top.reduce((sum, card) => sum + costOf(card), 0) / total);
  const cheap = copiesOf(dearest.slice(NAMED).filter(({ usd = 0 }) => usd < 1));
  return {
    id: "price",
    heading: voice.pick(["What it costs", `${dollars(total)}, and where they are`, "The bill"]),
    paragraphs: [
      paragraph(
        voice.pick([
          `The whole ${kindOfDeck(facts)} comes to ${dollars(total)}, and ${refs(top)} alone account for ${share} of that, so they are the cards to borrow for a first evening.`,
          `${refs(top)} account for ${share} of the ${dollars(total)} that this ${kindOfDeck(facts)} comes to, and they are the cards to borrow for a first evening.`,
        ]),
        cheap > 1
          ? `Of the others ${cheap} cost less than a dollar each, which makes a beginning that can be improved one card at a time.`
          : undefined,
      ),
    ],
  };
}

/** From this share of such decks on a card is of the core, and below that one it is a choice. */
const CORE = 0.8;
const CHOICE = 0.6;

/** Which cards nearly all such decks play, and which are a choice; undefined where nobody counted enough of them. */
export function coreSection(facts: ArticleFacts, voice: Voice): Section | undefined {
  const shareOf = ({ share }: ToldCard): number => share?.share ?? Number.NaN;
  const counted = facts.spells
    .filter((card) => shareOf(card) > 0)
    .toSorted((a, b) => shareOf(b) - shareOf(a));
  const core = counted.filter((card) => shareOf(card) >= CORE);
  const [first, second] = core;
  if (first === undefined || second === undefined) return undefined;
  const told = (card: ToldCard): string => `${ref(card)} with ${percent(shareOf(card))}`;
  const last = counted.at(-1);
  const isChoice = last !== undefined && shareOf(last) < CHOICE;
  return {
    id: "core",
    heading: voice.pick(["What nearly everybody plays", `The core of ${subjectOf(facts)}`, "Fixed and free"]),
    paragraphs: [
      paragraph(
        `${Spelled(core.length)} different cards are in at least ${percent(CORE)} of ${subjectOf(facts)} decks, ${told(first)} and ${told(second)} before all others, and a list without them would have to say why.`,
        isChoice
          ? `The freest of the places belongs to ${told(last)}, so that is where a card of your own could go without anybody asking.`
          : undefined,
      ),
    ],
  };
}
