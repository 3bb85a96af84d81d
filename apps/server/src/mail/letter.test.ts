import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MailKind } from "../ports/mail.ts";
import { writeLetter } from "./letter.ts";

const SITE = "https://decks.example.org";
const link = `${SITE}/auth/v1/verify?token=abc&type=signup`;
const order = { to: "ada@example.org", code: "004217", lifetimeSeconds: 3600 };
const KINDS: readonly MailKind[] = [
  "confirm_signup",
  "recover_password",
  "magic_link",
  "change_email_new",
  "change_email_old",
  "invite",
];

describe("messages", () => {
  test.each(KINDS)("%s holds the link and the code, in text and in HTML", (kind) => {
    const letter = writeLetter({ ...order, kind, link, newEmail: "new@example.org" }, SITE);
    expect(letter.text).toContain(`\n${link}\n`);
    expect(letter.html).toContain(`href="${link.replaceAll("&", "&#38;")}"`);
    for (const form of [letter.text, letter.html]) {
      expect(form).toContain("004217");
      expect(form).toContain("within 60 minutes");
      expect(form).toContain(SITE);
      expect(form).not.toMatch(/\{\w+\}|undefined/);
    }
    expect(letter.subject).toMatch(/Deckwright/);
  });

  test("a message that is answered with its code offers no link", () => {
    const letter = writeLetter({ ...order, kind: "reauthenticate", lifetimeSeconds: 86_400 }, SITE);
    expect(letter.text).toContain("Your code: 004217");
    expect(letter.text).toContain("within 24 hours");
    expect(letter.html.match(/href=/g)).toHaveLength(1);
  });

  test("a change of address names both addresses", () => {
    const letter = writeLetter({ ...order, kind: "change_email_old", link, newEmail: "b@example.org" }, SITE);
    expect(letter.text).toContain("from ada@example.org to b@example.org");
  });

  test("nothing that people enter becomes markup or a line of its own", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { html } = writeLetter(
          { ...order, kind: "change_email_new", link, newEmail: `<script>${text}</script>"$&` },
          SITE,
        );
        return !html.includes("<script>") && html.includes("&#34;$&#38;");
      }),
    );
  });
});

describe("the confirmation of a sign-up", () => {
  const confirm = (username?: string) =>
    writeLetter({ ...order, kind: "confirm_signup", ...(username === undefined ? {} : { username }) }, SITE);

  test("says for which name it is, so that a stranger's is seen", () => {
    expect(confirm("Ada L").text).toContain("your vault as “Ada L” is open");
    expect(confirm("Ada L").text).toContain("If you did not sign up as “Ada L”, do not confirm it");
    expect(confirm().text).toContain("your vault is open");
  });

  test("carries no words of a stranger beyond a plain name", () => {
    for (const name of ["evil.example", "https://x", "a\nb", "x".repeat(31), "<b>", "call +1!", ""]) {
      expect(confirm(name).text, name).toContain("your vault is open");
    }
  });
});
