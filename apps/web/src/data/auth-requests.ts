import type { AuthError } from "@supabase/supabase-js";
import type { AuthMode, SentCode } from "../lib/auth-dialog.ts";
import { readContact } from "../lib/contact.ts";
import { type Client, supabase } from "./account.ts";
import type { MailedFor } from "./arrival.ts";
import { landingPage } from "./link-landing.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { type Factor, fetchFactors, type Shown, showFactor } from "./second-factors.ts";
import { waitingDeck } from "./waiting-deck.ts";

/** The values of an account form; each form asks for some of them. */
export interface AuthAnswers {
  readonly username?: string;
  /** An address, or a number where the site can text. */
  readonly email?: string;
  readonly password?: string;
  readonly confirmation?: string;
  readonly code?: string;
  /** What a code that was sent is for. */
  readonly kind?: string;
  /** Which of several second factors the code is of, and what that is. */
  readonly factor?: string;
  readonly factorKind?: string;
  /** Which text message a code is of. */
  readonly challenge?: string;
}

/** The result: done, or a sentence that says why not. */
type Outcome =
  | {
      readonly ok: true;
      readonly toast?: { readonly title: string; readonly description: string };
      /** A code is on its way, and asked for next. */
      readonly code?: SentCode;
    }
  | { readonly ok: false; readonly message: string };

/** Titles of the messages for what did not work. */
export const FAILURE_TITLES: Readonly<Record<AuthMode, string>> = {
  login: "Sign in Failed",
  signup: "Sign up Failed",
  code: "Confirmation Failed",
  forgot: "Sending Failed",
  resend: "Sending Failed",
  factor: "Sign in Failed",
  key: "Sign in Failed",
  "recovery-code": "Sign in Failed",
  "new-password": "Saving Failed",
};

/** The server has the same rule. */
export const LEAST_PASSWORD = 6;

export const PASSWORDS_DIFFER = {
  title: "Passwords do not match",
  description: "Please make sure your passwords match.",
};

/** What is said when a form for an account was left empty. */
export const MISSING = {
  description: "You must provide either an email or phone number and a password.",
};

const UNKNOWN_PROBLEM = "Something went wrong";
const WRONG_CODE =
  "This is not the code of the last message, or it is too old. Look again, or have a new one sent.";
const CODE_SENT = {
  title: "Check your phone!",
  description: "We've sent a code to your number. It is good for five minutes.",
};
const LINK_SENT = {
  title: "Check your email!",
  description: "We've sent a confirmation link to your email address.",
};

/** Sends an account form to the server. Never throws. */
export async function askServer(mode: AuthMode, answers: AuthAnswers): Promise<Outcome> {
  try {
    return await REQUESTS[mode](await supabase(), answers);
  } catch (error) {
    return { ok: false, message: (error instanceof Error && error.message) || UNKNOWN_PROBLEM };
  }
}

type Request = (client: Client, answers: AuthAnswers) => Promise<Outcome>;

const REQUESTS: Readonly<Record<AuthMode, Request>> = {
  async login(client, { email = "", password = "" }) {
    const { error } = await client.auth.signInWithPassword({
      ...(readContact(email) ?? { email }),
      password,
    });
    return error ? failure(error) : { ok: true };
  },

  async signup(client, { username = "", email = "", password = "" }) {
    const said = { username: username.trim() };
    const contact = readContact(email) ?? { email };
    if ("phone" in contact) {
      const { data, error } = await client.auth.signUp({ ...contact, password, options: { data: said } });
      if (error) return failure(error);
      return data.session ? { ok: true } : codeSent(contact.phone);
    }
    const options = { data: said, emailRedirectTo: landingWithDeck("signup") };
    const { data, error } = await client.auth.signUp({ ...contact, password, options });
    if (error) return failure(error);
    return data.session ? { ok: true } : { ok: true, toast: LINK_SENT, code: { to: email, kind: "signup" } };
  },

  async code(client, { email = "", code = "", kind }) {
    const token = code.replaceAll(/\s/g, "");
    const { error } =
      kind === "sms"
        ? await client.auth.verifyOtp({ phone: email, token, type: "sms" })
        : await client.auth.verifyOtp({ email, token, type: kind === "recovery" ? "recovery" : "signup" });
    if (error?.code === "otp_expired") return { ok: false, message: WRONG_CODE };
    return error ? failure(error) : { ok: true };
  },

  async forgot(client, { email = "" }) {
    const contact = readContact(email);
    if (contact && "phone" in contact) {
      // Whoever has the phone is let in by its code, and chooses a password in the profile.
      const options = { shouldCreateUser: false };
      const { error } = await client.auth.signInWithOtp({ ...contact, options });
      return error && error.code !== "otp_disabled" ? failure(error) : codeSent(contact.phone);
    }
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: landingWithDeck("recovery"),
    });
    if (error) return failure(error);
    const description = "If there is an account with this address, a link is on its way.";
    return {
      ok: true,
      toast: { title: LINK_SENT.title, description },
      code: { to: email, kind: "recovery" },
    };
  },

  async resend(client, { email = "" }) {
    const contact = readContact(email);
    if (contact && "phone" in contact) {
      const { error } = await client.auth.resend({ type: "sms", ...contact });
      return error ? failure(error) : codeSent(contact.phone);
    }
    const { error } = await client.auth.resend({
      type: "signup",
      email,
      options: { emailRedirectTo: landingWithDeck("signup") },
    });
    if (error) return failure(error);
    const description = "If an account with this address waits to be confirmed, a link is on its way.";
    return { ok: true, toast: { title: LINK_SENT.title, description }, code: { to: email, kind: "signup" } };
  },

  async factor(_client, { code = "", factor, factorKind: kind, challenge = "" }) {
    const shown = factor && kind ? { factor, kind } : await firstFactor("factor");
    await showFactor({ ...shown, code, challenge });
    return { ok: true };
  },

  async key(_client, { factor }) {
    const shown = factor ? { factor, kind: "webauthn" } : await firstFactor("key");
    await showFactor({ ...shown, code: "", challenge: "" });
    return { ok: true };
  },

  async "recovery-code"(_client, { code = "" }) {
    await spendRecoveryCode(code);
    const description = "That code is used up. Is the app lost? Remove it in your profile.";
    return { ok: true, toast: { title: "Logged in with a recovery code", description } };
  },

  async "new-password"(client, { password = "" }) {
    const { error } = await client.auth.updateUser({ password });
    if (error) return failure(error);
    return { ok: true, toast: { title: "Password saved", description: "Use it the next time you log in." } };
  },
};

/** The page that a mailed link leads back to. Where a deck waits to be saved, the builder shows it there once it is. */
function landingWithDeck(mailedFor: MailedFor): string {
  const page = new URL(landingPage(mailedFor));
  const key = waitingDeck()?.deck.key;
  if (key !== undefined && page.pathname === "/builder") page.searchParams.set("saving", key);
  return page.href;
}

function codeSent(to: string): Outcome {
  return { ok: true, toast: CODE_SENT, code: { to, kind: "sms" } };
}

/** The second factors that can be shown in the second step: those with codes, or security keys. @throws Error */
export async function listSecondFactors(mode: "factor" | "key"): Promise<readonly Factor[]> {
  const factors = await fetchFactors();
  return factors.filter(({ kind }) => (kind === "webauthn") === (mode === "key"));
}

/** What the form shows once the factors are there: whoever is faster than their list does not have to try again. */
async function firstFactor(mode: "factor" | "key"): Promise<Pick<Shown, "factor" | "kind">> {
  const [first] = await listSecondFactors(mode);
  if (first === undefined) throw new Error("No second factor of this kind is set up.");
  return { factor: first.id, kind: first.kind };
}

function failure(error: AuthError): Outcome {
  return { ok: false, message: error.message || UNKNOWN_PROBLEM };
}
