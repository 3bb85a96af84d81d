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
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1] ?? ""} ${year}`;
}
