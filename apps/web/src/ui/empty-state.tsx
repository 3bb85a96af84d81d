import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** What is shown where something will be, or could not be: what happened, and the next step. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
  level = 2,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid max-w-[52ch] justify-items-start gap-1.5 py-6">
      <Icon className="mb-1.5 text-paper-faint" size={24} aria-hidden="true" />
      <Heading className={level === 1 ? undefined : "font-sans text-16 font-semibold tracking-normal"}>
        {title}
      </Heading>
      <div className="text-pretty text-paper-dim">{children}</div>
      {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
