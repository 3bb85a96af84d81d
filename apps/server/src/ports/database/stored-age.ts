/**
 * SQL for how many seconds lie between now and a stored time. A time that lies ahead was written by a clock that has been put
 * back since: it is as far off as one in the past, so that what was made then ends in time, and nobody waits until then.
 */
export function ageOf(column: string): string {
  return `abs(extract(epoch from now() - ${column}))::float8`;
}
