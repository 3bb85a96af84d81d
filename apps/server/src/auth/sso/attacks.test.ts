import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type AskedSignIn,
  openIdentityProvider,
  type TestIdentityProvider,
  type Told,
} from "../../../testing/identity-provider.ts";
import { claimsOf } from "../../../testing/members.ts";
import { openSsoSite, type SsoSite } from "../../../testing/sso-site.ts";

const HOUR = 3_600_000;
const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
const VICTIM = "victim@example.edu";

/** The signed assertion of a response, and a forged one beside it: unsigned, with another name and number. */
function parts(xml: string) {
  const [signed = ""] = ASSERTION.exec(xml) ?? [];
  const forged = signed
    .replace(/<ds:Signature[\s\S]*<\/ds:Signature>|<Signature[\s\S]*<\/Signature>/, "")
    .replaceAll("ann-4711", VICTIM)
    .replace(/ID="_[^"]+"/, 'ID="_forged"');
  return { signed, forged };
}

/** Responses that must not be believed, by what is wrong with them, and what the log of accounts says of it. */
const ATTACKS: readonly (readonly [name: string, about: Partial<Told>, reason: RegExp])[] = [
  ["that nobody signed", { signs: "nothing" }, /signature/i],
  ["of which only the outside is signed", { signs: "response" }, /signature/i],
  ["with another name in it", { forge: (xml) => xml.replace(/ann-4711/, VICTIM) }, /signature/i],
  ["with another address in it", { forge: (xml) => xml.replace("ann@", "eve@") }, /signature/i],
  [
    "with another signature value",
    { forge: (xml) => xml.replace(/(SignatureValue>)..../, "$1AAAA") },
    /signature/i,
  ],
  ["for another audience", { audience: "https://another.example/metadata" }, /audience mismatch/],
  ["for another place of posting", { recipient: "https://another.example/acs" }, /not confirmed/],
  ["whose outside names another place", { destination: "https://another.example/acs" }, /another place/],
  ["to another request", { inResponseTo: "_another" }, /InResponseTo/],
  ["to no request", { draft: (xml) => xml.replaceAll(/ InResponseTo="[^"]*"/g, "") }, /InResponseTo/],
  [
    "whose outside answers this request and whose inside another",
    { draft: (xml) => xml.replace(/(Recipient="[^"]*") InResponseTo="[^"]*"/, '$1 InResponseTo="_other"') },
    /InResponseTo/,
  ],
  ["that is over", { clock: -HOUR }, /expired|confirm/],
  ["that is still to come", { clock: HOUR }, /not yet valid|confirm/],
  ["that never ends", { draft: (xml) => xml.replaceAll(/ NotOnOrAfter="[^"]*"/g, "") }, /NotOnOrAfter/],
  ["of another issuer", { issuer: "https://evil.example/metadata" }, /somebody else/],
  [
    "with no audience",
    { draft: (xml) => xml.replace(/<saml:AudienceRestriction>[\s\S]*<\/saml:AudienceRestriction>/, "") },
    /Audience/,
  ],
  [
    "with no subject",
    { draft: (xml) => xml.replace(/<saml:Subject>[\s\S]*<\/saml:Subject>/, "") },
    /lacks|subject/i,
  ],
  [
    "whose subject is confirmed by no bearer",
    { draft: (xml) => xml.replace("cm:bearer", "cm:holder-of-key") },
    /not confirmed/,
  ],
  [
    "that says nothing of how somebody signed in",
    { draft: (xml) => xml.replace(/<saml:AuthnStatement[\s\S]*<\/saml:AuthnStatement>/, "") },
    /lacks/,
  ],
  ["with no address", { email: "" }, /no email/],
  [
    "about somebody for this once only",
    { nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" },
    /for good/,
  ],
  // XML signature wrapping, in the forms that have been found.
  [
    "with a forged assertion before the signed one",
    { forge: (xml) => xml.replace(ASSERTION, (signed) => parts(xml).forged + signed) },
    /exactly one/,
  ],
  [
    "with a forged assertion after the signed one",
    { forge: (xml) => xml.replace(ASSERTION, (signed) => signed + parts(xml).forged) },
    /exactly one/,
  ],
  [
    "with the signed assertion inside of a forged one",
    {
      forge: (xml) =>
        xml.replace(ASSERTION, (signed) =>
          parts(xml).forged.replace("</saml:Subject>", `</saml:Subject>${signed}`),
        ),
    },
    /exactly one/,
  ],
  [
    "with the signed assertion in an extension, and a forged one in its place",
    {
      forge: (xml) =>
        xml
          .replace(ASSERTION, () => parts(xml).forged)
          .replace(
            "<samlp:Status>",
            () => `<samlp:Extensions>${parts(xml).signed}</samlp:Extensions><samlp:Status>`,
          ),
    },
    /exactly one/,
  ],
  [
    "with the signed assertion inside of the signature of a forged one",
    {
      forge: (xml) =>
        xml.replace(ASSERTION, (signed) => {
          const [signature = ""] = /<(ds:)?Signature [\s\S]*<\/(ds:)?Signature>/.exec(signed) ?? [];
          const held = signature.replace(/<\/(ds:)?Signature>$/, (end) => `<Object>${signed}</Object>${end}`);
          return parts(xml).forged.replace("<saml:Subject>", `${held}<saml:Subject>`);
        }),
    },
    /exactly one/,
  ],
  [
    "whose forged assertion has another prefix",
    {
      forge: (xml) =>
        xml.replace(
          ASSERTION,
          (signed) =>
            signed +
            parts(xml)
              .forged.replaceAll("saml:", "x:")
              .replace("<x:Assertion", '<x:Assertion xmlns:x="urn:oasis:names:tc:SAML:2.0:assertion"'),
        ),
    },
    /exactly one/,
  ],
  [
    "that is signed twice over",
    {
      forge: (xml) => {
        const [signature = ""] = /<(ds:)?Signature [\s\S]*<\/(ds:)?Signature>/.exec(xml) ?? [];
        return xml.replace(signature, signature + signature);
      },
    },
    /signature/i,
  ],
  // A comment ends a text for some readers, and not for others.
  ["with a comment in the name", { nameId: `${VICTIM}<!---->.evil.example` }, /comments/],
  [
    "with a comment that was put in afterwards",
    { forge: (xml) => xml.replace("ann-4711", "ann<!-- -->-4711") },
    /comments/,
  ],
  [
    "with an instruction in the name",
    { forge: (xml) => xml.replace("ann-4711", "ann<?x?>-4711") },
    /instructions/,
  ],
  [
    "with a section in the name",
    { forge: (xml) => xml.replace("ann-4711", "<![CDATA[ann-4711]]>") },
    /sections/,
  ],
  [
    "with an entity that reads a file",
    {
      forge: (xml) =>
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace("ann-4711", "&x;")}`,
    },
    /document type/,
  ],
  [
    "with entities that grow",
    {
      forge: (xml) =>
        `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${xml.replace("ann-4711", "&b;")}`,
    },
    /document type/,
  ],
  ["with an entity that nobody knows", { forge: (xml) => xml.replace("ann-4711", "&who;") }, /entities/],
  ["with a broken end", { forge: (xml) => xml.slice(0, -20) }, /./],
  ["with bytes that are no text", { forge: (xml) => xml.replace("ann-4711", "\uFFFD") }, /UTF-8/],
  ["that is huge", { forge: (xml) => xml.replace("ann-4711", "a".repeat(300_000)) }, /large/],
  [
    "that is as deep as it is long",
    { forge: (xml) => xml.replace("<samlp:Status>", `${"<a>".repeat(20_000)}<samlp:Status>`) },
    /too many parts/,
  ],
  [
    "with thousands of attributes",
    {
      forge: (xml) =>
        xml.replace(
          "<samlp:Status>",
          `<samlp:Status ${Array.from({ length: 9_000 }, (_, at) => `a${at}="1"`).join(" ")}>`,
        ),
    },
    /too many parts/,
  ],
  [
    "that is signed by SHA-1",
    { signatureAlgorithm: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" },
    /rsa-sha1/,
  ],
  ["whose digest is SHA-1", { digestAlgorithm: "http://www.w3.org/2000/09/xmldsig#sha1" }, /#sha1/],
  [
    "that is signed by a shared secret, which the certificate would be",
    {
      forge: (xml) =>
        xml.replace(
          /SignatureMethod Algorithm="[^"]*"/,
          'SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#hmac-sha1"',
        ),
    },
    /hmac/,
  ],
  [
    "whose transform keeps comments",
    {
      forge: (xml) =>
        xml.replace(/(Transform Algorithm="http:\/\/www.w3.org\/2001\/10\/xml-exc-c14n#)/, "$1WithComments"),
    },
    /WithComments/,
  ],
  [
    "that is encrypted",
    { forge: (xml) => xml.replace("<samlp:Status>", "<saml:EncryptedAssertion/><samlp:Status>") },
    /encrypted/,
  ],
];

describe.each(TEST_ENGINES)("responses on the engine %s", (engine) => {
  let sso: SsoSite;
  let stranger: TestIdentityProvider;
  beforeAll(async () => {
    sso = await openSsoSite(engine);
    stranger = await openIdentityProvider(sso.idp.entityId);
  }, 60_000);
  afterAll(() => sso.site.close());

  async function refusal(response: string, asked: AskedSignIn, code = "validation_failed") {
    const before = (await sso.refusals()).length;
    const { status, location, told } = await sso.post(response, asked.relayState);
    expect([status, told.get("error_code"), told.get("access_token")]).toEqual([303, code, null]);
    expect(location.searchParams.get("code")).toBeNull();
    const after = await sso.refusals();
    expect(after).toHaveLength(before + 1);
    return { reason: after.at(-1) ?? "", shown: told.get("error_description") ?? "" };
  }

  test.each(ATTACKS)("%s are refused, and it is written down why", async (_, about, reason) => {
    const asked = await sso.begin();
    const refused = await refusal(sso.idp.respond(asked, about), asked);
    expect(refused.reason).toMatch(reason);
    // Whoever sent it learns nothing of it.
    expect(refused.shown).toBe("What your organization said could not be verified. Log in again.");
    const made = await sso.site.sql("select from auth.identities where provider_id like '%victim%'");
    expect(made).toEqual([]);
  });

  test("that a stranger signed are refused, whatever certificate comes with them", async () => {
    const asked = await sso.begin();
    expect((await refusal(stranger.respond(asked), asked)).reason).toMatch(/signature/i);
  });

  test.each([
    [""],
    ["not base64!"],
    ["PGE+"],
    [Buffer.from("<a/>").toString("base64")],
    ["A".repeat(400_000)],
  ])("that are none are refused: %.20s", async (response) => {
    const asked = await sso.begin();
    expect((await refusal(response, asked)).reason).not.toBe("");
  });

  test("are good for once: neither the same one again, nor its assertion to another sign-in", async () => {
    const asked = await sso.begin();
    const response = sso.idp.respond(asked, { nameId: "once" });
    expect((await sso.post(response, asked.relayState)).told.get("access_token")).not.toBeNull();
    await refusal(response, asked, "saml_relay_state_not_found");
    // Even where the sign-in that it answers is there to be answered again.
    const [again] = await sso.site.sql(
      "insert into auth.saml_relay_states (sso_provider_id, request_id, redirect_to) values ($1, $2, '') returning id",
      [sso.providerId, asked.id],
    );
    const replayed = await refusal(response, { ...asked, relayState: String(again?.id) });
    expect(replayed.reason).toBe("its assertion was used before");
    const other = await sso.begin();
    expect((await refusal(response, other)).reason).toMatch(/InResponseTo/);
  });

  test("many at once of the same make one session", async () => {
    const asked = await sso.begin();
    const response = sso.idp.respond(asked, { nameId: "crowd" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => sso.post(response, asked.relayState)));
    expect(answers.filter(({ told }) => told.has("access_token"))).toHaveLength(1);
    expect(answers.every(({ status }) => status === 303)).toBe(true);
  });

  test("two people's first sign-ins at once make an account each, and one person's two make one", async () => {
    const begun = await Promise.all([sso.begin(), sso.begin(), sso.begin()]);
    const names = ["fresh-1", "fresh-1", "fresh-2"];
    const answers = await Promise.all(
      begun.map((asked, at) =>
        sso.post(sso.idp.respond(asked, { nameId: names[at] ?? "" }), asked.relayState),
      ),
    );
    expect(answers.every(({ told }) => told.has("access_token"))).toBe(true);
    const rows = await sso.site.sql("select from auth.identities where provider_id like 'fresh-%'");
    expect(rows).toHaveLength(2);
  });

  test("that come too late are refused", async () => {
    const asked = await sso.begin();
    await sso.site.sql(
      "update auth.saml_relay_states set created_at = now() - interval '16 minutes' where id = $1",
      [asked.relayState],
    );
    await refusal(sso.idp.respond(asked), asked, "saml_relay_state_expired");
  });

  test("to nothing that was begun here are refused", async () => {
    const asked = await sso.begin();
    for (const relayState of ["", "x", "https://evil.example/", "e2b4a8d0-0000-4000-8000-000000000000"]) {
      await refusal(sso.idp.respond(asked), { ...asked, relayState }, "saml_relay_state_not_found");
    }
  });

  test("of a provider that was shut meanwhile are refused", async () => {
    const asked = await sso.begin();
    await sso.operate("PUT", `/${sso.providerId}`, { disabled: true });
    expect((await refusal(sso.idp.respond(asked), asked)).reason).toMatch(/no more/);
    await sso.operate("PUT", `/${sso.providerId}`, { disabled: false });
  });

  test("of one organization are none of another's", async () => {
    const { metadata } = await openIdentityProvider("https://second.example/metadata");
    const made = await sso.operate("POST", "", {
      type: "saml",
      metadata_xml: metadata,
      domains: ["second.example"],
    });
    const asked = await sso.begin({ domain: "second.example" });
    expect((await refusal(sso.idp.respond(asked), asked)).reason).toMatch(/signature/i);
    await sso.operate("DELETE", `/${made.body.id}`);
  });

  test("that were changed anywhere are refused, or say the same of the same person", async () => {
    const first = await sso.signIn({ nameId: "stays" });
    const { sub } = claimsOf(first.told.get("access_token") ?? "");
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.string(),
        async (where, put) => {
          const asked = await sso.begin();
          const forge = (xml: string) => {
            const at = Math.floor(where * xml.length);
            return xml.slice(0, at) + put + xml.slice(at + 1);
          };
          const { status, told } = await sso.post(
            sso.idp.respond(asked, { nameId: "stays", forge }),
            asked.relayState,
          );
          expect(status).toBe(303);
          const token = told.get("access_token");
          if (token !== null) expect(claimsOf(token)).toMatchObject({ sub, email: "ann@example.edu" });
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  test("larger than any are refused before they are read", async () => {
    const response = await sso.site.request("/sso/saml/acs", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `SAMLResponse=${"A".repeat(600_000)}`,
    });
    expect(response.status).toBe(413);
  });
});

test("whatever is sent to it, a site with single sign-on answers without a failure of its own", async () => {
  const sso = await openSsoSite("embedded");
  const value = fc.oneof(
    fc.string(),
    fc.jsonValue(),
    fc.constantFrom("\0", "\ud800", "x".repeat(3000), -1, true),
  );
  const body = fc.record(
    {
      domain: value,
      provider_id: value,
      redirect_to: value,
      code_challenge: value,
      type: fc.constantFrom("saml", "x"),
      metadata_xml: value,
      domains: fc.array(value),
      attribute_mapping: value,
      resource_id: value,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, fc.string(), fc.string(), async (fields, response, relayState) => {
      const statuses = [
        (await sso.site.post("/sso", fields)).status,
        (await sso.operate("POST", "", fields)).status,
        (await sso.operate("PUT", `/${sso.providerId}`, fields)).status,
        (await sso.operate("GET", `/${encodeURIComponent(response)}`)).status,
        (await sso.post(response, relayState)).status,
      ];
      for (const status of statuses) expect(status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
  await sso.site.close();
}, 60_000);

test("strangers may begin so often, and post so often", async () => {
  const sso = await openSsoSite("embedded", { isPersonal: false });
  const statuses: number[] = [];
  for (let at = 0; at < 32; at += 1)
    statuses.push((await sso.site.post("/sso", { domain: "x.example" })).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await sso.post("", "")).status).toBe(429);
  await sso.site.close();
});
