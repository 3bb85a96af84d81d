import { Fragment } from "react";
import { numbered } from "../../lib/format/numbered.ts";

/** Flavor text as cards print it: in italics, one paragraph a line, and upright what stands between stars. */
export function FlavorText({ text }: { readonly text: string }) {
  return (
    <div className="mt-3 grid max-w-[62ch] gap-1 text-paper-dim italic">
      {numbered(text.split("\n")).map(({ key, part }) => (
        <p key={key}>
          {/* Between two stars stands every second part; a star without another is one. */}
          {numbered(part.split(/\*([^*]+)\*/)).map(({ key: place, part: words }) =>
            place % 2 === 1 ? (
              <span key={place} className="not-italic">
                {words}
              </span>
            ) : (
              <Fragment key={place}>{words}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
