/** What a deck's cards are counted by, so that anybody can count again from their type lines and texts. */
export type CountKind =
  | "creatures"
  | "artifacts"
  | "enchantments"
  | "planeswalkers"
  | "instants and sorceries"
  | "lands"
  | "Equipment"
  | "Auras"
  | "creatures at six mana or more"
  | "token makers"
  | "cards with +1/+1 counters"
  | "type";

/** What a card lives on: words of its text, and the cards of the deck that count for it. */
export interface FeedRule {
  /** Decides alone in tables without texts; absent: the row needs a text. */
  readonly tag?: string;
  /** Must match the card's text; `{type}` stands for the creature type that the deck is about. */
  readonly text: string;
  readonly count: CountKind;
  /** Fewer are nothing to speak of. */
  readonly least: number;
  /** After a semicolon, `{n}` for the count. */
  readonly says: readonly string[];
}

/** From the most to the least telling; a card is told by the first that holds. By texts as of November 2026. */
export const FEEDS: readonly FeedRule[] = [
  {
    text: "\\b{type}s?\\b",
    count: "type",
    least: 6,
    says: [
      "the deck has {n} {type} cards for it",
      "{n} {type} cards in the deck count for it",
      "it can look to {n} {type} cards",
    ],
  },
  {
    tag: "spellslinger-payoff",
    text: "(?:whenever|each time) you cast[^.]*\\b(?:instant|sorcery|noncreature)|magecraft|\\bprowess\\b|instant and sorcery (?:spells|cards?)",
    count: "instants and sorceries",
    least: 12,
    says: ["the deck has {n} instants and sorceries for it", "{n} instants and sorceries go with it"],
  },
  {
    tag: "artifact-payoff",
    text: "affinity for artifacts|\\bimprovise\\b|metalcraft|artifacts? you control|cast an artifact|sacrifice (?:an|another) artifact|for each artifact",
    count: "artifacts",
    least: 8,
    says: ["the deck has {n} artifacts for it", "{n} artifacts go with it", "it draws on {n} artifacts"],
  },
  {
    tag: "enchantment-payoff",
    text: "constellation|enchantments? you control|cast an enchantment|for each enchantment",
    count: "enchantments",
    least: 8,
    says: ["the deck has {n} enchantments for it", "{n} enchantments go with it"],
  },
  {
    tag: "landfall-payoff",
    text: "whenever (?:a|one or more) lands? (?:you control )?enters?|landfall",
    count: "lands",
    least: 15,
    says: ["{n} lands to set it off", "the deck’s {n} lands trigger it"],
  },
  {
    tag: "equipment-payoff",
    text: "\\bequipped\\b[^.]*creatures? you control|equipment you control|equipment spell|attach|for each equipment",
    count: "Equipment",
    least: 4,
    says: ["the deck has {n} Equipment for it", "{n} Equipment go with it"],
  },
  {
    tag: "aura-payoff",
    text: "cast an aura|aura spell|for each aura|auras? you control",
    count: "Auras",
    least: 4,
    says: ["the deck has {n} Auras for it", "{n} Auras go with it"],
  },
  {
    tag: "planeswalker-payoff",
    text: "planeswalkers? you control|loyalty abilit|loyalty counter|\\bproliferate",
    count: "planeswalkers",
    least: 5,
    says: ["the deck has {n} planeswalkers for it", "{n} planeswalkers go with it"],
  },
  {
    text: "\\+1\\/\\+1 counters? (?:would|on it|on them)|\\bproliferate|counters would be put|double the number of \\+1|with (?:a|one or more) \\+1\\/\\+1 counter",
    count: "cards with +1/+1 counters",
    least: 8,
    says: [
      "{n} cards of the deck speak of +1/+1 counters",
      "the deck has {n} cards with +1/+1 counters in their text",
    ],
  },
  {
    text: "tokens? would be created|creature tokens you control|whenever (?:a|one or more)[^.]* tokens? (?:you control )?enter|\\bpopulate\\b|sacrifice a token",
    count: "token makers",
    least: 5,
    says: ["{n} cards of the deck make tokens", "the deck has {n} cards that make tokens"],
  },
  {
    tag: "reanimation",
    text: "creature card[^.]*graveyards?[^.]*(?:to|onto) the battlefield",
    count: "creatures at six mana or more",
    least: 3,
    says: ["the deck has {n} creatures of six mana and more to bring back"],
  },
  {
    text: "(?:sacrifice (?:a|another|any number of|two|x) (?:other )?creatures?|creatures? you control dies?|another creature dies)\\b",
    count: "creatures",
    least: 15,
    says: ["the deck has {n} creatures that can die for it", "{n} creatures are there to be lost to it"],
  },
  {
    text: "(?:another |a )?(?:nontoken )?creatures? (?:you control )?enters|whenever you cast a creature|creatures you control|creature spells? you cast|for each creature you control|number of creatures you control",
    count: "creatures",
    least: 18,
    says: [
      "the deck has {n} creatures for it",
      "{n} creatures go with it",
      "it has {n} creatures to work with",
    ],
  },
  {
    tag: "equipment",
    text: "\\bequip\\b",
    count: "creatures",
    least: 12,
    says: ["{n} creatures can carry it"],
  },
];
