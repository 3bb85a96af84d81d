import type { SmallCard } from "./small-table.ts";

const FORMATS = ["standard", "pioneer", "modern", "pauper", "legacy", "commander"];
const TYPES: Readonly<Record<string, string>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
};
/** The order in which families of ten stand below. */
const PAIRS = ["WU", "UB", "BR", "RG", "GW", "WB", "UR", "BG", "RW", "GU"];

/** A line of the tables below: name | type | text, lines parted by / | mana it makes | dollars | formats that allow it. */
function land(line: string): SmallCard {
  const [name = "", type = "", lines = "", made = "", usd, formats = ""] = line.split(" | ");
  const text = lines.replaceAll(" / ", "\n");
  const legalities = Object.fromEntries(
    FORMATS.map((format) => [format, formats.split(" ").includes(format) ? "legal" : "not_legal"]),
  );
  // "Of any color" is no color of the card's own.
  const identity = [..."WUBRG"].filter((color) => text.includes(`{${color}}`));
  const fields = { legalities, produced_mana: [...made], color_identity: identity };
  return { name, type, text, usd: Number(usd), fields };
}

/** Ten lands that differ in their two colors, which <a> and <b> stand for in the line, <A> and <B> for their types. */
function family(names: string, usd: readonly number[], line: string): SmallCard[] {
  return names.split(", ").map((name, at) => {
    const [a = "", b = ""] = PAIRS[at] ?? "";
    const filled = line
      .replaceAll("<a>", a)
      .replaceAll("<b>", b)
      .replaceAll("<A>", TYPES[a] ?? "")
      .replaceAll("<B>", TYPES[b] ?? "")
      .replaceAll("a Island", "an Island");
    return land(filled.replace("<name>", name).replace("<usd>", String(usd[at])));
  });
}

/** Lands of real decks as they are printed, without reminders; prices of November 2026. */
export const REAL_LANDS: readonly SmallCard[] = [
  ...family(
    "Hallowed Fountain, Watery Grave, Blood Crypt, Stomping Ground, Temple Garden, Godless Shrine, Steam Vents, Overgrown Tomb, Sacred Foundry, Breeding Pool",
    [7.96, 9.97, 9.83, 7.17, 6.88, 8.51, 11.44, 9.65, 8.91, 9.57],
    "<name> | Land — <A> <B> | ({T}: Add {<a>} or {<b>}.) / As this land enters, you may pay 2 life. If you don't, it enters tapped. | <a><b> | <usd> | standard pioneer modern legacy commander",
  ),
  ...family(
    "Tundra, Underground Sea, Badlands, Taiga, Savannah, Scrubland, Volcanic Island, Bayou, Plateau, Tropical Island",
    [603.74, 965.1, 518.85, 410.98, 396.39, 431.12, 858.87, 445.18, 358.74, 569.13],
    "<name> | Land — <A> <B> | ({T}: Add {<a>} or {<b>}.) | <a><b> | <usd> | legacy commander",
  ),
  ...family(
    "Adarkar Wastes, Underground River, Sulfurous Springs, Karplusan Forest, Brushland, Caves of Koilos, Shivan Reef, Llanowar Wastes, Battlefield Forge, Yavimaya Coast",
    [0.29, 1.42, 0.97, 0.38, 0.46, 0.46, 0.28, 0.41, 0.26, 0.33],
    "<name> | Land | {T}: Add {C}. / {T}: Add {<a>} or {<b>}. This land deals 1 damage to you. | C<a><b> | <usd> | pioneer modern legacy commander",
  ),
  ...family(
    "Glacial Fortress, Drowned Catacomb, Dragonskull Summit, Rootbound Crag, Sunpetal Grove, Isolated Chapel, Sulfur Falls, Woodland Cemetery, Clifftop Retreat, Hinterland Harbor",
    [0.25, 1.31, 0.33, 0.23, 0.36, 0.31, 0.31, 0.45, 0.28, 0.22],
    "<name> | Land | This land enters tapped unless you control a <A> or a <B>. / {T}: Add {<a>} or {<b>}. | <a><b> | <usd> | pioneer modern legacy commander",
  ),
  ...family(
    "Floodfarm Verge, Gloomlake Verge, Blazemire Verge, Thornspire Verge, Hushwood Verge, Bleachbone Verge, Riverpyre Verge, Wastewood Verge, Sunbillow Verge, Willowrush Verge",
    [8.11, 10.02, 8.59, 4.72, 7.52, 9.76, 15.84, 7.7, 9.78, 6.44],
    "<name> | Land | {T}: Add {<a>}. / {T}: Add {<b>}. Activate only if you control a <A> or a <B>. | <a><b> | <usd> | standard pioneer modern legacy commander",
  ),
  ...family(
    "Flooded Strand, Polluted Delta, Bloodstained Mire, Wooded Foothills, Windswept Heath, Marsh Flats, Scalding Tarn, Verdant Catacombs, Arid Mesa, Misty Rainforest",
    [14.73, 19.06, 17.66, 16.34, 10.14, 30.13, 36.67, 29.68, 29.83, 33.02],
    "<name> | Land | {T}, Pay 1 life, Sacrifice this land: Search your library for a <A> or <B> card, put it onto the battlefield, then shuffle. |  | <usd> | modern legacy commander",
  ),
  ...family(
    "Temple of Enlightenment, Temple of Deceit, Temple of Malice, Temple of Abandon, Temple of Plenty, Temple of Silence, Temple of Epiphany, Temple of Malady, Temple of Triumph, Temple of Mystery",
    [0.11, 0.19, 0.22, 0.19, 0.15, 0.14, 0.15, 0.16, 0.15, 0.18],
    "<name> | Land | This land enters tapped. / When this land enters, scry 1. / {T}: Add {<a>} or {<b>}. | <a><b> | <usd> | standard pioneer modern legacy commander",
  ),
  ...family(
    "Azorius Chancery, Dimir Aqueduct, Rakdos Carnarium, Gruul Turf, Selesnya Sanctuary, Orzhov Basilica, Izzet Boilerworks, Golgari Rot Farm, Boros Garrison, Simic Growth Chamber",
    [0.18, 0.22, 0.3, 0.2, 0.21, 0.18, 0.26, 0.22, 0.16, 0.2],
    "<name> | Land | This land enters tapped. / When this land enters, return a land you control to its owner's hand. / {T}: Add {<a>}{<b>}. | <a><b> | <usd> | modern pauper legacy commander",
  ),
  ...family(
    "Tranquil Cove, Dismal Backwater, Bloodfell Caves, Rugged Highlands, Blossoming Sands, Scoured Barrens, Swiftwater Cliffs, Jungle Hollow, Wind-Scarred Crag, Thornwood Falls",
    [0.05, 0.08, 0.07, 0.09, 0.08, 0.11, 0.07, 0.07, 0.07, 0.07],
    "<name> | Land | This land enters tapped. / When this land enters, you gain 1 life. / {T}: Add {<a>} or {<b>}. | <a><b> | <usd> | standard pioneer modern pauper legacy commander",
  ),
  ...`
Reliquary Tower | Land | You have no maximum hand size. / {T}: Add {C}. | C | 2.95 | pioneer modern legacy commander
Ancient Tomb | Land | {T}: Add {C}{C}. This land deals 2 damage to you. | C | 113.84 | legacy commander
Wasteland | Land | {T}: Add {C}. / {T}, Sacrifice this land: Destroy target nonbasic land. | C | 14.34 | legacy commander
Strip Mine | Land | {T}: Add {C}. / {T}, Sacrifice this land: Destroy target land. | C | 16 | commander
Ghost Quarter | Land | {T}: Add {C}. / {T}, Sacrifice this land: Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle. | C | 0.42 | modern legacy commander
War Room | Land | {T}: Add {C}. / {3}, {T}, Pay life equal to the number of colors in your commanders' color identity: Draw a card. | C | 2.58 | legacy commander
Rogue's Passage | Land | {T}: Add {C}. / {4}, {T}: Target creature can't be blocked this turn. | C | 0.33 | standard pioneer modern legacy commander
Eldrazi Temple | Land | {T}: Add {C}. / {T}: Add {C}{C}. Spend this mana only to cast colorless Eldrazi spells or activate abilities of colorless Eldrazi. | C | 2.45 | modern legacy commander
Shrine of the Forsaken Gods | Land | {T}: Add {C}. / {T}: Add {C}{C}. Spend this mana only to cast colorless spells. Activate only if you control seven or more lands. | C | 0.26 | pioneer modern legacy commander
Buried Ruin | Land | {T}: Add {C}. / {2}, {T}, Sacrifice this land: Return target artifact card from your graveyard to your hand. | C | 0.36 | modern legacy commander
Inventors' Fair | Legendary Land | At the beginning of your upkeep, if you control three or more artifacts, you gain 1 life. / {T}: Add {C}. / {4}, {T}, Sacrifice Inventors' Fair: Search your library for an artifact card, reveal it, put it into your hand, then shuffle. Activate only if you control three or more artifacts. | C | 14.65 | pioneer modern legacy commander
Mishra's Factory | Land | {T}: Add {C}. / {1}: This land becomes a 2/2 Assembly-Worker artifact creature until end of turn. It's still a land. / {T}: Target Assembly-Worker creature gets +1/+1 until end of turn. | C | 0.15 | modern legacy commander
Mutavault | Land | {T}: Add {C}. / {1}: This land becomes a 2/2 creature with all creature types until end of turn. It's still a land. | C | 4.12 | pioneer modern legacy commander
Blast Zone | Land | This land enters with a charge counter on it. / {T}: Add {C}. / {X}{X}, {T}: Put X charge counters on this land. / {3}, {T}, Sacrifice this land: Destroy each nonland permanent with mana value equal to the number of charge counters on this land. | C | 0.29 | pioneer modern legacy commander
Scavenger Grounds | Land — Desert | {T}: Add {C}. / {2}, {T}, Sacrifice a Desert: Exile all graveyards. | C | 0.31 | pioneer modern legacy commander
Field of Ruin | Land | {T}: Add {C}. / {2}, {T}, Sacrifice this land: Destroy target nonbasic land an opponent controls. Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles. | C | 0.24 | pioneer modern legacy commander
Demolition Field | Land | {T}: Add {C}. / {2}, {T}, Sacrifice this land: Destroy target nonbasic land an opponent controls. That land's controller may search their library for a basic land card, put it onto the battlefield, then shuffle. You may search your library for a basic land card, put it onto the battlefield, then shuffle. | C | 0.26 | standard pioneer modern legacy commander
Crystal Vein | Land | {T}: Add {C}. / {T}, Sacrifice this land: Add {C}{C}. | C | 5.13 | legacy commander
Temple of the False God | Land | {T}: Add {C}{C}. Activate only if you control five or more lands. | C | 0.17 | legacy commander
Arch of Orazca | Land | Ascend / {T}: Add {C}. / {5}, {T}: Draw a card. Activate only if you have the city's blessing. | C | 0.3 | pioneer modern legacy commander
Geier Reach Sanitarium | Legendary Land | {T}: Add {C}. / {2}, {T}: Each player draws a card, then discards a card. | C | 0.82 | pioneer modern legacy commander
Command Tower | Land | {T}: Add one mana of any color in your commander's color identity. | BGRUW | 0.21 | pioneer modern pauper legacy commander
Mana Confluence | Land | {T}, Pay 1 life: Add one mana of any color. | BGRUW | 32.9 | pioneer modern legacy commander
City of Brass | Land | Whenever this land becomes tapped, it deals 1 damage to you. / {T}: Add one mana of any color. | BGRUW | 8.48 | modern legacy commander
Exotic Orchard | Land | {T}: Add one mana of any color that a land an opponent controls could produce. | BGRUW | 0.19 | modern legacy commander
Reflecting Pool | Land | {T}: Add one mana of any type that a land you control could produce. | BGRUW | 14.79 | modern legacy commander
Path of Ancestry | Land | This land enters tapped. / {T}: Add one mana of any color in your commander's color identity. When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1. | BGRUW | 0.2 | pauper legacy commander
Cavern of Souls | Land | As this land enters, choose a creature type. / {T}: Add {C}. / {T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered. | BCGRUW | 39.89 | standard pioneer modern legacy commander
Unclaimed Territory | Land | As this land enters, choose a creature type. / {T}: Add {C}. / {T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type. | BCGRUW | 0.32 | pioneer modern legacy commander
Evolving Wilds | Land | {T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. |  | 0.06 | standard pioneer modern pauper legacy commander
Terramorphic Expanse | Land | {T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. |  | 0.1 | standard pioneer modern pauper legacy commander
Fabled Passage | Land | {T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. Then if you control four or more lands, untap that land. |  | 1 | standard pioneer modern legacy commander
Castle Embereth | Land | This land enters tapped unless you control a Mountain. / {T}: Add {R}. / {1}{R}{R}, {T}: Creatures you control get +1/+0 until end of turn. | R | 0.27 | pioneer modern legacy commander
Wastes | Basic Land | {T}: Add {C}. | C | 0.67 | standard pioneer modern pauper legacy commander
Snow-Covered Forest | Basic Snow Land — Forest | ({T}: Add {G}.) | G | 0.72 | pioneer modern pauper legacy commander
`
    .trim()
    .split("\n")
    .map(land),
];
