/** Where a column of a view comes from. */
export interface Origin {
  /** The column's place in the view, from one. */
  readonly position: number;
  /** The table or view that it is read from, by its number in the catalog. */
  readonly relation: number;
  /** The column's number there. */
  readonly column: number;
}

/**
 * Reads from a view's rule (`pg_rewrite.ev_action`, a tree of nodes written out as text) which of its columns are columns of
 * tables. What is calculated has no origin.
 */
export function readOrigins(rule: string): Origin[] {
  const list = targetList(rule);
  const origins: Origin[] = [];
  for (const entry of entriesOf(list)) {
    const field = (name: string) => Number(new RegExp(`:${name} (\\d+)`).exec(entry)?.[1] ?? 0);
    const [position, relation, column] = [field("resno"), field("resorigtbl"), field("resorigcol")];
    if (position > 0 && relation > 0 && column > 0) origins.push({ position, relation, column });
  }
  return origins;
}

/**
 * The list of what the outermost query selects: those of queries inside of it are nested deeper. Empty for a union and the
 * like, whose rows come from several places.
 */
function targetList(rule: string): string {
  let found = "";
  let depth = 0;
  for (let at = 0; at < rule.length; at++) {
    const step = bracket(rule, at);
    if (step === 0 && rule.charAt(at) === "\\") at++;
    depth += step;
    // The rule is a list of one query: `({QUERY ...})`.
    if (depth !== 2 || rule.charAt(at) !== ":") continue;
    if (rule.startsWith(":setOperations {", at)) return "";
    if (rule.startsWith(":targetList ", at)) found = rule.slice(at + ":targetList ".length);
  }
  return found;
}

/** The text of each entry's own fields, without that of expressions in it. */
function entriesOf(list: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let own = "";
  for (let at = 0; at < list.length; at++) {
    const step = bracket(list, at);
    depth += step;
    if (depth <= 0) break;
    if (step === 0 && list.charAt(at) === "\\") at++;
    else if (depth === 2) own += list.charAt(at);
    if (step < 0 && depth === 1) {
      entries.push(own);
      own = "";
    }
  }
  return entries;
}

/** Names in the text have their brackets behind backslashes. */
function bracket(text: string, at: number): -1 | 0 | 1 {
  const character = text.charAt(at);
  if (character === "(" || character === "{") return 1;
  return character === ")" || character === "}" ? -1 : 0;
}
