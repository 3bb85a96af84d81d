import type { ReactNode } from "react";
import { Button } from "../../ui/button/button.tsx";

/** A part of the profile: its title and what it is for on the left, its forms on the right. */
export function Section({
  id,
  title,
  about,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="profile-section" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="text-20" id={`${id}-title`}>
          {title}
        </h2>
        <p className="mt-1.5 max-w-[40ch] text-pretty text-13 text-paper-dim">{about}</p>
      </div>
      <div className="grid min-w-0 max-w-[560px] content-start gap-5">{children}</div>
    </section>
  );
}

/** What could not be loaded, with the way to try again. */
export function LoadProblem({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-bad">
      {what} could not be loaded.
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
