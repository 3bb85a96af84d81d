import type { Database } from "@deckwright/db/database.ts";
import { Hono } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import { escapeHtml } from "../platform/http/escape-html.ts";
import { ownMachineOnly } from "../platform/http/own-machine.ts";
import type { Send } from "./mail-job.ts";

/** Messages that are shown. */
const SHOWN = 100;

/** Keeps messages instead of sending them, where there is no mail server and only one person looks. */
export function keepInMailbox(database: Database): Send {
  return async ({ to, subject, text, html }) => {
    await database.execute(
      "insert into deckwright.mailbox (recipient, subject, text_body, html_body) values ($1, $2, $3, $4)",
      [to, subject, text, html],
    );
  };
}

interface Message {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly created_at: Date;
}

/** The page that shows kept messages, below `/mailbox`. Only for a site that this machine alone can reach. */
export function createMailboxRoutes(database: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", ownMachineOnly, async (c, next) => {
    await next();
    c.res.headers.set("cache-control", "no-store");
    c.res.headers.set("content-security-policy", POLICY);
  });
  routes.get("/", async (c) => {
    const { rows } = await database.execute(
      `select id, recipient, subject, text_body, created_at from deckwright.mailbox order by id desc limit ${SHOWN}`,
    );
    const messages = rows as unknown as readonly Message[];
    if (c.req.query("format") === "json") return c.json(messages.map(describe));
    return c.html(writePage(messages));
  });
  routes.get("/:id{[0-9]{1,15}}", async (c) => {
    const { rows } = await database.execute("select html_body from deckwright.mailbox where id = $1", [
      c.req.param("id"),
    ]);
    const html = rows[0]?.html_body;
    return typeof html === "string" ? c.html(html) : c.text("There is no such message.", 404);
  });
  return routes;
}

/** Styles only: messages have theirs in attributes, and nothing here runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

function describe({ id, recipient, subject, text_body, created_at }: Message) {
  return { id, to: recipient, subject, text: text_body, sent_at: created_at.toISOString() };
}

function writePage(messages: readonly Message[]): string {
  const list =
    messages.length === 0
      ? "<p>No messages yet. Sign up, or ask for a new password, and the message appears here.</p>"
      : messages.map(writeMessage).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox - Deckwright</title>
<style>
body { margin: 0 auto; padding: 2.5rem 1rem; max-width: 44rem; font: 16px/1.55 system-ui, sans-serif; background: #0b0d11; color: #ece8df }
article { padding: 1.5rem 0; border-top: 1px solid #2a313d }
h1, h2 { margin: 0; font-family: Fraunces, 'Iowan Old Style', Georgia, serif; font-weight: 500 }
h1 { font-size: 2.25rem } h2 { font-size: 1.25rem }
p { color: #aab0bb } time, .to { margin: .25rem 0; font-size: .875rem; color: #8b93a1 }
pre { margin: 1rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; color: #ece8df }
a { color: #d99a4e } a:hover { color: #f0b565 }
</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>This machine has no mail server (SMTP_URL), so messages are kept here instead of being sent. Only this machine can see them.</p>
${list}
</main>
</body>
</html>
`;
}

function writeMessage({ id, recipient, subject, text_body, created_at }: Message): string {
  const sent = created_at.toISOString();
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="to">to ${escapeHtml(recipient)}, <time datetime="${sent}">${sent.slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${linkAddresses(text_body)}</pre>
<p><a href="/mailbox/${id}">As it looks in a mail program</a></p>
</article>`;
}

/** Addresses of web pages as links; the rest as plain text. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");
}
