import { escapeHtml } from "../platform/http/escape-html.ts";

/** What XML 1.0 may not hold, whether escaped or not. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text that somebody wrote, as it stands in XML. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ""));
}

/** An element around a text. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
