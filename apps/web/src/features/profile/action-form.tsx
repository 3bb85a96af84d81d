import { type FormEvent, type ReactNode, useId, useState } from "react";
import { showToast } from "../../lib/toasts.ts";

/** What a form says when it is done. */
interface Done {
  readonly title: string;
  readonly description: string;
}

/** A form with one button that asks the server for something, and says below itself when that was refused. */
export function ActionForm({
  label,
  button,
  isDanger = false,
  isRow = false,
  onSend,
  aside,
  children,
}: {
  /** What the form is called for those who do not see it. */
  readonly label: string;
  readonly button: string;
  readonly isDanger?: boolean;
  /** One field with its button beside it. */
  readonly isRow?: boolean;
  /** Asks for it; a thrown error's message is shown. */
  readonly onSend: (fields: (name: string) => string) => Promise<Done | undefined>;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const problemId = useId();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || !form.reportValidity()) return;
    const data = new FormData(form);
    setBusy(true);
    setProblem("");
    try {
      const done = await onSend((name) => String(data.get(name) ?? ""));
      if (done) {
        showToast({ ...done, variant: "success" });
        for (const field of form.querySelectorAll<HTMLInputElement>("input[type=password]")) field.value = "";
      }
    } catch (error) {
      setProblem((error instanceof Error && error.message) || "Something went wrong");
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="grid gap-3"
      noValidate
      aria-label={label}
      aria-describedby={problemId}
      onSubmit={(event) => void send(event)}
    >
      <div className={isRow ? "profile-row" : "grid gap-3"}>
        {children}
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className={isDanger ? "button button-danger" : "button"} disabled={isBusy}>
            {button}
          </button>
          {aside}
        </div>
      </div>
      <p className="text-bad empty:hidden" role="alert" id={problemId}>
        {problem}
      </p>
    </form>
  );
}

/** A labeled field of such a form. */
export function TextField({
  label,
  hint,
  ...input
}: {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  readonly type?: "text" | "email" | "password";
  readonly autoComplete: string;
  readonly defaultValue?: string;
  readonly inputMode?: "numeric";
  readonly maxLength?: number;
  readonly minLength?: number;
}) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input className="input" type="text" maxLength={200} required {...input} />
      {hint && <span className="hint">{hint}</span>}
    </label>
  );
}
