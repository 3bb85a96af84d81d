import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";

/** A part of a page whose script is fetched when it is first shown. */
interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Fetches it before it is shown, where somebody comes near to what shows it. Never rejects. */
  readonly preload: () => Promise<void>;
}

/** The pause before a script that did not come is asked for again, in milliseconds. */
const PAUSE_MS = 2_000;
/** So many tries that failed tell that the script may be gone: a newer version of the site has others. */
const TRIES_TO_RELOAD = 3;

/**
 * A component that is fetched when it is shown, as React's `lazy` does it, and that never fails: until its script comes it is
 * asked for again.
 * @param load Brings it: `() => import("./part.tsx")`.
 * @param waiting What stands in its place, of the same properties. It is given words once the script did not come, and null
 * before that.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  waiting: (words: ReactNode, props: Props) => ReactNode,
): LazyPart<Props> {
  let Component: ComponentType<Props> | undefined;
  let trying: Promise<void> | undefined;
  const preload = () => {
    trying ??= load().then(
      (part) => {
        Component = part.default;
      },
      () => {
        trying = undefined;
      },
    );
    return trying;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the level of a module.
  function Part(props: Props) {
    const [tries, setTries] = useState(0);
    const [Shown, show] = useState(() => Component);
    useEffect(() => {
      let isWanted = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const ask = async () => {
        clearTimeout(timer);
        await preload();
        if (!isWanted) return;
        // A part may be much to draw: the page answers in between.
        startTransition(() => (Component ? show(() => Component) : setTries((before) => before + 1)));
        if (!Component) timer = setTimeout(ask, PAUSE_MS);
      };
      // Asked even where it is there by now: it may have come after this was drawn, and before this runs.
      void ask();
      // As soon as there is a line again, and not when the pause is over.
      window.addEventListener("online", ask);
      return () => {
        isWanted = false;
        clearTimeout(timer);
        window.removeEventListener("online", ask);
      };
    }, []);
    if (Shown) return <Shown {...props} />;
    return waiting(tries === 0 ? null : <LateWords mayBeGone={tries >= TRIES_TO_RELOAD} />, props);
  }
  return Object.assign(Part, { preload });
}

/** As `lazyPart`, for a dialog: above the page stands a small box with the words, below which the page can be used. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  return lazyPart(load, (words, { onClose }) => waitingBox(words, onClose));
}

/** What stands where a dialog will be. @param onClose The dialog is not wanted any more. */
export function waitingBox(words: ReactNode, onClose: () => void): ReactNode {
  return (
    words && (
      <div className="floating fixed inset-x-4 top-1/2 z-30 mx-auto grid w-fit justify-items-start gap-2 p-4">
        {words}
        <button type="button" className="button button-small" onClick={onClose}>
          Close
        </button>
      </div>
    )
  );
}

/** Says that a part is missing, and what is done or can be done about it. */
function LateWords({ mayBeGone }: { readonly mayBeGone: boolean }) {
  return (
    <p className="text-13 text-paper-dim" role="status">
      This part has not arrived; it is asked for again.{" "}
      {mayBeGone && navigator.onLine && (
        <button type="button" className="text-button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      )}
    </p>
  );
}
