import { minutesToRead } from "@deckwright/decks/article-text.ts";
import { dayWords, isoDay } from "@deckwright/rules/day-words.ts";

/** When an article came out, and how long it takes to read where its text is known. */
export function Day({ date, text }: { readonly date: string; readonly text?: string }) {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return null;
  const minutes = text === undefined ? undefined : minutesToRead(text);
  return (
    <span className="text-paper-faint tabular-nums">
      <time dateTime={day.toISOString()}>{dayWords(isoDay(day))}</time>
      {minutes !== undefined && `, ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`}
    </span>
  );
}
