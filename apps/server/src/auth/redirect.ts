/** Where mailed links may lead back to. */
export interface RedirectRules {
  /** The site itself, without a slash at the end. Used wherever another address is not allowed. */
  readonly siteUrl: string;
  /** Further addresses, as patterns: `*` stands for anything but `.` and `/`, `**` for anything, `?` for one of the former. */
  readonly allowed: readonly string[];
}

/** The address that was asked for when it is allowed, otherwise the site. Never an error: the mail must go out. */
export function chooseRedirect(rules: RedirectRules, asked: string | undefined): string {
  if (asked === undefined || !URL.canParse(asked) || hasControls(asked)) return rules.siteUrl;
  const url = new URL(asked);
  const site = new URL(rules.siteUrl);
  if (url.username !== "" || url.password !== "") return rules.siteUrl;
  if (isSamePlace(url, site)) return asked;
  // Compared without its fragment, which is no part of where an address leads.
  const plain = asked.split("#", 1)[0] ?? "";
  return rules.allowed.some((pattern) => toExpression(pattern).test(plain)) ? asked : rules.siteUrl;
}

function hasControls(text: string): boolean {
  return /[\p{Cc}\\]|^\s|\s$/u.test(text);
}

function isSamePlace(url: URL, site: URL): boolean {
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  if (isLoopback(url.hostname) && isLoopback(site.hostname)) return true;
  return url.protocol === site.protocol && url.host === site.host;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

function toExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[*?]|[^\w]/g, (part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    if (part === "?") return "[^./]";
    return `\\${part}`;
  });
  return new RegExp(`^${source}$`, "s");
}
