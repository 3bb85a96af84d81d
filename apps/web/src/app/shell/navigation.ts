/** A place in the main navigation. */
export interface NavigationItem {
  readonly label: string;
  readonly path: string;
}

/** The main navigation, in the order it is shown everywhere. */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: "Browse Cards", path: "/browse-cards" },
  { label: "My Collection", path: "/collection" },
  { label: "AI Generator", path: "/builder" },
  { label: "Aetheri", path: "/aetheri" },
  { label: "Browse Decks", path: "/browse-decks" },
  { label: "My Vault", path: "/vault" },
  { label: "Brew Blog", path: "/brew-blog" },
  { label: "Store", path: "/store" },
];

/** Paths that have a page of their own, so that a breadcrumb may lead there. */
export const LINKED_PATHS: ReadonlySet<string> = new Set([
  ...NAVIGATION.map(({ path }) => path),
  "/",
  "/profile",
  "/formats",
  "/playstyles",
]);
