import CircleAlert from "lucide-react/icons/circle-alert";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { account } from "../../data/account.ts";
import {
  type AuthAnswers,
  askServer,
  FAILURE_TITLES,
  MISSING,
  PASSWORDS_DIFFER,
} from "../../data/auth-requests.ts";
import { waysIn } from "../../data/ways-in.ts";
import { type AuthMode, askForCode, authDialog, switchAuthMode } from "../../lib/auth-dialog.ts";
import { closeToast, showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";
import { ACCOUNT_FIELDS, type AccountField, type FieldProblems, findProblems } from "./account-fields.ts";
import { FactorChoice } from "./factor-choice.tsx";
import { OrganizationWay } from "./organization-way.tsx";
import { OtherWays } from "./other-ways.tsx";

const BUTTONS: Readonly<Record<AuthMode, string>> = {
  login: "Log In",
  signup: "Sign Up",
  code: "Confirm",
  forgot: "Send the link",
  resend: "Send a new link",
  factor: "Continue",
  key: "Use the security key",
  "recovery-code": "Continue",
  "new-password": "Save the password",
};

/** The toast of the last failure. It goes with the next try, whichever form that is of. */
let lastFailure: number | undefined;

/** The form of one mode, with the ways to others. */
export function AccountForm({ mode }: { readonly mode: AuthMode }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [wrong, setWrong] = useState<FieldProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const { code } = authDialog.use() ?? {};
  const isHere = account.usePart(({ user }) => user !== null);
  useEffect(() => {
    // A dialog that is only now being opened takes the focus by itself.
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.closest("[role=dialog]")?.contains(activeElement)) {
      focusField(form.current, "input:not([type=hidden])");
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other problems, the first of them.
  useEffect(() => focusField(form.current, "[aria-invalid]"), [wrong]);
  // The link of the same message was followed in another tab.
  useEffect(() => {
    if (mode === "code" && isHere) close(mode);
  }, [mode, isHere]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const answers: AuthAnswers = Object.fromEntries([...given].map(([name, value]) => [name, String(value)]));
    closeToast(lastFailure);
    setProblem("");
    const problems = findProblems(mode, answers);
    setWrong(problems);
    if (Object.keys(problems).length > 0) {
      const said = describeProblems(answers);
      if (said) tellFailure({ title: FAILURE_TITLES[mode], ...said });
      return;
    }
    setBusy(true);
    const outcome = await askServer(mode, answers);
    setBusy(false);
    if (!outcome.ok) {
      setProblem(outcome.message);
      tellFailure({ title: FAILURE_TITLES[mode], description: outcome.message });
      return;
    }
    if (outcome.toast) showToast({ ...outcome.toast, variant: "success" });
    if (!outcome.code) close(mode);
    else if (authDialog.get()?.mode === mode) askForCode(outcome.code);
  }

  return (
    <form className="mt-6 grid gap-4" noValidate ref={form} onSubmit={(event) => void submit(event)}>
      {(mode === "factor" || mode === "key") && <FactorChoice mode={mode} onProblem={setProblem} />}
      {code && (
        <>
          <input type="hidden" name="email" value={code.to} />
          <input type="hidden" name="kind" value={code.kind} />
        </>
      )}
      {ACCOUNT_FIELDS[mode].map((field) => (
        <AccountInput key={field.name} field={field} problem={wrong[field.name]} />
      ))}
      <div role="alert" className="empty:hidden">
        {problem && <Problem>{problem}</Problem>}
      </div>
      <Button kind="primary" size="large" className="w-full" type="submit" disabled={isBusy}>
        {BUTTONS[mode]}
      </Button>
      <OtherWays mode={mode} onProblem={setProblem} onDone={() => close(mode)} />
      {mode === "login" && (
        <OrganizationWay onProblem={setProblem} onWrongEmail={(email) => setWrong({ email })} />
      )}
      <OtherModes mode={mode} />
    </form>
  );
}

/** A field with what has to be known of it, or what is wrong with it, below. */
function AccountInput({
  field: { name, label, type, autoComplete, inputMode, hint },
  problem,
}: {
  readonly field: AccountField;
  readonly problem: string | undefined;
}) {
  const id = useId();
  const isTold = problem !== undefined || hint !== undefined;
  const canText = waysIn.usePart(({ phone }) => phone);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {name === "email" && canText ? "Email or phone" : label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        {...(problem === undefined ? {} : { "aria-invalid": true })}
        {...(isTold ? { "aria-describedby": `${id}-told` } : {})}
        required
        maxLength={name === "username" ? 50 : 200}
      />
      {isTold && (
        <div id={`${id}-told`} className="hint">
          {problem === undefined ? hint : <Problem>{problem}</Problem>}
        </div>
      )}
    </div>
  );
}

function Problem({ children }: { readonly children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-13 text-bad">
      <CircleAlert size={14} aria-hidden="true" className="mt-[2.5px]" />
      <span>{children}</span>
    </p>
  );
}

function focusField(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}

/** What a toast says of a form that was not sent; nothing where its fields say enough. */
function describeProblems({ email, password, confirmation }: AuthAnswers) {
  if (email === "" || password === "") return MISSING;
  return confirmation !== undefined && confirmation !== password ? PASSWORDS_DIFFER : undefined;
}

function tellFailure(toast: { readonly title: string; readonly description: string }): void {
  lastFailure = showToast({ ...toast, variant: "destructive" });
}

/** Closes the dialog, unless another form has taken the place of the one that was sent. */
function close(mode: AuthMode): void {
  const state = authDialog.get();
  if (state?.mode !== mode) return;
  authDialog.set(null);
  if (account.get().user !== null) state.onSignedIn?.();
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
  code: [["Have an account already?", "login", "Log In"]],
  forgot: [["Remembered it?", "login", "Log In"]],
  resend: [
    ["Confirmed already?", "login", "Log In"],
    ["Was it a link to a new password?", "forgot", "Send that"],
  ],
  factor: [
    ["The app is not at hand?", "recovery-code", "Use a recovery code"],
    ["Is there a security key?", "key", "Use it"],
  ],
  key: [
    ["The key is not at hand?", "recovery-code", "Use a recovery code"],
    ["Is there an app or a phone?", "factor", "Use its code"],
  ],
  "recovery-code": [["The app is at hand?", "factor", "Use its code"]],
};

function OtherModes({ mode }: { readonly mode: AuthMode }) {
  const { code } = authDialog.use() ?? {};
  const ways = WAYS[mode] ?? [];
  const sendAgain =
    code && ([["Nothing came?", code.kind === "recovery" ? "forgot" : "resend", "Send it again"]] as const);
  if (ways.length === 0) return null;
  return (
    <div className="grid gap-1 text-center text-paper-dim">
      {[...(sendAgain ?? []), ...ways].map(([question, to, label]) => (
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
