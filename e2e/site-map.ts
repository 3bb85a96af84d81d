/** The main navigation in its order (docs/spec-coverage.md, 2.19): label, path. */
export const NAVIGATION = [
  ["Browse Cards", "/browse-cards"],
  ["My Collection", "/collection"],
  ["AI Generator", "/builder"],
  ["Aetheri", "/aetheri"],
  ["Browse Decks", "/browse-decks"],
  ["My Vault", "/vault"],
  ["Brew Blog", "/brew-blog"],
  ["Store", "/store"],
] as const;

/** One address per route (docs/spec-coverage.md, section 2), what its heading says, and how the server answers. */
export const ROUTES: readonly { readonly path: string; readonly heading: RegExp; readonly status: number }[] =
  [
    { path: "/", heading: /what you want to play/i, status: 200 },
    { path: "/builder", heading: /./, status: 200 },
    { path: "/aetheri", heading: /aetheri/i, status: 200 },
    { path: "/collection", heading: /my collection/i, status: 200 },
    { path: "/vault", heading: /my vault/i, status: 200 },
    { path: "/browse-decks", heading: /community decks/i, status: 200 },
    { path: "/browse-cards", heading: /browse cards/i, status: 200 },
    { path: "/brew-blog", heading: /brew blog/i, status: 200 },
    { path: "/brew-blog/an-article", heading: /article/i, status: 404 },
    { path: "/store", heading: /store/i, status: 200 },
    { path: "/product/pro", heading: /product/i, status: 404 },
    { path: "/product/credits-50", heading: /50 credits/i, status: 200 },
    { path: "/profile", heading: /profile/i, status: 200 },
    { path: "/deck/999999999", heading: /deck not found/i, status: 404 },
    { path: "/checkout", heading: /checkout/i, status: 200 },
    { path: "/checkout-success", heading: /checkout/i, status: 200 },
    { path: "/formats", heading: /formats/i, status: 200 },
    { path: "/playstyles", heading: /playstyles/i, status: 200 },
    { path: "/formats/commander", heading: /commander/i, status: 200 },
    { path: "/playstyles/tribal", heading: /tribal/i, status: 200 },
    { path: "/privacy", heading: /privacy/i, status: 200 },
    { path: "/terms", heading: /terms/i, status: 200 },
    { path: "/refunds", heading: /refunds/i, status: 200 },
    { path: "/nowhere/at/all", heading: /page not found/i, status: 404 },
  ];

/** The 25 formats (docs/spec-coverage.md, 11.5). */
export const FORMAT_SLUGS =
  "standard pioneer modern legacy vintage commander brawl historic alchemy explorer pauper peasant oathbreaker tiny-leaders canadian-highlander draft sealed planechase archenemy two-headed-giant cube-draft battle-box conspiracy unstable pauper-commander".split(
    " ",
  );

/** The 15 playstyles (docs/spec-coverage.md, 11.5). */
export const PLAYSTYLE_SLUGS =
  "aggro midrange control combo tempo ramp stax-prison reanimator aristocrats burn mill voltron tokens control-combo-hybrid tribal".split(
    " ",
  );
