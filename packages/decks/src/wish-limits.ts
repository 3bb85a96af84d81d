/** How many cards of a kind a deck is to have. One of `least` and `most` is there at the least; the same twice means exactly so many. */
export interface Limit {
  /** What is counted: `lands`, `counterspells`, `Goblins`, a card's name, or `cards`, `sideboard` and `colors` of the whole deck. */
  readonly what: string;
  /** Cards that are not counted among them: with a `most` of 0 there are no others. */
  readonly but?: string;
  /** Where they are counted; absent: in the main deck. */
  readonly zone?: "sideboard";
  readonly least?: number;
  readonly most?: number;
}

/** The greatest figure of a limit, and the most limits of a wish. */
export const MOST_COUNTED = 1_000;
export const MOST_LIMITS = 20;

const WRITTEN = /^(.+?)\s*(>=|<=|=)\s*(\d{1,4})(?:-(\d{1,4}))?$/;
const COUNTED = /^(.*?)(?: but (.+?))?( in the sideboard)?$/;

/** Reads what is counted: `lands`, `creatures but Skeletons`, `graveyard hate in the sideboard`. */
export function readCounted(text: string): Pick<Limit, "what" | "but" | "zone"> {
  const [, what = "", but, side] = COUNTED.exec(text.trim()) ?? [];
  return { what, ...(but && { but }), ...(side && { zone: "sideboard" }) };
}

/** What a limit counts, as `readCounted` reads it. */
export function countedWords({ what, but, zone }: Limit): string {
  return `${what}${but === undefined ? "" : ` but ${but}`}${zone ? ` in the ${zone}` : ""}`;
}

/**
 * Reads `lands=38`, `lands=36-38`, `creatures<=30`, `counterspells>=10`, `creatures but Skeletons<=0`,
 * `graveyard hate in the sideboard=4`; undefined for anything else.
 */
export function readLimit(text: string): Limit | undefined {
  const [, what, sign, first, second] = WRITTEN.exec(text.trim()) ?? [];
  if (what === undefined || first === undefined) return undefined;
  const figure = Number(first);
  const upper = second === undefined ? figure : Number(second);
  if (Math.max(figure, upper) > MOST_COUNTED || upper < figure) return undefined;
  return {
    ...readCounted(what),
    ...(sign === "<=" ? {} : { least: figure }),
    ...(sign === ">=" ? {} : { most: sign === "=" ? upper : figure }),
  };
}

/** A limit as `readLimit` reads it. */
export function writeLimit(limit: Limit): string {
  const { least, most } = limit;
  const counted = countedWords(limit);
  if (least === undefined) return `${counted}<=${most ?? MOST_COUNTED}`;
  if (most === undefined) return `${counted}>=${least}`;
  return `${counted}=${least === most ? least : `${least}-${most}`}`;
}

/** A limit for people: `38 lands`, `at most 30 creatures`, `no creatures but Skeletons`, `4 graveyard hate in the sideboard`. */
export function limitWords(limit: Limit): string {
  return `${limit.most === 0 ? "no" : limitFigure(limit)} ${countedWords(limit)}`;
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
