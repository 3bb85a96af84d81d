// What visitors of a site do in measurements, and the site that they come to.
/** Decks that strangers find: what makes lists long. */
const SHARED_DECKS = 200;

const MEMBER = { email: "quiet@example.org", password: "correct horse 7", data: { username: "quiet" } };

const JSON_HEADERS = { "content-type": "application/json" };

/** What a visitor does; each is one request, whose answer is read to its end. */
const DEEDS = {
  page: () => ({ path: "/" }),
  search: (nth: number) => ({
    path: `/api/cards/search?q=${encodeURIComponent(`t:creature pow>=${nth % 9} mv<=${(nth * 7) % 13}`)}`,
  }),
  "sign-in": () => ({
    path: "/auth/v1/token?grant_type=password",
    init: { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(MEMBER) },
  }),
  deck: (nth: number) => ({
    path: "/functions/v1/generate-deck",
    init: {
      method: "POST",
      headers: JSON_HEADERS,
      body: JSON.stringify({ prompt: "elf tribal commander under $100", seed: nth }),
    },
  }),
} satisfies Record<string, (nth: number) => { readonly path: string; readonly init?: Posted }>;
export type Deed = keyof typeof DEEDS;
export const NAMES = Object.keys(DEEDS) as Deed[];

interface Posted {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Does one thing as somebody whose address a proxy reports. @returns How long it took, its status, and whether it was granted. */
export async function act(
  visitor: { readonly origin: string; readonly key: string; readonly address: string },
  deed: Deed,
  nth: number,
): Promise<{ readonly ms: number; readonly status: number; readonly isGranted: boolean }> {
  const { path, init }: { path: string; init?: Posted } = DEEDS[deed](nth);
  const headers = { ...init?.headers, apikey: visitor.key, "x-forwarded-for": visitor.address };
  const begun = performance.now();
  const response = await fetch(`${visitor.origin}${path}`, { ...init, headers });
  await response.arrayBuffer();
  return { ms: performance.now() - begun, status: response.status, isGranted: response.ok };
}

/** A member of a site that is somebody's own, and a deck of theirs as it is stored when they share it. */
interface Sharer {
  post(path: string, body: unknown): Promise<Response>;
  readonly row: Readonly<Record<string, unknown>>;
}

async function signUpSharer(origin: string, key: string): Promise<Sharer> {
  const send = (path: string, body: unknown, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { ...JSON_HEADERS, apikey: key, ...headers },
      body: JSON.stringify(body),
    });
  const signedUp = (await (await send("/auth/v1/signup", MEMBER)).json()) as { access_token?: string };
  const authorization = { authorization: `Bearer ${signedUp.access_token}`, prefer: "return=representation" };
  const answer = await send("/functions/v1/generate-deck", { prompt: "elf tribal commander", seed: 1 });
  const { deck } = (await answer.json()) as { deck: Record<string, unknown> };
  const { name, format, cards, colors, card_list, seo_description } = deck;
  return {
    post: (path, body) => send(path, body, authorization),
    row: { name, format, cards, colors, card_list, seo_description, shared: true },
  };
}

/** Puts a member and shared decks into the site, while it still is somebody's own. */
export async function fillSite(origin: string, key: string): Promise<void> {
  const { post, row } = await signUpSharer(origin, key);
  for (let made = 0; made < SHARED_DECKS; made++) {
    const response = await post("/rest/v1/decks", row);
    // What a member may keep may be less.
    if (!response.ok) return;
  }
}

/** Has an article written about a deck that a new member shares. @returns Its path. */
export async function fillBlog(origin: string, key: string): Promise<string> {
  const { post, row } = await signUpSharer(origin, key);
  const [deck] = (await (await post("/rest/v1/decks", row)).json()) as [unknown];
  const answer = await post("/functions/v1/generate-blog-article", { deck });
  if (!answer.ok) throw new Error(`No article was written: ${answer.status}.`);
  const { article } = (await answer.json()) as { article: { readonly slug: string } };
  return `/brew-blog/${article.slug}`;
}

/** The key that pages hand to browsers. */
export async function keyOf(origin: string): Promise<string> {
  const page = await (await fetch(origin)).text();
  const key = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(page)?.[0];
  if (key === undefined) throw new Error("The page brings no key.");
  return key;
}
