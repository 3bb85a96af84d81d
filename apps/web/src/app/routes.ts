import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Pages that are not built yet: they share a module that says so. */
const COMING_SOON = ["brew-blog"];

export default [
  index("../features/home/home-route.tsx"),
  route("builder", "../features/builder/builder-route.tsx"),
  route("browse-cards", "../features/browse-cards/browse-cards-route.tsx"),
  route("browse-decks", "../features/browse-decks/browse-decks-route.tsx"),
  route("card/:name/:set/:number", "../features/card/card-route.tsx"),
  route("card/:name/:id", "../features/card/printing-route.tsx"),
  route("profile", "../features/profile/profile-route.tsx"),
  route("collection", "../features/collection/collection-route.tsx"),
  route("vault", "../features/vault/vault-route.tsx"),
  route("deck/:deckId", "../features/deck/deck-route.tsx"),
  route("brew-blog/:articleId", "../features/deck/article-route.tsx"),
  route("store", "../features/store/store-route.tsx"),
  route("product/:id", "../features/store/product-route.tsx"),
  route("checkout", "../features/store/checkout-route.tsx"),
  route("checkout-success", "../features/store/checkout-success-route.tsx"),
  route("aetheri", "../features/aetheri/aetheri-route.tsx"),
  route("formats", "../features/formats/formats-route.tsx"),
  route("formats/:slug", "../features/formats/format-route.tsx"),
  route("playstyles", "../features/playstyles/playstyles-route.tsx"),
  route("playstyles/:slug", "../features/playstyles/playstyle-route.tsx"),
  route("privacy", "../features/legal/privacy-route.tsx"),
  route("terms", "../features/legal/terms-route.tsx"),
  route("refunds", "../features/legal/refunds-route.tsx"),
  ...COMING_SOON.map((path) => route(path, "../features/coming-soon/coming-soon-route.tsx", { id: path })),
  route("*", "./not-found-route.tsx"),
] satisfies RouteConfig;
