import type { ServedPages } from "../src/start.ts";

/** A stand-in for the web build: pages that show what a renderer is given. */
export const plainPages: ServedPages = {
  hasPolicies: true,
  renderer: async () => async (request, site) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/broken") throw new Error("hunter22 in a stack");
    if (pathname === "/key") return new Response(site.anonymousKey);
    if (pathname === "/asks")
      return site.fetch(new Request(new URL("/api/cards/named?exact=Sol+Ring", site.origin)));
    if (pathname === "/deck") {
      return site.fetch(
        new Request(new URL("/functions/v1/generate-deck", site.origin), {
          method: "POST",
          body: JSON.stringify({ prompt: "elf tribal commander under $100", seed: 1 }),
        }),
      );
    }
    const page = `<!doctype html><title>${pathname}</title><script nonce="${site.nonce}"></script>`;
    return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
