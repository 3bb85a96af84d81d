/** One way in which a visitor asks for as much as possible. */
export interface Attack {
  readonly name: string;
  /** The request that is sent the nth time; the `key` is the site's, for those who are nobody. */
  request(nth: number, key: string): { readonly path: string; readonly init?: RequestInit };
}

const JSON_HEADERS = { "content-type": "application/json" };

function posted(path: string, body: unknown, key?: string) {
  return {
    path,
    init: {
      method: "POST",
      headers: { ...JSON_HEADERS, ...(key === undefined ? {} : { apikey: key }) },
      body: JSON.stringify(body),
    },
  };
}

function read(path: string, query: Readonly<Record<string, string>>, key?: string) {
  return {
    path: `${path}?${new URLSearchParams(query)}`,
    ...(key === undefined ? {} : { init: { headers: { apikey: key } } }),
  };
}

const DECK = {
  format: "commander",
  commanders: ["Krenko, Mob Boss"],
  main: { Mountain: 60, "Goblin Chieftain": 1, "Sol Ring": 1, "Goblin Matron": 1, "Lightning Bolt": 1 },
};

/** What was found to be the dearest of each kind. */
export const ATTACKS: readonly Attack[] = [
  { name: "pages", request: (nth) => ({ path: `/browse-cards?q=t%3Aelf+mv%3C${nth % 40}` }) },
  {
    name: "searches",
    request: (nth) =>
      read("/api/cards/search", {
        q: `o:/(draw|tap).*(card|land)s?.*${nth}?/ or a:/${nth % 7}?e+r/`,
        unique: "prints",
      }),
  },
  {
    name: "misspelled names",
    request: (nth) => read("/api/cards/named", { fuzzy: `${"lihgtning ".repeat(9)}${nth}` }),
  },
  { name: "facts of cards", request: (nth) => ({ path: `/api/card-facts/m21/${1 + (nth % 270)}` }) },
  { name: "bulk files", request: () => ({ path: "/api/bulk-data/default-cards/file" }) },
  {
    name: "sign-ins",
    request: (nth, key) =>
      posted("/auth/v1/token?grant_type=password", { email: `m${nth}@example.org`, password: "wrong" }, key),
  },
  {
    name: "sign-ups",
    request: (nth, key) =>
      posted("/auth/v1/signup", { email: `n${nth}@example.org`, password: "correct horse 7" }, key),
  },
  {
    name: "wishes",
    request: (nth) => posted("/functions/v1/generate-deck", { format: "cube-draft", seed: nth }),
  },
  { name: "analyses", request: () => posted("/functions/v1/analyze", DECK) },
  { name: "completions", request: () => posted("/functions/v1/complete", { ...DECK, n: 40_000 }) },
  {
    name: "lists of decks, all columns",
    request: (_, key) => read("/rest/v1/decks", { select: "*", shared: "eq.true" }, key),
  },
  {
    name: "patterns",
    request: (_, key) =>
      read(
        "/rest/v1/decks",
        { select: "id", or: `(${Array.from({ length: 200 }, (_, at) => `name.ilike.*a*e*${at}*`)})` },
        key,
      ),
  },
  {
    name: "regular expressions",
    request: (_, key) =>
      read("/rest/v1/decks", { select: "id", seo_description: "match.(.+)(.+)(.+)\\1\\2\\3" }, key),
  },
  {
    name: "counts",
    request: (_, key) => ({
      ...read("/rest/v1/decks", { select: "id", limit: "1" }, key),
      init: { headers: { apikey: key, prefer: "count=exact" } },
    }),
  },
  {
    name: "calls with large arguments",
    request: (_, key) => posted("/rest/v1/rpc/decks_with_card", { card_name: "a".repeat(1e6) }, key),
  },
];
