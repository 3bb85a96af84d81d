import { wordList } from "./word-list.ts";
/** What players call creature types beside their printed name and its regular plural. Keys are printed singulars. */
export const TYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
  Elf: ["elves", "elfs", "elven", "elvish", "elfen", "elfes", "elfos", "elfball", "elf ball"],
  Dwarf: ["dwarves", "dwarven", "dwarfs", "zwerge", "nains", "enanos"],
  Wolf: ["wolves", "wolfs", "wolfen"],
  Werewolf: ["werewolves", "werewolfs", "werwolfe", "lycan", "lycans"],
  Goblin: ["goblins", "gobbos", "gobbo", "gobos", "gobs", "gobelins", "goblinoid"],
  Zombie: ["zombies", "zombi", "zombis", "undead", "zombos", "zombys", "shambling dead", "untote"],
  Vampire: ["vampires", "vampiric", "vamps", "vamp", "vampir", "vampiro", "vampiros", "vampyre", "vampyres"],
  Dragon: ["dragons", "draconic", "drachen", "dragones", "drago"],
  Angel: ["angels", "angelic", "engel", "anges", "angeles"],
  Demon: ["demons", "demonic", "damonen", "demonios", "daemons"],
  Devil: ["devils"],
  Merfolk: wordList(`
    merfolk, merfolks, mermaid, mermaids, fish people, meervolk, tritons, ondins, merpeople
  `),
  Vedalken: ["vedalken", "vedalkens"],
  Moonfolk: ["moonfolk", "moonfolks"],
  Faerie: ["faeries", "fairy", "fairies", "fae", "faery", "feen"],
  Human: ["humans", "menschen", "humains", "humanos"],
  Knight: ["knights", "ritter", "chevaliers", "caballeros"],
  Wizard: ["wizards", "zauberer", "sorciers", "magos"],
  Warrior: ["warriors", "krieger"],
  Soldier: ["soldiers", "soldaten", "soldats", "soldados"],
  Cleric: ["clerics", "kleriker"],
  Rogue: ["rogues", "rouge", "rouges", "thieves", "schurken"],
  Pirate: ["pirates", "piraten"],
  Dinosaur: ["dinosaurs", "dino", "dinos", "dinosaurier", "dinosaures", "jurassic park"],
  Cat: ["cats", "kitty", "kitties", "feline", "felines", "katzen", "chats", "gatos", "kittens", "leonin"],
  Dog: ["dogs", "doggo", "doggos", "puppy", "puppies", "hound", "hounds", "pups", "hunde"],
  Rat: ["rats", "ratten"],
  Mouse: ["mice", "mouses"],
  Rabbit: ["rabbits", "bunny", "bunnies", "hasen"],
  Squirrel: ["squirrels", "squirels", "eichhornchen"],
  Bird: ["birds", "birb", "birbs", "vogel", "aven"],
  Snake: ["snakes", "snek", "sneks", "naga", "nagas", "schlangen"],
  Spider: ["spiders", "spooder", "spooders", "arachnid", "arachnids", "spinnen"],
  Insect: ["insects", "bugs", "insekten", "insectoid"],
  Frog: ["frogs", "froggy", "frosche", "froggos"],
  Bear: ["bears", "baren"],
  Bat: ["bats"],
  Fox: ["foxes", "kitsune tribe"],
  Ox: ["oxen"],
  Crab: ["crabs", "crabby"],
  Octopus: ["octopuses", "octopi", "octopodes"],
  Kraken: ["krakens"],
  Leviathan: ["leviathans"],
  Serpent: ["serpents"],
  Fish: ["fishes"],
  Shark: ["sharks", "sharknado"],
  Hydra: ["hydras", "hydrae"],
  Phoenix: ["phoenixes", "phoenices"],
  Sphinx: ["sphinxes", "sphinges"],
  Djinn: ["djinns", "djinni", "genies", "genie"],
  Efreet: ["efreets", "efreeti"],
  Cyclops: ["cyclopes", "cyclopses"],
  Homunculus: ["homunculi", "homunculuses"],
  Fungus: ["fungi", "funguses", "mushroom", "mushrooms", "shroom", "shrooms", "pilze"],
  Saproling: ["saprolings", "saps", "saprollings"],
  Thallid: ["thallids"],
  Ooze: ["oozes", "slime", "slimes"],
  Pegasus: ["pegasi", "pegasuses"],
  Treefolk: ["treefolks", "ent", "ents", "tree people", "baumvolk"],
  Plant: ["plants"],
  Elemental: ["elementals", "elementare"],
  Elephant: ["elephants"],
  Horse: ["horses", "horsies"],
  Unicorn: ["unicorns"],
  Minotaur: ["minotaurs"],
  Centaur: ["centaurs"],
  Giant: ["giants", "riesen"],
  Ogre: ["ogres"],
  Orc: ["orcs", "orks", "orcish", "uruk", "uruks"],
  Troll: ["trolls"],
  Spirit: ["spirits", "geister", "ghosts"],
  Skeleton: ["skeletons", "skeletal", "skellies", "skelingtons"],
  Samurai: ["samurais"],
  Ninja: ["ninjas"],
  Shaman: ["shamans", "schamanen"],
  Druid: ["druids", "druiden"],
  Shapeshifter: ["shapeshifters", "changelings", "changeling"],
  Sliver: ["slivers", "remasuri", "slivoids"],
  Eldrazi: ["eldrazis", "eldrazi titans"],
  Phyrexian: ["phyrexians", "phyrexia"],
  Thopter: ["thopters"],
  Construct: ["constructs"],
  Golem: ["golems"],
  Robot: ["robots"],
  Myr: ["myrs"],
  God: ["gods", "gotter", "pantheon"],
  Hero: ["heroes"],
  Ally: ["allies"],
  Mercenary: ["mercenaries"],
  Assassin: ["assassins", "assassinen"],
  Halfling: ["halflings", "hobbit", "hobbits"],
  Kithkin: ["kithkins"],
  Kor: ["kor"],
  Otter: ["otters"],
  Raccoon: ["raccoons", "trash panda", "trash pandas"],
  Badger: ["badgers"],
  Lizard: ["lizards", "viashino"],
  Turtle: ["turtles", "ninja turtles", "tmnt"],
  Dryad: ["dryads"],
  Satyr: ["satyrs"],
  Gorgon: ["gorgons"],
  Horror: ["horrors"],
  Nightmare: ["nightmares"],
  "Time Lord": ["time lords"],
  "Assembly-Worker": ["assembly workers", "assembly worker"],
  Wurm: ["wurms"],
  Beast: ["beasts", "bestien"],
  Boar: ["boars", "pig", "pigs"],
  Ape: ["apes", "gorilla", "gorillas"],
  Monkey: ["monkeys"],
  Rhino: ["rhinos", "rhinoceros"],
  Hippo: ["hippos"],
  Lhurgoyf: ["lhurgoyfs"],
  Gremlin: ["gremlins"],
  Detective: ["detectives"],
  Superhero: ["superheroes"],
};

/**
 * Types whose names are everyday words, words of the game, or classes that half of all creatures have. They count
 * only beside a word such as "tribal" or, in the plural, before "deck".
 */
export const VAGUE_TYPES: readonly string[] = wordList(`
  Advisor, Alien, Ally, Archer, Armored, Army, Artificer, Athlete, Avatar, Background, Bard, Barbarian,
  Beast, Beholder, Bringer, Carrier, Champion, Child, Citizen, Clue, Coward, Construct, Contraption,
  Custodes, Doctor, Drone, Egg, Elder, Employee, Equipment, Eternal, Eye, Fish, Flagbearer, Food, Forest,
  Fractal, Gamer, Gamma, Giant, Glimmer, Guest, Harpy, Hero, Horror, Illusion, Imp, Incarnation,
  Inquisitor, Juggernaut, Lord, Mercenary, Minion, Mite, Mole, Monger, Mount, Mountain, Mutant, Mystic,
  Nightmare, Noble, Nomad, Officer, Orb, Oyster, Peasant, Performer, Pest, Pilot, Plant, Processor, Qu,
  Ranger, Rebel, Reflection, Rigger, Saga, Sand, Scientist, Scout, Seal, Servant, Shade, Shrine, Sorcerer,
  Spawn, Spell, Spellshaper, Spike, Sponge, Spy, Survivor, Symbiote, Tentacle, Time, Toy, Treasure, Trap,
  Villain, Vehicle, Wall, Weird, Worm, Wraith, Human, Monk, Serf, Leader, Plains, Island, Swamp, Bear
`);

/** Of those the ones that stand for something else before "deck" and behind "lots of": what a deck is, its lands, its tokens. */
export const NO_TYPE_OF_A_DECK: readonly string[] = wordList(`
  Armored, Army, Athlete, Background, Bringer, Carrier, Champion, Child, Clue, Contraption, Custodes, Elder, Employee, Equipment,
  Eternal, Eye, Food, Forest, Gamer, Gamma, Glimmer, Guest, Island, Leader, Lord, Minion, Monger, Mountain, Mystic, Noble, Officer,
  Orb, Peasant, Plains, Processor, Qu, Reflection, Sand, Seal, Serf, Servant, Spawn, Spell, Spike, Spy, Swamp, Time, Toy, Trap,
  Treasure, Weird
`);

/** Types that are also what somebody or something is full of: "with spirit". */
export const QUALITY_TYPES: readonly string[] = wordList("Spirit, Horror, Nightmare, Illusion");

/** Types that say what a creature does, not what it is: beside a race ("elf warriors") the race is the type that is meant. */
export const CLASS_TYPES: readonly string[] = wordList(`
  Advisor, Archer, Artificer, Assassin, Barbarian, Bard, Berserker, Citizen, Cleric, Detective, Druid,
  Hero, Knight, Mercenary, Monk, Mystic, Ninja, Noble, Nomad, Peasant, Pilot, Pirate, Ranger, Rebel,
  Rogue, Samurai, Scientist, Scout, Shaman, Soldier, Sorcerer, Spellshaper, Spy, Survivor, Villain,
  Warlock, Warrior, Wizard
`);

/** Words that, beside a creature type, say that the deck is about it. */
export const TYPAL_WORDS: readonly string[] = wordList(`
  tribal, typal, kindred, tribe, themed, theme, lords, lord, matters, type, types, based, army, horde,
  only, stamm, tribals, synergy
`);

/** Words for several creature types that cards and players count together: Runo Stromkirk, Whelming Wave, Slinn Voda. */
export const TYPE_GROUPS: readonly {
  readonly words: readonly string[];
  readonly types: readonly string[];
}[] = [
  {
    words: ["sea monster", "sea monsters", "sea creature", "sea creatures", "kraken sea creatures"],
    types: ["Kraken", "Leviathan", "Octopus", "Serpent"],
  },
];

/** Creature types that only one card has, which is called so: its name asks for the card. */
export const TYPES_OF_ONE: ReadonlySet<string> = new Set(["Phelddagrif"]);
