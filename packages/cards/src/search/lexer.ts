import type { ExactTerm, NameTerm, Operator, SearchWarning, Span, Term } from "./tree.ts";

/** A piece of a query. `minus` stands right before what it negates. */
export type Token =
  | { readonly kind: "open" | "close" | "minus" | "or" | "and"; readonly span: Span }
  | Term
  | NameTerm
  | ExactTerm;

/** What a query is cut into. */
interface Tokens {
  readonly tokens: readonly Token[];
  readonly warnings: readonly SearchWarning[];
}

/** Typographic signs that are typed instead of plain ones, each as long as the plain one that replaces it. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ..."“”„‟″«»".split("").map((sign) => [sign, '"'] as const),
  ..."‘’‚‛ʼ′`´".split("").map((sign) => [sign, "'"] as const),
  ..."−–—‐‑".split("").map((sign) => [sign, "-"] as const),
  ["：", ":"],
]);

/** Prefix of a term that asks for each printing or picture: `++e:lea`. */
const SHORT_UNIQUE = /^(?:\+\+|@@)$/;
/** Flags after a regular expression: `/^elf/i`. They change nothing, as case never counts. */
const FLAGS = /[a-z]{0,3}(?=[\s)]|$)/y;

/** Signs between a keyword and its value, with the ones often typed in their place: `==`, `=>`, `:>=`. */
const SIGN = "(?:!=|<>|<=|=<|>=|=>|==|:[<>]?=|:[<>]|:|=|<|>)";
const TERM = new RegExp(`([a-z_]+)(${SIGN})`, "iy");
/** The same with spaces before the sign: `pow >= 3`. */
const ROOMY_TERM = new RegExp(`([a-z_]+)\\s+(${SIGN})\\s*(?=[^\\s()])`, "iy");
/** Exactly these colors or this mana, as older card searches write it: `c!r`. */
const EXACT_TERM = /([a-z_]+)(!)(?=[a-z0-9{])/iy;
/** Spaces between a sign and its value, where the value is no term of its own. */
const ROOM = new RegExp(`\\s+(?=[^\\s()])(?!-?[a-z_]+${SIGN}|-[("]|!|(?:or|and)\\s)`, "iy");
/** Words and signs between terms; no name has one of these signs alone. */
const JOINTS: ReadonlyMap<string, "or" | "and"> = new Map([
  ["or", "or"],
  ["|", "or"],
  ["||", "or"],
  ["and", "and"],
  ["&&", "and"],
]);
/** What the signs mean. */
const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ["=<", "<="],
  [":<=", "<="],
  ["=>", ">="],
  [":>=", ">="],
  ["==", "="],
  [":=", "="],
  ["!", "="],
  [":<", "<"],
  [":>", ">"],
  ["<>", "!="],
]);
/** Spaces and invisible characters: control characters and direction marks. */
const SPACE = /[\s\p{Cc}\p{Cf}]/u;
/** What ends an exact name that stands without quotation marks: another term, which words in parentheses alone are not. */
const NEXT_TERM =
  /\s(?:-?[a-z_]+(?:[:=<>]|!=)(?=\S)|-["!(]|!|(?<!,\s)"|\((?!(?:(?!\s(?:or|OR)\s)[^():<>=])*\))|(?:or|and)\s+(?:-?[a-z_]+[:=<>]|[-("!])|OR\s|AND\s)/y;

/** What a word that may be a keyword is: one of those whose values are compared, another one, or none. */
export type KeywordKind = "ordered" | "plain" | undefined;

/**
 * Cuts a query into tokens. Never throws; what is not closed reaches to the end, with a warning.
 * @param kindOf Tells keywords from words of names, where only what follows with a blank between says which.
 */
export function tokenize(query: string, kindOf: (word: string) => KeywordKind): Tokens {
  return new Lexer(query, kindOf).run();
}

/** The query with plain quotation marks, apostrophes and hyphens; positions stay the same. */
function withPlainSigns(query: string): string {
  return query.replace(/[“”„‟″«»‘’‚‛ʼ′`´−–—‐‑：]/g, (sign) => STAND_INS.get(sign) ?? sign);
}

class Lexer {
  readonly #text: string;
  readonly #kindOf: (word: string) => KeywordKind;
  readonly #tokens: Token[] = [];
  readonly #warnings: SearchWarning[] = [];
  #at = 0;

  constructor(query: string, kindOf: (word: string) => KeywordKind) {
    this.#text = withPlainSigns(query);
    this.#kindOf = kindOf;
  }

  run(): Tokens {
    while (this.#at < this.#text.length) this.#next();
    return { tokens: this.#tokens, warnings: this.#warnings };
  }

  #next(): void {
    const start = this.#at;
    const sign = this.#text[start] ?? "";
    if (SPACE.test(sign)) {
      this.#at++;
    } else if (SHORT_UNIQUE.test(this.#text.slice(start, start + 2))) {
      this.#at += 2;
      const value = this.#text.slice(start, this.#at);
      this.#tokens.push({ kind: "name", value, form: "plain", span: { start, end: this.#at } });
    } else if (sign === "(" || sign === ")") {
      this.#at++;
      this.#tokens.push({ kind: sign === "(" ? "open" : "close", span: { start, end: this.#at } });
    } else if (sign === "-") {
      this.#minus(start);
    } else if (sign === "!" && !this.#isBlank(start + 1)) {
      this.#exact(start);
    } else if (sign === '"' || (sign === "'" && this.#text.indexOf("'", start + 1) > 0)) {
      const value = this.#quoted();
      this.#tokens.push({ kind: "name", value, form: "quoted", span: { start, end: this.#at } });
    } else if (sign === "/" && this.#endOfRegex(start) > start + 1) {
      const end = this.#endOfRegex(start);
      this.#at = this.#behindFlags(end + 1);
      const value = this.#text.slice(start + 1, end);
      this.#tokens.push({ kind: "name", value, form: "regex", span: { start, end: this.#at } });
    } else if (!this.#term(start)) {
      this.#word(start);
    }
  }

  #isBlank(at: number): boolean {
    const sign = this.#text[at];
    return sign === undefined || sign === ")" || SPACE.test(sign);
  }

  #minus(start: number): void {
    this.#at++;
    const span = { start, end: this.#at };
    if (this.#isBlank(this.#at)) {
      this.#warnings.push({ message: "A minus needs the term that it excludes right behind it.", span });
    } else {
      this.#tokens.push({ kind: "minus", span });
    }
  }

  #exact(start: number): void {
    this.#at++;
    const sign = this.#text[this.#at];
    let value: string;
    if (sign === '"' || sign === "'") {
      value = this.#quoted();
    } else {
      const from = this.#at;
      for (let open = 0; this.#at < this.#text.length && !this.#startsTerm(); this.#at++) {
        const here = this.#text[this.#at];
        // "B.F.M. (Big Furry Monster)" closes what it opens.
        if (here === "(") open++;
        else if (here === ")" && --open < 0) break;
      }
      value = this.#text.slice(from, this.#at).trim();
    }
    this.#tokens.push({ kind: "exact", value, span: { start, end: this.#at } });
  }

  /** True where a blank stands before something that is no word of a name. */
  #startsTerm(): boolean {
    NEXT_TERM.lastIndex = this.#at;
    return NEXT_TERM.test(this.#text);
  }

  /** Reads what stands between the quotation mark here and its partner, and moves behind it. */
  #quoted(): string {
    const start = this.#at;
    const mark = this.#text[start] ?? '"';
    let end = start + 1;
    while (end < this.#text.length && this.#text[end] !== mark) end += this.#text[end] === "\\" ? 2 : 1;
    end = Math.min(end, this.#text.length);
    if (end === this.#text.length) {
      this.#warnings.push({
        message: "This quotation mark is never closed, so that everything behind it counts as quoted.",
        span: { start, end: start + 1 },
      });
    }
    this.#at = Math.min(end + 1, this.#text.length);
    return this.#text.slice(start + 1, end).replace(/\\(["'\\])/g, "$1");
  }

  /** Where the slash is that closes the one at `start`; -1 when there is none. */
  #endOfRegex(start: number): number {
    for (let at = start + 1; at < this.#text.length; at++) {
      if (this.#text[at] === "\\") at++;
      else if (this.#text[at] === "/") return at;
    }
    return -1;
  }

  #behindFlags(at: number): number {
    FLAGS.lastIndex = at;
    return at + (FLAGS.exec(this.#text)?.[0].length ?? 0);
  }

  #term(start: number): boolean {
    const match = this.#termAt(start);
    if (!match) return false;
    const [written = "", keyword = "", sign = ":"] = match;
    this.#at = start + written.length;
    if (this.#isBlank(this.#at)) {
      const isKnown = this.#kindOf(keyword.toLowerCase()) !== undefined;
      // "Circle of Protection: Red" is a name.
      if (!isKnown) {
        this.#at = start;
        return false;
      }
      ROOM.lastIndex = this.#at;
      this.#at += ROOM.exec(this.#text)?.[0].length ?? 0;
    }
    const from = this.#at;
    const { value, form } = this.#value();
    this.#tokens.push({
      kind: "term",
      keyword: keyword.toLowerCase(),
      operator: OPERATORS.get(sign) ?? (isOperator(sign) ? sign : ":"),
      value,
      form,
      span: { start, end: this.#at },
      keywordSpan: { start, end: start + keyword.length },
      valueSpan: { start: from, end: this.#at },
    });
    return true;
  }

  #termAt(start: number): RegExpExecArray | null {
    TERM.lastIndex = start;
    const match = TERM.exec(this.#text);
    if (match) return match;
    ROOMY_TERM.lastIndex = start;
    const roomy = ROOMY_TERM.exec(this.#text);
    if (roomy) {
      const kind = this.#kindOf(roomy[1]?.toLowerCase() ?? "");
      return kind === "ordered" || (kind === "plain" && roomy[2] === ":") ? roomy : null;
    }
    EXACT_TERM.lastIndex = start;
    const exact = EXACT_TERM.exec(this.#text);
    return exact && this.#kindOf(exact[1]?.toLowerCase() ?? "") === "ordered" ? exact : null;
  }

  #value(): { readonly value: string; readonly form: Term["form"] } {
    const start = this.#at;
    const sign = this.#text[start];
    if (sign === '"' || (sign === "'" && this.#text.indexOf("'", start + 1) > 0))
      return { value: this.#quoted(), form: "quoted" };
    const slash = sign === "/" ? this.#endOfRegex(start) : -1;
    if (slash > start + 1) {
      this.#at = this.#behindFlags(slash + 1);
      return { value: this.#text.slice(start + 1, slash), form: "regex" };
    }
    let braces = 0;
    let parentheses = 0;
    while (this.#at < this.#text.length) {
      const here = this.#text[this.#at] ?? "";
      if (SPACE.test(here)) break;
      if (here === "{") braces++;
      else if (here === "}") braces--;
      else if (here === "(") parentheses++;
      else if (here === ")" && braces <= 0 && --parentheses < 0) break;
      this.#at++;
    }
    return { value: this.#text.slice(start, this.#at), form: "plain" };
  }

  #word(start: number): void {
    while (this.#at < this.#text.length) {
      const here = this.#text[this.#at] ?? "";
      if (SPACE.test(here) || here === "(" || here === ")" || (here === '"' && this.#at > start)) break;
      this.#at++;
    }
    const span = { start, end: this.#at };
    const value = this.#text.slice(start, this.#at);
    const joint = JOINTS.get(value.toLowerCase());
    if (joint) this.#tokens.push({ kind: joint, span });
    else this.#tokens.push({ kind: "name", value, form: "plain", span });
  }
}

function isOperator(text: string): text is Operator {
  return /^(?::|!=|<=|>=|=|<|>)$/.test(text);
}
