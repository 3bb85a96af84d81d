import X from "lucide-react/icons/x";

/** What was chosen for a field, each with the way to take it out. Nothing where nothing was. */
export function ChosenList({
  chosen,
  onRemove,
}: {
  readonly chosen: readonly { readonly slug: string; readonly name: string }[];
  readonly onRemove: (slug: string) => void;
}) {
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {chosen.map(({ slug, name }) => (
        <li key={slug} className="understood">
          <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(slug)}>
            <span>{name}</span>
            <X size={13} aria-hidden="true" className="text-paper-faint" />
          </button>
        </li>
      ))}
    </ul>
  );
}
