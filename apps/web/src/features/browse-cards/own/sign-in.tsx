import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { hasAccounts } from "../../../data/account.ts";
import { openAuthDialog } from "../../../lib/auth-dialog.ts";
import { Button } from "../../../ui/button/button.tsx";

/** Stands above the results of a search for cards that one owns, when nobody is signed in. */
export function SignIn() {
  return (
    <div className="sign-in-note">
      <LockKeyhole size={16} aria-hidden="true" />
      <p>
        {hasAccounts()
          ? "Sign in to search your collection. Until then the rest of the search decides."
          : "Accounts are not open on this server, so nobody has a collection here."}
      </p>
      {hasAccounts() && (
        <Button size="small" onClick={() => openAuthDialog("login")}>
          Log in
        </Button>
      )}
    </div>
  );
}
