import type { Stage } from "./emblems.ts";
import {
  drawAntlers,
  drawCoil,
  drawCrown,
  drawFlame,
  drawGrin,
  drawHood,
  drawHorns,
  drawLegs,
  drawMachine,
  drawMuzzle,
  drawSkull,
  drawWings,
} from "./figures.ts";
import { path, type Shape } from "./shape.ts";

/** Which figure stands for which creature types; the first row with a match is drawn. */
const FIGURES: readonly (readonly [types: string, draw: (stage: Stage) => Shape[]])[] = [
  ["Goblin Orc Devil Kobold Imp Gremlin Troll Ogre", drawGrin],
  ["Zombie Skeleton Vampire Horror Rat Phyrexian Nightmare Wraith Specter Shade", drawSkull],
  ["Angel Bird Faerie Drake Phoenix Spirit Griffin Pegasus Sphinx Bat Archon Moth Hippogriff", drawWings],
  [
    "Dragon Dinosaur Beast Hydra Demon Ox Minotaur Lizard Wurm Boar Rhino Elephant Giant Goat Ram Kavu",
    drawHorns,
  ],
  [
    "Serpent Leviathan Fish Merfolk Octopus Kraken Snake Eel Turtle Frog Crab Whale Squid Shark Naga Salamander",
    drawCoil,
  ],
  [
    "Cat Wolf Dog Fox Bear Werewolf Leonin Jackal Raccoon Mouse Rabbit Squirrel Otter Badger Weasel",
    drawMuzzle,
  ],
  ["Spider Insect Scorpion", drawLegs],
  ["Golem Construct Robot Myr Thopter Scarecrow Gnome Automaton Juggernaut Wall Toy", drawMachine],
  ["Treefolk Plant Fungus Saproling", drawCrown],
  ["Elemental Avatar Ooze Incarnation God Shapeshifter Djinn Efreet Sliver Eldrazi Eye Weird", drawFlame],
  ["Elf Druid Dryad Elk Deer Satyr Centaur Kithkin Unicorn Horse Antelope", drawAntlers],
];

const wordSet = (words: string) => new Set(words.split(" "));
const FIGHTERS = wordSet("Warrior Soldier Knight Berserker Barbarian Samurai Mercenary");
const ARCHERS = wordSet("Archer Scout Ranger Assassin Rogue Pirate");
const ROBED = wordSet("Shaman Cleric Noble Advisor Monk Bard Citizen");
const CASTERS = wordSet("Wizard Warlock Sorcerer Shaman Cleric Monk Advisor Druid Artificer");

const FIGURE_OF = new Map(
  FIGURES.flatMap(([types, draw]) => types.split(" ").map((type) => [type, draw] as const)),
);

/** A creature by its subtypes: what its class carries, then the figure of its kind. */
export function drawCreature(stage: Stage, subtypes: readonly string[]): Shape[] {
  const figure = subtypes.map((type) => FIGURE_OF.get(type)).find((draw) => draw !== undefined);
  const isCaster = subtypes.some((type) => CASTERS.has(type));
  return [
    ...drawGear(stage, subtypes),
    ...(figure ? figure(stage) : drawHood(stage, isCaster ? "staff" : "blade")),
  ];
}

function drawGear({ x, y, tones }: Stage, subtypes: readonly string[]): Shape[] {
  if (subtypes.some((type) => FIGHTERS.has(type))) {
    let shafts = "";
    let points = "";
    for (const side of [-1, 1]) {
      shafts += path`M${x + side * 76} 240L${x - side * 46} ${y - 78}`;
      points += path`M${x - side * 56} ${y - 106}l${side * 17} 25 ${-side * 13} 8Z`;
    }
    return [
      { d: shafts, stroke: tones.light, width: 3 },
      { d: points, fill: tones.light },
    ];
  }
  if (subtypes.some((type) => ARCHERS.has(type))) {
    return [
      { d: path`M${x - 74} ${y - 68}A106 106 0 0 1 ${x + 80} ${y + 74}`, stroke: tones.light, width: 5 },
      { d: path`M${x - 74} ${y - 68}L${x + 80} ${y + 74}`, stroke: tones.light, width: 1.2 },
      {
        d: path`M${x - 64} ${y + 68}L${x + 68} ${y - 64}l-16 2M${x + 68} ${y - 64}l-3 16`,
        stroke: tones.light,
        width: 2.6,
      },
    ];
  }
  if (subtypes.some((type) => ROBED.has(type))) {
    let ticks = "";
    for (let tick = 0; tick < 40; tick++) {
      const angle = (tick / 40) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      ticks += path`M${x + 86 * c} ${y - 14 + 86 * s}L${x + 91 * c} ${y - 14 + 91 * s}`;
    }
    return [
      { d: path`M${x - 78} ${y - 14}a78 78 0 1 0 156 0a78 78 0 1 0 -156 0Z`, stroke: tones.light, width: 2 },
      { d: ticks, stroke: tones.light, width: 1.6 },
    ];
  }
  return [];
}
