/** One record's text and the line where it begins, counted from 1. */
export interface RawRecord {
  readonly json: string;
  readonly line: number;
}

/** Longer records are no cards, and are not waited for. */
const LONGEST_RECORD = 4_000_000;

const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
/** What the characters `{ [ } ]` do to the depth. */
const DEPTH_STEP: Readonly<Record<number, number>> = { 123: 1, 91: 1, 125: -1, 93: -1 };

/**
 * Cuts a stream of text into records, whatever of the two usual forms it has: one JSON object a line, or one JSON array
 * of objects however it is laid out. Holds no more than one record.
 */
export class RecordSplitter {
  #rest = "";
  #mode: "unknown" | "lines" | "array" = "unknown";
  #line = 1;
  /** In an array: how deep in braces and brackets inside a record, and whether inside a string. */
  #depth = 0;
  #inString = false;
  #scanned = 0;
  #skipping = false;

  /** The records that a piece of text completes. */
  *push(chunk: string): Generator<RawRecord> {
    this.#rest += chunk;
    if (this.#mode === "unknown") {
      const start = this.#rest.search(/[^\s\ufeff]/);
      if (start < 0) return;
      this.#mode = this.#rest[start] === "[" ? "array" : "lines";
      if (this.#mode === "array") {
        this.#line += newlines(this.#rest.slice(0, start));
        this.#rest = this.#rest.slice(start + 1);
      }
    }
    yield* this.#mode === "array" ? this.#elements() : this.#lines();
  }

  /** What is left when the stream has ended. */
  *end(): Generator<RawRecord> {
    const rest = this.#rest.trim();
    this.#rest = "";
    if (this.#mode === "array" ? this.#depth > 0 : rest !== "" && !this.#skipping)
      yield { json: rest, line: this.#line };
  }

  *#lines(): Generator<RawRecord> {
    let from = 0;
    for (let end = this.#rest.indexOf("\n", from); end >= 0; end = this.#rest.indexOf("\n", from)) {
      const json = this.#rest.slice(from, end).trim();
      from = end + 1;
      if (json !== "" && !this.#skipping) yield { json, line: this.#line };
      this.#skipping = false;
      this.#line++;
    }
    this.#rest = this.#rest.slice(from);
    if (this.#rest.length > LONGEST_RECORD) {
      if (!this.#skipping) yield { json: "", line: this.#line };
      this.#rest = "";
      this.#skipping = true;
    }
  }

  *#elements(): Generator<RawRecord> {
    let start = this.#depth > 0 ? 0 : -1;
    let at = this.#scanned;
    const text = this.#rest;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) this.#line++;
      if (this.#inString) {
        if (code === BACKSLASH) at++;
        this.#inString = code !== QUOTE;
        continue;
      }
      if (code === QUOTE) this.#inString = true;
      const step = DEPTH_STEP[code] ?? 0;
      if (step === 0) continue;
      if (this.#depth === 0 && step < 0) break;
      if (this.#depth === 0) start = at;
      this.#depth += step;
      if (this.#depth > 0) continue;
      yield { json: text.slice(start, at + 1), line: this.#line };
      start = -1;
    }
    this.#rest = start < 0 ? "" : text.slice(start);
    this.#scanned = start < 0 ? 0 : at - start;
    if (this.#rest.length > LONGEST_RECORD) {
      yield { json: "", line: this.#line };
      this.#rest = "";
      this.#scanned = 0;
      this.#depth = 0;
      this.#inString = false;
    }
  }
}

function newlines(text: string): number {
  return text.split("\n").length - 1;
}
