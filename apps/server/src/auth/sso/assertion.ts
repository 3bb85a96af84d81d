import type { CacheProvider, SAML } from "@node-saml/node-saml";
import * as z from "zod/mini";
import { refused } from "./refusal.ts";
import { readResponseText } from "./xml-guard.ts";

/** An identity provider, as its metadata describes it. */
export interface IdentityProvider {
  readonly entityId: string;
  readonly signInUrl: string;
  /** As PEM: any of them verifies. */
  readonly certificates: readonly string[];
  readonly nameIdFormat: string | null;
}

/** What this site is to identity providers: its own name, and where they send people. */
export interface ServiceProvider {
  readonly entityId: string;
  readonly acsUrl: string;
}

/** What an identity provider says of somebody, verified. */
export interface Assertion {
  readonly id: string;
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  /** When it may be forgotten that it was used. */
  readonly expiresAt: Date;
}

export function serviceProvider(authUrl: string): ServiceProvider {
  return { entityId: `${authUrl}/sso/saml/metadata`, acsUrl: `${authUrl}/sso/saml/acs` };
}

/** Clocks of machines differ by this much. */
const CLOCK_SKEW_MS = 60_000;
/** However long a provider says: who has signed in comes back at once. */
const MAX_AGE_MS = 600_000;

/** @param requestId Of the sign-in that is begun, or that an answer must be an answer to. */
async function openSaml(ours: ServiceProvider, idp: IdentityProvider, requestId: string): Promise<SAML> {
  // Loaded when the first organization's member comes.
  const { SAML, ValidateInResponseTo } = await import("@node-saml/node-saml");
  return new SAML({
    issuer: ours.entityId,
    callbackUrl: ours.acsUrl,
    audience: ours.entityId,
    entryPoint: idp.signInUrl,
    idpCert: [...idp.certificates],
    identifierFormat: idp.nameIdFormat,
    // How somebody proves who they are is for their organization to say.
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // The response around it may be signed too, and need not be.
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
    generateUniqueId: () => requestId,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: MAX_AGE_MS,
  });
}

/** The library asks which requests were made; there is one, and the database has it. */
function onlyRequest(requestId: string): CacheProvider {
  const createdAt = Date.now();
  return {
    saveAsync: async (_, value) => ({ value, createdAt }),
    getAsync: async (key) => (key === requestId ? new Date(createdAt).toISOString() : null),
    removeAsync: async () => null,
  };
}

/** Where somebody is sent to sign in. */
export async function signInAddress(
  ours: ServiceProvider,
  idp: IdentityProvider,
  { requestId, relayState }: { readonly requestId: string; readonly relayState: string },
): Promise<string> {
  const saml = await openSaml(ours, idp, requestId);
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}

/** The page by which identity providers learn of this site. */
export async function writeMetadata(ours: ServiceProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await import("@node-saml/node-saml");
  return generateServiceProviderMetadata({
    issuer: ours.entityId,
    callbackUrl: ours.acsUrl,
    identifierFormat: PERSISTENT,
    wantAssertionsSigned: true,
    // The same each time.
    generateUniqueId: () => "deckwright",
  });
}

const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

const texts = z.object({ _: z.optional(z.string()) });
const confirmationSchema = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z.optional(
    z.array(
      z.object({
        $: z.object({
          Recipient: z.optional(z.string()),
          NotOnOrAfter: z.optional(z.string()),
          NotBefore: z.optional(z.string()),
          InResponseTo: z.optional(z.string()),
        }),
      }),
    ),
  ),
});
const assertionSchema = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().check(z.minLength(1), z.maxLength(300)), Version: z.literal("2.0") }),
    Issuer: z.tuple([texts]),
    Subject: z.tuple([
      z.object({
        NameID: z.tuple([
          z.object({
            _: z.string().check(z.minLength(1), z.maxLength(500)),
            $: z.optional(z.object({ Format: z.optional(z.string()) })),
          }),
        ]),
        SubjectConfirmation: z.array(confirmationSchema),
      }),
    ]),
    Conditions: z.tuple([z.object({ $: z.object({ NotOnOrAfter: z.string() }) })]),
    AuthnStatement: z.array(z.unknown()).check(z.minLength(1)),
    AttributeStatement: z.optional(
      z.array(
        z.object({
          Attribute: z.optional(
            z.array(
              z.object({
                $: z.object({ Name: z.string() }),
                AttributeValue: z.optional(z.array(z.unknown())),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
});
type ParsedAssertion = z.output<typeof assertionSchema>["Assertion"];

/**
 * Verifies a posted response and reads its assertion: signed by the provider, meant for this site and this place of it, an answer
 * to this request, and within its time. What is read is what was signed, and nothing beside it.
 * @throws Refusal
 */
export async function readAssertion(
  ours: ServiceProvider,
  idp: IdentityProvider,
  { response, requestId }: { readonly response: string; readonly requestId: string },
): Promise<Assertion> {
  const text = readResponseText(response);
  requireDestination(text, ours);
  const saml = await openSaml(ours, idp, requestId);
  const verified = await saml
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(text).toString("base64") })
    .catch((error: unknown) => {
      throw refused(error instanceof Error ? error.message : "it cannot be read", error);
    });
  const parsed = assertionSchema.safeParse(verified.profile?.getAssertion?.());
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refused(`its assertion lacks ${issue?.path.map(String).join(".") || "everything"}`);
  }
  return check(parsed.data.Assertion, ours, idp, requestId);
}

/** The address that a response names is no part of the signed assertion, and yet a wrong one is a sign of something odd. */
function requireDestination(text: string, { acsUrl }: ServiceProvider): void {
  const [, destination] = /\bDestination\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
  if (destination !== undefined && destination !== "" && destination !== acsUrl) {
    throw refused("it is meant for another place");
  }
}

function check(
  assertion: ParsedAssertion,
  ours: ServiceProvider,
  idp: IdentityProvider,
  requestId: string,
): Assertion {
  if (assertion.Issuer[0]._ !== idp.entityId) throw refused("it is issued by somebody else");
  const [subject] = assertion.Subject;
  const now = Date.now();
  const isConfirmed = subject.SubjectConfirmation.some(({ $: { Method }, SubjectConfirmationData: data }) => {
    const { Recipient, NotOnOrAfter, InResponseTo } = data?.length === 1 ? (data[0]?.$ ?? {}) : {};
    return (
      Method === BEARER &&
      Recipient === ours.acsUrl &&
      InResponseTo === requestId &&
      momentOf(NotOnOrAfter) > now - CLOCK_SKEW_MS
    );
  });
  if (!isConfirmed) throw refused("its subject is not confirmed for this place, this request and now");
  const [nameId] = subject.NameID;
  const ends = [
    momentOf(assertion.Conditions[0].$.NotOnOrAfter),
    ...subject.SubjectConfirmation.map(({ SubjectConfirmationData: data }) =>
      momentOf(data?.[0]?.$.NotOnOrAfter),
    ),
  ];
  return {
    id: assertion.$.ID,
    nameId: nameId._.trim(),
    nameIdFormat: nameId.$?.Format ?? "",
    attributes: readAttributes(assertion),
    // The library takes none that is older than this, however long its own time.
    expiresAt: new Date(Math.min(Math.max(now, ...ends), now + MAX_AGE_MS) + 2 * CLOCK_SKEW_MS),
  };
}

/** A moment in milliseconds; long ago where it is none. */
function momentOf(text: string | undefined): number {
  const moment = Date.parse(text ?? "");
  return Number.isNaN(moment) ? Number.NEGATIVE_INFINITY : moment;
}

/** Attributes and values that are read of somebody; organizations have a few dozen. */
const MOST_ATTRIBUTES = 200;

function readAttributes({ AttributeStatement: statements = [] }: ParsedAssertion): Map<string, string[]> {
  const read = new Map<string, string[]>();
  const attributes = statements.flatMap(({ Attribute: list = [] }) => list).slice(0, MOST_ATTRIBUTES);
  for (const { $: named, AttributeValue: values = [] } of attributes) {
    const kept = values.flatMap((value) => {
      const parsed = texts.safeParse(value);
      const text = parsed.success ? parsed.data._?.trim() : undefined;
      return text === undefined || text === "" ? [] : [text];
    });
    read.set(named.Name, [...(read.get(named.Name) ?? []), ...kept].slice(0, MOST_ATTRIBUTES));
  }
  return read;
}
