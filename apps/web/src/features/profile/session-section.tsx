import { useQuery } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import { useNavigate } from "react-router";
import { signOut } from "../../data/account.ts";
import { endOtherSessions, fetchSessions } from "../../data/profile.ts";
import { showToast } from "../../lib/toasts.ts";
import { ActionForm } from "./action-form.tsx";
import { describeBrowser } from "./describe-browser.ts";
import { formatAgo } from "./format-time.ts";
import { LoadProblem, Section } from "./section.tsx";

/** Where the member is signed in, and the end of that. */
export function SessionSection({ memberId }: { readonly memberId: string }) {
  const navigate = useNavigate();
  const queryKey = ["sessions", memberId];
  const { data: sessions, isError, refetch } = useQuery({ queryKey, queryFn: fetchSessions });
  const now = Date.now();
  const others = sessions?.filter(({ is_current }) => !is_current).length ?? 0;
  async function leaveEverywhere(): Promise<void> {
    const problem = await signOut("global");
    // First, for the message to be one of the page that one gets to.
    await navigate("/");
    showToast(
      problem === undefined
        ? {
            title: "Logged Out",
            description: "You have been successfully logged out.",
            variant: "success",
          }
        : { title: "Sign out Failed", description: problem, variant: "destructive" },
    );
  }
  return (
    <Section
      id="sessions"
      title="Sessions"
      about="Where you are logged in. End what you do not know, and change your password then."
    >
      {isError && <LoadProblem what="Your sessions" onRetry={() => void refetch()} />}
      {!sessions && !isError && <div className="skeleton h-12" />}
      {sessions && (
        <ul aria-label="Sessions">
          {sessions.map(({ id, user_agent, address, last_used_at, is_current }) => (
            <li key={id} className="profile-item">
              <Monitor size={18} aria-hidden="true" className="text-paper-faint" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{describeBrowser(user_agent)}</span>
                <span className="text-13 text-paper-dim wrap-anywhere">
                  {address ?? "unknown address"}, used {formatAgo(last_used_at, now)}
                </span>
              </span>
              {is_current && <span className="badge">This one</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {others > 0 && (
          <ActionForm
            label="End other sessions"
            button="Log out everywhere else"
            onSend={async () => {
              await endOtherSessions();
              await refetch();
              return { title: "Other sessions ended", description: "You are logged in here alone." };
            }}
          >
            {null}
          </ActionForm>
        )}
        <ActionForm
          label="End all sessions"
          button="Log out everywhere"
          onSend={async () => {
            await leaveEverywhere();
            return undefined;
          }}
        >
          {null}
        </ActionForm>
      </div>
    </Section>
  );
}
