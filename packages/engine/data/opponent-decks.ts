import { wordList } from "./word-list.ts";

/**
 * Names of decks by what meets them, of tournament results of 2024 to 2026, of the years before, and of formats that nobody
 * counts. None of them is an ordinary English word. By hand, November 2026.
 */
const DECKS_BY_NAME: Readonly<Record<string, string>> = {
  graveyard: `
    dredge, manaless dredge, reanimator, reanimation, reanimater, living end, phoenix, izzet phoenix, arclight phoenix, goryos, goryos vengeance, hogaak,
    bazaar, bazaar of baghdad, bazaar decks, greasefang, abzan greasefang, vengevine, countervine, hollow one, rea show, madness survival, replenish,
    worldgorger, worldgorger combo, necrotic ooze, rakdos scam, esper scam, mono black scam, aggro loam, dimir oculus, azorius oculus, jeskai oculus,
    esper oculus, simic oculus, sultai oculus, rally the ancestors, archon of cruelty, griselbrand`,
  artifacts: `
    affinity, robots, hammer time, hammertime, lantern control, shops, mishras workshop, workshop decks, mud, tinker, 8 cast, eight cast, 8cast, hardened scales,
    stoneblade, raker shops, sphere shops, jewel shops, thopter sword, prison shops, arcbound ravager, tempered steel, asmo food, crime food`,
  enchantments:
    "bogles, boggles, aura bogles, enchantress, enigmatic incarnation, enigmatic fires, argothian enchantress, mono black pestilence",
  tokens: `
    convoke, rhinos, footfalls, crashing footfalls, temur rhinos, elfball, boros bully, kuldotha, kuldotha red, red rally, caw blade, caw gates, cawgates,
    caw gate, white weenie, go wide, goes wide, wide boards, wide board, gates, gate decks, basilisk gate, monarch initiative, mono white initiative`,
  aggro: `
    red deck wins, rdw, sligh, domain zoo, naya zoo, big zoo, boros energy, mardu energy, jeskai energy, moon stompy, red stompy, mono white heroic, jeskai cutter, izzet cutter,
    mono red, mono r, rakdos madness, red madness, suicide black, kiln fiend, cori steel cutter`,
  burn: "boros burn, mono red burn, rakdos burn, black burn, philosophy of fire",
  control: `
    azorius control, uw control, draw go, miracles, landstill, standstill, blue moon, beanstalk control, 8 rack, 8rack, eight rack, mono black coffers, coffers control,
    counter top, countertop, niv to light, solar flare, mystical teachings, midrange, rakdos midrange, golgari midrange, jund midrange, esper midrange,
    dimir midrange, izzet midrange, grixis midrange, sultai midrange, orzhov midrange, abzan midrange, mardu midrange, naya midrange, boros midrange, dimir mid, rakdos mid, golgari mid, jund mid, grixis mid, esper mid, sultai mid, orzhov mid, the rock,
    sweepers, sweeper, boardwipes, boardwipe, board wipe, mass removal, kill spells, countermagic, hand attack, thoughtseize, discard decks, discard deck`,
  combo: `
    ruby storm, gifts storm, belcher, doomsday, oops all spells, spy combo, balustrade spy, show and tell, sneak and show, omnitell, omni tell, painter, grindstone,
    neobrand, cephalid breakfast, ad nauseam, turbo naus, lotus field, twiddle storm, splinter twin, twin combo, kiki chord, oath, oath of druids, paradoxical outcome,
    vault key, time vault, high tide, aluren, food chain, broodscale, yawgmoth, yawg, samwise, samwise combo, devoted druid, indomitable creativity, necrodominance,
    necro storm, mystic forge, underworld breach, grinding breach, nadu, amalia, heliod combo, kethis, quintorius combo, rona combo, soultrader, walls combo, altar tron,
    simic ritual, minds desire, second sunrise, izzet cauldron, vivi cauldron, thoracle, thoracle turbo, turbo thoracle, thassas oracle, demonic consultation, tainted pact,
    thoracle consult, blue farm, bluefarm, rog si, rogsi, dramatic scepter, isochron scepter, ironworks, kci, tolarian academy, flash hulk, protean hulk, prosbloom, pros bloom,
    enduring ideal, yawgmoths bargain, azorius familiars, extra turns, turbo piles, temur battlecrier, temur omniscience, simic omniscience, bant omniscience`,
  "big-mana": `
    tron, mono green tron, eldrazi tron, e tron, blue tron, ephemerate tron, amulet titan, titan shift, titanshift, scapeshift, valakut, eldrazi ramp, cloudpost, 12 post,
    cradle control, gaeas cradle, nic fit, turbo depths, hexdepths, selesnya depths, dark depths, green devotion, mono green devotion, nykthos, domain ramp, through the breach,
    badgermole cub, badgermole, ouroboroid, lands decks, lands deck, lands player, lands players`,
  lifegain: "soul sisters, martyr proc",
  superfriends: "superfriends, narset control",
  voltron:
    "deaths shadow, grixis shadow, dimir shadow, rakdos shadow, stiflenought, stifle nought, phyrexian dreadnought",
  aristocrats:
    "jund sacrifice, rakdos sacrifice, mono black sacrifice, orzhov aristocrats, golgari aristocrats, cat oven, grave pact, grave pacts",
  stax: `
    death and taxes, d&t, dnt, mono red prison, red prison, ponza, gruul ponza, land destruction, winter orb, static orb, trinisphere, turbo fog,
    armageddon, armageddons, pillowfort, pillow fort, drannith magistrate, collector ouphe, tangle wire, smokestack, sanctum prelate, `,
  blink: `
    azorius blink, esper blink, jeskai blink, orzhov blink, mardu blink, bant blink, self bounce, esper self bounce, orzhov self bounce, dimir self bounce, esper pixie,
    dimir bounce, yorion`,
  spells: `
    lessons, izzet lessons, lesson decks, murktide, dimir murktide, tolarian terror, blue terror, mono blue terror, dimir frog, psychic frog, grixis frog, canadian threshold, ugr threshold, izzet wizards, jeskai wizards,
    spellslinger, serpentine curve, izzet talent, stormchasers talent, jeskai mentor, mono blue tempo, dimir tempo, team america`,
  infect: "proliferate poison, simic infect",
};

/**
 * Words that say of a deck what meets it only as part of an archetype's name, or where a wish speaks of decks: by
 * themselves they are ordinary words, cards, or themes.
 */
const PARTS_OF_NAMES: Readonly<Record<string, string>> = {
  graveyard: "graveyard, phoenix, oculus, madness, welder, loam, scam, delirium, survival",
  artifacts: "shops, lantern, hammer, forge, karn, synthesizer, food, asmo, cast, scales, workshop",
  enchantments: "yuna, enigmatic, pestilence, bogles, caretaker",
  tokens: `
    elves, goblins, merfolk, humans, spirits, angels, slivers, soldiers, allies, lizards, dragons, ninjas, faeries, demons, elementals, company, bully, rally,
    token, convoke, initiative, maverick`,
  aggro: "aggro, prowess, zoo, energy, stompy, heroic, cutter",
  burn: "burn",
  control:
    "control, midrange, beanstalk, miracles, smallpox, lurrus, garden, rock, necrodominance, rack, pox",
  combo: `
    storm, combo, omniscience, cauldron, battlecrier, creativity, doomsday, tes, ant, po, belcher, breach, twin, ritual, strings, familiars, oath, tendrils, gamble, nauseam,
    lurrus doomsday, yawgmoth, song, tribe, chain, breakfast`,
  "big-mana":
    "tron, ramp, landfall, post, titan, devotion, depths, lands, scapeshift, cradle, eldrazi, ponza, fit, omnath, gates, zenith",
  lifegain: "lifegain, sisters",
  superfriends: "narset",
  voltron: "shadow, nought, bogles, stiflenought",
  aristocrats: "aristocrats, sacrifice, food",
  stax: "prison, taxes, fog, vial, ponza, stax",
  blink: "blink, bounce, ephemerate, pixie",
  spells: "delver, murktide, terror, frog, tempo, wizards, talent, curve, mentor, fiend",
  mill: "mill",
  infect: "infect, poison",
};

/** Names of decks, each with what meets it. */
export const NAMED_DECKS: readonly NamedDeck[] = namesOf(DECKS_BY_NAME);
/** Parts of the names of decks, each with what meets the deck. */
export const NAMED_PARTS: readonly NamedDeck[] = namesOf(PARTS_OF_NAMES);

/** What a deck is called, and the kind of `OPPONENTS` that it is met by. */
type NamedDeck = readonly [name: string, slug: string];

function namesOf(lists: Readonly<Record<string, string>>): NamedDeck[] {
  return Object.entries(lists).flatMap(([slug, names]) =>
    wordList(names).map((name): NamedDeck => [name, slug]),
  );
}
