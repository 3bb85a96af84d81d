/** `burst` at once, then `perSecond` in the long run. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * What is limited on a site that is open to others. The first ones count requests by network, in the protocol's own figures;
 * the rest is ours. All mail together is the two budgets of the site: 300 messages, and 300 an hour.
 */
const PUBLIC_LIMITS = {
  token: { burst: 30, perSecond: 150 / 300 },
  verify: { burst: 30, perSecond: 30 / 300 },
  signup: { burst: 30, perSecond: 30 / 300 },
  otp: { burst: 30, perSecond: 30 / 300 },
  recover: { burst: 30, perSecond: 30 / 300 },
  resend: { burst: 30, perSecond: 30 / 300 },
  sso: { burst: 30, perSecond: 30 / 300 },
  user: { burst: 30, perSecond: 30 / 300 },
  reauthenticate: { burst: 30, perSecond: 30 / 300 },
  factors: { burst: 30, perSecond: 15 / 60 },
  /** Ways to another provider, there and back. */
  provider: { burst: 60, perSecond: 60 / 300 },
  /** Messages that one network asks for. All of a /48, eight times as many, do not use up a budget of the site. */
  mail_by_network: { burst: 15, perSecond: 15 / 3600 },
  /** Requests of one member that have the own account mailed to; a change of address mails twice. */
  mail_by_member: { burst: 5, perSecond: 10 / 3600 },
  /** Messages of one kind to one mailbox. */
  mail_to_mailbox: { burst: 1, perSecond: 1 / 60 },
  /** The site's budget for addresses that have not proved to be anybody's: whoever makes them up uses up only this. */
  mail_to_newcomers: { burst: 150, perSecond: 150 / 3600 },
  /** The site's budget for its members. */
  mail_to_members: { burst: 150, perSecond: 150 / 3600 },
  /** Text messages that one network asks for, and one member; each costs money. */
  text_by_network: { burst: 5, perSecond: 5 / 3600 },
  text_by_member: { burst: 3, perSecond: 5 / 3600 },
  text_to_number: { burst: 1, perSecond: 1 / 60 },
  text_to_number_in_a_day: { burst: 8, perSecond: 8 / 86_400 },
  /** Numbers that differ in their last four digits: whoever earns from messages owns many in a row. */
  text_to_range: { burst: 12, perSecond: 12 / 3600 },
  /** The site's budget. */
  texts: { burst: 60, perSecond: 60 / 3600 },
  /** Accounts without an address. */
  anonymous: { burst: 30, perSecond: 30 / 3600 },
  password_failures: { burst: 10, perSecond: 1 / 60 },
  code_failures: { burst: 5, perSecond: 1 / 300 },
  factor_failures: { burst: 5, perSecond: 1 / 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof PUBLIC_LIMITS;

/** A machine that serves its owner alone limits what guesses secrets, and hardly anything else. */
const PERSONAL_LIMITS: Readonly<Record<LimitName, Limit>> = {
  ...PUBLIC_LIMITS,
  token: { burst: 2000, perSecond: 100 },
  verify: { burst: 500, perSecond: 20 },
  signup: { burst: 500, perSecond: 20 },
  otp: { burst: 500, perSecond: 20 },
  recover: { burst: 500, perSecond: 20 },
  resend: { burst: 500, perSecond: 20 },
  sso: { burst: 500, perSecond: 20 },
  user: { burst: 500, perSecond: 20 },
  reauthenticate: { burst: 500, perSecond: 20 },
  factors: { burst: 500, perSecond: 20 },
  provider: { burst: 500, perSecond: 20 },
  mail_by_network: { burst: 1000, perSecond: 10 },
  mail_by_member: { burst: 100, perSecond: 1 },
  mail_to_mailbox: { burst: 1, perSecond: 1 },
  text_by_network: { burst: 1000, perSecond: 10 },
  text_by_member: { burst: 100, perSecond: 1 },
  text_to_number: { burst: 1, perSecond: 1 },
  text_to_number_in_a_day: { burst: 1000, perSecond: 1 },
  text_to_range: { burst: 1000, perSecond: 10 },
  texts: { burst: 1000, perSecond: 10 },
  anonymous: { burst: 1000, perSecond: 10 },
  mail_to_newcomers: { burst: 1000, perSecond: 10 },
  mail_to_members: { burst: 1000, perSecond: 10 },
};

export function limitsFor(site: { readonly isPersonal: boolean }): Readonly<Record<LimitName, Limit>> {
  return site.isPersonal ? PERSONAL_LIMITS : PUBLIC_LIMITS;
}
