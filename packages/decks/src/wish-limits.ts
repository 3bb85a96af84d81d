/** How many cards of a kind a deck is to have. One of `least` and `most` is there at the least; the same twice means exactly so many. */
export interface Limit {
  /** What is counted: `lands`, `counterspells`, `Goblins`, a card's name, or `cards`, `sideboard` and `colors` of the whole deck. */
  readonly what: string;
  /** Cards that are not counted among them: with a `most` of 0 there are no others. */
  readonly but?: string;
  readonly least?: number;
  readonly most?: number;
}

/** The greatest figure of a limit, and the most limits of a wish. */
export const MOST_COUNTED = 1_000;
export const MOST_LIMITS = 20;

const WRITTEN = /^(.+?)(?: but (.+?))?\s*(>=|<=|=)\s*(\d{1,4})(?:-(\d{1,4}))?$/;

/** Reads `lands=38`, `lands=36-38`, `creatures<=30`, `counterspells>=10`, `creatures but Skeletons<=0`; undefined for anything else. */
export function readLimit(text: string): Limit | undefined {
  const [, what, but, sign, first, second] = WRITTEN.exec(text.trim()) ?? [];
  if (what === undefined || first === undefined) return undefined;
  const figure = Number(first);
  const upper = second === undefined ? figure : Number(second);
  if (Math.max(figure, upper) > MOST_COUNTED || upper < figure) return undefined;
  return {
    what: what.trim(),
    ...(but === undefined ? {} : { but: but.trim() }),
    ...(sign === "<=" ? {} : { least: figure }),
    ...(sign === ">=" ? {} : { most: sign === "=" ? upper : figure }),
  };
}

/** A limit as `readLimit` reads it. */
export function writeLimit({ what, but, least, most }: Limit): string {
  const counted = but === undefined ? what : `${what} but ${but}`;
  if (least === undefined) return `${counted}<=${most ?? MOST_COUNTED}`;
  if (most === undefined) return `${counted}>=${least}`;
  return `${counted}=${least === most ? least : `${least}-${most}`}`;
}

/** A limit for people: `38 lands`, `at most 30 creatures`, `no basic lands`, `no creatures but Skeletons`. */
export function limitWords(limit: Limit): string {
  const { what, but } = limit;
  const counted = but === undefined ? what : `${what} but ${but}`;
  if (limit.most === 0) return `no ${counted}`;
  return `${limitFigure(limit)} ${counted}`;
}

/** What a limit says of its figure: `38`, `36 to 38`, `at most 30`, `at least 10`, `none`. */
export function limitFigure({ least, most }: Limit): string {
  if (most === 0) return "none";
  if (least === undefined) return `at most ${most}`;
  if (most === undefined) return `at least ${least}`;
  return least === most ? String(least) : `${least} to ${most}`;
}

/** Whether a figure keeps a limit. */
export function isKept({ least = 0, most = Number.POSITIVE_INFINITY }: Limit, have: number): boolean {
  return have >= least && have <= most;
}
