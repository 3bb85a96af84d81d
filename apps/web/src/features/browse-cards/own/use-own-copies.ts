import { useQuery } from "@tanstack/react-query";
import { account } from "../../../data/account.ts";
import { fetchOwnCopies, type OwnCopies } from "../../../data/collection.ts";

const NONE: OwnCopies = new Map();

/** What the member who is here owns; nothing for visitors, and until it is known. */
export function useOwnCopies(): OwnCopies {
  const user = account.usePart((current) => current.user);
  const query = useQuery({
    queryKey: ["own-copies", user?.id],
    queryFn: fetchOwnCopies,
    enabled: user !== null,
  });
  return query.data ?? NONE;
}
