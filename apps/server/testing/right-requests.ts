/*
 * A right request for everything that the server answers: what hostile ones are made from, by changing one thing or two.
 */

/** A request as it goes out; a body is sent as JSON. */
export interface PlainRequest {
  readonly method: "GET" | "HEAD" | "POST" | "PATCH" | "PUT" | "DELETE" | "OPTIONS";
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const DECK = {
  format: "modern",
  main: { "Lightning Bolt": 4, Mountain: 56 },
  side: { Smash: 1 },
};
const COMMANDER_DECK = {
  format: "commander",
  commanders: ["Krenko, Mob Boss"],
  main: { Mountain: 98, "Sol Ring": 1 },
  zones: { planes: { Mountain: 1 } },
  companion: "Lurrus of the Dream-Den",
  pool: { Mountain: 10 },
};
const ROW = {
  name: "Burn",
  format: "modern",
  cards: 60,
  colors: ["R"],
  power_level: 5,
  card_list: { Lands: [{ name: "Mountain", quantity: 20, role: "land", reason: "red mana" }] },
  seo_description: "Burns",
  image: "https://cards.scryfall.io/normal/front/a/b/c.jpg",
  details: { playstyle: "burn", seed: 1, price_usd: 12.5, bracket: 2 },
  shared: false,
};
const ID = "0f0e0d0c-0b0a-4908-8706-050403020100";
const EMAIL = "somebody@example.org";

function get(path: string, query: Readonly<Record<string, string>> = {}): PlainRequest {
  return { method: "GET", path, query, headers: {} };
}

function send(
  method: PlainRequest["method"],
  path: string,
  body: unknown,
  query: Readonly<Record<string, string>> = {},
): PlainRequest {
  return { method, path, query, headers: { prefer: "return=representation" }, body };
}

const post = (path: string, body: unknown, query?: Readonly<Record<string, string>>) =>
  send("POST", path, body, query);

const FUNCTIONS: readonly PlainRequest[] = [
  post("/functions/v1/generate-deck", { prompt: "elf tribal commander under $100, power 7", seed: 1 }),
  post("/functions/v1/generate-deck", {
    format: "modern",
    colors: ["R"],
    playstyle: "burn",
    include: ["Lightning Bolt"],
    exclude: ["Shock"],
    budgetUsd: 80,
    maxCardUsd: 10,
    owned: { "Lightning Bolt": 4 },
    ownedMode: "prefer",
    seed: 3,
    novelty: 0.2,
  }),
  post("/functions/v1/generate-deck", { format: "cube-draft", size: 360, save: true, id: 7 }),
  post("/functions/v1/validate", { id: "a", ...COMMANDER_DECK }),
  post("/functions/v1/validate", DECK),
  post("/functions/v1/analyze", DECK),
  post("/functions/v1/analyze", COMMANDER_DECK),
  post("/functions/v1/game-facts", COMMANDER_DECK),
  post("/functions/v1/complete", { format: "modern", main: { "Lightning Bolt": 4 }, n: 20 }),
  post("/functions/v1/alternatives", { deck: DECK, card: "Lightning Bolt", owned: { Shock: 4 } }),
  post("/functions/v1/copy-deck", { deckId: 1 }),
  post("/functions/v1/list-sessions", {}),
  post("/functions/v1/export-account", {}),
  post("/functions/v1/delete-account", { confirmation: "nobody" }),
  { ...get("/functions/v1/generate-deck"), method: "OPTIONS" },
];

const ACCOUNTS: readonly PlainRequest[] = [
  post("/auth/v1/signup", { email: EMAIL, password: "correct horse 7", data: { username: "somebody" } }),
  post("/auth/v1/token", { email: EMAIL, password: "wrong" }, { grant_type: "password" }),
  post("/auth/v1/token", { refresh_token: "abcdefghijkl" }, { grant_type: "refresh_token" }),
  post("/auth/v1/token", { auth_code: ID, code_verifier: "a".repeat(60) }, { grant_type: "pkce" }),
  post("/auth/v1/otp", {
    email: EMAIL,
    create_user: false,
    code_challenge: "a",
    code_challenge_method: "s256",
  }),
  post("/auth/v1/recover", { email: EMAIL }, { redirect_to: "http://localhost:3000/profile" }),
  post("/auth/v1/resend", { email: EMAIL, type: "signup" }),
  post("/auth/v1/verify", { type: "signup", email: EMAIL, token: "123456" }),
  get("/auth/v1/verify", { token: "a".repeat(56), type: "recovery", redirect_to: "http://localhost:3000/" }),
  get("/auth/v1/user"),
  send("PUT", "/auth/v1/user", { data: { username: "other" }, password: "correct horse 8", nonce: "123456" }),
  get("/auth/v1/reauthenticate"),
  get("/auth/v1/settings"),
  get("/auth/v1/health"),
  get("/auth/v1/.well-known/jwks.json"),
  post("/auth/v1/factors", { factor_type: "totp", friendly_name: "Phone", issuer: "Deckwright" }),
  post(`/auth/v1/factors/${ID}/challenge`, {}),
  post(`/auth/v1/factors/${ID}/verify`, { challenge_id: ID, code: "123456" }),
  get("/auth/v1/factors/recovery-codes"),
  post("/auth/v1/factors/recovery-codes", {}),
  post("/auth/v1/factors/recovery-codes/verify", { code: "7k2m-x0qd-93ab" }),
  send("DELETE", `/auth/v1/factors/${ID}`, undefined),
  get("/auth/v1/authorize", { provider: "google" }),
  get("/auth/v1/callback", {
    code: "a".repeat(43),
    state: "b".repeat(43),
    iss: "https://accounts.google.com",
  }),
  get("/auth/v1/user/identities/authorize", { provider: "google", skip_http_redirect: "true" }),
  send("DELETE", `/auth/v1/user/identities/${ID}`, undefined),
  post("/auth/v1/token", { provider: "google", id_token: "a.b.c", nonce: "n" }, { grant_type: "id_token" }),
  post("/auth/v1/sso", { domain: "example.org" }),
];

const DATA: readonly PlainRequest[] = [
  get("/rest/v1/decks", {
    select: "id,name,profiles(username)",
    shared: "eq.true",
    order: "id.desc",
    limit: "20",
  }),
  get("/rest/v1/decks", { select: "*", or: "(name.ilike.*burn*,format.eq.modern)", offset: "0" }),
  get("/rest/v1/decks", { select: "card_list->Lands->0->>name,details->>seed", id: "in.(1,2,3)" }),
  get("/rest/v1/decks", { colors: "cs.{R}", cards: "gte.60", created_at: "lt.2030-01-01", name: "fts.burn" }),
  { ...get("/rest/v1/decks"), headers: { range: "0-9", prefer: "count=exact" } },
  { ...get("/rest/v1/profiles"), headers: { accept: "application/vnd.pgrst.object+json" } },
  post("/rest/v1/decks", ROW),
  post("/rest/v1/decks", [ROW, ROW], { columns: "name,format,cards,colors,card_list" }),
  send("PATCH", "/rest/v1/decks", { name: "Other", card_list: ROW.card_list }, { id: "eq.1" }),
  send("DELETE", "/rest/v1/decks", undefined, { id: "eq.1" }),
  post("/rest/v1/user_cards", {
    scryfall_id: ID,
    name: "Shock",
    set_name: "Core Set 2021",
    rarity: "common",
    price_usd: 0.1,
    quantity: 4,
  }),
  send("PATCH", "/rest/v1/user_cards", { quantity: 3 }, { name: "eq.Shock" }),
  send("PATCH", "/rest/v1/profiles", { ai_credits: 9 }, { ai_credits: "eq.10" }),
  send("PATCH", "/rest/v1/profiles", { username: "new" }, { id: `eq.${ID}` }),
  get("/rest/v1/articles", { select: "*", limit: "5" }),
  get("/rest/v1/products", { select: "id,name,price_cents" }),
  get("/rest/v1/credit_ledger", { select: "amount.sum()" }),
  post("/rest/v1/rpc/copy_deck", { deck_id: 1 }),
  post("/rest/v1/rpc/unshare_deck", { deck_id: 1 }),
  post("/rest/v1/rpc/decks_with_card", { card_name: "Sol Ring" }),
  get("/rest/v1/rpc/decks_with_card", { card_name: "Sol Ring", limit: "5" }),
  get("/rest/v1/"),
];

const CARDS: readonly PlainRequest[] = [
  get("/api/cards/search", { q: "t:elf c:g mv<=3 pow>1", order: "edhrec", page: "1", unique: "prints" }),
  get("/api/cards/search", { q: "o:/draw (a|two) cards?/ -is:reserved usd<5 year>=2010", dir: "desc" }),
  get("/api/card-faces", { q: "bolt", from: "0", count: "60", typed: "1" }),
  get("/api/cards/named", { exact: "Lightning Bolt", set: "m10" }),
  get("/api/cards/named", { fuzzy: "lightnig bolt" }),
  get("/api/cards/autocomplete", { q: "light" }),
  get("/api/cards/random", { q: "t:goblin" }),
  post("/api/cards/collection", {
    identifiers: [{ name: "Shock" }, { id: ID }, { set: "m21", collector_number: "159" }, { oracle_id: ID }],
  }),
  get(`/api/cards/${ID}`),
  get("/api/cards/m21/159"),
  get("/api/cards/m21/159/rulings"),
  get("/api/cards/tcgplayer/12345"),
  get("/api/cards/multiverse/409574"),
  get("/api/card-facts/m21/159"),
  get("/api/sets"),
  get("/api/sets/m21"),
  get("/api/catalog/creature-types"),
  get("/api/symbology"),
  get("/api/symbology/parse-mana", { cost: "2WW" }),
  get("/api/bulk-data"),
  get("/api/bulk-data/oracle-cards"),
  get("/api/migrations"),
];

const REST_OF_IT: readonly PlainRequest[] = [
  get("/"),
  get("/builder", { prompt: "elves", deck: "1" }),
  get("/deck/1"),
  get("/card/m21/159"),
  get("/healthz"),
  get("/mailbox", { format: "json" }),
  get("/storage/v1/object/public/x"),
  get("/realtime/v1/websocket", { vsn: "1.0.0" }),
];

export const RIGHT_REQUESTS: readonly PlainRequest[] = [
  ...FUNCTIONS,
  ...ACCOUNTS,
  ...DATA,
  ...CARDS,
  ...REST_OF_IT,
];
