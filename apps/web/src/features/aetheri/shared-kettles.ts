/** A kettle that two orders share. */
export interface SharedKettle {
  readonly colors: readonly [string, string];
  readonly name: string;
  readonly text: string;
}

/** One kettle for every two colors: neighbors on the wheel first, then those across from each other. */
export const SHARED_KETTLES: readonly SharedKettle[] = [
  {
    colors: ["W", "U"],
    name: "The Clerks’ Kettle",
    text: "Law with footnotes. It takes an evening to pour, and nobody may interrupt.",
  },
  {
    colors: ["U", "B"],
    name: "The Quiet Kettle",
    text: "Other people's recipes, labeled in a hand that is very nearly theirs.",
  },
  {
    colors: ["B", "R"],
    name: "The Wake",
    text: "Everything goes in, some of the guests too. A fine party; count who leaves.",
  },
  {
    colors: ["R", "G"],
    name: "The Stampede",
    text: "Fed too much, then boiled as well. Stand uphill of it.",
  },
  {
    colors: ["G", "W"],
    name: "The Long Table",
    text: "One more chair, one more cup, and another barn to keep the chairs in.",
  },
  {
    colors: ["W", "B"],
    name: "The Tithe Barrel",
    text: "A little from everyone, always with thanks. You notice it in winter.",
  },
  {
    colors: ["U", "R"],
    name: "The Whistling Kettle",
    text: "Two apprentices, no master, eleven experiments. The roof is newer than the walls.",
  },
  {
    colors: ["B", "G"],
    name: "The Heap",
    text: "What died feeds what grows, and what grows will die. There is no hurry.",
  },
  {
    colors: ["R", "W"],
    name: "The Muster Pot",
    text: "Drunk standing, at dawn, by everybody at once.",
  },
  {
    colors: ["G", "U"],
    name: "The Deep Crock",
    text: "Fed by one house and improved by the other, until it had opinions of its own.",
  },
];
