/** What players call who leads a deck, by the slug of the format, where it is not "commander". */
export const LEADER_NAMES = { oathbreaker: "oathbreaker", "tiny-leaders": "leader" } as const;
