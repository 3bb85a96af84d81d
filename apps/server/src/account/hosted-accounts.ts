import type { Accounts } from "./accounts.ts";
import { asMember } from "./member.ts";
import { selectHostedAccount } from "./statements.ts";

/** Accounts of a hosted project: read in its database, and ended by the project itself, which knows what belongs to them. */
export function hostedAccounts(deleteAccount: (memberId: string) => Promise<void>): Accounts {
  return {
    read: (database, caller) =>
      asMember(database, caller, async (transaction, { id }) => {
        const [account] = await selectHostedAccount(transaction, [id]);
        return { id, data: account?.data ?? {} };
      }),
    async erase(database, caller) {
      // Not while we hold the account ourselves.
      const { id } = await asMember(database, caller, async (_, member) => member);
      await deleteAccount(id);
    },
  };
}
