import FileQuestion from "lucide-react/icons/file-question";
import { Link } from "react-router";
import { EmptyState } from "./empty-state.tsx";

/** The screen for a thing that is not there. */
export function MissingScreen({
  title,
  text,
  back,
}: {
  readonly title: string;
  readonly text: string;
  readonly back: { readonly label: string; readonly path: string };
}) {
  return (
    <div className="page-width min-h-[50vh] pt-10">
      <EmptyState
        icon={FileQuestion}
        title={title}
        level={1}
        action={
          <Link className="button button-primary" to={back.path}>
            {back.label}
          </Link>
        }
      >
        <p className="mt-2 text-16">{text}</p>
      </EmptyState>
    </div>
  );
}
