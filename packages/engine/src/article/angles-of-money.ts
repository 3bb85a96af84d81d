import { type AngleFinder, copiesOf, costOf, dearestOf, kindOfDeck, priceOf, subjectOf } from "./angle.ts";
import { dollars, joined, percent, ref, refs, Spelled, sentence } from "./prose.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** Little money, or money that lies in few cards. */
export const money: AngleFinder = (facts, voice) => {
  const total = priceOf(facts);
  if (total === undefined || total < 8) return undefined;
  const top = dearestOf(facts).slice(0, 3);
  const spent = top.reduce((sum, card) => sum + costOf(card), 0);
  const rest = facts.size + facts.leaders.length - copiesOf(top);
  const isCheap = total <= (facts.isSingleton ? 110 : 60);
  const share = spent / total;
  if (!isCheap && share < 0.45) return undefined;
  const each = (total - spent) / Math.max(1, rest);
  return {
    about: "money",
    score: isCheap ? 5.2 + Math.max(0, 0.6 - total / 200) : 3.3 + 2 * share,
    headlines: [
      `Where the ${dollars(total)} went`,
      `${subjectOf(facts)}, and where its ${dollars(total)} went`,
      ...(isCheap
        ? [`${subjectOf(facts)} for ${dollars(total)}`]
        : [`${Spelled(top.length)} cards are ${percent(share)} of the price`]),
    ],
    standfirsts: [
      `Three cards took ${percent(share)} of the money. What they do for it, and which ones could be bought later.`,
      `The dearest card costs ${dollars(top[0]?.usd ?? 0)}. What it pays for, what it does not, and what to buy next.`,
    ],
    opening: [
      voice.pick([
        `This ${kindOfDeck(facts)} costs ${dollars(total)}, and ${refs(top)} took ${dollars(spent)} of it.`,
        `Of the ${dollars(total)} in this ${kindOfDeck(facts)}, ${dollars(spent)} went into ${refs(top)}.`,
        `${refs(top)} cost ${dollars(spent)} together, out of ${dollars(total)} for the whole deck.`,
      ]),
      voice.pick([
        `The other ${rest} cards come to ${dollars(each)} each, so whoever wants to save looks at those three first.`,
        `That leaves ${dollars(each)} for each of the other ${rest} cards, which is where the thinking went.`,
      ]),
      joined(top[0] && voice.deed(top[0]), ", and ", top[1] && voice.deed(top[1])),
      top[0]?.share ? sentence(paid(facts, top[0], top[0].share.share)) : undefined,
    ],
    quotes: [`Three cards cost ${dollars(spent)}. The other ${rest} cost ${dollars(total - spent)}.`],
  };
};

function paid(facts: ArticleFacts, card: ToldCard, share: number): string {
  const told = `${percent(share)} of ${subjectOf(facts)} decks pay for ${ref(card)}`;
  if (share < 0.3) return `${told}, so it may be the first to sell`;
  return share > 0.6
    ? `${told}, so the money is not wasted`
    : `${told} as well, which makes it a choice and no must`;
}
