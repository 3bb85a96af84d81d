/** Plurals that no rule below makes. From the rules text of cards. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  Child: ["Children"],
  Cyclops: ["Cyclopes", "Cyclopses"],
  Fungus: ["Fungi", "Funguses"],
  Homunculus: ["Homunculi", "Homunculuses"],
  Incubus: ["Incubi"],
  Mongoose: ["Mongooses"],
  Mouse: ["Mice"],
  Octopus: ["Octopuses", "Octopi"],
  Ox: ["Oxen"],
  Dwarf: ["Dwarves", "Dwarfs"],
  Thief: ["Thieves"],
  "Time Lord": ["Time Lords"],
};

/** Types whose plural is the same word, and which therefore get none by rule. */
const UNCHANGING =
  /(?:folk|fish|kin|kith|Sheep|Samurai|Eldrazi|Kor|Kavu|Kithkin|Vedalken|Viashino|Soltari|Thalakos|Dauthi|Nephilim|Naga)$/;

/** A subtype's singular and plural forms, as cards print them: `Elf` gives `Elf`, `Elves`. */
export function formsOfType(type: string): string[] {
  const forms = new Set([type, ...(IRREGULAR[type] ?? [])]);
  if (!UNCHANGING.test(type) && !IRREGULAR[type]) {
    if (/[^l]f$/.test(type) && !/ff$/.test(type)) forms.add(`${type.slice(0, -1)}ves`);
    if (/lf$/.test(type)) forms.add(`${type.slice(0, -1)}ves`);
    if (/[^aeiou]y$/.test(type)) forms.add(`${type.slice(0, -1)}ies`);
    else if (/(?:s|x|z|ch|sh)$/.test(type)) forms.add(`${type}es`);
    else if (/[^aeiou]o$/.test(type)) forms.add(`${type}es`).add(`${type}s`);
    else forms.add(`${type}s`);
  }
  return [...forms];
}
