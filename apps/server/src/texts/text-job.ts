import * as z from "zod/mini";
import type { JobDefinition, SubmitJob } from "../ports/jobs.ts";
import type { Texter } from "../ports/texts.ts";

/** A text message as it is sent. */
interface TextMessage {
  /** With its `+`. */
  readonly to: string;
  readonly body: string;
}

/** Sends one message, or throws. */
export type SendText = (message: TextMessage) => Promise<void>;

const orderSchema = z.object({ to: z.string(), code: z.string(), lifetimeSeconds: z.number() });
type Order = z.infer<typeof orderSchema>;

/**
 * Writes and sends text messages in the background, so that no request waits for a provider. It is not tried for long: a code
 * is good for minutes.
 * @param siteUrl Named in each message.
 */
export function textJob(send: SendText, siteUrl: string): JobDefinition {
  return {
    name: "send-text",
    retries: 2,
    timeoutSeconds: 30,
    run: (data) => {
      const order = orderSchema.parse(data);
      return send({ to: order.to, body: writeText(order, new URL(siteUrl).host) });
    },
  };
}

/** One message of 160 signs at the most, for short names. By its last line a phone fills the code in on the site's pages alone. */
export function writeText(
  { code, lifetimeSeconds }: Pick<Order, "code" | "lifetimeSeconds">,
  host: string,
): string {
  const minutes = Math.max(1, Math.floor(lifetimeSeconds / 60));
  return `${code} is your code for ${host}, good for ${minutes} minutes. Tell it to nobody.\n\n@${host} #${code}`;
}

/** Hands messages to the job. */
export function createTexter(submit: SubmitJob, provider: string): Texter {
  return {
    canSend: true,
    provider,
    order: (transaction, text) => submit(transaction, { ...text, to: `+${text.to}` }),
  };
}

/** For an installation that cannot send text messages: whoever would need one is told before. */
export const NO_TEXTS: Texter = {
  canSend: false,
  provider: "",
  order: async () => {
    throw new Error("There is no way to send text messages here.");
  },
};
