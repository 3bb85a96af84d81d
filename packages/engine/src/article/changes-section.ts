import { copiesOf, priceOf, subjectOf } from "./angle.ts";
import { dollars, few, joined, paragraph, percent, ref, refs, sentence, type Voice } from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts, Change, ToldCard } from "./told-deck.ts";

/** What to buy, what to save on, and what to take out first. */
export function changesSection(facts: ArticleFacts, voice: Voice): Section | undefined {
  const upgrades = facts.changes.filter(({ kind }) => kind === "upgrade");
  const savings = facts.changes.filter(({ kind }) => kind === "cheaper");
  const first = cutFirst(facts);
  const parts = [
    paragraph(...upgrades.map((change, at) => upgradeSentences(facts, voice, change, at))),
    savingsParagraph(facts, voice, savings),
    cutParagraph(facts, voice, first, upgrades),
  ].filter((text) => text !== "");
  if (parts.length === 0) return undefined;
  return {
    id: "changes",
    heading: headingOf(facts, voice, upgrades, savings),
    paragraphs: parts,
  };
}

function headingOf(
  facts: ArticleFacts,
  voice: Voice,
  upgrades: readonly Change[],
  savings: readonly Change[],
): string {
  const [best] = upgrades;
  const saved = savings.reduce((sum, { out, usd }) => sum + ((out.usd ?? 0) - usd) * out.copies, 0);
  return voice.pick([
    ...(best ? [`First on the list: ${best.name.split(" // ")[0]}`, `What to buy next`] : []),
    ...(saved > 5 ? [`How to save ${dollars(saved)}`] : []),
    `What to change first`,
    `If ${subjectOf(facts)} were yours`,
  ]);
}

function upgradeSentences(facts: ArticleFacts, voice: Voice, change: Change, at: number): string {
  const { out, name, usd, act, says, share = 0 } = change;
  const own = out.share?.share ?? 0;
  const lead =
    at === 0
      ? voice.pick([
          `The first card to buy is ${ref({ name })}, which costs ${dollars(usd)} and could come in for ${ref(out)}`,
          `${ref({ name })} for ${dollars(usd)} would be the first change, in the place of ${ref(out)}`,
        ])
      : voice.pick([
          `${ref({ name })}, at ${dollars(usd)}, could replace ${ref(out)}`,
          `After that comes ${ref({ name })} for ${ref(out)}, at ${dollars(usd)}`,
        ]);
  const numbers = `${percent(share)} of ${subjectOf(facts)} decks play it${own >= 0.05 ? ` and ${percent(own)} the other` : ""}`;
  return paragraph(
    sentence(lead),
    act === undefined
      ? says === undefined || at > 0
        ? sentence(numbers)
        : paragraph(`Its line is “${says}”`, sentence(numbers))
      : sentence(`It ${act}, and ${numbers}`),
  );
}

function savingsParagraph(facts: ArticleFacts, voice: Voice, savings: readonly Change[]): string {
  const [first, ...others] = savings;
  if (first === undefined) return "";
  const total = priceOf(facts);
  const saved = savings.reduce((sum, { out, usd }) => sum + ((out.usd ?? 0) - usd) * out.copies, 0);
  return paragraph(
    sentence(
      voice.pick([
        `On a tighter budget ${ref({ name: first.name })} is the nearest thing to ${ref(first.out)}, at ${dollars(first.usd)} instead of ${dollars(first.out.usd ?? 0)}${first.out.copies > 1 ? " a copy" : ""}`,
        `Whoever wants to save begins with ${ref(first.out)}, for which ${ref({ name: first.name })} is a stand-in at ${dollars(first.usd)} where the original costs ${dollars(first.out.usd ?? 0)}`,
      ]),
    ),
    first.act === undefined
      ? undefined
      : sentence(first.act === first.out.acts[0] ? "It does just the same" : `It ${first.act}`),
    others.length === 0
      ? undefined
      : sentence(
          `${others.map(({ out, name, usd }) => `${ref({ name })} for ${ref(out)} saves ${dollars(((out.usd ?? 0) - usd) * out.copies)}`).join(", and ")}${total === undefined ? "" : `, which takes the whole deck from ${dollars(total)} to ${dollars(total - saved)}`}`,
        ),
  );
}

/** The cards that stand for the deck least, of those whose job others do as well. */
function cutFirst({ spells }: ArticleFacts): ToldCard[] {
  return spells
    .slice(-10)
    .reverse()
    .filter(({ expected = 0 }) => expected < 0.2)
    .slice(0, 2);
}

function cutParagraph(
  facts: ArticleFacts,
  voice: Voice,
  cut: readonly ToldCard[],
  upgrades: readonly Change[],
): string {
  const left = cut.filter(({ name }) => !upgrades.some(({ out }) => out.name === name));
  const [one] = left;
  if (one === undefined) return "";
  const alike = facts.spells.filter(
    ({ place, name }) => place.group === one.place.group && name !== one.name,
  );
  return paragraph(
    joined(
      voice.pick([
        `If you need a slot for a card of your own, start with ${refs(left)}`,
        `The first to go when something new comes in ${left.length > 1 ? "are" : "is"} ${refs(left)}`,
      ]),
      ", since ",
      copiesOf(alike) >= 3
        ? `${few(copiesOf(alike))} other cards of this list stand under “${one.place.group.toLowerCase()}” beside ${ref(one)}`
        : undefined,
    ),
    facts.leader !== "" && (one.expected ?? 1) < 0.05
      ? sentence(`Fewer than one ${facts.leader} deck in twenty plays it, which is no proof, but a hint`)
      : undefined,
  );
}
