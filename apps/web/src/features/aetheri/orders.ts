/** The letter of a color of mana. */
type ColorLetter = "W" | "U" | "B" | "R" | "G";

/** An order of brewers: its house, what is brewed there, and the decks that come of it. */
export interface BrewingOrder {
  readonly color: ColorLetter;
  readonly name: string;
  /** Its name for where there is little room; also the anchor of its part of the page. */
  readonly shortName: string;
  readonly road: string;
  readonly brew: string;
  readonly rule: string;
  readonly story: readonly string[];
  /** How a deck of the color plays. */
  readonly deck: string;
  readonly quarrel: string;
  /** The creature types by which its brewer is drawn. */
  readonly brewer: string;
  /** Decks of the color: what it is, the format's slug, and the playstyle's. */
  readonly decks: readonly (readonly [label: string, format: string, playstyle: string])[];
}

/** The five orders, in the order in which the colors are always told. */
export const ORDERS: readonly BrewingOrder[] = [
  {
    color: "W",
    name: "The Order of the Level Cup",
    shortName: "Level Cup",
    road: "The lamp road, up to Cantle Rise",
    brew: "Evenlight, pale and small, poured by the hundred",
    rule: "Pour for all, or put down the jug.",
    story: [
      "On Cantle Rise the lamps are lit at the same minute in every window, and behind every window stands the same measure. The Level Cup does not brew for the thirsty. It brews for the number of people in the room, counted twice, and nobody drinks before the last cup is full.",
      "One cup of Evenlight is nothing much. That is what outsiders get wrong about it, because nobody has ever met one cup of it. Whoever breaks the peace of the room is not struck. He is shown the door, kindly, and afterward there is no door.",
    ],
    deck: "Many small creatures that are better together, taxes on whoever is in a hurry, and removal that leaves nothing behind to mourn. White wins by standing in line when the others have run out of breath.",
    quarrel:
      "The Level Cup calls the Cracked Kettle a fire with a sign over it. When the Low Cellar has been to visit, it counts the spoons.",
    brewer: "Legendary Creature — Human Cleric",
    decks: [
      ["Tokens for Commander", "commander", "tokens"],
      ["Aggro for Modern", "modern", "aggro"],
      ["Stax for Commander", "commander", "stax-prison"],
    ],
  },
  {
    color: "U",
    name: "The Order of the Second Thought",
    shortName: "Second Thought",
    road: "The towpath, out to the Stillhouse on Lull Water",
    brew: "Afterward, one small bottle of it, late",
    rule: "Nothing is finished until we have looked at it.",
    story: [
      "The Stillhouse stands with its feet in the lake, and the glass in it runs for a mile and a half. A drop that goes in at one end in spring comes out at the other in autumn. By then somebody has usually thought of something better to do with it.",
      "The Second Thought makes little, and what it makes is exactly what was wanted, because it knows before anyone else what is on everybody's fire. Its apprentices spend their first year writing down what the other houses brew. In the second they are shown the tap by which a kettle on the far side of the valley can be turned off.",
    ],
    deck: "Cards in hand, answers held back, and a spell that never happened because two lands stayed untapped. Blue wins late, or over everybody's head with something small that flies.",
    quarrel:
      "It finds the Wild Crock charming and would like to know who signed for it. The Cracked Kettle it does not discuss; it only listens for the whistle.",
    brewer: "Legendary Creature — Merfolk Wizard",
    decks: [
      ["Tempo for Pauper", "pauper", "tempo"],
      ["Control for Commander", "commander", "control"],
      ["Mill for Modern", "modern", "mill"],
    ],
  },
  {
    color: "B",
    name: "The Order of the Low Cellar",
    shortName: "Low Cellar",
    road: "The drain, down under Tallow Moor",
    brew: "Twice-Drawn, black and clear, begun with what was finished",
    rule: "Everything may be had again. Bring something to leave.",
    story: [
      "What the other houses pour away runs downhill, and downhill is Tallow Moor. Below it the Low Cellar has been catching it for longer than there have been other houses: lees, spoiled batches, the ambitions of second cousins. Nothing down there is waste. It is stock that nobody has asked for yet.",
      "The recipe of Twice-Drawn is no secret, since no one else would follow it. A guest pays beforehand, in whatever he has about him: a year, a servant, his good name. The price is chalked on the door, and it is fair. It is only that nobody else in the valley would think of selling at it.",
    ],
    deck: "Creatures worth more dead than alive, a graveyard that is read like a second hand, and a life total that is spent like money. Black wins because it will pay what the others will not.",
    quarrel:
      "The Level Cup forgives debts, which the Low Cellar regards as theft. With the Wild Crock it agrees on everything except the order of events.",
    brewer: "Legendary Creature — Vampire Noble",
    decks: [
      ["Aristocrats for Commander", "commander", "aristocrats"],
      ["Reanimator for Legacy", "legacy", "reanimator"],
      ["Midrange for Pioneer", "pioneer", "midrange"],
    ],
  },
  {
    color: "R",
    name: "The Order of the Cracked Kettle",
    shortName: "Cracked Kettle",
    road: "Straight up Scald Ridge; there is no path",
    brew: "Nownow, which keeps for as long as it takes to say it",
    rule: "If it is still in the cup, you are losing.",
    story: [
      "The kettle was whole once. The house on Scald Ridge has often been asked how it came by the crack, and has never given the same answer twice, and has been proud of every one. It leaks. All the craft up there follows from that: whatever is in it has to be drunk before it is gone.",
      "So Nownow is ready before the wood has caught, and is thrown as often as it is poured. In the morning nobody on the Ridge can tell you what went into it, and by noon there is more. The other orders have cellars. The Cracked Kettle has neighbors, fewer of them each year, and all the good songs of the valley.",
    ],
    deck: "Creatures on the first turn, haste on the second, and from there on it is subtraction. Red wins before the others have unpacked, and when it does not, it aims the last card at a face.",
    quarrel:
      "It once waited for a bottle from the Stillhouse. Nobody on the Ridge is old enough to remember whether it came.",
    brewer: "Legendary Creature — Goblin Shaman",
    decks: [
      ["Burn for Pauper", "pauper", "burn"],
      ["Aggro for Pioneer", "pioneer", "aggro"],
      ["A tribe for Commander", "commander", "tribal"],
    ],
  },
  {
    color: "G",
    name: "The Order of the Wild Crock",
    shortName: "Wild Crock",
    road: "Into the firs of Mossfold, until something moves",
    brew: "Overgrown, each batch begun with a spoonful of the last",
    rule: "Feed it first. Ask it later.",
    story: [
      "Nobody founded the Wild Crock. One wet spring a crock was left out under the firs with a cloth over it, and by summer it was an order. Some of those who tend it are people. It is not thought polite to ask which.",
      "They do not brew, they say; they feed, and they say it with their sleeves rolled down over the bites. No batch of Overgrown is the size today that it was yesterday. A guest who asks when it will be ready is handed a spade. A guest who asks how big it gets is moved to a room on higher ground.",
    ],
    deck: "Mana before anything else, out of lands and of creatures, and then the largest thing on the table, two turns before it was due. Green wins by being too big to answer and too many to count.",
    quarrel:
      "It has nothing against the Stillhouse. The roots have simply reached the glass, and are looking through it.",
    brewer: "Legendary Creature — Elf Druid",
    decks: [
      ["Ramp for Commander", "commander", "ramp"],
      ["A tribe for Modern", "modern", "tribal"],
      ["Aggro for Standard", "standard", "aggro"],
    ],
  },
];
