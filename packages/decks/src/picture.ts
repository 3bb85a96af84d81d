/** Where the pictures of cards and the symbols of sets are. Pages load pictures from nowhere else but the site itself. */
export const PICTURE_HOSTS = ["https://cards.scryfall.io", "https://svgs.scryfall.io"] as const;

/** A path of the site. Browsers take `//` and `/\` for the start of another host, and leave out line ends and tabs. */
const OWN_PATH = /^\/(?:[^/\\\s\p{Cc}][^\\\s\p{Cc}]*)?$/u;

/** Whether an address that somebody wrote is one of a picture that pages show; the database asks the same. */
export function isPicture(address: string): boolean {
  const host = PICTURE_HOSTS.find((each) => address.startsWith(`${each}/`)) ?? "";
  return OWN_PATH.test(address.slice(host.length));
}
