import { type AuthAnswers, LEAST_PASSWORD, PASSWORDS_DIFFER } from "../../data/auth-requests.ts";
import type { AuthMode } from "../../lib/auth-dialog.ts";
import { contactProblem, readContact } from "../../lib/contact.ts";

/** One field of a form, as browsers and password managers know it. */
export interface AccountField {
  readonly name: keyof AuthAnswers;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autoComplete: string;
  /** Which keys a phone shows for it, where not all. */
  readonly inputMode?: "numeric" | "email";
  /** What has to be known before it is filled. */
  readonly hint?: string;
  /** What is said when it is empty. */
  readonly missing: string;
}

/** A text field, since browsers take no number for an email; where the site can text, it is called so. */
const EMAIL: AccountField = {
  name: "email",
  label: "Email",
  type: "text",
  autoComplete: "email",
  inputMode: "email",
  missing: "Enter your email.",
};
const PASSWORD = { name: "password", label: "Password", type: "password" } as const;
const NEW_PASSWORDS: readonly AccountField[] = [
  {
    ...PASSWORD,
    autoComplete: "new-password",
    hint: `At least ${LEAST_PASSWORD} characters.`,
    missing: "Choose a password.",
  },
  {
    name: "confirmation",
    label: "Confirm password",
    type: "password",
    autoComplete: "new-password",
    missing: "Enter the same password again.",
  },
];
const CODE: AccountField = {
  name: "code",
  label: "Code",
  type: "text",
  autoComplete: "one-time-code",
  inputMode: "numeric",
  missing: "Enter the six digits.",
};
const RECOVERY_CODE: AccountField = {
  name: "code",
  label: "Recovery code",
  type: "text",
  autoComplete: "off",
  hint: "Twelve letters and digits, such as 7k2m-x0qd-93ab.",
  missing: "Enter one of your recovery codes.",
};

/** The fields of each form. */
export const ACCOUNT_FIELDS: Readonly<Record<AuthMode, readonly AccountField[]>> = {
  login: [EMAIL, { ...PASSWORD, autoComplete: "current-password", missing: "Enter your password." }],
  signup: [
    {
      name: "username",
      label: "Username",
      type: "text",
      autoComplete: "username",
      missing: "Choose a username.",
    },
    EMAIL,
    ...NEW_PASSWORDS,
  ],
  code: [CODE],
  forgot: [EMAIL],
  resend: [EMAIL],
  factor: [CODE],
  key: [],
  "recovery-code": [RECOVERY_CODE],
  "new-password": NEW_PASSWORDS,
};

/** What is wrong with what was entered, by field; empty where the form can be sent. */
export type FieldProblems = Readonly<Partial<Record<AccountField["name"], string>>>;

/** Looks at a form before it is sent. The server looks again, and has the last word. */
export function findProblems(mode: AuthMode, answers: AuthAnswers): FieldProblems {
  const fields = ACCOUNT_FIELDS[mode];
  const empty = fields.filter(({ name }) => (answers[name] ?? "").trim() === "");
  const { email = "", password = "", confirmation } = answers;
  const isNew = confirmation !== undefined;
  return {
    ...(fields.includes(EMAIL) && readContact(email) === undefined ? { email: contactProblem(email) } : {}),
    ...(isNew && password.length < LEAST_PASSWORD
      ? { password: `This is too short: a password has at least ${LEAST_PASSWORD} characters.` }
      : {}),
    ...(isNew && confirmation !== password ? { confirmation: PASSWORDS_DIFFER.description } : {}),
    ...Object.fromEntries(empty.map(({ name, missing }) => [name, missing])),
  };
}
