/** Every match contains at least one of these texts. The longer the shortest of them, the more cards they rule out. */
type AnyOf = readonly string[];

/** Shorter texts are in so many cards that looking for them saves no time. */
const SHORTEST = 3;
/** Looking for more texts than this is no faster than running the pattern. */
const MOST = 8;

/** Signs behind a backslash that stand for more than themselves. */
const CLASSES = /[a-zA-Z0-9]/;
const COUNT = /\{(\d+)(?:,\d*)?\}\??/y;

/**
 * Texts of which whatever matches a pattern has to contain one, `[]` when there are none to be sure of. Looking for them
 * first spares most texts the regular expression.
 */
export function requiredTexts({ source }: RegExp): AnyOf {
  const texts = new Reader(source).alternatives();
  return texts !== null && texts.length <= MOST && weight(texts) >= SHORTEST ? texts : [];
}

function weight(texts: AnyOf): number {
  return texts.length === 0 ? 0 : Math.min(...texts.map((text) => text.length));
}

/** Reads a pattern that is known to be valid. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Reads up to the end or the closing parenthesis; `null` when a branch promises nothing. */
  alternatives(): AnyOf | null {
    const all: string[] = [];
    let isSure = true;
    for (;;) {
      const branch = this.#branch();
      if (branch) all.push(...branch);
      else isSure = false;
      if (this.#source[this.#at] !== "|") break;
      this.#at++;
    }
    return isSure ? [...new Set(all)] : null;
  }

  #branch(): AnyOf | null {
    let best: AnyOf | null = null;
    let run = "";
    const offer = (texts: AnyOf | null): void => {
      if (texts && weight(texts) > weight(best ?? [])) best = texts;
    };
    const endRun = (): void => {
      if (run !== "") offer([run]);
      run = "";
    };
    for (;;) {
      const sign = this.#source[this.#at];
      if (sign === undefined || sign === "|" || sign === ")") break;
      if (sign === "(") {
        endRun();
        const inside = this.#group();
        if (this.#least() > 0) offer(inside);
        continue;
      }
      const literal = this.#literal(sign);
      if (literal === "") continue;
      if (literal === null) {
        endRun();
        this.#least();
        continue;
      }
      const before = this.#at;
      const least = this.#least();
      if (least === 0) {
        endRun();
      } else {
        run += literal;
        if (this.#at > before) endRun();
      }
    }
    endRun();
    return best;
  }

  /** Moves behind one sign: the letter that it is, "" for a place such as `\\b`, `null` when it may be several. */
  #literal(sign: string): string | null {
    this.#at++;
    if (sign === "^" || sign === "$") return "";
    if (sign === ".") return null;
    if (sign === "[") {
      this.#skipClass();
      return null;
    }
    if (sign !== "\\") return sign;
    const escaped = this.#source[this.#at++] ?? "";
    if (escaped === "b" || escaped === "B") return "";
    return CLASSES.test(escaped) ? null : escaped;
  }

  #skipClass(): void {
    for (; this.#at < this.#source.length && this.#source[this.#at] !== "]"; this.#at++)
      if (this.#source[this.#at] === "\\") this.#at++;
    this.#at++;
  }

  /** Moves behind a group; what it promises is `null` for one that only looks around. */
  #group(): AnyOf | null {
    this.#at++;
    const kind = /\?(?::|<?[=!]|<[^>]*>)/y;
    kind.lastIndex = this.#at;
    const written = kind.exec(this.#source)?.[0] ?? "";
    this.#at += written.length;
    const inside = this.alternatives();
    this.#at++;
    return /[=!]$/.test(written) ? null : inside;
  }

  /** How often what was just read has to be there, by what is behind it; moves behind that. */
  #least(): number {
    const sign = this.#source[this.#at];
    if (sign === "?" || sign === "*" || sign === "+") {
      this.#at += this.#source[this.#at + 1] === "?" ? 2 : 1;
      return sign === "+" ? 1 : 0;
    }
    COUNT.lastIndex = this.#at;
    const count = sign === "{" ? COUNT.exec(this.#source) : null;
    if (!count) return 1;
    this.#at += count[0].length;
    return Number(count[1]);
  }
}
