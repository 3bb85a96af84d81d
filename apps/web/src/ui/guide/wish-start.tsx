import ArrowRight from "lucide-react/icons/arrow-right";
import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { Button } from "../button/button.tsx";

/** A wish to start from, and where it leads. */
export interface StartWish {
  readonly wish: string;
  /** What it is meant for, where that is not clear. */
  readonly note?: string;
  readonly path: string;
}

/** A box for a wish that is built at once, and wishes to begin with. */
export function WishStart({
  action,
  wishes,
  children,
}: {
  /** What the button says. */
  readonly action: string;
  readonly wishes: readonly StartWish[];
  /** What the form holds beside the wish. */
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <Form action="/builder">
        <label className="small-heading mb-2 block" htmlFor={id}>
          What do you want to play?
        </label>
        <div className="wish-box">
          <textarea
            id={id}
            name="wish"
            rows={2}
            maxLength={10_000}
            className="guide-wish"
            placeholder={wishes[0]?.wish}
            data-enter-submits
          />
          <div className="grid gap-2 p-2">
            {children}
            <Button kind="primary" size="large" type="submit">
              {action}
            </Button>
          </div>
        </div>
        <p className="hint mt-2 text-paper-faint">No account needed. Nothing written is fine, too.</p>
      </Form>
      <h2 className="small-heading mt-6">Or begin with one of these</h2>
      <ul className="mt-1">
        {wishes.map(({ wish, note, path }) => (
          <li key={path}>
            <a className="example-wish" href={path}>
              <span className="min-w-0">
                {wish}
                {note !== undefined && <span className="block text-12 text-paper-faint">{note}</span>}
              </span>
              <ArrowRight size={16} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address at which the builder builds a wish at once. */
export function wishPath(wish: Readonly<Record<string, string>>): string {
  return `/builder?${new URLSearchParams(wish)}`;
}
