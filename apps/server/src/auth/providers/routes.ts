import type { Route } from "../route.ts";
import { beginLinking, beginSignIn } from "./authorize.ts";
import { comeBack } from "./callback.ts";
import { unlinkIdentity } from "./unlink.ts";

const always = () => true;

/** Signing in with other providers, and linking accounts there. */
export const PROVIDER_ROUTES: readonly Route[] = [
  { method: "GET", path: "/authorize", handle: beginSignIn, limit: "provider", asksOutside: always },
  {
    method: "GET",
    path: "/callback",
    handle: comeBack,
    limit: "provider",
    asksOutside: always,
    isUsedUp: true,
  },
  {
    method: "GET",
    path: "/user/identities/authorize",
    handle: beginLinking,
    limit: "provider",
    asksOutside: always,
  },
  { method: "DELETE", path: "/user/identities/:identityId", handle: unlinkIdentity, limit: "user" },
];
