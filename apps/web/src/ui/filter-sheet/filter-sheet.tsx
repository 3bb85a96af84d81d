import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

/** The filters of a list above it, on screens without room beside it: nothing moves, and the list changes behind them. */
export default function FilterSheet({
  done,
  onDone,
  className,
  children,
}: {
  /** What leads back to the list. */
  readonly done: string;
  readonly onDone: () => void;
  /** Of what is around the filters. */
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <Dialog title="Filters" size="sheet" onClose={onDone}>
      <div className={className}>{children}</div>
      <div className="filter-sheet-done">
        <Button kind="primary" size="large" onClick={onDone}>
          {done}
        </Button>
      </div>
    </Dialog>
  );
}
