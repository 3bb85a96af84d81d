import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { account } from "../../data/account.ts";
import { hasWaitingDeck } from "../../data/waiting-deck.ts";
import { authDialog } from "../../lib/auth-dialog.ts";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { closeForeignToast, type Toast, toasts } from "../../lib/toasts.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { shortcutHelp } from "./shortcut-help-store.ts";

const AccountDialog = lazy(untilItComes(() => import("./account-dialog.tsx")));
const Toaster = lazy(untilItComes(() => import("../../ui/toast/toaster.tsx")));
const ShortcutHelp = lazy(untilItComes(() => import("./shortcut-help.tsx")));

/** What floats above every page. Each part is fetched when it is first needed, and stays for its closing animation. */
export function Overlays() {
  const hasDialog = useEver(authDialog.use() !== null);
  const toast = toasts.use();
  const hasToast = useEver(toast !== null);
  const hasHelp = useEver(shortcutHelp.use());
  const { pathname } = useLocation();
  const memberId = account.usePart(({ user }) => user?.id);
  useEffect(() => {
    if (memberId === undefined || !hasWaitingDeck()) return;
    // A deck waits until its owner has logged in, on whichever page that ends.
    void import("../../data/save-deck.ts").then(({ saveWaitingDeck }) => saveWaitingDeck());
  }, [memberId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the page.
  useEffect(closeForeignToast, [pathname]);
  return (
    <>
      {/* Here from the start: only what changes in it is read out. */}
      <p className="sr-only" aria-live={toast?.variant === "destructive" ? "assertive" : "polite"}>
        {toast && <span key={toast.id}>{spoken(toast)}</span>}
      </p>
      {/* Each waits for itself: one that is fetched must not hide another, which would lose the focus. */}
      <Suspense fallback={null}>{hasDialog && <AccountDialog />}</Suspense>
      <Suspense fallback={null}>{hasToast && <Toaster />}</Suspense>
      <Suspense fallback={null}>{hasHelp && <ShortcutHelp />}</Suspense>
    </>
  );
}

function spoken({ title, description = "", undo }: Toast): string {
  return `Message: ${title}. ${description}${undo ? " F8 leads to Undo." : ""}`;
}
