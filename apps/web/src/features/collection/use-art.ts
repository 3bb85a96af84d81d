import type { ArtSubject } from "@deckwright/art/draw-art.ts";
import { useQuery } from "@tanstack/react-query";
import { findCards } from "../../data/find-printings.ts";

/** How long names are gathered before they are asked for, in milliseconds: pictures fail by the screenful. */
const GATHER_MS = 50;

let gathered: {
  readonly names: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, ArtSubject>>;
} | null = null;

/**
 * What the drawing of an owned card is made from, which the collection does not keep: its type and colors. Undefined until
 * that is here; a card that nobody knows is drawn from its name alone.
 */
export function useArt(name: string): ArtSubject | undefined {
  const { data, isError } = useQuery({
    queryKey: ["art", name],
    queryFn: () => askTogether(name),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isError ? unknownCard(name) : data;
}

async function askTogether(name: string): Promise<ArtSubject> {
  gathered ??= gather();
  gathered.names.add(name);
  const found = await gathered.answer;
  return found.get(name) ?? unknownCard(name);
}

function gather(): NonNullable<typeof gathered> {
  const names = new Set<string>();
  const ask = async () => {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    gathered = null;
    const asked = [...names];
    const cards = await findCards(asked, new AbortController().signal);
    return new Map(
      asked.flatMap((each, at) => {
        const face = cards[at]?.face;
        return face ? [[each, face] as const] : [];
      }),
    );
  };
  return { names, answer: ask() };
}

function unknownCard(name: string): ArtSubject {
  return { name, type_line: "", colors: [], color_identity: [] };
}
