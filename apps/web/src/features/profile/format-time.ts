const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** A day for people, in the visitor's own time zone: `21 November 2026`. */
export function formatDay(iso: string): string {
  const day = new Date(iso);
  return `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
}

/** How long ago something was, roughly: `just now`, `5 minutes ago`, `3 days ago`, or the day itself. */
export function formatAgo(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 2) return "just now";
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  if (days < 30) return days === 1 ? "a day ago" : `${days} days ago`;
  return formatDay(iso);
}
