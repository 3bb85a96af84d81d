import { frontName } from "../explain/links.ts";
import { kindOfDeck, spellCount, subjectOf } from "./angle.ts";
import { few, joined, paragraph, percent, ref, Spelled, sentence, type Voice } from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** Cards that are told of as key cards. */
const MOST = 7;
const HUBS = 3;
/** So much more than elsewhere a card must be played here, 0 to 1, for that to be told. */
const TELLING_LIFT = 0.25;

/** The cards that the deck turns on, and what they have of each other. */
export function keyCards(facts: ArticleFacts, voice: Voice): Section {
  const hubs = hubsOf(facts, voice);
  const rest = facts.spells
    .filter((card) => !hubs.includes(card) && !voice.hasTold(card) && card.acts.length > 0)
    .slice(0, MOST - hubs.length);
  const shown = [...hubs, ...rest].filter(
    ({ name }) => !facts.leaders.some((leader) => leader.name === name),
  );
  const [signature] = facts.spells
    .filter(({ share }) => share?.elsewhere !== undefined && share.share - share.elsewhere >= TELLING_LIFT)
    .toSorted((a, b) => liftOf(b) - liftOf(a));
  const told = new Set<string>();
  return {
    id: "key-cards",
    heading: headingOf(voice, hubs, shown, signature),
    paragraphs: [
      ...hubs.map((hub) => hubParagraph(facts, voice, hub, told)),
      restParagraph(facts, voice, rest, told.has(signature?.name ?? "") ? undefined : signature),
    ].filter((text) => text !== ""),
    ...(shown.length >= 3 ? { cards: shown.slice(0, 3).map(({ name }) => name) } : {}),
  };
}

function liftOf({ share }: ToldCard): number {
  return share?.elsewhere === undefined ? 0 : share.share - share.elsewhere;
}

/** Cards that live on others of the deck, one for each kind of others. */
function hubsOf({ spells }: ArticleFacts, voice: Voice): ToldCard[] {
  const hubs: ToldCard[] = [];
  for (const card of spells) {
    if (card.feeds === undefined || voice.hasTold(card) || hubs.length >= HUBS) continue;
    if (card.acts.length === 0 && card.says === undefined) continue;
    if (hubs.some(({ feeds }) => feeds?.what === card.feeds?.what)) continue;
    hubs.push(card);
  }
  return hubs;
}

function headingOf(
  voice: Voice,
  hubs: readonly ToldCard[],
  [first, second]: readonly ToldCard[],
  signature: ToldCard | undefined,
): string {
  const [hub] = hubs;
  return voice.pick([
    ...(hub?.feeds
      ? [
          `What ${frontName(hub.name)} lives on`,
          `${Spelled(hub.feeds.count)} cards for ${frontName(hub.name)}`,
        ]
      : []),
    ...(signature?.share ? [`Why ${percent(signature.share.share)} play ${frontName(signature.name)}`] : []),
    ...(hubs[1] ? [`${frontName(hubs[0]?.name ?? "")}, ${frontName(hubs[1].name)} and company`] : []),
    ...(first && second
      ? [
          `From ${frontName(first.name)} to ${frontName(second.name)}`,
          `${frontName(first.name)} and its company`,
        ]
      : []),
    "Cards that need each other",
  ]);
}

function hubParagraph(facts: ArticleFacts, voice: Voice, hub: ToldCard, told: Set<string>): string {
  const { feeds } = hub;
  const telling = voice.telling(hub);
  if (feeds === undefined || telling === undefined) return "";
  const { deck } = facts;
  const kind = feeds.what === "type" ? `${deck.creatureType} cards` : feeds.what;
  const fuel = facts.spells.filter((card) => card.name !== hub.name && deck.isOf(feeds.what, card));
  const fresh = fuel.filter((card) => !voice.hasTold(card) && card.acts.length > 0).slice(0, 2);
  const named = feeds.what === "lands" ? [] : fresh.length > 0 ? fresh : fuel.slice(0, 2);
  const among = feeds.what === "lands" ? "" : ` of the ${spellCount(facts)} spells`;
  if (hub.share) told.add(hub.name);
  return paragraph(
    joined(
      telling,
      voice.pick([", and ", ", which is a fair offer when ", ", so it matters that "]),
      feeds.what === "lands"
        ? `the list has ${few(feeds.count)} lands`
        : `${few(feeds.count)}${among} are ${kind}`.replace(/^\d+/, (count) =>
            /”$/.test(telling) ? Spelled(Number(count)) : count,
          ),
    ),
    named.length === 0
      ? undefined
      : sentence(
          `${voice.pick(["Good company for it are", "It likes best to see", "Among those that count for it are"])} ${pairOf(named, voice)}`.replace(
            named.length === 1 ? /Good company for it are|Among those that count for it are/ : /^$/,
            named.length === 1 ? "Good company for it is" : "",
          ),
        ),
    shareSentence(facts, hub),
  );
}

function pairOf(cards: readonly ToldCard[], voice: Voice): string {
  const [one, other] = cards;
  if (one === undefined) return "";
  return other === undefined ? voice.withDeed(one) : `${ref(one)} and ${voice.withDeed(other)}`;
}

function shareSentence(facts: ArticleFacts, card: ToldCard): string | undefined {
  const { share } = card;
  if (share === undefined) return undefined;
  if (share.elsewhere !== undefined && share.share - share.elsewhere >= TELLING_LIFT)
    return sentence(
      `${percent(share.share)} of ${facts.leader} decks play ${ref(card)}, where only ${percent(share.elsewhere)} of all decks that could do so`,
    );
  return share.share >= 0.6
    ? sentence(`${percent(share.share)} of all ${kindOfDeck(facts)}s play ${ref(card)} too`)
    : undefined;
}

function restParagraph(
  facts: ArticleFacts,
  voice: Voice,
  rest: readonly ToldCard[],
  signature: ToldCard | undefined,
): string {
  const sentences: (string | undefined)[] = [];
  const queue = rest.filter((card) => !voice.hasTold(card));
  while (queue.length > 0 && sentences.length < 4) {
    const card = queue.shift();
    if (card === undefined || voice.hasTold(card)) continue;
    const partner = facts.spells.find(({ name }) => frontName(name) === card.partner);
    const deed = voice.deed(card);
    if (deed === undefined) continue;
    if (partner !== undefined && !voice.hasTold(partner)) {
      sentences.push(
        joined(
          deed,
          voice.pick([", and decks that play it tend to play ", ", and is often seen beside "]),
          voice.withDeed(partner),
        ),
      );
      continue;
    }
    const next = queue.find((other) => !voice.hasTold(other));
    sentences.push(joined(deed, voice.pick([", while ", "; ", ", and "]), next && voice.deed(next)));
  }
  if (signature?.share !== undefined)
    sentences.push(
      sentence(
        `No card says more plainly that this is a deck for ${subjectOf(facts)} than ${ref(signature)}: ${percent(signature.share.share)} of such decks play it, against ${percent(signature.share.elsewhere ?? 0)} of all that could`,
      ),
    );
  return paragraph(...sentences);
}
