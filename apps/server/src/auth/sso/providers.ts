import { domainToASCII } from "node:url";
import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import { isUuid } from "../../ports/database/uuid.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "../request.ts";
import { auditProvider } from "./audit-provider.ts";
import { requireSaml } from "./begin.ts";
import { readMetadata } from "./metadata.ts";
import type { ProviderRow } from "./statements.ts";
import * as sql from "./statements.ts";
import { attributeMappingSchema } from "./who-is-it.ts";

const bodySchema = z.object({
  type: fields.text,
  metadata_url: fields.text,
  metadata_xml: z.optional(z.string()),
  domains: z.optional(z.array(z.string().check(z.maxLength(253))).check(z.maxLength(100))),
  attribute_mapping: z.optional(attributeMappingSchema),
  name_id_format: z.optional(
    z.enum(["persistent", "emailAddress", "transient", "unspecified"].map(nameIdFormat)),
  ),
  resource_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  disabled: z.optional(z.boolean()),
});
type Body = z.output<typeof bodySchema>;

function nameIdFormat(name: string): string {
  const version = name === "persistent" || name === "transient" ? "2.0" : "1.1";
  return `urn:oasis:names:tc:SAML:${version}:nameid-format:${name}`;
}

/** All identity providers, or the one that the operator gave a name. */
export async function listProviders(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  requireSaml(parts);
  const items = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => sql.selectProviders(transaction, [request.query("resource_id") ?? null]),
    { readOnly: true },
  );
  return { body: { items: items.map(toProviderJson) } };
}

export async function getProvider(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  requireSaml(parts);
  const provider = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => findProvider(transaction, request),
    { readOnly: true },
  );
  return { body: toProviderJson(provider) };
}

export async function createProvider(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  requireSaml(parts);
  const body = readBody(request);
  if (body.type !== "saml") throw invalid("Only 'saml' supported for SSO provider type");
  if (body.metadata_xml === undefined) throw invalid("metadata_xml must be set");
  const { metadata_xml: xml } = body;
  const idp = await readMetadata(xml);
  const domains = readDomains(body.domains ?? []);
  const provider = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const [made] = await sql.insertProvider(transaction, [body.resource_id ?? null, body.disabled ?? false]);
    if (made === undefined) throw taken();
    const [saml] = await sql.insertSamlProvider(transaction, [
      made.id,
      idp.entityId,
      xml,
      idp.signInUrl,
      idp.certificates,
      body.attribute_mapping ?? null,
      body.name_id_format ?? null,
    ]);
    if (saml === undefined) throw taken();
    await keepDomains(transaction, made.id, domains);
    await auditProvider(transaction, "sso_provider_made", made.id, request);
    return readProvider(transaction, made.id);
  });
  return { status: 201, body: toProviderJson(provider) };
}

/** Changes what is given; one that is disabled ends the sessions that came of it. New metadata must be of the same provider: its certificates change, its name does not. */
export async function updateProvider(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  requireSaml(parts);
  const body = readBody(request);
  const idp = body.metadata_xml === undefined ? undefined : await readMetadata(body.metadata_xml);
  const domains = body.domains && readDomains(body.domains);
  const provider = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const before = await findProvider(transaction, request);
    const { id } = before;
    if (idp !== undefined && idp.entityId !== before.entity_id) {
      throw authFailure(
        422,
        "saml_entity_id_mismatch",
        `SAML Metadata can be updated only if the SAML EntityID matches the stored one, ${before.entity_id}`,
      );
    }
    const resource = body.resource_id ?? before.resource_id;
    const [changed] = await sql.updateProvider(transaction, [id, resource, body.disabled ?? before.disabled]);
    if (changed === undefined) throw taken();
    await sql.updateSamlProvider(transaction, [
      id,
      body.metadata_xml ?? before.metadata_xml,
      idp?.signInUrl ?? before.sign_in_url,
      idp?.certificates ?? before.certificates,
      body.attribute_mapping ?? before.attribute_mapping,
      body.name_id_format ?? before.name_id_format,
    ]);
    if (body.disabled === true) await sql.endSsoSessions(transaction, [id]);
    if (domains !== undefined) await keepDomains(transaction, id, domains);
    await auditProvider(transaction, "sso_provider_changed", id, request);
    return readProvider(transaction, id);
  });
  return { body: toProviderJson(provider) };
}

/** Nobody comes in by it any more, nor stays in. Accounts that did are kept, with their decks. */
export async function removeProvider(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  requireSaml(parts);
  const provider = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const found = await findProvider(transaction, request);
    await sql.endSsoSessions(transaction, [found.id]);
    await sql.deleteProvider(transaction, [found.id]);
    await auditProvider(transaction, "sso_provider_deleted", found.id, request);
    return found;
  });
  return { body: toProviderJson(provider) };
}

function readBody(request: AuthRequest): Body {
  const body = readFields(bodySchema, request);
  // Whatever it leads to would be asked by this server, from within its network.
  if (body.metadata_url !== undefined) {
    throw invalid("metadata_url is not supported: send the metadata itself, as metadata_xml");
  }
  return body;
}

function readDomains(given: readonly string[]): readonly string[] {
  const domains = given.map((domain) => domainToASCII(domain.trim()).toLowerCase());
  const wrong = domains.findIndex(
    (domain) => !/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/.test(domain),
  );
  if (wrong !== -1) throw invalid(`${JSON.stringify(given[wrong]?.slice(0, 100))} is not a domain`);
  return [...new Set(domains)];
}

async function keepDomains(transaction: Transaction, id: string, domains: readonly string[]): Promise<void> {
  await sql.deleteOtherDomains(transaction, [id, domains]);
  await sql.insertDomains(transaction, [id, domains]);
  const [other] = await sql.selectTakenDomains(transaction, [id, domains]);
  if (other === undefined) return;
  throw authFailure(
    422,
    "sso_domain_already_exists",
    `SSO Domain '${other.domain}' is already assigned to an SSO identity provider`,
  );
}

async function findProvider(transaction: Transaction, request: AuthRequest): Promise<ProviderRow> {
  const id = request.path("providerId");
  const [found] = isUuid(id) ? await sql.selectProvider(transaction, [id.toLowerCase()]) : [];
  if (found === undefined)
    throw authFailure(404, "sso_provider_not_found", "SSO Identity Provider not found");
  return found;
}

async function readProvider(transaction: Transaction, id: string): Promise<ProviderRow> {
  const [found] = await sql.selectProvider(transaction, [id]);
  if (found === undefined) throw new Error(`The provider ${id} is gone within its own transaction.`);
  return found;
}

function taken() {
  return authFailure(
    422,
    "saml_idp_already_exists",
    "SAML Identity Provider with this EntityID or resource_id already exists",
  );
}

function toProviderJson(row: ProviderRow) {
  return {
    id: row.id,
    ...(row.resource_id === null ? {} : { resource_id: row.resource_id }),
    disabled: row.disabled,
    domains: row.domains,
    saml: {
      entity_id: row.entity_id,
      metadata_xml: row.metadata_xml,
      ...(row.attribute_mapping === null ? {} : { attribute_mapping: row.attribute_mapping }),
      ...(row.name_id_format === null ? {} : { name_id_format: row.name_id_format }),
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
