import type { SendText } from "./text-job.ts";

/** Who sends our text messages, and how we are known to them. */
export interface TwilioAccess {
  /** Where the provider's API is: Twilio's own, or one that speaks as it does. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** A number with its `+`, a name, or the number of a messaging service (`MG...`). */
  readonly from: string;
}

const TIMEOUT_MS = 10_000;

/** Sends by Twilio's API of 2010-04-01, which other providers speak too. */
export function sendByTwilio({ url, account, token, from }: TwilioAccess): SendText {
  const address = `${url.replace(/\/$/, "")}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;
  const sender = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from };
  return async ({ to, body }) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ To: to, Body: body, ...sender }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Its words may repeat the number, and are not for the log.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The provider of text messages answered ${response.status}.`);
  };
}
