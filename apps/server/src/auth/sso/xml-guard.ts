import { refused } from "./refusal.ts";

/** Bytes of a response; those of providers have some ten thousand. */
const MAX_BYTES = 256 * 1024;
/** Elements and attributes at most: parsers look at each attribute again for each other one. */
const MAX_TAGS = 4_000;
const MAX_ATTRIBUTES = 4_000;

/**
 * Every algorithm that a signature may name: canonical XML without comments, the signature taken out of what it signs, and
 * nothing older than SHA-256.
 */
const ALGORITHMS: readonly string[] = [
  "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  "http://www.w3.org/2001/10/xml-exc-c14n#",
  "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmlenc#sha512",
];

/**
 * Reads a posted response as text, and refuses what no provider sends and what has served attacks on readers of XML: documents
 * with a type or entities, comments, instructions and sections within texts, several assertions, old and odd algorithms. It
 * looks at the text alone, so that no parser gets to see any of it.
 * @throws Refusal
 */
export function readResponseText(posted: string): string {
  if (posted.length > MAX_BYTES * 1.4) throw refused("it is too large");
  const bytes = Buffer.from(posted, "base64");
  if (bytes.length === 0 || bytes.length > MAX_BYTES) throw refused("it is empty or too large");
  const text = new TextDecoder("utf-8", { fatal: false }).decode(bytes);
  refuseOddXml(text);
  if (count(text, /<(?:[\w.-]+:)?Assertion[\s/>]/g) !== 1) throw refused("it has not exactly one assertion");
  if (/<(?:[\w.-]+:)?Encrypted/.test(text)) throw refused("it is encrypted, and nobody here can read it");
  for (const [, algorithm = ""] of text.matchAll(/\bAlgorithm\s*=\s*["']([^"']*)["']/g)) {
    if (!ALGORITHMS.includes(algorithm)) throw refused(`its signature is made by ${algorithm.slice(0, 80)}`);
  }
  return text;
}

/** @throws Refusal for a document that has more in it than elements, attributes and texts. */
export function refuseOddXml(text: string): void {
  if (/\p{Cs}|\0|\uFFFD/u.test(text)) throw refused("it is not UTF-8");
  const body = text.replace(/^\uFEFF?\s*<\?xml[^<>]*\?>/, "");
  if (/<[!?]/.test(body)) throw refused("it has a document type, comments, instructions or sections");
  // Entities of XML itself, and characters by number.
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/.test(body)) throw refused("it has entities");
  if (count(body, /</g) > MAX_TAGS || count(body, /=/g) > MAX_ATTRIBUTES)
    throw refused("it has too many parts");
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
