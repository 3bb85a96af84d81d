import { createTransport } from "nodemailer";
import type { Send } from "./mail-job.ts";

const TIMEOUT_MS = 20_000;

/**
 * Sends through a mail server.
 * @param from Who messages are from, such as `Deckwright <no-reply@decks.example.org>`.
 */
export function sendBySmtp(url: string, from: string): Send {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message is text of ours: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      text,
      html,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
