/** A response that is not to be believed. The reason is for the log of accounts, and not for whoever sent it. */
export class Refusal extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "Refusal";
  }
}

export function refused(reason: string, cause?: unknown): Refusal {
  return new Refusal(reason, cause === undefined ? undefined : { cause });
}
