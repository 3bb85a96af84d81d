import { escapeHtml } from "../platform/http/escape-html.ts";
import type { Notice } from "../ports/mail.ts";
import { layOut, linkButton, SMALL } from "./email-layout.ts";
import type { Email } from "./write-email.ts";

/** Writes what a member is told of decks that are about to be deleted. */
export function writeNotice({ to, decks, day }: Notice, siteUrl: string): Email {
  const one = decks === 1;
  const subject = one
    ? "A hidden deck of yours is about to be deleted"
    : "Hidden decks of yours are about to be deleted";
  const heading = one ? "One deck leaves for good" : `${decks} decks leave for good`;
  const lead = `The Free Plan hid ${one ? "a deck" : `${decks} decks`} in your vault a month ago, and from ${day} (UTC) on ${one ? "it is" : "they are"} deleted. Go Pro before then and ${one ? "it is" : "they are"} back.`;
  const why =
    "Decks that you have shared stay in Community Decks. You get this message because you have an account.";
  const vault = `${siteUrl}/vault`;
  const rest = `${linkButton(vault, "See what is hidden")}\n<p style="${SMALL}">${escapeHtml(why)}</p>`;
  return {
    to,
    subject,
    text: [heading, "", lead, "", vault, "", why, "", `Deckwright, ${siteUrl}`, ""].join("\n"),
    html: layOut({ subject, heading, lead, rest, siteUrl }),
  };
}
