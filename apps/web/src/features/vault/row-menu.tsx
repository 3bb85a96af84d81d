import Ellipsis from "lucide-react/icons/ellipsis";
import { Link } from "react-router";
import { useDetailsMenu } from "../../ui/menu/use-details-menu.ts";

/** The rarer things to do with a deck, behind a button. */
export function RowMenu({
  name,
  address,
  actions,
}: {
  readonly name: string;
  /** Where the deck opens. */
  readonly address: string;
  readonly actions: readonly (readonly [label: string, act: () => void])[];
}) {
  const { ref, onKeyDown, close } = useDetailsMenu();
  return (
    <details
      className="row-menu"
      ref={ref}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className="button button-ghost button-icon" aria-label={`More: ${name}`}>
        <Ellipsis size={18} aria-hidden="true" />
      </summary>
      <div className="row-menu-panel floating">
        <Link to={address}>Open in the builder</Link>
        {actions.map(([label, act]) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              // First, for a dialog to give the focus back to the menu's button.
              close();
              ref.current?.querySelector("summary")?.focus();
              act();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}
