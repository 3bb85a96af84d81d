import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { PaymentMode } from "@deckwright/contract/store.ts";
import type { Database } from "@deckwright/db/database.ts";
import { Hono } from "hono";
import { createAccountFunctions } from "./account/functions.ts";
import { asMember } from "./account/member.ts";
import { createRunAct, type RunAct } from "./admin/run-act.ts";
import { createFeedRoutes } from "./articles/feed.ts";
import { createArticleFunctions } from "./articles/functions.ts";
import { createTeller } from "./articles/tell-article.ts";
import { createArticleWriter, orderArticle, writeArticleJob } from "./articles/write-article.ts";
import { createCopyDeck } from "./functions/copy-deck.ts";
import { hostedDatabase } from "./hosted/database.ts";
import { openJobs } from "./jobs/open-jobs.ts";
import { RETENTION_TIME, retentionJob, WARNING_TIME, warningJob } from "./jobs/retention.ts";
import { createMailer, mailJob, NO_MAIL, noticeJob, type Send } from "./mail/mail-job.ts";
import { createMailboxRoutes, keepInMailbox } from "./mail/mailbox.ts";
import { sendBySmtp } from "./mail/smtp.ts";
import { openModel } from "./models/open-model.ts";
import { hasStore, paymentMode } from "./payment-mode.ts";
import { openPayments } from "./payments/open-payments.ts";
import type { AppEnv } from "./platform/http/context.ts";
import { escapeHtml } from "./platform/http/escape-html.ts";
import { createDataDoor, type DataDoor } from "./platform/limits/data-door.ts";
import { type Environment, isAddressKnown } from "./platform/process/env.ts";
import type { Log } from "./platform/process/log.ts";
import type { ComposeArticle } from "./ports/article-writer.ts";
import type { Jobs } from "./ports/jobs.ts";
import type { LanguageModel } from "./ports/language-model.ts";
import type { ServerFunction } from "./ports/server-function.ts";
import type { Texter } from "./ports/texts.ts";
import { openHostedProtocols, openOwnProtocols, type Protocols } from "./protocols.ts";
import { createTexter, NO_TEXTS, type SendText, textJob } from "./texts/text-job.ts";
import { sendByTwilio } from "./texts/twilio.ts";
import { openTill, type Till } from "./till/open-till.ts";

/** Everything of the site that needs the database. */
export interface Backend extends Omit<Protocols, "accounts"> {
  readonly database: Database;
  /** By which requests come to it. */
  readonly door: DataDoor;
  /** Functions that need the database. */
  readonly functions: readonly ServerFunction[];
  /** Below `/mailbox`; only where this machine alone reaches the site, and has no mail server. */
  readonly mailbox: Hono<AppEnv> | undefined;
  /** Below `/payments`: what the payment provider tells us. None where payments are off. */
  readonly payments: Hono<AppEnv> | undefined;
  /** `/brew-blog/rss.xml`. */
  readonly feed: Hono<AppEnv>;
  /** Has an article written about a shared deck; none where there is no engine. */
  readonly orderArticle: ((deckId: number) => Promise<void>) | undefined;
  /** Below `/till`; only where this machine alone reaches the site, and no payment provider is set up. */
  readonly till: Till | undefined;
  /** Asked for words; `name` is undefined where none is configured. */
  readonly model: LanguageModel;
  /** Does what the site's operator asks for. */
  readonly runAct: RunAct;
  /** Lets background jobs finish, then stops them. The database stays open. */
  stop(): Promise<void>;
}

/**
 * Opens accounts, the data API, mail and background jobs on a database that is up to date.
 * @param options.origin Where people reach the site, without a slash at the end.
 */
export async function openBackend(options: {
  readonly env: Environment;
  readonly log: Log;
  readonly origin: string;
  readonly database: Database;
  /** Writes about decks, and the cards that they are of; none where there is no engine, and then there are no articles to be had. */
  readonly articles?: { readonly compose: ComposeArticle; readonly table: CardTable };
}): Promise<Backend> {
  const { env, log, origin } = options;
  const database = env.hosted === undefined ? options.database : hostedDatabase(options.database);
  const jobs = await openJobs(database, log);
  await jobs.schedule(retentionJob(database, { keepsAccounts: env.hosted === undefined }), RETENTION_TIME);
  const send = chooseSend(env, origin, database);
  const mailer =
    send === undefined
      ? NO_MAIL
      : createMailer(await jobs.define(mailJob(send, origin)), await jobs.define(noticeJob(send, origin)));
  await jobs.schedule(warningJob(database, mailer), WARNING_TIME);
  const door = createDataDoor(database, { isPersonal: env.isPersonal });
  const mode = (await hasStore(database)) ? paymentMode(env) : "off";
  // The till tells of payments once they are open, and they are opened with its keys.
  const heard = new Hono<AppEnv>().use("*", async (c, next) => {
    c.set("address", "till");
    await next();
  });
  const till =
    mode === "till"
      ? await openTill({
          database,
          isPersonal: env.isPersonal,
          origin,
          address: `${origin}/payments/webhook`,
          deliver: async (request) => heard.fetch(request),
          log,
        })
      : undefined;
  const payments = await openPayments({
    database,
    door,
    jobs,
    log,
    origin,
    mode,
    access: mode === "off" ? undefined : (till?.access ?? env.stripe),
    publishableKey: mode === "off" ? undefined : env.stripe?.publishableKey,
    findBuyer: (opened, caller) => asMember(opened, caller, async (_, member) => member),
  });
  const model = await openModel(env.ai, database, log);
  const stopping = new AbortController();
  const { articles } = options;
  const submitArticle =
    articles && (await hasBlog(database))
      ? await jobs.define(
          writeArticleJob(
            createArticleWriter({
              database,
              compose: articles.compose,
              tell: createTeller({ model, table: articles.table, log }),
              log,
              stopping: stopping.signal,
            }),
          ),
        )
      : undefined;
  if (payments.webhook) heard.route("/payments", payments.webhook);
  till?.start();
  const shared = { env, log, origin, database, door };
  const { accounts, ...protocols } =
    env.hosted === undefined
      ? await openOwnProtocols({
          ...shared,
          mailer,
          texter: await openTexter(env, jobs, origin, database),
          endPlans: payments.endPlans,
        })
      : await openHostedProtocols({ ...shared, project: env.hosted });
  return {
    ...protocols,
    database,
    door,
    functions: [
      createCopyDeck(door),
      ...createAccountFunctions(door, accounts, payments.endPlans),
      ...payments.functions,
      ...(submitArticle ? createArticleFunctions({ door, database, submit: submitArticle }) : []),
    ],
    feed: createFeedRoutes(door, origin),
    orderArticle: submitArticle && ((deckId) => orderArticle(database, submitArticle, { deckId })),
    mailbox: showsMailbox(env) ? createMailboxRoutes(database) : undefined,
    payments: payments.webhook,
    till,
    model,
    runAct: createRunAct({
      database,
      jobs,
      payments: payments.bookkeeping,
      keepsAccounts: env.hosted === undefined,
    }),
    stop: async () => {
      stopping.abort();
      till?.stop();
      await jobs.stop();
    },
  };
}

/** A database that could not take our tables has no blog. */
async function hasBlog(database: Database): Promise<boolean> {
  const { rows } = await database.execute("select to_regclass('deckwright.article_orders') as orders");
  return rows[0]?.orders != null;
}

/** Text messages go the way of mail, to a provider or into the mailbox; on a site that nobody knows the address of they do not. */
async function openTexter(env: Environment, jobs: Jobs, origin: string, database: Database): Promise<Texter> {
  const { texts } = env;
  if (texts === undefined || !isAddressKnown(env)) return NO_TEXTS;
  const send = texts.provider === "twilio" ? sendByTwilio(texts) : keepTexts(database);
  return createTexter(await jobs.define(textJob(send, origin)), texts.provider);
}

/** Messages stay on the machine where there is no mail server and nobody else could read them. */
function hasMailbox(env: Environment): boolean {
  return env.isPersonal && env.smtpUrl === undefined && env.hosted === undefined;
}

/** The mailbox also shows what would be texted, where mail is sent. */
function showsMailbox(env: Environment): boolean {
  return hasMailbox(env) || env.texts?.provider === "console";
}

function keepTexts(database: Database): SendText {
  const keep = keepInMailbox(database);
  return ({ to, body }) =>
    keep({ to, subject: "Text message", text: body, html: `<pre>${escapeHtml(body)}</pre>` });
}

function chooseSend(env: Environment, origin: string, database: Database): Send | undefined {
  if (!isAddressKnown(env)) return undefined;
  if (env.smtpUrl !== undefined) {
    const from = env.mailFrom ?? `Deckwright <no-reply@${new URL(origin).hostname}>`;
    return sendBySmtp(env.smtpUrl, from);
  }
  return hasMailbox(env) ? keepInMailbox(database) : undefined;
}

/** Where messages go, for the person who started the server. */
export function describeMail(env: Environment, origin: string): string {
  if (!isAddressKnown(env)) return "none, so nobody can sign up by mail; set PUBLIC_URL";
  // Without the user and password that the address may hold.
  if (env.smtpUrl !== undefined) return `through ${new URL(env.smtpUrl).host}`;
  if (hasMailbox(env)) return `kept here, at ${origin}/mailbox`;
  if (env.hosted !== undefined) return "none, so nobody is warned of decks that are deleted; set SMTP_URL";
  return "none, so nobody can sign up by mail; set SMTP_URL";
}

/** Where text messages go, for the person who started the server. */
export function describeTexts(env: Environment, origin: string): string {
  if (env.texts === undefined || !isAddressKnown(env))
    return "none, so nobody can use a phone number; set SMS_PROVIDER";
  return env.texts.provider === "twilio"
    ? `through ${new URL(env.texts.url).host}`
    : `kept here, at ${origin}/mailbox`;
}

/** Where payments go, for the person who started the server. */
export function describePayments(env: Environment): string {
  const said: Readonly<Record<PaymentMode, string>> = {
    live: "by Stripe",
    test: "by Stripe in test mode: no money moves",
    till: "at a test till of ours, where no money moves; set STRIPE_SECRET_KEY to take some",
    off: "none, so nothing can be bought; set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET",
  };
  return said[paymentMode(env)];
}
