import { addDeck, addMember, setPlan } from "@deckwright/db/testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { createMailer, NO_MAIL, noticeJob } from "../mail/mail-job.ts";
import type { Email } from "../mail/write-email.ts";
import { createLog } from "../platform/process/log.ts";
import { openJobs } from "./open-jobs.ts";
import { warningJob } from "./retention.ts";

const log = createLog({ level: "silent", secrets: [], write: () => {} });

test.each(TEST_ENGINES)(
  "the owners of decks that go tomorrow are mailed once, on the engine %s",
  async (engine) => {
    const database = await openTestDatabase(engine);
    const jobs = await openJobs(database, log);
    const sent: Email[] = [];
    const submit = await jobs.define(
      noticeJob(async (email) => void sent.push(email), "https://decks.example.org"),
    );
    const warning = warningJob(database, createMailer(submit, submit));
    const ann = await addMember(database, "Ann");
    const bea = await addMember(database, "Bea");
    for (const member of [ann, bea]) await addDeck(database, member, { name: "Old", hoursOld: 30 });
    await setPlan(database, bea, "Pro");
    await database.execute("select deckwright.purge_vaults()");
    await database.execute("update deckwright.hidden_decks set hidden_since = now() - interval '29 days'");

    // Where nobody can be told, nothing is noted as told.
    await warningJob(database, NO_MAIL).run({});
    await warning.run({});
    await warning.run({});
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(1);
    const [email] = sent;
    expect(email).toMatchObject({
      to: "ann@example.org",
      subject: "A hidden deck of yours is about to be deleted",
    });
    expect(email?.text).toContain("https://decks.example.org/vault");
    expect(email?.text).toMatch(/from 20\d\d-\d\d-\d\d \(UTC\) on it is deleted/);
    expect(email?.html).toContain("One deck leaves for good");
    await jobs.stop();
    await database.close();
  },
);
