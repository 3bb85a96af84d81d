// A provider of OpenID Connect as a process of its own, for journeys: it says where it is in one line of JSON, and ends with
// its input. Whoever logs in there has the address of their name, which is proved unless the name says otherwise.
import { openOpenIdProvider } from "./open-id-provider.ts";

const provider = await openOpenIdProvider("http://localhost/auth/v1/callback", (account) => ({
  email: `${account}@example.org`,
  email_verified: !account.startsWith("unproved"),
  preferred_username: account,
}));
const { issuer, row } = provider;
process.stdout.write(
  `${JSON.stringify({ issuer, clientId: row.clientIds[0], clientSecret: row.clientSecret })}\n`,
);
process.stdin.on("end", () => void provider.close().then(() => process.exit(0)));
process.stdin.resume();
