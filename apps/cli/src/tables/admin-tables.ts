import type { AdminOutput } from "@deckwright/contract/admin.ts";
import { drawTable, type Row } from "./text-table.ts";

const money = (cents: number, currency = "usd"): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** `2026-11-24 10:12`, in UTC. */
const moment = (text: string | null): string => (text === null ? "" : text.replace("T", " ").slice(0, 16));

const FACTS = [{ head: "", width: 16 }, { head: "" }] as const;

export function membersTable({ total, members }: AdminOutput<"members">, width: number): string {
  const table = drawTable(
    [
      { head: "Member" },
      { head: "Email" },
      { head: "Number", width: 38 },
      { head: "Plan", width: 11 },
      { head: "Credits", width: 9, align: "right" },
      { head: "Since", width: 12 },
    ],
    members.map(
      (each): Row => [
        each.banned_until === null ? each.username : `${each.username} (banned)`,
        each.email ?? "",
        each.id,
        each.plan,
        each.credits,
        each.created_at.slice(0, 10),
      ],
    ),
    width,
  );
  return total > members.length ? `${table}\n${members.length} of ${total}; --limit shows more.` : table;
}

export function memberTable(answer: AdminOutput<"member">, width: number): string {
  const { member, subscriptions, payments, ledger } = answer;
  const facts: Row[] = [
    ["Member", member.username],
    ["Email", member.email ?? "none"],
    ["Number", member.id],
    ["Plan", member.plan],
    ["Credits", member.credits],
    ["Decks", answer.decks],
    ["Since", moment(member.created_at)],
    ["Last log-in", moment(member.last_sign_in_at) || "never"],
    ["Banned until", moment(member.banned_until) || "not banned"],
    ["Customer", answer.customer ?? "has bought nothing"],
    ...subscriptions.map(
      (each): Row => [
        "Subscription",
        `${each.id}: ${each.status}, until ${moment(each.current_period_end)}${each.cancel_at_period_end ? ", not renewed" : ""}`,
      ],
    ),
  ];
  const parts = [drawTable(FACTS, facts, width)];
  if (payments.length > 0) {
    parts.push(
      drawTable(
        [
          { head: "Payment" },
          { head: "For", width: 14 },
          { head: "Paid", width: 10, align: "right" },
          { head: "Given back", width: 12, align: "right" },
          { head: "Day", width: 12 },
        ],
        payments.map(
          (each): Row => [
            each.id,
            each.product,
            money(each.amount_cents, each.currency),
            money(each.refunded_cents, each.currency),
            each.paid_at.slice(0, 10),
          ],
        ),
        width,
      ),
    );
  }
  if (ledger.length > 0) {
    parts.push(
      drawTable(
        [
          { head: "Credits for" },
          { head: "Change", width: 9, align: "right" },
          { head: "Left", width: 9, align: "right" },
          { head: "When", width: 18 },
        ],
        ledger.map(
          (each): Row => [
            each.reference === null ? each.reason : `${each.reason}: ${each.reference}`,
            each.amount,
            each.balance,
            moment(each.created_at),
          ],
        ),
        width,
      ),
    );
  }
  if (answer.acts.length > 0) parts.push(actsTable(answer, width));
  return parts.join("\n");
}

export function actsTable({ acts }: Pick<AdminOutput<"acts">, "acts">, width: number): string {
  return drawTable(
    [
      { head: "Act", width: 7, align: "right" },
      { head: "When", width: 18 },
      { head: "By", width: 12 },
      { head: "What", width: 12 },
      { head: "To", width: 38 },
      { head: "Details and why" },
    ],
    acts.map(
      (each): Row => [
        each.id,
        moment(each.at),
        each.operator,
        each.act,
        each.member ?? "",
        `${JSON.stringify(each.details)} ${each.why} (${each.outcome ?? "not known how it ended"})`,
      ],
    ),
    width,
  );
}

export function jobsTable({ jobs, dead, events }: AdminOutput<"jobs">, width: number): string {
  const parts = [
    drawTable(
      [
        { head: "Work" },
        { head: "Waiting", width: 9, align: "right" },
        { head: "Running", width: 9, align: "right" },
        { head: "Given up", width: 10, align: "right" },
      ],
      jobs.map((each): Row => [each.job, each.waiting, each.running, each.dead]),
      width,
    ),
  ];
  if (dead.length > 0) {
    parts.push(
      drawTable(
        [
          { head: "Given up", width: 38 },
          { head: "Work", width: 22 },
          { head: "When", width: 18 },
          { head: "Why" },
        ],
        dead.map((each): Row => [each.id, each.job, moment(each.failed_at), each.reason ?? ""]),
        width,
      ),
    );
  }
  if (events.length > 0) {
    parts.push(
      drawTable(
        [
          { head: "Payment event", width: 34 },
          { head: "Kind" },
          { head: "When", width: 18 },
          { head: "Problem" },
        ],
        events.map((each): Row => [each.id, each.kind, moment(each.received_at), each.problem ?? "waits"]),
        width,
      ),
    );
  }
  return parts.join("\n");
}

export function refundTable(answer: AdminOutput<"refund">, width: number): string {
  return drawTable(
    FACTS,
    [
      ["Payment", answer.payment],
      ["Given back", money(answer.refunded_cents)],
      ["Credits taken", answer.credits_taken_back],
      ["Spent before", answer.credits_missing],
      ["Credits left", answer.credits ?? "the account is gone"],
    ],
    width,
  );
}

/** Fields and their values, for answers of a line or two. */
export function factsTable(answer: object, width: number): string {
  return drawTable(
    FACTS,
    Object.entries(answer).map(([name, value]): Row => [name.replaceAll("_", " "), String(value)]),
    width,
  );
}
