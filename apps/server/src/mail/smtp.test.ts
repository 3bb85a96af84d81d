import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { sendBySmtp } from "./smtp.ts";
import { writeEmail } from "./write-email.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A mail server that keeps what it is told, or refuses every recipient. */
async function openMailServer(options: { readonly refuses?: boolean } = {}) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isMessage = false;
    let rest = "";
    say("220 stand-in");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const parts = `${rest}${chunk.toString()}`.split("\r\n");
      rest = parts.pop() ?? "";
      for (const line of parts) {
        lines.push(line);
        if (isMessage) {
          if (line !== ".") continue;
          isMessage = false;
          say("250 kept");
        } else if (/^(EHLO|HELO)/.test(line)) say("250 stand-in");
        else if (line.startsWith("RCPT") && options.refuses) say("550 nobody here");
        else if (line === "DATA") {
          isMessage = true;
          say("354 go on");
        } else if (line === "QUIT") socket.end("221 bye\r\n");
        else say("250 fine");
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { lines, url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}

const email = writeEmail(
  {
    kind: "confirm_signup",
    to: "ada@example.org",
    code: "004217",
    link: "https://decks.example.org/auth/v1/verify?token=abc",
    lifetimeSeconds: 3600,
  },
  "https://decks.example.org",
);

describe("sending through a mail server", () => {
  test("hands over the message with text and HTML, from the site, to one recipient", async () => {
    const { lines, url } = await openMailServer();
    await sendBySmtp(url, "Deckwright <no-reply@decks.example.org>")(email);
    expect(lines.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      expect.stringMatching(/^MAIL FROM:<no-reply@decks\.example\.org>/),
      expect.stringMatching(/^RCPT TO:<ada@example\.org>/),
    ]);
    const message = lines.join("\n");
    expect(message).toContain("From: Deckwright <no-reply@decks.example.org>");
    expect(message).toContain("Subject: Confirm your Deckwright account");
    expect(message).toContain("Auto-Submitted: auto-generated");
    expect(message).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(message).toContain("004217");
  });

  test("fails when the server refuses, so that the job tries again", async () => {
    const { url } = await openMailServer({ refuses: true });
    await expect(sendBySmtp(url, "no-reply@decks.example.org")(email)).rejects.toThrow(/550/);
  });

  test("fails when there is no server", async () => {
    await expect(sendBySmtp("smtp://127.0.0.1:1", "no-reply@decks.example.org")(email)).rejects.toThrow();
  });
});
