import { describe, expect, test } from "vitest";
import { readLanding } from "./link-landing.ts";

describe("somebody who comes from a mailed link", () => {
  test("is told that it worked, by what it was for", () => {
    expect(readLanding("#access_token=x&type=signup")?.title).toBe("Email confirmed");
    expect(readLanding("#access_token=x&type=email_change")?.title).toBe("Email changed");
    expect(readLanding("#message=Confirmation+link+accepted&sb=")?.title).toBe("One address has agreed");
  });

  test("is offered a new link for one that was used or is too old, and told any other problem", () => {
    const used = readLanding("#error=access_denied&error_code=otp_expired&error_description=x&sb=");
    expect(used).toMatchObject({ mode: "resend", variant: "destructive" });
    const banned = readLanding(
      "#error=access_denied&error_code=user_banned&error_description=User+is+banned",
    );
    expect(banned).toMatchObject({ description: "User is banned", mode: "login" });
  });

  test("is told nothing where the link's own form follows, or there was none", () => {
    for (const hash of ["", "#rules", "#access_token=x&type=recovery", "#type=signup"]) {
      expect(readLanding(hash), hash).toBeUndefined();
    }
  });
});
