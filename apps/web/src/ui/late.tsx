import {
  type ComponentType,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { replayEarlyInput } from "../lib/page/early-input.ts";
import { untilItComes } from "../lib/until-it-comes.ts";

/** A part of a page that the server sends with it, and whose scripts come once the rest of the page is alive. */
export interface LatePart<Props> {
  /** Undefined until it is here. */
  readonly component: ComponentType<Props> | undefined;
  /** Fetches it: pages that one comes to within the site wait for it, since nothing stands in its place yet. Never rejects. */
  fetch(): Promise<ComponentType<Props>>;
}

/** @param load Brings the component: `async () => (await import("./part.tsx")).Part`. */
export function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let component: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const ask = untilItComes(load);
  return {
    get component() {
      return component;
    },
    fetch() {
      coming ??= ask().then((found) => {
        component = found;
        return found;
      });
      return coming;
    },
  };
}

/**
 * Stands in the place of a late part. Until it is alive it looks as the server has sent it, whatever changes around it; what is
 * typed and pressed in it is done then (`EarlyInput`).
 */
export function Late<Props extends object>({
  part,
  with: props,
}: {
  readonly part: LatePart<Props>;
  readonly with: Props;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(props);
  const [isAlive, setAlive] = useState(false);
  const onAlive = useCallback(() => setAlive(true), []);
  useEffect(() => {
    if (isAlive && place.current) replayEarlyInput(place.current);
  }, [isAlive]);
  // What React has not brought to life yet is drawn anew where it is told of a change.
  const told = isAlive ? props : first;
  const content = useMemo(
    () => (
      <Suspense fallback={<AsSent place={place} />}>
        <Loaded part={part} props={told} onAlive={onAlive} />
      </Suspense>
    ),
    [part, told, onAlive],
  );
  return (
    <div ref={place} className="contents" data-late={isAlive ? undefined : ""}>
      {content}
    </div>
  );
}

/**
 * What the server has sent, with all that was typed in it. React takes it away when the address changes before its scripts are
 * there, since whatever reads the address in it would have to be drawn anew.
 */
function AsSent({ place }: { readonly place: RefObject<HTMLDivElement | null> }) {
  const again = useRef<HTMLDivElement>(null);
  const [sent] = useState(() =>
    [...(place.current?.childNodes ?? [])].filter((node) => node.nodeType !== Node.COMMENT_NODE),
  );
  useLayoutEffect(() => {
    again.current?.append(...sent);
  }, [sent]);
  return <div ref={again} className="contents" />;
}

function Loaded<Props extends object>({
  part,
  props,
  onAlive,
}: {
  readonly part: LatePart<Props>;
  readonly props: Props;
  readonly onAlive: () => void;
}) {
  // Before the part is waited for: React begins anew behind `use` when it has come, and then it is not called any more.
  useEffect(onAlive, [onAlive]);
  const Component: ComponentType<Props> = part.component ?? use(part.fetch());
  return <Component {...props} />;
}
