import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { inflateRawSync } from "node:zlib";
import { generate } from "selfsigned";
import { SignedXml } from "xml-crypto";

/** A page of an organization where its one member logs in. */
export interface IdentityProvider {
  readonly origin: string;
  readonly metadata: string;
  stop(): Promise<void>;
}

const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";

/** @param member What its one member is called, and their address. */
export async function startIdentityProvider(member: {
  readonly name: string;
  readonly email: string;
}): Promise<IdentityProvider> {
  const pems = await generate([{ name: "commonName", value: "school" }], { keySize: 2048 });

  function answer(request: string, entityId: string): { readonly response: string; readonly acs: string } {
    const xml = inflateRawSync(Buffer.from(request, "base64")).toString();
    const find = (expression: RegExp) => expression.exec(xml)?.[1] ?? "";
    const acs = find(/AssertionConsumerServiceURL="([^"]+)"/);
    const asked = find(/ ID="([^"]+)"/);
    const audience = find(/<saml:Issuer[^>]*>([^<]+)</);
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const id = () => `_${randomBytes(16).toString("hex")}`;
    const signed = new SignedXml({
      privateKey: pems.private,
      signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    signed.addReference({
      xpath: "//*[local-name(.)='Assertion']",
      transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE],
      digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
    });
    const draft = `<p:Response xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:a="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id()}" Version="2.0" IssueInstant="${at(0)}" Destination="${acs}" InResponseTo="${asked}"><a:Issuer>${entityId}</a:Issuer><p:Status><p:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></p:Status><a:Assertion ID="${id()}" Version="2.0" IssueInstant="${at(0)}"><a:Issuer>${entityId}</a:Issuer><a:Subject><a:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${member.name}</a:NameID><a:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><a:SubjectConfirmationData NotOnOrAfter="${at(5)}" Recipient="${acs}" InResponseTo="${asked}"/></a:SubjectConfirmation></a:Subject><a:Conditions NotBefore="${at(-1)}" NotOnOrAfter="${at(5)}"><a:AudienceRestriction><a:Audience>${audience}</a:Audience></a:AudienceRestriction></a:Conditions><a:AuthnStatement AuthnInstant="${at(0)}"><a:AuthnContext><a:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</a:AuthnContextClassRef></a:AuthnContext></a:AuthnStatement><a:AttributeStatement><a:Attribute Name="mail"><a:AttributeValue>${member.email}</a:AttributeValue></a:Attribute><a:Attribute Name="displayName"><a:AttributeValue>${member.name}</a:AttributeValue></a:Attribute></a:AttributeStatement></a:Assertion></p:Response>`;
    const issuer = "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']";
    signed.computeSignature(draft, { location: { reference: issuer, action: "after" } });
    return { response: Buffer.from(signed.getSignedXml()).toString("base64"), acs };
  }

  const server: Server = createServer((request, response) => {
    const { searchParams, origin } = new URL(request.url ?? "/", `http://${request.headers.host}`);
    response.setHeader("content-type", "text/html");
    if (!searchParams.has("SAMLRequest")) {
      response.writeHead(404).end();
      return;
    }
    const told = answer(searchParams.get("SAMLRequest") ?? "", `${origin}/metadata`);
    const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
    response.end(`<!doctype html><html lang="en"><title>School</title><link rel="icon" href="data:,">
      <form method="post" action="${told.acs}">${field("SAMLResponse", told.response)}
      ${field("RelayState", searchParams.get("RelayState") ?? "")}<button>I am ${member.name}</button></form></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const certificate = pems.cert.replace(/-----[A-Z ]+-----|\s/g, "");
  return {
    origin,
    metadata: `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${origin}/metadata"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${origin}/sso"/></IDPSSODescriptor></EntityDescriptor>`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
