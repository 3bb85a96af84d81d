/** Where the payment provider's own pages are. One may be elsewhere, at a name of the site's own: then we go there at once. */
const PROVIDER = "https://checkout.stripe.com";

/**
 * The way to a page of the provider's that leads over a page of ours, which loads the provider's script first: that looks for signs
 * of fraud. The address is behind the #, so that it gets into no log.
 * @param origin Of our site.
 */
export function overScriptPage(url: string, origin: string): string {
  return new URL(url).origin === PROVIDER ? `${origin}/checkout#${encodeURIComponent(url)}` : url;
}
