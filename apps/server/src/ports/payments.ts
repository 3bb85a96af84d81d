/** How the code that takes payments reaches the payment provider. */
export interface ProviderAccess {
  readonly secretKey: string;
  /** With which the provider signs what it tells us. */
  readonly webhookSecret: string;
  /** Asks the provider's API in place of the network: for the till of ours. */
  readonly fetch?: typeof fetch;
}
