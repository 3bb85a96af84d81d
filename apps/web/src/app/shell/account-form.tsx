import { type FormEvent, useEffect, useId, useState } from "react";
import { account } from "../../data/account.ts";
import {
  type AuthAnswers,
  askServer,
  FAILURE_TITLES,
  listSecondFactors,
  MISSING,
  PASSWORDS_DIFFER,
} from "../../data/auth-requests.ts";
import { type AuthMode, authDialog, switchAuthMode } from "../../lib/auth-dialog.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";

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
  resend: [EMAIL],
  factor: [{ name: "code", label: "Code", type: "text", autoComplete: "one-time-code" }],
  "new-password": NEW_PASSWORDS,
};

const BUTTONS: Readonly<Record<AuthMode, string>> = {
  login: "Log In",
  signup: "Sign Up",
  forgot: "Send the link",
  resend: "Send a new link",
  factor: "Go on",
  "new-password": "Save the password",
};

/** The form of one mode, with the ways to others. */
export function AccountForm({ mode }: { readonly mode: AuthMode }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [wrong, setWrong] = useState<Field["name"] | null>(null);
  const problemId = useId();

  function refuse(why: {
    readonly title?: string;
    readonly description: string;
    readonly field?: Field["name"];
  }): void {
    const { field, ...toast } = why;
    setProblem(why.description);
    setWrong(field ?? null);
    showToast({ title: FAILURE_TITLES[mode], ...toast, variant: "destructive" });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const answers: AuthAnswers = Object.fromEntries([...given].map(([name, value]) => [name, String(value)]));
    if (answers.email === "" || answers.password === "") {
      refuse(MISSING);
      return;
    }
    if (!event.currentTarget.reportValidity()) return;
    if (answers.confirmation !== undefined && answers.confirmation !== answers.password) {
      refuse({ ...PASSWORDS_DIFFER, field: "confirmation" });
      return;
    }
    setBusy(true);
    setProblem("");
    setWrong(null);
    const outcome = await askServer(mode, answers);
    setBusy(false);
    if (outcome.ok) {
      if (outcome.toast) showToast({ ...outcome.toast, variant: "success" });
      close(mode);
      return;
    }
    refuse({ title: FAILURE_TITLES[mode], description: outcome.message });
  }

  return (
    <form className="mt-6 grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {mode === "factor" && <FactorChoice onProblem={setProblem} />}
      {FIELDS[mode].map(({ name, label, type, autoComplete }) => (
        <label className="field" key={name}>
          <span className="label">{label}</span>
          <input
            className="input"
            name={name}
            type={type}
            autoComplete={autoComplete}
            {...(name === "code" ? { inputMode: "numeric" as const } : {})}
            {...(wrong === name ? { "aria-invalid": true, "aria-describedby": problemId } : {})}
            required
            maxLength={name === "username" ? 50 : 200}
          />
        </label>
      ))}
      <p className="text-bad empty:hidden" role="alert" id={problemId}>
        {problem}
      </p>
      <Button kind="primary" size="large" className="w-full" type="submit" disabled={isBusy}>
        {BUTTONS[mode]}
      </Button>
      <OtherModes mode={mode} />
    </form>
  );
}

/** Closes the dialog, unless another form has taken the place of the one that was sent. */
function close(mode: AuthMode): void {
  const state = authDialog.get();
  if (state?.mode !== mode) return;
  authDialog.set(null);
  if (account.get().user !== null) state.onSignedIn?.();
}

/** Which authenticator the code is of; there is something to choose only where a member has several. */
function FactorChoice({ onProblem }: { readonly onProblem: (problem: string) => void }) {
  const [factors, setFactors] = useState<Awaited<ReturnType<typeof listSecondFactors>>>([]);
  useEffect(() => {
    listSecondFactors().then(setFactors, (error: unknown) =>
      onProblem(error instanceof Error ? error.message : "Something went wrong"),
    );
  }, [onProblem]);
  const [only] = factors;
  if (factors.length <= 1) return <input type="hidden" name="factor" value={only?.id ?? ""} />;
  return (
    <label className="field">
      <span className="label">Authenticator</span>
      <select className="select" name="factor">
        {factors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The ways to other forms, each after the question that leads there. */
const WAYS: Readonly<
  Partial<Record<AuthMode, readonly (readonly [question: string, to: AuthMode, label: string])[]>>
> = {
  login: [
    ["New here?", "signup", "Sign Up"],
    ["Forgotten your password?", "forgot", "Get a new one"],
  ],
  signup: [["Already have an account?", "login", "Log In"]],
  forgot: [["Remembered it?", "login", "Log In"]],
  resend: [
    ["Confirmed already?", "login", "Log In"],
    ["Was it a link to a new password?", "forgot", "Send that"],
  ],
};

function OtherModes({ mode }: { readonly mode: AuthMode }) {
  const ways = WAYS[mode];
  if (!ways) return null;
  return (
    <div className="grid gap-1 text-center text-paper-dim">
      {ways.map(([question, to, label]) => (
        <p key={to}>
          {question}{" "}
          <button type="button" className="text-button" onClick={() => switchAuthMode(to)}>
            {label}
          </button>
        </p>
      ))}
    </div>
  );
}
