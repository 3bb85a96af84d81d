import type { AdminAct, AdminInput, AdminOutput } from "@deckwright/contract/admin.ts";
import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import { AdminError, askServer } from "../admin/ask-server.ts";
import { ExitCode } from "../exit-codes.ts";
import {
  actsTable,
  factsTable,
  jobsTable,
  membersTable,
  memberTable,
  refundTable,
} from "../tables/admin-tables.ts";
import type { CardsCommandParts } from "./cards-command.ts";
import { defined, numeric } from "./flags.ts";

interface AdminFlags {
  readonly json?: boolean;
  readonly table?: boolean;
  readonly why: string;
}

/** Adds `admin`: what the site's operator does about members, money and jobs. */
export function addAdminCommand(program: Command, parts: CardsCommandParts): void {
  const admin = program
    .command("admin")
    .description("for whoever runs the site: members, credits, refunds, bans, jobs")
    .addHelpText(
      "after",
      "\nIt talks to the server that runs on DATA_DIR, or does it by itself where none does. A member is named by email, number\n" +
        "or username. What changes something wants --why, and is written down with it: deckwright admin acts.\n\nExamples:\n" +
        '  deckwright admin member ann@example.org\n  deckwright admin credits ann@example.org 10 --why "an import that was lost"\n' +
        '  deckwright admin refund ch_3Q --why "asked within 14 days"\n' +
        '  deckwright admin ban spam@example.org --until 2027-01-01T00:00:00Z --why "advertises"\n' +
        '  deckwright admin jobs\n  deckwright admin retry-jobs send-mail --why "the mail server is back"',
    );

  async function run<Act extends AdminAct>(
    act: Act,
    flags: Pick<AdminFlags, "json" | "table">,
    input: object,
    draw: (answer: AdminOutput<Act>, width: number) => string,
  ): Promise<void> {
    const { stdout, stderr } = parts.streams;
    const isTable = flags.table ?? (stdout.isTTY === true && !flags.json);
    try {
      const answer = await askServer(parts.environment.dataDir, act, input as AdminInput<Act>);
      stdout.write(`${isTable ? draw(answer, stdout.columns ?? 120) : JSON.stringify(answer)}\n`);
      parts.done(ExitCode.Ok);
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      stderr.write(`deckwright: ${error.message}\n`);
      parts.done(error.exitCode);
    }
  }

  const command = (name: string, description: string): Command =>
    admin
      .command(name)
      .description(description)
      .option("--json", "write JSON, also to a terminal")
      .option("--table", "write a table, also to a file or pipe");
  const change = (name: string, description: string): Command =>
    command(name, description).requiredOption("--why <text>", "why; it is written down");

  command("members", "list members, the newest first")
    .argument("[search]", "a part of a username or an email")
    .option("--limit <n>", "how many at the most", numeric)
    .action((search: string | undefined, flags: AdminFlags & { limit?: number }) =>
      run("members", flags, defined({ search, limit: flags.limit }), membersTable),
    );
  command("member", "show a member: plan, payments, credits, and what was done to them")
    .argument("<member>")
    .action((member: string, flags: AdminFlags) => run("member", flags, { member }, memberTable));
  change("credits", "add credits to a member's, or take some")
    .argument("<member>")
    .argument("<change>", "such as 10, or -- -10", numeric)
    .action((member: string, amount: number, flags: AdminFlags) =>
      run("credits", flags, { member, change: amount, why: flags.why }, factsTable),
    );
  change("refund", "give a payment back; its credits are taken back as far as they are there")
    .argument("<payment>", "its number, as `admin member` shows it")
    .option("--amount <usd>", "a part of it, such as 1.99", cents)
    .action((payment: string, flags: AdminFlags & { amount?: number }) =>
      run("refund", flags, defined({ payment, cents: flags.amount, why: flags.why }), refundTable),
    );
  change("ban", "end a member's sessions, and let them log in no more")
    .argument("<member>")
    .option("--until <time>", "such as 2027-01-01T00:00:00Z; for ever when left out")
    .action((member: string, flags: AdminFlags & { until?: string }) =>
      run("ban", flags, defined({ member, until: flags.until, why: flags.why }), factsTable),
    );
  change("unban", "let a member log in again")
    .argument("<member>")
    .action((member: string, flags: AdminFlags) =>
      run("unban", flags, { member, why: flags.why }, factsTable),
    );
  command("jobs", "show background work, what was given up, and payments that are not settled").action(
    (flags: AdminFlags) => run("jobs", flags, {}, jobsTable),
  );
  change("retry-jobs", "have work done again that was given up")
    .argument("<work>", "its name, as `admin jobs` shows it")
    .argument("[number]", "one piece of it; all when left out")
    .action((job: string, id: string | undefined, flags: AdminFlags) =>
      run("retry-jobs", flags, defined({ job, id, why: flags.why }), factsTable),
    );
  command("reconcile", "compare all payments with the payment provider, and repair what differs").action(
    (flags: AdminFlags) => run("reconcile", flags, {}, factsTable),
  );
  command("acts", "show what was done by this command, the newest first")
    .option("--limit <n>", "how many at the most", numeric)
    .action((flags: AdminFlags & { limit?: number }) =>
      run("acts", flags, defined({ limit: flags.limit }), actsTable),
    );
}

/** Reads an amount of money as cents. */
function cents(value: string): number {
  if (!/^\$?\d{1,6}([.]\d{1,2})?$/.test(value)) throw new InvalidArgumentError("Write it as 1.99.");
  return Math.round(numeric(value) * 100);
}
