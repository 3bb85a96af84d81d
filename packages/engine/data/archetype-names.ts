/** What players call an archetype beside the name that results have for it. */
interface Nickname {
  /** The name of the results, without their fillers ("Generic", "Other"). */
  readonly archetype: string;
  readonly words: readonly string[];
}

/** Nicknames as players used them in 2025 and 2026; an archetype that is called after its words needs none. */
export const ARCHETYPE_NICKNAMES: readonly Nickname[] = [
  { archetype: "Footfalls", words: ["rhinos", "crashing footfalls", "temur rhinos"] },
  { archetype: "Goryo Reanimator", words: ["goryos", "goryo's", "goryos vengeance", "goryo's vengeance"] },
  { archetype: "Grixis Reanimator", words: ["ub reanimator", "dimir reanimator"] },
  { archetype: "Yawgmoth", words: ["yawg", "golgari yawgmoth"] },
  { archetype: "Dimir Frog", words: ["dimir murktide", "psychic frog"] },
  { archetype: "Phoenix", words: ["izzet phoenix", "arclight phoenix"] },
  { archetype: "Ramp Eldrazi", words: ["eldrazi ramp"] },
  { archetype: "Domain Zoo", words: ["zoo"] },
  { archetype: "Hammer Time", words: ["hammertime", "hammer"] },
  { archetype: "Grixis Shadow", words: ["death's shadow", "shadow"] },
  { archetype: "Mono Black Scam", words: ["scam"] },
  { archetype: "5c Creativity", words: ["indomitable creativity"] },
  { archetype: "Samwise", words: ["food combo", "samwise combo"] },
  { archetype: "Soultrader Combo", words: ["soultrader"] },
  { archetype: "Hardened Scales", words: ["scales"] },
  { archetype: "Coffers Control", words: ["mono black coffers", "coffers"] },
  { archetype: "Death & Taxes", words: ["death and taxes", "d&t", "dnt", "taxes"] },
  { archetype: "Oops! All Spells", words: ["oops", "oops all spells"] },
  { archetype: "Ad Nauseam Tendrils", words: ["ant"] },
  { archetype: "TES", words: ["the epic storm"] },
  { archetype: "Painter", words: ["red painter", "painter's servant", "imperial painter"] },
  { archetype: "Show and Tell", words: ["sneak and show", "omni tell", "sneak & show"] },
  { archetype: "Mystic Forge Combo", words: ["mystic forge", "forge combo"] },
  { archetype: "White Beanstalk", words: ["beanstalk control", "beans"] },
  { archetype: "Mono Red Prison", words: ["moon stompy", "red stompy"] },
  { archetype: "Selesnya Depths", words: ["dark depths", "depths", "gw depths"] },
  { archetype: "Post", words: ["cloudpost", "12 post", "12-post"] },
  { archetype: "Golgari Hogaak", words: ["hogaak"] },
  { archetype: "Blue Terror", words: ["tolarian terror", "mono blue terror", "terror"] },
  { archetype: "Caw Gates", words: ["cawgates", "caw gate"] },
  { archetype: "Red Rally", words: ["kuldotha", "kuldotha red", "rally"] },
  { archetype: "Red Madness", words: ["mono red madness", "madness burn"] },
  { archetype: "Aura Bogles", words: ["bogles", "boggles", "hexproof"] },
  { archetype: "Spy Combo", words: ["balustrade spy", "spy"] },
  { archetype: "White Aggro", words: ["white weenie", "mono white aggro"] },
  { archetype: "Golgari Garden", words: ["gardens"] },
  { archetype: "Raker Shops", words: ["shops", "mishra's workshop", "workshop"] },
  { archetype: "PO", words: ["paradoxical outcome", "paradoxical"] },
  { archetype: "Lotus Strings", words: ["lotus field", "lotus field combo", "lotus combo"] },
  { archetype: "Rona Combo", words: ["rona"] },
  { archetype: "Selesnya Company", words: ["collected company", "coco"] },
  { archetype: "Niv To Light", words: ["niv mizzet", "niv", "bring to light"] },
  { archetype: "Mono Green Devotion", words: ["green devotion", "nykthos"] },
  { archetype: "Black Demons", words: ["mono black demons", "demons"] },
];

/** Words that say how a deck plays and not which: no name by themselves, only together with colors. */
export const NO_NAME_ALONE: ReadonlySet<string> = new Set([
  "aggro",
  "midrange",
  "control",
  "combo",
  "tempo",
  "ramp",
  "stompy",
  "graveyard",
  "prison",
]);
