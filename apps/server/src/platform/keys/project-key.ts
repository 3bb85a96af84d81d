import { decodeJwt } from "jose";
import { isPublishableKey } from "./publishable-key.ts";

/**
 * Whether a text looks like a hosted project's key for a role: the newer kind says so by its beginning, the older one is a token
 * that names the role. Nothing is verified; it keeps the key that may do everything from being given to browsers.
 */
export function mayBeKey(key: string, role: "anon" | "service_role"): boolean {
  if (role === "anon" ? isPublishableKey(key) : /^sb_secret_\w+$/.test(key)) return true;
  try {
    return decodeJwt(key).role === role;
  } catch {
    return false;
  }
}
