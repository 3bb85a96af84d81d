import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { account, refreshProfile } from "../../data/account.ts";
import { fetchLedger, type LedgerEntry } from "../../data/profile.ts";
import { titleCase } from "../../lib/format/title-case.ts";
import { formatDay } from "./format-time.ts";
import { Purchases } from "./purchases.tsx";
import { LoadProblem, Section } from "./section.tsx";

/** What the ledger's reasons are called. */
const REASONS: Readonly<Record<string, string>> = {
  welcome: "Welcome",
  copy: "Copied a deck",
  debit: "Spent",
  purchase: "Bought credits",
  pro: "Pro, for a month",
  refund: "Taken back by a refund",
  correction: "Corrected by the site",
  adjustment: "Adjustment",
};

/** Plan, credits, and every change of them. */
export function PlanSection({ memberId }: { readonly memberId: string }) {
  const { profile, hasFailed } = account.use();
  const ledger = useQuery({ queryKey: ["ledger", memberId], queryFn: () => fetchLedger(memberId) });
  return (
    <Section
      id="credits"
      title="Plan and credits"
      about="One credit copies a shared deck, or has one deck planned by Advanced AI. Building with the built-in generator costs nothing."
    >
      {hasFailed && !profile && (
        <LoadProblem what="Your plan and credits" onRetry={() => void refreshProfile()} />
      )}
      {!profile && !hasFailed && <div className="skeleton h-14 max-w-56" />}
      {profile && (
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          <div>
            <dt className="text-13 text-paper-dim">Plan</dt>
            <dd className="text-20 font-medium">{profile.subscription}</dd>
          </div>
          <div>
            <dt className="text-13 text-paper-dim">Credits</dt>
            <dd className="text-20 font-medium tabular-nums">{profile.ai_credits}</dd>
          </div>
        </dl>
      )}
      <Purchases memberId={memberId} />
      {ledger.isError && (
        <LoadProblem what="The list of your credits" onRetry={() => void ledger.refetch()} />
      )}
      {/* As high as a ledger of one row: what is below stays where it is when that arrives. */}
      {ledger.isPending && <div className="skeleton h-[61px]" />}
      {ledger.data && ledger.data.length > 0 && <Ledger entries={ledger.data} />}
      <p>
        <Link to="/store">What Pro and credits cost</Link>
      </p>
    </Section>
  );
}

function Ledger({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  return (
    <table className="ledger">
      <caption className="small-heading pb-1 text-left">Changes of your credits</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">What for</th>
          <th scope="col" className="text-right">
            Change
          </th>
          <th scope="col" className="text-right">
            Credits
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, amount, balance, reason, created_at }) => (
          <tr key={id}>
            <td className="whitespace-nowrap">{formatDay(created_at)}</td>
            <td>{REASONS[reason] ?? titleCase(reason)}</td>
            <td className="text-right tabular-nums">{amount > 0 ? `+${amount}` : `−${-amount}`}</td>
            <td className="text-right tabular-nums">{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
