import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fetchPlan, fetchReceipts, leaveForPortal, type Plan, type Receipt } from "../../data/buying.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { Button } from "../../ui/button/button.tsx";
import { formatDay } from "./format-time.ts";
import { LoadProblem } from "./section.tsx";

/** The member's plan, the way to change or end it, and what was paid. Nothing for who has bought nothing. */
export function Purchases({ memberId }: { readonly memberId: string }) {
  const receipts = useQuery({ queryKey: ["receipts", memberId], queryFn: () => fetchReceipts(memberId) });
  const plan = useQuery({ queryKey: ["plan", memberId], queryFn: () => fetchPlan(memberId) });
  if (receipts.isError || plan.isError) {
    return (
      <LoadProblem
        what="What you have bought"
        onRetry={() => void Promise.all([receipts.refetch(), plan.refetch()])}
      />
    );
  }
  if (!receipts.data || receipts.data.length === 0) return null;
  return (
    <>
      {plan.data && <p>{describePlan(plan.data, Date.now())}</p>}
      <PortalButton hasPlan={plan.data != null && plan.data.status !== "ended"} />
      <Receipts receipts={receipts.data} />
    </>
  );
}

/** What comes of the plan next, in a sentence. */
export function describePlan(
  { status, current_period_end: end, cancel_at_period_end: isEnding }: Plan,
  now: number,
): string {
  const day = formatDay(end);
  if (status === "ended" || Date.parse(end) <= now) return `Pro ended on ${day}.`;
  if (status === "past_due") {
    return `The last payment for Pro failed. Pro goes on until ${day}; see to your card before then.`;
  }
  return isEnding || status === "canceled"
    ? `Pro is canceled, and goes on until ${day}.`
    : `Pro renews on ${day}.`;
}

function PortalButton({ hasPlan }: { readonly hasPlan: boolean }) {
  const [isBusy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    if (!(await leaveForPortal())) setBusy(false);
  }
  return (
    <div>
      <Button disabled={isBusy} data-busy={isBusy || undefined} onClick={() => void open()}>
        {hasPlan ? "Manage or cancel your plan" : "Cards and invoices"}
      </Button>
    </div>
  );
}

function Receipts({ receipts }: { readonly receipts: readonly Receipt[] }) {
  return (
    <table className="ledger">
      <caption className="small-heading pb-1 text-left">Receipts</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">What for</th>
          <th scope="col" className="text-right">
            Paid
          </th>
          <th scope="col" className="text-right">
            Receipt
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.id}>
            <td className="whitespace-nowrap">{formatDay(receipt.paid_at)}</td>
            <td>{receipt.products?.name ?? "Sold no longer"}</td>
            <td className="text-right tabular-nums">
              {formatUsd(receipt.amount_cents / 100)}
              {receipt.refunded_cents > 0 && (
                <span className="block text-12 text-paper-dim">
                  {formatUsd(receipt.refunded_cents / 100)} given back
                </span>
              )}
            </td>
            <td className="text-right">
              {receipt.receipt_url === null ? (
                "by mail"
              ) : (
                <a
                  href={receipt.receipt_url}
                  aria-label={`Open the receipt of ${formatDay(receipt.paid_at)}`}
                >
                  Open
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
