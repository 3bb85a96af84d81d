import Coins from "lucide-react/icons/coins";
import { Link, useNavigate } from "react-router";
import { account, signOut, usernameOf } from "../../data/account.ts";
import { openAuthDialog } from "../../lib/auth-dialog.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";
import { useDetailsMenu } from "../../ui/menu/use-details-menu.ts";

/** Who is signed in, with what can be done about it; for everybody else the two buttons that open the dialog. */
export function AccountMenu() {
  const user = account.usePart((current) => current.user);
  return user === null ? <SignInButtons /> : <Member email={user.email ?? ""} />;
}

function Member({ email }: { readonly email: string }) {
  const current = account.use();
  return (
    <>
      {current.profile && <Credits count={current.profile.ai_credits} />}
      <MemberMenu username={usernameOf(current)} email={email} />
    </>
  );
}

function Credits({ count }: { readonly count: number }) {
  return (
    <Link className="credits-link" to="/store">
      <Coins size={16} aria-hidden="true" />
      <span className="tabular-nums">
        <b>{count}</b> <span className="credits-word">{count === 1 ? "credit" : "credits"}</span>
      </span>
    </Link>
  );
}

function SignInButtons() {
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => openAuthDialog("login")}>
        Log In
      </Button>
      <Button size="small" className="max-tablet:hidden" onClick={() => openAuthDialog("signup")}>
        Sign Up
      </Button>
    </>
  );
}

function MemberMenu({ username, email }: { readonly username: string; readonly email: string }) {
  const { ref, onKeyDown, close } = useDetailsMenu();
  const navigate = useNavigate();
  const leave = async () => {
    close();
    const problem = await signOut();
    void import("../../features/builder/draft-store.ts").then(({ dropDrafts }) => dropDrafts());
    void import("../../data/deck-edits.ts").then(({ dropEdits }) => dropEdits());
    // First, for the message to be one of the page that one gets to.
    await navigate("/");
    if (problem === undefined) {
      showToast({
        title: "Logged Out",
        description: "You have been successfully logged out.",
        variant: "success",
      });
    } else showToast({ title: "Sign out Failed", description: problem, variant: "destructive" });
  };
  return (
    <details
      className="account-menu"
      ref={ref}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={onKeyDown}
    >
      <summary aria-label={`Account of ${username || email}`}>
        <span className="avatar" aria-hidden="true">
          {(username.trim().charAt(0) || "U").toUpperCase()}
        </span>
      </summary>
      <div className="account-menu-panel">
        <p className="grid">
          <span className="font-semibold">Welcome {username}</span>
          <span className="text-paper-dim">{email}</span>
        </p>
        <Link to="/profile">Profile</Link>
        <Link to="/vault">My Vault</Link>
        <button type="button" onClick={() => void leave()}>
          Log out
        </button>
      </div>
    </details>
  );
}
