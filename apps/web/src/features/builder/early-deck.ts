import { earlyRequestScript } from "../../data/engine/early-request.ts";
import { wishFromParams } from "./wish/wish-form.ts";
import { wishToRequest } from "./wish/wish-request.ts";

/**
 * The script that asks for the deck of an address before the page's own scripts have come; null where it has no wish, its deck
 * is just being saved, or it is about what a member owns, which is known to the browser alone.
 */
export function earlyDeckScript(params: URLSearchParams): string | null {
  if (!params.has("wish") || params.has("saving")) return null;
  const wish = wishFromParams(params);
  return wish.ownedMode === "" ? earlyRequestScript(wishToRequest(wish)) : null;
}
