/** A number in words up to twelve, as prose has it. */
export function inWords(count: number): string {
  const words = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ];
  return words[count] ?? String(count);
}

/**
 * What a card does, by the finest tag that tells it, most telling first. A reason takes the first phrase not used yet
 * among those of the card's tags. `{}` holes: `n` copies with the tag in the deck.
 */
export const WHAT: readonly { readonly tag: string; readonly phrases: readonly string[] }[] = [
  {
    tag: "sweeper:one-sided",
    phrases: [
      "Clears their board and leaves yours standing",
      "A one-sided reset",
      "Wipes out what they built and spares what you built",
    ],
  },
  {
    tag: "sweeper",
    phrases: [
      "Resets a board that has run away from you",
      "Clears the table when you are behind",
      "An emergency brake",
      "Sweeps up what single answers cannot",
    ],
  },
  {
    tag: "counterspell",
    phrases: [
      "Says no to the spell that matters",
      "Stops a key spell on the stack",
      "Holds back their best turn",
      "Trades with their most important spell",
    ],
  },
  {
    tag: "removal:repeatable",
    phrases: ["Removes something turn after turn", "Keeps killing for as long as it stays"],
  },
  {
    tag: "sacrifice-outlet:free",
    phrases: ["Sacrifices at no cost, whenever you like", "A free sacrifice outlet"],
  },
  {
    tag: "death-drain",
    phrases: ["Drains the table a little with every death", "Turns each death into lost life"],
  },
  {
    tag: "sacrifice-outlet",
    phrases: [
      "Turns spare bodies into value",
      "A place to send your creatures before they are exiled or stolen",
    ],
  },
  { tag: "death-payoff", phrases: ["Pays you for every creature that dies", "Makes dying worth something"] },
  {
    tag: "reanimation:spell",
    phrases: ["Brings a huge creature back for a few mana", "Cheats the mana cost of your best creature"],
  },
  {
    tag: "reanimation",
    phrases: [
      "Returns creatures straight to the battlefield",
      "Gets back what they killed, on the battlefield at once",
    ],
  },
  { tag: "tutor:to-graveyard", phrases: ["Puts exactly the right card into the graveyard"] },
  { tag: "token-doubler", phrases: ["Makes every token maker count twice", "Multiplies your tokens"] },
  { tag: "counter-doubler", phrases: ["Doubles the counters you place"] },
  { tag: "trigger-doubler", phrases: ["Makes your triggers happen twice"] },
  { tag: "mana-doubler", phrases: ["Multiplies your mana", "Doubles what your lands make"] },
  { tag: "damage-doubler", phrases: ["Doubles the damage you deal"] },
  { tag: "extra-combat", phrases: ["Another attack in the same turn", "Adds a combat phase"] },
  { tag: "extra-turn", phrases: ["A whole extra turn"] },
  {
    tag: "overrun",
    phrases: ["Makes the whole team lethal for a turn", "Ends the game with the board you already have"],
  },
  {
    tag: "lord",
    phrases: [
      "Makes your other creatures of the type bigger or better",
      "Leads the type from the front",
      "Raises everybody of the type",
    ],
  },
  { tag: "anthem", phrases: ["Makes your whole team bigger", "Raises every creature you have"] },
  {
    tag: "typal-payoff",
    phrases: ["Rewards you for staying with one creature type", "Grows with the number of your kin"],
  },
  {
    tag: "ramp:dork",
    phrases: [
      "Taps for mana and starts you a turn ahead",
      "An early creature that makes mana",
      "Mana on legs",
      "Grows your mana from the first turns",
    ],
  },
  {
    tag: "ramp:land",
    phrases: [
      "Puts an extra land onto the battlefield",
      "Fetches lands out of the deck and thins it",
      "Land ramp that board wipes do not touch",
    ],
  },
  {
    tag: "ramp:rock",
    phrases: [
      "A mana rock for any draw",
      "Mana that keeps through board wipes of creatures",
      "Jumps a turn ahead on mana",
    ],
  },
  {
    tag: "ramp:treasure",
    phrases: ["Leaves Treasure behind for a bigger turn", "Makes mana you can save for later"],
  },
  { tag: "cost-reducer", phrases: ["Makes the rest of the deck cheaper", "Saves mana on spell after spell"] },
  { tag: "ramp:ritual", phrases: ["A burst of mana for one big turn"] },
  { tag: "ramp:extra-land", phrases: ["Lets you drop more than one land a turn"] },
  { tag: "ramp", phrases: ["Puts you ahead on mana", "Extra mana for the turns that matter"] },
  {
    tag: "tutor",
    phrases: [
      "Finds the card the table is asking for",
      "Turns into whatever you need",
      "Searches out your best card",
    ],
  },
  {
    tag: "draw:engine",
    phrases: [
      "Draws cards again and again",
      "An engine that keeps your hand full",
      "Pays you in cards for playing your game",
    ],
  },
  { tag: "wheel", phrases: ["Trades a spent hand for a fresh one"] },
  {
    tag: "draw:burst",
    phrases: ["Refills the hand at once", "Several cards for one", "A handful of fresh cards"],
  },
  { tag: "impulse-draw", phrases: ["Turns the top of the library into extra cards"] },
  { tag: "play-from-top", phrases: ["Plays cards right off the library"] },
  {
    tag: "equipment",
    phrases: [
      "Gear for whoever attacks",
      "Turns any body into a threat",
      "Stays behind when its bearer dies",
    ],
  },
  {
    tag: "aura:buff",
    phrases: ["Makes one creature much harder to face", "A cheap way to grow your best attacker"],
  },
  { tag: "mill:opponents", phrases: ["Eats into their library", "Mills a good part of a library"] },
  {
    tag: "burn:spell",
    phrases: [
      "Damage that can go to the face or clear a blocker",
      "Reach for the last points",
      "Counts down their life total",
    ],
  },
  { tag: "burn:each-opponent", phrases: ["Hurts every opponent at once", "Spreads damage around the table"] },
  { tag: "protection:all", phrases: ["Keeps the whole board safe for a turn", "Blanks a board wipe"] },
  { tag: "protects-spells", phrases: ["Makes sure your own spells resolve"] },
  {
    tag: "protection",
    phrases: ["Keeps your best creature alive", "Answers their removal", "Shields what matters"],
  },
  { tag: "blink", phrases: ["Uses enter abilities again and dodges removal"] },
  { tag: "clone", phrases: ["Copies the best thing on the table"] },
  { tag: "theft", phrases: ["Takes their best card and uses it"] },
  {
    tag: "discard",
    phrases: ["Takes a card from their hand before it matters", "Strips their plan from their hand"],
  },
  { tag: "stax", phrases: ["Slows everybody else down", "A rule that hurts them more than you"] },
  { tag: "tax", phrases: ["Makes their spells cost more"] },
  { tag: "pillow-fort", phrases: ["Makes it costly to attack you"] },
  {
    tag: "removal:any",
    phrases: [
      "Answers nearly anything",
      "Deals with whatever kind of permanent is the problem",
      "One card for many kinds of trouble",
    ],
  },
  { tag: "removal:edict", phrases: ["Gets around hexproof and indestructible"] },
  { tag: "removal:bounce", phrases: ["Buys a turn by sending a threat home"] },
  { tag: "removal:artifact", phrases: ["Breaks a problematic artifact"] },
  { tag: "removal:enchantment", phrases: ["Breaks an enchantment that shuts you out"] },
  {
    tag: "removal:creature",
    phrases: [
      "Kills a creature that must not live",
      "Cheap, clean creature removal",
      "Trades with a creature that cost them more",
      "Takes down the creature in your way",
    ],
  },
  { tag: "removal", phrases: ["Takes care of a single threat"] },
  { tag: "recursion", phrases: ["Gets back the best card you have lost", "A second use of your best spell"] },
  { tag: "self-mill", phrases: ["Fills the graveyard you want to use"] },
  { tag: "discard-outlet", phrases: ["Puts what you want in the graveyard there"] },
  {
    tag: "token-maker:repeatable",
    phrases: ["Makes bodies turn after turn", "Never stops adding to the board"],
  },
  { tag: "token-maker", phrases: ["Brings more than one body for a card", "Widens the board"] },
  { tag: "counters-on-others", phrases: ["Grows the team with +1/+1 counters"] },
  { tag: "lifegain-payoff", phrases: ["Turns gained life into an advantage"] },
  { tag: "lifegain", phrases: ["Keeps your life total healthy"] },
  { tag: "landfall-payoff", phrases: ["Makes every land drop a play"] },
  { tag: "spellslinger-payoff", phrases: ["Rewards each instant and sorcery"] },
  { tag: "artifact-payoff", phrases: ["Counts every artifact you play"] },
  { tag: "enchantment-payoff", phrases: ["Counts every enchantment you play"] },
  { tag: "haste-enabler", phrases: ["Lets new creatures attack at once"] },
  { tag: "evasion-granter", phrases: ["Gets your attackers past blockers"] },
  {
    tag: "finisher",
    phrases: [
      "Ends the game once it lands",
      "A card that closes games",
      "The kind of threat that wins by itself",
    ],
  },
  {
    tag: "cantrip",
    phrases: [
      "Smooths the draw for a single mana",
      "Finds land or action early",
      "Digs a little deeper for little mana",
    ],
  },
  { tag: "selection", phrases: ["Looks ahead for the right card"] },
  { tag: "loot", phrases: ["Turns spare cards into better ones"] },
  {
    tag: "threat:cheap",
    phrases: [
      "Hits hard for its cost from the first turns",
      "An efficient early attacker",
      "Starts the clock early",
    ],
  },
  { tag: "threat:evasive", phrases: ["Hard to block", "Gets its damage in"] },
  { tag: "threat:sticky", phrases: ["Keeps coming back or is hard to kill"] },
  { tag: "threat:big", phrases: ["Outclasses most creatures on the table"] },
  {
    tag: "etb-value",
    phrases: ["Does its work the moment it enters", "Leaves something behind even when it is killed at once"],
  },
  { tag: "threat", phrases: ["A threat they have to answer"] },
];
