import { describe, expect, test } from "vitest";
import { HOSERS } from "../../testing/hosers.ts";
import { REAL_CARDS } from "../../testing/real-cards.ts";
import { smallTable } from "../../testing/small-table.ts";
import { clashMasks, clashOf, clashWithLeaders } from "./clashes.ts";

const { table, card: indexOf } = smallTable([...HOSERS, ...REAL_CARDS]);
const masks = clashMasks(table);

const clash = (a: string, b: string): number => clashOf(masks, indexOf(a), indexOf(b), true);

describe("cards that work against each other", () => {
  test.each([
    ["Rest in Peace", "Reanimate"],
    ["Grafdigger's Cage", "Animate Dead"],
    ["Stony Silence", "Sol Ring"],
    ["Torpor Orb", "Mulldrifter"],
    ["Rule of Law", "Ponder"],
    ["Leonin Arbiter", "Demonic Tutor"],
    ["Spirit of the Labyrinth", "Divination"],
    ["Cursed Totem", "Llanowar Elves"],
    ["Wrath of God", "Serra Angel"],
  ])("%s and %s", (hoser, victim) => {
    expect(clash(hoser, victim)).toBeGreaterThan(0);
    expect(clash(victim, hoser)).toBe(clash(hoser, victim));
  });

  test.each([
    ["Leyline of the Void", "Reanimate"],
    ["Dauthi Voidwalker", "Animate Dead"],
    ["Tormod's Crypt", "Reanimate"],
    ["Karn, the Great Creator", "Sol Ring"],
    ["Elesh Norn, Mother of Machines", "Mulldrifter"],
    ["Plague Wind", "Serra Angel"],
    ["Rest in Peace", "Lightning Bolt"],
  ])("but not %s and %s", (card, other) => {
    expect(clash(card, other)).toBe(0);
  });

  test("a hoser of graveyards works against a leader that lives off one", () => {
    const against = (leader: string): number =>
      clashWithLeaders(masks, [indexOf(leader)])(indexOf("Rest in Peace"));
    expect(against("Meren of Clan Nel Toth")).toBeGreaterThan(0);
    expect(against("Goreclaw, Terror of Qal Sisma")).toBe(0);
  });

  test("know the hosers of nonbasic lands, and those that spare their own player", () => {
    const hosers = ["Blood Moon", "Magus of the Moon", "Back to Basics", "Ruination", "Price of Progress"];
    expect(hosers.filter((name) => masks.nonbasic[indexOf(name)] !== 1)).toEqual([]);
    const others = ["Archon of Emeria", "Wasteland", "Alpine Moon", "Assassin's Trophy"];
    expect(others.filter((name) => masks.nonbasic[indexOf(name)] === 1)).toEqual([]);
  });
});
