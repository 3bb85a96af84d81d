import { type FormEvent, useState } from "react";
import { type AuthMode, authDialog } from "../../lib/auth-dialog.ts";
import { showToast } from "../../lib/toasts.ts";
import { type AuthAnswers, askServer, FAILURE_TITLES, MISSING, PASSWORDS_DIFFER } from "./ask-server.ts";

/** One field of a form, as browsers and password managers know it. */
interface Field {
  readonly name: keyof AuthAnswers;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autoComplete: string;
}

const EMAIL: Field = { name: "email", label: "Email", type: "email", autoComplete: "email" };
const NEW_PASSWORDS: readonly Field[] = [
  { name: "password", label: "Password", type: "password", autoComplete: "new-password" },
  { name: "confirmation", label: "Confirm password", type: "password", autoComplete: "new-password" },
];

const FIELDS: Readonly<Record<AuthMode, readonly Field[]>> = {
  login: [EMAIL, { name: "password", label: "Password", type: "password", autoComplete: "current-password" }],
  signup: [
    { name: "username", label: "Username", type: "text", autoComplete: "username" },
    EMAIL,
    ...NEW_PASSWORDS,
  ],
  forgot: [EMAIL],
  factor: [{ name: "code", label: "Code", type: "text", autoComplete: "one-time-code" }],
  "new-password": NEW_PASSWORDS,
};

const BUTTONS: Readonly<Record<AuthMode, string>> = {
  login: "Log In",
  signup: "Sign Up",
  forgot: "Send the link",
  factor: "Go on",
  "new-password": "Save the password",
};

/** The form of one mode, with the ways to others. */
export function AuthForm({ mode }: { readonly mode: AuthMode }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  function refuse(why: { readonly title?: string; readonly description: string }): void {
    setProblem(why.description);
    showToast({ title: FAILURE_TITLES[mode], ...why, variant: "destructive" });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const answers: AuthAnswers = Object.fromEntries(
      FIELDS[mode].map(({ name }) => [name, String(given.get(name) ?? "")]),
    );
    if (answers.email === "" || answers.password === "") {
      refuse(MISSING);
      return;
    }
    if (!event.currentTarget.reportValidity()) return;
    if (answers.confirmation !== undefined && answers.confirmation !== answers.password) {
      refuse(PASSWORDS_DIFFER);
      return;
    }
    setBusy(true);
    setProblem("");
    const outcome = await askServer(mode, answers);
    setBusy(false);
    if (outcome.ok) {
      if (outcome.toast) showToast({ ...outcome.toast, variant: "success" });
      authDialog.set(outcome.next === undefined ? null : { mode: outcome.next });
      return;
    }
    refuse({ title: FAILURE_TITLES[mode], description: outcome.message });
  }

  return (
    <form className="mt-6 grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {FIELDS[mode].map(({ name, label, type, autoComplete }) => (
        <label className="field" key={name}>
          <span className="label">{label}</span>
          <input
            className="input"
            name={name}
            type={type}
            autoComplete={autoComplete}
            required
            maxLength={200}
          />
        </label>
      ))}
      <p className="text-bad" role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className="button button-primary" disabled={isBusy}>
          {BUTTONS[mode]}
        </button>
        <OtherModes mode={mode} />
      </div>
    </form>
  );
}

function OtherModes({ mode }: { readonly mode: AuthMode }) {
  const link = (next: AuthMode, label: string) => (
    <button type="button" className="text-button" onClick={() => authDialog.set({ mode: next })}>
      {label}
    </button>
  );
  switch (mode) {
    case "login":
      return (
        <>
          {link("signup", "I want to sign up")}
          {link("forgot", "I forgot my password")}
        </>
      );
    case "signup":
    case "forgot":
      return link("login", "I want to log in");
    default:
      return null;
  }
}
