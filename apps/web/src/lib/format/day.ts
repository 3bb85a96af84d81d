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

/**
 * A day for people, the same wherever it is read, on the server too: `19 December`. Written out by hand for the reason that
 * `formatCount` is.
 */
export function formatDay(at: Date): string {
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
}

/** A day with its year: `19 December 2026`. */
export function formatDate(at: Date): string {
  return `${formatDay(at)} ${at.getUTCFullYear()}`;
}
