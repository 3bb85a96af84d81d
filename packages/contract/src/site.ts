/**
 * What the server hands to the page renderer with each request. Pages and server load separate copies of this
 * package, so only plain values cross here. `Req` and `Res` are the web standard's `Request` and `Response`, which
 * this package, being free of DOM and Node types, cannot name: write `Site<Request, Response>`.
 */
export interface Site<Req, Res> {
  /** For inline scripts and styles under the content security policy; absent in development, where there is none. */
  readonly nonce?: string;
  /** Where the site is reached from outside, without a slash at the end: for canonical links and share pictures. */
  readonly origin: string;
  /** What browsers send to say that nobody is signed in; absent where there are no accounts. Not a secret. */
  readonly anonymousKey?: string;
  /** Asks this same server, without a socket. The request's path decides; its host does not matter. */
  fetch(request: Req): Promise<Res>;
}
