import { escapeHtml } from "../platform/http/escape-html.ts";
import type { MailKind, MailOrder } from "../ports/mail.ts";
import { layOut, linkButton, SMALL } from "./email-layout.ts";

/** A message in its words, ready to be sent. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The words of one kind of message. */
interface Wording {
  readonly subject: string;
  readonly heading: string;
  /** `{email}` and `{newEmail}` stand for addresses, `{named}` for the name of a new account, if it has one. */
  readonly lead: string;
  readonly button?: string;
  /** What to do for somebody who did not ask for the message. */
  readonly unasked: string;
}

const IGNORE = "If you did not ask for this, you can ignore this message: nothing will change.";

const WORDINGS: Readonly<Record<MailKind, Wording>> = {
  confirm_signup: {
    subject: "Confirm your Deckwright account",
    heading: "One step to your first deck",
    lead: "Welcome to Deckwright. Confirm that {email} is yours, and your vault{named} is open.",
    button: "Confirm my address",
    unasked:
      "If you did not sign up{named}, do not confirm it: the account would have the password of whoever did. Without the confirmation no one can use it.",
  },
  recover_password: {
    subject: "Choose a new Deckwright password",
    heading: "A new password",
    lead: "Somebody, hopefully you, asked for a new password for {email}. Follow the link to choose one.",
    button: "Choose a new password",
    unasked: "If it was not you, you can ignore this message: your password stays as it is.",
  },
  magic_link: {
    subject: "Your Deckwright sign-in link",
    heading: "Sign in without a password",
    lead: "Follow the link to sign in to Deckwright as {email}.",
    button: "Sign in",
    unasked: IGNORE,
  },
  change_email_new: {
    subject: "Confirm your new address for Deckwright",
    heading: "Is this your new address?",
    lead: "Your Deckwright account is to move from {email} to {newEmail}. Confirm that this address is yours.",
    button: "Confirm this address",
    unasked: IGNORE,
  },
  change_email_old: {
    subject: "Your Deckwright address is about to change",
    heading: "Your address is about to change",
    lead: "Your Deckwright account is to move from {email} to {newEmail}. Confirm that you want this.",
    button: "Confirm the change",
    unasked:
      "If you did not ask for this, do not confirm it, and change your password: somebody else may be signed in to your account.",
  },
  reauthenticate: {
    subject: "Your Deckwright confirmation code",
    heading: "Is it you?",
    lead: "Enter this code to confirm the change of your password.",
    unasked:
      "If you did not ask for this, do not pass the code on, and change your password: somebody else may be signed in to your account.",
  },
  invite: {
    subject: "You are invited to Deckwright",
    heading: "You are invited",
    lead: "You have been invited to Deckwright as {email}. Follow the link to accept.",
    button: "Accept the invitation",
    unasked: "If you do not want an account, you can ignore this message.",
  },
};

/**
 * Writes a message.
 * @param siteUrl Named at its end, so that people know where it came from.
 */
export function writeEmail(order: MailOrder, siteUrl: string): Email {
  const wording = WORDINGS[order.kind];
  const fill = (words: string) =>
    words
      .replaceAll("{email}", () => order.to)
      .replaceAll("{newEmail}", () => order.newEmail ?? order.to)
      .replaceAll("{named}", () => describeName(order.username));
  const lead = fill(wording.lead);
  const unasked = fill(wording.unasked);
  const limit = `${order.link === undefined ? "The code" : "The link and the code"} can be used once, within ${describeTime(order.lifetimeSeconds)}.`;
  const facts = { ...wording, lead, unasked, limit, link: order.link, code: order.code, siteUrl };
  return { to: order.to, subject: wording.subject, text: writeText(facts), html: writeHtml(facts) };
}

/** Names of letters and digits, and not many: the message must not carry what somebody else wants to have said in it. */
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,29}$/u;

function describeName(username: string | undefined): string {
  return username !== undefined && PLAIN_NAME.test(username) ? ` as \u201c${username}\u201d` : "";
}

interface EmailFacts extends Wording {
  readonly limit: string;
  readonly link: string | undefined;
  readonly code: string;
  readonly siteUrl: string;
}

function writeText({ heading, lead, link, code, limit, unasked, siteUrl }: EmailFacts): string {
  const byLink = link === undefined ? [] : [link, ""];
  const codeLine = link === undefined ? `Your code: ${code}` : `Or enter this code: ${code}`;
  return [
    heading,
    "",
    lead,
    "",
    ...byLink,
    codeLine,
    "",
    limit,
    unasked,
    "",
    `Deckwright, ${siteUrl}`,
    "",
  ].join("\n");
}

function writeHtml(facts: EmailFacts): string {
  const { subject, heading, lead, button, link, code, limit, unasked, siteUrl } = facts;
  const action =
    link === undefined
      ? ""
      : `${linkButton(link, button ?? "")}\n<p style="${SMALL}">Or enter this code:</p>`;
  const rest = `${action}
<p style="margin:0 0 24px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;font-weight:700;letter-spacing:6px;color:#12151b">${escapeHtml(code)}</p>
<p style="${SMALL}">${escapeHtml(limit)}</p>
<p style="${SMALL}">${escapeHtml(unasked)}</p>`;
  return layOut({ subject, heading, lead, rest, siteUrl });
}

/** Whole units only: the times are round. */
function describeTime(seconds: number): string {
  const [amount, unit] =
    seconds >= 7200
      ? [Math.round(seconds / 3600), "hour"]
      : [Math.max(1, Math.round(seconds / 60)), "minute"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
