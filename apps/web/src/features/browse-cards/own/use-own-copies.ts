import { useQuery } from "@tanstack/react-query";
import { account, supabase } from "../../../lib/account.ts";

/** Copies that the member owns, by name of the card; empty for visitors, and until it is known. */
export type OwnCopies = ReadonlyMap<string, number>;

const NONE: OwnCopies = new Map();
/** Rows that are asked for at once. */
const ROWS = 1_000;

/** What the member who is here owns. */
export function useOwnCopies(): OwnCopies {
  const user = account.usePart((current) => current.user);
  const query = useQuery({
    queryKey: ["own-copies", user?.id],
    queryFn: fetchOwnCopies,
    enabled: user !== null,
  });
  return query.data ?? NONE;
}

async function fetchOwnCopies(): Promise<OwnCopies> {
  const client = await supabase();
  const copies = new Map<string, number>();
  for (let from = 0; ; from += ROWS) {
    const { data, error } = await client
      .from("user_cards")
      .select("name, quantity")
      .gt("quantity", 0)
      .order("id")
      .range(from, from + ROWS - 1)
      .overrideTypes<{ readonly name: string; readonly quantity: number }[], { merge: false }>();
    if (error) throw new Error(error.message);
    for (const { name, quantity } of data) copies.set(name, (copies.get(name) ?? 0) + quantity);
    if (data.length < ROWS) return copies;
  }
}
