import * as z from "zod/mini";
import type { JobDefinition, SubmitJob } from "../ports/jobs.ts";
import { MAIL_KINDS, type Mailer } from "../ports/mail.ts";
import { type Email, writeEmail } from "./write-email.ts";
import { writeNotice } from "./write-notice.ts";

/** Sends one message, or throws. */
export type Send = (email: Email) => Promise<void>;

const orderSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  code: z.string(),
  link: z.exactOptional(z.string()),
  newEmail: z.exactOptional(z.string()),
  username: z.exactOptional(z.string()),
  lifetimeSeconds: z.number(),
});

/**
 * Writes and sends messages in the background, so that no request waits for a mail server.
 * @param siteUrl Named in each message.
 */
export function mailJob(send: Send, siteUrl: string): JobDefinition {
  return {
    name: "send-mail",
    retries: 6,
    timeoutSeconds: 60,
    run: (data) => send(writeEmail(orderSchema.parse(data), siteUrl)),
  };
}

const noticeSchema = z.object({ to: z.string(), decks: z.number(), day: z.string() });

/** The same for notices. */
export function noticeJob(send: Send, siteUrl: string): JobDefinition {
  return {
    name: "send-notice",
    retries: 6,
    timeoutSeconds: 60,
    run: (data) => send(writeNotice(noticeSchema.parse(data), siteUrl)),
  };
}

/** Hands messages to the mail jobs. */
export function createMailer(submit: SubmitJob, submitNotice: SubmitJob): Mailer {
  return {
    canSend: true,
    order: (transaction, mail) => submit(transaction, mail),
    notify: (transaction, notice) => submitNotice(transaction, notice),
  };
}

async function refuse(): Promise<never> {
  throw new Error("There is no way to send mail here.");
}

/** For an installation that cannot send mail: whoever would need a message is told before. */
export const NO_MAIL: Mailer = {
  canSend: false,
  order: refuse,
  notify: refuse,
};
