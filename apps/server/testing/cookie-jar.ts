/** A browser as far as cookies and redirects go. */
export interface Jar {
  /** Goes where an address leads, until it is one that is not to be asked. */
  follow(
    address: string,
    options: { readonly until: (url: URL) => boolean; readonly body?: URLSearchParams },
  ): Promise<URL>;
}

const MOST_STEPS = 10;

export function createJar(): Jar {
  const cookies = new Map<string, string>();
  return {
    async follow(address, { until, body }) {
      let url = new URL(address);
      let sent = body;
      for (let step = 0; step < MOST_STEPS; step += 1) {
        if (sent === undefined && until(url)) return url;
        const response = await fetch(url, {
          ...(sent === undefined ? {} : { method: "POST", body: sent }),
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
          redirect: "manual",
        });
        sent = undefined;
        await response.body?.cancel();
        for (const line of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get("location");
        if (location === null)
          throw new Error(`${url.pathname} answered ${response.status}, and leads nowhere.`);
        url = new URL(location, url);
      }
      throw new Error(`${address} leads in circles.`);
    },
  };
}
