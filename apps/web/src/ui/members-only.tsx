import DoorOpen from "lucide-react/icons/door-open";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { account, hasAccounts } from "../data/account.ts";
import { openAuthDialog } from "../lib/auth-dialog.ts";
import { Button } from "./button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

/**
 * What only a member sees. Everybody else is asked to log in, and stays on the page while they do; until it is known who
 * is here, the shape of what comes.
 */
export function MembersOnly({
  what,
  shape,
  children,
}: {
  /** What waits behind the log-in, in a sentence. */
  readonly what: string;
  readonly shape: ReactNode;
  readonly children: (memberId: string) => ReactNode;
}) {
  const { loading, user } = account.use();
  if (user !== null) return children(user.id);
  if (loading) return shape;
  if (!hasAccounts()) {
    return (
      <EmptyState
        icon={DoorOpen}
        title="Accounts are not open on this server"
        action={
          <Link className="button button-primary" to="/builder">
            Build without an account
          </Link>
        }
      >
        <p>Building, changing, checking and exporting decks works without one.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={LockKeyhole}
      title="Nobody is logged in"
      action={
        <>
          <Button kind="primary" onClick={() => openAuthDialog("login")}>
            Log in here
          </Button>
          <Button onClick={() => openAuthDialog("signup")}>Make an account</Button>
        </>
      }
    >
      <p>{what}</p>
    </EmptyState>
  );
}
