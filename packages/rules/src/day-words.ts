const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** An ISO day in words: `2024-09-23` is "23 September 2024". Getting a formatter of the browser's ready takes longer. */
export function dayWords(day: string): string {
  return `${dayOfYear(day)} ${Number(day.split("-")[0])}`;
}

/** An ISO day in words, without its year: `2024-09-23` is "23 September". */
export function dayOfYear(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1] ?? ""}`;
}

/** The day of a moment as ISO writes it, in Greenwich, and so the same wherever it is read. */
export function isoDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
