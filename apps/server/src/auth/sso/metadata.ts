import { X509Certificate } from "node:crypto";
import { parseStringPromise, processors } from "xml2js";
import * as z from "zod/mini";
import { isLoopbackName } from "../../platform/http/own-machine.ts";
import { invalid } from "../auth-failure.ts";
import type { IdentityProvider } from "./assertion.ts";
import { Refusal } from "./refusal.ts";
import { refuseOddXml } from "./xml-guard.ts";

const MAX_LENGTH = 256 * 1024;
const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";

const certificateSchema = z.union([z.string(), z.object({ _: z.string() })]);
const keySchema = z.object({
  $: z.optional(z.object({ use: z.optional(z.string()) })),
  KeyInfo: z.optional(
    z.array(
      z.object({ X509Data: z.optional(z.array(z.object({ X509Certificate: z.array(certificateSchema) }))) }),
    ),
  ),
});
const metadataSchema = z.object({
  EntityDescriptor: z.object({
    $: z.object({ entityID: z.string().check(z.minLength(1), z.maxLength(1024)) }),
    IDPSSODescriptor: z
      .array(
        z.object({
          KeyDescriptor: z.optional(z.array(keySchema)),
          SingleSignOnService: z.optional(
            z.array(z.object({ $: z.object({ Binding: z.string(), Location: z.string() }) })),
          ),
        }),
      )
      .check(z.minLength(1)),
  }),
});

/**
 * Reads what an identity provider says of itself.
 * @throws Failure that says what is wrong with it.
 */
export async function readMetadata(xml: string): Promise<Omit<IdentityProvider, "nameIdFormat">> {
  if (xml.length > MAX_LENGTH) throw wrong(`is longer than ${MAX_LENGTH} characters`);
  const parsed = metadataSchema.safeParse(await parse(xml));
  if (!parsed.success) throw wrong("is no EntityDescriptor with an entityID and an IDPSSODescriptor");
  const { $: named, IDPSSODescriptor: descriptors } = parsed.data.EntityDescriptor;
  const signInUrl = descriptors
    .flatMap(({ SingleSignOnService: services = [] }) => services)
    .find(({ $: { Binding } }) => Binding === REDIRECT)?.$.Location;
  if (signInUrl === undefined || !isWebAddress(signInUrl)) {
    throw wrong("has no HTTPS address to sign in at by HTTP-Redirect");
  }
  const certificates = descriptors
    .flatMap(({ KeyDescriptor: keys = [] }) => keys)
    .filter((key) => key.$?.use !== "encryption")
    .flatMap(({ KeyInfo: infos = [] }) => infos)
    .flatMap(({ X509Data: data = [] }) => data)
    .flatMap(({ X509Certificate: list }) => list)
    .map((certificate) => readCertificate(typeof certificate === "string" ? certificate : certificate._));
  if (certificates.length === 0) throw wrong("has no certificate that verifies signatures");
  return { entityId: named.entityID, signInUrl, certificates };
}

async function parse(xml: string): Promise<unknown> {
  try {
    // Makers of metadata comment it as they like.
    const plain = xml.replace(/<!--[\s\S]*?-->/g, "");
    refuseOddXml(plain);
    return await parseStringPromise(plain, { tagNameProcessors: [processors.stripPrefix] });
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : "it is no XML";
    throw wrong(`cannot be read: ${reason}`);
  }
}

/** Plain HTTP is for trying things on one's own machine. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopbackName(hostname));
}

function readCertificate(base64: string): string {
  const lines = base64.replace(/\s+/g, "").match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
  try {
    return new X509Certificate(pem).toString();
  } catch {
    throw wrong("has a certificate that cannot be read");
  }
}

function wrong(what: string) {
  return invalid(`The metadata ${what}.`);
}
