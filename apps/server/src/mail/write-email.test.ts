import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAIL_KINDS } from "../ports/mail.ts";
import { writeEmail } from "./write-email.ts";

const SITE = "https://decks.example.org";
const link = `${SITE}/auth/v1/verify?token=abc&type=signup`;
const order = { to: "ada@example.org", code: "004217", lifetimeSeconds: 3600 };
describe("messages", () => {
  test.each(MAIL_KINDS)("%s holds the link and the code, in text and in HTML", (kind) => {
    const email = writeEmail({ ...order, kind, link, newEmail: "new@example.org" }, SITE);
    expect(email.text).toContain(`\n${link}\n`);
    expect(email.html).toContain(`href="${link.replaceAll("&", "&#38;")}"`);
    for (const form of [email.text, email.html]) {
      expect(form).toContain("004217");
      expect(form).toContain("within 60 minutes");
      expect(form).toContain(SITE);
      expect(form).not.toMatch(/\{\w+\}|undefined/);
    }
    expect(email.subject).toMatch(/Deckwright/);
  });

  test("a message wears the colors of the site", () => {
    const { html } = writeEmail({ ...order, kind: "confirm_signup", link }, SITE);
    expect(html).toContain("background:#12151b");
    expect(html).toMatch(/background:#d99a4e"><a href=/);
  });

  test("a message that is answered with its code offers no link", () => {
    const email = writeEmail({ ...order, kind: "reauthenticate", lifetimeSeconds: 86_400 }, SITE);
    expect(email.text).toContain("Your code: 004217");
    expect(email.text).toContain("within 24 hours");
    expect(email.html.match(/href=/g)).toHaveLength(1);
  });

  test("a change of address names both addresses", () => {
    const email = writeEmail({ ...order, kind: "change_email_old", link, newEmail: "b@example.org" }, SITE);
    expect(email.text).toContain("from ada@example.org to b@example.org");
  });

  test("nothing that people enter becomes markup or a line of its own", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { html } = writeEmail(
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
    writeEmail({ ...order, kind: "confirm_signup", ...(username === undefined ? {} : { username }) }, SITE);

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
