// What single sign-on takes, in SQL.

import { statement } from "../../ports/database/statement.ts";
import { ageOf } from "../../ports/database/stored-age.ts";
import type { AttributeMapping } from "./who-is-it.ts";

/** A provider as it is stored, with its domains. */
export interface ProviderRow {
  readonly id: string;
  readonly resource_id: string | null;
  readonly disabled: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly entity_id: string;
  readonly metadata_xml: string;
  readonly sign_in_url: string;
  readonly certificates: readonly string[];
  readonly attribute_mapping: AttributeMapping | null;
  readonly name_id_format: string | null;
  readonly domains: readonly { readonly id: string; readonly domain: string }[];
}

const PROVIDER = `select p.id, p.resource_id, p.disabled, p.created_at, p.updated_at,
     s.entity_id, s.metadata_xml, s.sign_in_url, s.certificates, s.attribute_mapping, s.name_id_format,
     coalesce((
       select jsonb_agg(jsonb_build_object('id', d.id, 'domain', d.domain) order by d.domain)
       from auth.sso_domains d where d.sso_provider_id = p.id
     ), '[]') as domains
   from auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id`;

export const selectProviders = statement<ProviderRow>(
  `${PROVIDER} where $1::text is null or p.resource_id = $1 order by p.created_at, p.id`,
);
export const selectProvider = statement<ProviderRow>(`${PROVIDER} where p.id = $1`);
export const selectOpenProvider = statement<ProviderRow>(`${PROVIDER} where p.id = $1 and not p.disabled`);
export const selectProviderOfDomain = statement<ProviderRow>(`${PROVIDER}
   where not p.disabled and p.id = (select sso_provider_id from auth.sso_domains where domain = $1)`);

export const insertProvider = statement<{ id: string }>(
  "insert into auth.sso_providers (resource_id, disabled) values ($1, $2) on conflict do nothing returning id",
);
export const insertSamlProvider = statement<{ id: string }>(`insert into auth.saml_providers
     (sso_provider_id, entity_id, metadata_xml, sign_in_url, certificates, attribute_mapping, name_id_format)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`);
export const updateProvider = statement<{ id: string }>(`update auth.sso_providers p
     set resource_id = $2, disabled = $3, updated_at = now()
   where id = $1 and not exists (select from auth.sso_providers o where o.resource_id = $2 and o.id <> $1) returning id`);
export const updateSamlProvider = statement(`update auth.saml_providers
     set metadata_xml = $2, sign_in_url = $3, certificates = $4, attribute_mapping = $5, name_id_format = $6,
       updated_at = now()
   where sso_provider_id = $1`);
export const deleteProvider = statement("delete from auth.sso_providers where id = $1");
/** Of everybody who has come in by it. */
export const endSsoSessions = statement(
  "delete from auth.sessions where user_id in (select user_id from auth.identities where provider = 'sso:' || $1)",
);
export const deleteOtherDomains = statement(
  "delete from auth.sso_domains where sso_provider_id = $1 and domain <> all($2)",
);
/** Domains that are the provider's already stay as they are; those of others are not there to be had. */
export const insertDomains = statement(`insert into auth.sso_domains (sso_provider_id, domain)
     select $1, unnest($2::text[]) on conflict do nothing`);
export const selectTakenDomains = statement<{ domain: string }>(
  "select domain from auth.sso_domains where domain = any($2) and sso_provider_id <> $1 order by domain",
);

export const insertSsoFlow = statement<{ id: string }>(`insert into auth.flow_state
     (code_challenge, code_challenge_method, authentication_method, provider_type)
   values ($1, $2, 'sso/saml', 'sso/saml') returning id`);
export const forgetRelayStates = statement(
  "delete from auth.saml_relay_states where created_at < now() - interval '1 day'",
);
export const insertRelayState = statement<{ id: string }>(`insert into auth.saml_relay_states
     (sso_provider_id, request_id, redirect_to, flow_state_id) values ($1, $2, $3, $4) returning id`);

/** A sign-in that somebody comes back from. */
export interface RelayStateRow {
  readonly sso_provider_id: string;
  readonly request_id: string;
  readonly redirect_to: string;
  readonly flow_state_id: string | null;
  readonly age: number;
}

export const takeRelayState = statement<RelayStateRow>(`delete from auth.saml_relay_states where id = $1
   returning sso_provider_id, request_id, redirect_to, flow_state_id, ${ageOf("created_at")} as age`);
export const forgetAssertions = statement("delete from auth.saml_assertions where expires_at < now()");
/** None where it was accepted before. */
export const insertAssertion = statement<{
  assertion_id: string;
}>(`insert into auth.saml_assertions (sso_provider_id, assertion_id, expires_at)
   values ($1, $2, $3) on conflict do nothing returning assertion_id`);

/** Holds the account, so that two answers at once find one. */
export const lockIdentity = statement<{
  user_id: string;
}>(`select i.user_id from auth.identities i join auth.users u on u.id = i.user_id
   where i.provider = $1 and i.provider_id = $2 for update of u`);
export const holdSubject = statement("select pg_advisory_xact_lock(hashtextextended($1, 0))");
export const insertSsoUser = statement<{ id: string }>(`insert into auth.users
     (email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user)
   values ($1, now(), jsonb_build_object('provider', $2::text, 'providers', jsonb_build_array($2::text)), $3, true)
   returning id`);
export const insertSsoIdentity = statement(`insert into auth.identities
     (provider, provider_id, user_id, identity_data, last_sign_in_at) values ($1, $2, $3, $4, now())`);
export const updateSsoIdentity = statement(`update auth.identities
     set identity_data = $3, last_sign_in_at = now(), updated_at = now() where provider = $1 and provider_id = $2`);
/** What the organization says of its member now; what the member says stays beside it. */
export const updateSsoUser = statement(`update auth.users
     set email = $2, raw_user_meta_data = raw_user_meta_data || $3::jsonb, updated_at = now() where id = $1`);
