import X from "lucide-react/icons/x";
import { Dialog as Parts } from "radix-ui";
import { type ReactNode, useRef } from "react";

/** A window above the page. It has the focus until it is closed, and gives it back to where it was. */
export function Dialog({
  title,
  description,
  isOpen = true,
  onClose,
  size = "narrow",
  children,
}: {
  readonly title: string;
  /** What it is for, read out when it opens. */
  readonly description?: ReactNode;
  /** False while it is closed, for one that stays for its closing animation. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  /**
   * `long` is read by scrolling: its head stays in sight, as in `preview`, which has a list that scrolls by itself; `sheet` is as
   * high as the screen.
   */
  readonly size?: "narrow" | "wide" | "long" | "preview" | "sheet";
  readonly children: ReactNode;
}) {
  const focusReturn = useFocusReturn();
  const hasHead = size === "long" || size === "preview";
  const heading = <Parts.Title className="dialog-title">{title}</Parts.Title>;
  const close = (
    <Parts.Close className="button button-ghost button-icon button-small dialog-close" aria-label="Close">
      <X size={16} aria-hidden="true" />
    </Parts.Close>
  );
  return (
    <Parts.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Parts.Portal>
        <Parts.Overlay className="scrim" />
        <Parts.Content
          className={`dialog dialog-${size}`}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          {...focusReturn}
          onEscapeKeyDown={leaveToList}
        >
          {hasHead ? (
            <div className="dialog-head">
              {heading}
              {close}
            </div>
          ) : (
            heading
          )}
          {description !== undefined && (
            <Parts.Description className="dialog-description">{description}</Parts.Description>
          )}
          {children}
          {!hasHead && close}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** Escape closes the list of suggestions that is open in the dialog first, and the dialog when it is pressed again. */
function leaveToList(event: Event): void {
  const field = document.activeElement;
  if (field?.role === "combobox" && field.ariaExpanded === "true") event.preventDefault();
}

/** For dialogs that are opened from anywhere: Radix gives the focus back to a trigger of its own only, else to nobody. */
function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
