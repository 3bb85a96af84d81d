import { describe, expect, test } from "vitest";
import { describeArrival } from "./landing-words.ts";
import { landingPage, readArrival, withoutArrival } from "./link-landing.ts";

const PAGE = "https://decks.example.org/builder?wish=burn";
const FORGED = "access_token=theirs&refresh_token=theirs&expires_in=3600&token_type=bearer&type=signup";

describe("somebody who comes from a mailed link", () => {
  test("comes back to the page where they asked for it, and finds its address as it was", () => {
    for (const mailedFor of ["signup", "recovery", "email_change", "provider", "linking"] as const) {
      const back = new URL(landingPage(mailedFor, new URL(`${PAGE}#top`)));
      expect(readArrival(back)).toBeUndefined();
      back.searchParams.set("sb_flow_id", "0123abcd");
      back.searchParams.set("code", "c0de");
      expect(readArrival(back)).toEqual({ mailedFor, code: { code: "c0de", flowId: "0123abcd" } });
      expect(withoutArrival(back).href).toBe(PAGE);
      // Asked for again from there, it is the same page still.
      expect(new URL(landingPage(mailedFor, back)).searchParams.getAll("mailed")).toEqual([mailedFor]);
    }
  });

  test("is told that it worked, by what it was for; a new password has a form of its own", () => {
    const said = (mailedFor: "signup" | "recovery" | "email_change") =>
      describeArrival({ mailedFor }, "signed-in")?.title;
    expect([said("signup"), said("email_change"), said("recovery")]).toEqual([
      "Email confirmed",
      "Email changed",
      undefined,
    ]);
  });

  test("is told how to go on in a browser that did not ask for it, or when it is too late", () => {
    expect(describeArrival({ mailedFor: "signup" }, "elsewhere")).toMatchObject({ mode: "login" });
    expect(describeArrival({ mailedFor: "recovery" }, "elsewhere")).toMatchObject({ mode: "forgot" });
    expect(describeArrival({ mailedFor: "email_change" }, "elsewhere")?.title).toBe("Email changed");
    expect(describeArrival({ mailedFor: "signup" }, "failed")).toMatchObject({ mode: "login" });
  });

  test("is offered a new link for one that was used or is too old, and told any other problem", () => {
    const told = (fragment: string, query = "") => {
      const address = new URL(`${PAGE}&mailed=signup${query}#${fragment}`);
      expect(withoutArrival(address).href).toBe(PAGE);
      return describeArrival(readArrival(address) ?? {}, undefined);
    };
    const expired = "error=access_denied&error_code=otp_expired&error_description=x";
    expect(told(`${expired}&sb=`, `&${expired}`)).toMatchObject({ mode: "resend", variant: "destructive" });
    expect(told("error=access_denied&error_code=user_banned&error_description=User+is+banned")).toMatchObject(
      { description: "User is banned", mode: "login" },
    );
    expect(told("message=Confirmation+link+accepted&sb=")?.title).toBe("One address has agreed");
  });
});

describe("somebody who comes back from another provider", () => {
  test("sees that they are logged in, or is told why not, with the form to do it another way", () => {
    expect(describeArrival({ mailedFor: "provider" }, "signed-in")).toBeUndefined();
    for (const outcome of ["failed", "elsewhere"] as const) {
      expect(describeArrival({ mailedFor: "provider" }, outcome)).toMatchObject({ mode: "login" });
    }
    const refused = new URL(
      `${PAGE}&mailed=provider&error=access_denied&error_code=access_denied&error_description=No#error=access_denied&error_code=access_denied&error_description=No&sb=`,
    );
    expect(describeArrival(readArrival(refused) ?? {}, undefined)).toMatchObject({
      title: "Not logged in",
      description: "No",
      mode: "login",
    });
    expect(withoutArrival(refused).href).toBe(PAGE);
  });

  test("with an account to link is told what came of it, and is asked for no log-in", () => {
    const arrived = { mailedFor: "linking" } as const;
    expect(describeArrival(arrived, "signed-in")?.title).toBe("Account linked");
    for (const landing of [
      describeArrival(arrived, "failed"),
      describeArrival(arrived, "elsewhere"),
      describeArrival({ ...arrived, told: { problem: "No" } }, undefined),
    ]) {
      expect(landing).toMatchObject({ title: "Not linked", variant: "destructive" });
      expect(landing?.mode).toBeUndefined();
    }
  });
});

describe("an address that somebody else has written", () => {
  test("brings no session, and its tokens are taken out of it", () => {
    for (const address of [`${PAGE}#${FORGED}`, `${PAGE}&mailed=signup#${FORGED}`]) {
      expect(readArrival(new URL(address))?.code).toBeUndefined();
      expect(withoutArrival(new URL(address)).href).toBe(PAGE);
    }
  });

  test("is left as it is where it is a page's own", () => {
    for (const own of [`${PAGE}#rules`, "https://decks.example.org/cards?q=code&code=1&error=2", PAGE]) {
      expect(readArrival(new URL(own))).toBeUndefined();
      expect(withoutArrival(new URL(own)).href).toBe(own);
    }
  });
});
