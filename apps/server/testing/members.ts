import { argon2Sync, randomBytes } from "node:crypto";
import { type AuthSite, freshEmail } from "./auth-site.ts";

export const PASSWORD = "correct horse";

/** The password at next to no cost, since tests sign in hundreds of times. */
const CHEAP_HASH = cheapHash(PASSWORD);

function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const hash = argon2Sync("argon2id", { message: password, nonce, tagLength: 32, ...cost });
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=8,t=1,p=1$${encode(nonce)}$${encode(hash)}`;
}

/** A member with a confirmed address, signed in with a client of their own. */
export async function signInMember(site: AuthSite) {
  const email = freshEmail();
  await site.sql(
    `with member as (
       insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1, $2, now(), '{"provider": "email", "providers": ["email"]}', '{"email_verified": true}') returning id
     )
     insert into auth.identities (provider, provider_id, user_id, identity_data)
     select 'email', id::text, id, jsonb_build_object('sub', id, 'email', $3::text, 'email_verified', true) from member`,
    [email, CHEAP_HASH, email],
  );
  const client = site.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { email, client, session: data.session, id: data.user.id };
}

/** What a token says, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}
