import { packShare, type Reader, unpackShare, type Writer } from "./section-bytes.ts";

/** A card, and the shares of decks that play at least one copy of it, at least two and so on: falling, all above 0. */
export interface CopyShares {
  /** Its position in the list of names of a file; the card of the table where the ranker answers. */
  readonly card: number;
  readonly shares: readonly number[];
}

/** What the decks of one archetype, or of one leader, have in common: how many of them play which cards. */
export interface Skeleton {
  /** What results call it; of leaders their names, with a plus between two. */
  readonly name: string;
  /** Decks that were counted. */
  readonly decks: number;
  /** The archetype's share, 0 to 1, of the format's decks, newer ones counting more. */
  readonly share: number;
  readonly main: readonly CopyShares[];
  readonly side: readonly CopyShares[];
  /** Slug of the format whose decks were counted, where they are lent to one of which nothing was learned. */
  readonly lentBy?: string;
}

/** The archetypes of a format, most played first. */
export interface SkeletonFigures {
  readonly kind: "skeletons";
  readonly format: string;
  readonly decks: number;
  readonly from: string;
  readonly to: string;
  readonly skeletons: readonly Skeleton[];
}

/** Writes the archetypes of a format. */
export function writeSkeletons(writer: Writer, { skeletons }: SkeletonFigures): void {
  writer.text(skeletons.map(({ name }) => name));
  for (const { decks, share, main, side } of skeletons) {
    writer.varint(decks);
    writer.raw([packShare(share)]);
    for (const zone of [main, side]) {
      writer.varint(zone.length);
      writer.ascending(
        zone.map(({ card }) => card),
        0,
        zone.length,
      );
      for (const { shares } of zone) writer.varint(shares.length);
      for (const { shares } of zone) writer.raw(shares.map(inBytes));
    }
  }
}

/** Reads what `writeSkeletons` wrote. @throws Error when the bytes end too early. */
export function readSkeletons(reader: Reader): Skeleton[] {
  // Written by `writeSkeletons`.
  const names = reader.text() as readonly string[];
  return names.map((name) => {
    const decks = reader.varint();
    const [share = 0] = reader.raw(1);
    const zone = (): CopyShares[] => {
      const cards = new Uint16Array(reader.varint());
      reader.ascending(cards, 0, cards.length);
      const copies = reader.varints(cards.length);
      return Array.from(cards, (card, at) => ({
        card,
        shares: Array.from(reader.raw(copies[at] ?? 0), (value) => value / 255),
      }));
    };
    const main = zone();
    return { name, decks, share: unpackShare(share), main, side: zone() };
  });
}

/** A share above 0 in 255ths, never rounded to nothing. */
function inBytes(share: number): number {
  return Math.max(1, Math.min(255, Math.round(share * 255)));
}
