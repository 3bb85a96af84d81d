/** What whoever runs the site does about payments. */
export interface Bookkeeping {
  /**
   * Gives money back, and settles what follows from that.
   * @param refund.customer Undefined where the account is gone: nothing follows then.
   * @param refund.key A refund with the same one is made once.
   * @throws Failure with the provider's words where it refuses.
   */
  refund(refund: {
    readonly charge: string;
    readonly cents: number;
    readonly customer: string | undefined;
    readonly key: string;
  }): Promise<void>;
  /** Compares everything with the payment provider, and repairs it. */
  reconcile(): Promise<Reconciliation>;
}

/** What a comparison with the payment provider has come to. */
export interface Reconciliation {
  readonly customers: number;
  /** Members for whom something was not as the provider has it, and now is. */
  readonly repaired: number;
  /** Customers who could not be read or written; the log says why. */
  readonly failed: number;
}

/** How the code that takes payments reaches the payment provider. */
export interface ProviderAccess {
  readonly secretKey: string;
  /** With which the provider signs what it tells us. */
  readonly webhookSecret: string;
  /** Asks the provider's API in place of the network: for the till of ours. */
  readonly fetch?: typeof fetch;
}
