/** The only place that this way leads to. */
const PROVIDER = "https://checkout.stripe.com";
/** Loaded from the provider, as it asks for: a copy of it would be out of date. */
const SCRIPT = "https://js.stripe.com/v3/";
/** Nobody waits longer for the provider's script than this: its page needs nothing of it. */
const PATIENCE_MS = 3_000;

/** Where to pay, from the part of our address behind the #; null where that is no page of the provider's. */
export function readWayToPay(hash: string): string | null {
  try {
    const url = decodeURIComponent(hash.replace(/^#/, ""));
    return URL.canParse(url) && new URL(url).origin === PROVIDER ? url : null;
  } catch {
    // Not written by us: it cannot be read at all.
    return null;
  }
}

/** Loads the payment provider's script with our key, and goes on to its page, whether that came or not. */
export async function goAndPay(url: string, publishableKey: string | null): Promise<void> {
  if (publishableKey !== null) {
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([loadScript(publishableKey).catch(() => {}), late]);
  }
  location.replace(url);
}

function loadScript(publishableKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.addEventListener("load", () => {
      const start: unknown = Reflect.get(window, "Stripe");
      if (typeof start === "function") start(publishableKey);
      resolve();
    });
    script.addEventListener("error", () => reject(new Error("The payment provider's script did not come.")));
    document.head.append(script);
  });
}
