import { randomBytes } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { generate } from "selfsigned";
import { SignedXml } from "xml-crypto";

/** An identity provider of an organization, as tests have it: it really signs. */
export interface TestIdentityProvider {
  readonly entityId: string;
  /** What the operator is given. */
  readonly metadata: string;
  /** Answers a sign-in; by default as it should be. */
  respond(asked: AskedSignIn, about?: Partial<Told>): string;
}

/** A request to sign in, as it arrives at the provider. */
export interface AskedSignIn {
  readonly id: string;
  readonly acsUrl: string;
  readonly issuer: string;
  readonly relayState: string;
}

/** What a response says, and how it is made. */
export interface Told {
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly email: string;
  readonly attributes: string;
  readonly audience: string;
  readonly recipient: string;
  readonly destination: string;
  readonly inResponseTo: string;
  readonly issuer: string;
  readonly assertionId: string;
  /** Milliseconds by which its clock is ahead. */
  readonly clock: number;
  readonly signs: "assertion" | "response" | "both" | "nothing";
  readonly signatureAlgorithm: string;
  readonly digestAlgorithm: string;
  /** Changes the document before it is signed. */
  readonly draft: (xml: string) => string;
  /** Changes the document afterwards. */
  readonly forge: (xml: string) => string;
}

const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";
const RSA_SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
const ENVELOPED = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";

export async function openIdentityProvider(
  entityId = "https://idp.example.edu/metadata",
): Promise<TestIdentityProvider> {
  const pems = await generate([{ name: "commonName", value: "idp.example.edu" }], { keySize: 2048 });
  const certificate = pems.cert.replace(/-----[A-Z ]+-----|\s/g, "");

  function sign(xml: string, element: string, told: Told): string {
    const signature = new SignedXml({
      privateKey: pems.private,
      publicCert: pems.cert,
      signatureAlgorithm: told.signatureAlgorithm,
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    signature.addReference({
      xpath: `//*[local-name(.)='${element}']`,
      transforms: [ENVELOPED, EXCLUSIVE],
      digestAlgorithm: told.digestAlgorithm,
    });
    const issuer = `//*[local-name(.)='${element}']/*[local-name(.)='Issuer']`;
    signature.computeSignature(xml, { location: { reference: issuer, action: "after" } });
    return signature.getSignedXml();
  }

  return {
    entityId,
    metadata: `<?xml version="1.0"?>
<!-- made for tests -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example.edu/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example.edu/sso"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`,
    respond(asked, about = {}) {
      const told: Told = {
        nameId: "ann-4711",
        nameIdFormat: PERSISTENT,
        email: "ann@example.edu",
        attributes: "",
        audience: asked.issuer,
        recipient: asked.acsUrl,
        destination: asked.acsUrl,
        inResponseTo: asked.id,
        issuer: entityId,
        assertionId: `_${randomBytes(16).toString("hex")}`,
        clock: 0,
        signs: "assertion",
        signatureAlgorithm: RSA_SHA256,
        digestAlgorithm: SHA256,
        draft: (xml) => xml,
        forge: (xml) => xml,
        ...about,
      };
      let xml = told.draft(write(told));
      if (told.signs === "assertion" || told.signs === "both") xml = sign(xml, "Assertion", told);
      if (told.signs === "response" || told.signs === "both") xml = sign(xml, "Response", told);
      return Buffer.from(told.forge(xml)).toString("base64");
    },
  };
}

function write(told: Told): string {
  const at = (minutes: number) => new Date(Date.now() + told.clock + minutes * 60_000).toISOString();
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"` +
    ` ID="_${randomBytes(16).toString("hex")}" Version="2.0" IssueInstant="${at(0)}" Destination="${told.destination}"` +
    ` InResponseTo="${told.inResponseTo}"><saml:Issuer>${told.issuer}</saml:Issuer>` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
    `<saml:Assertion ID="${told.assertionId}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${told.issuer}</saml:Issuer>` +
    `<saml:Subject><saml:NameID Format="${told.nameIdFormat}">${told.nameId}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData` +
    ` NotOnOrAfter="${at(5)}" Recipient="${told.recipient}" InResponseTo="${told.inResponseTo}"/></saml:SubjectConfirmation>` +
    `</saml:Subject><saml:Conditions NotBefore="${at(-1)}" NotOnOrAfter="${at(5)}"><saml:AudienceRestriction>` +
    `<saml:Audience>${told.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="_1"><saml:AuthnContext><saml:AuthnContextClassRef>` +
    `urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `<saml:AttributeStatement>${writeAttribute("mail", told.email)}${told.attributes}</saml:AttributeStatement>` +
    `</saml:Assertion></samlp:Response>`
  );
}

export function writeAttribute(name: string, ...values: readonly string[]): string {
  const list = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join("");
  return `<saml:Attribute Name="${name}">${list}</saml:Attribute>`;
}

/** What the address that a browser is sent to asks of the provider. */
export function readAsked(address: string): AskedSignIn {
  const { searchParams } = new URL(address);
  const xml = inflateRawSync(Buffer.from(searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  const find = (expression: RegExp) => expression.exec(xml)?.[1] ?? "";
  return {
    id: find(/ ID="([^"]+)"/),
    acsUrl: find(/AssertionConsumerServiceURL="([^"]+)"/),
    issuer: find(/<saml:Issuer[^>]*>([^<]+)</),
    relayState: searchParams.get("RelayState") ?? "",
  };
}
