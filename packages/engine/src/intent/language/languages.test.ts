import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../data/languages/languages.ts";
import { NUMBER_WORDS } from "../../../data/lexicon-money.ts";
import { withSentences } from "../../explain/reading-notes.ts";
import type { Intent } from "../../types.ts";
import type { IntentContext } from "../context.ts";
import { parseIntent } from "../parse-intent.ts";
import { readIntentContext } from "../testing/intent-context.ts";
import { entriesOf } from "./vocabulary.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

const read = (wish: string): Intent => {
  const found = parseIntent(wish, context);
  return withSentences(found, found.notes);
};

describe.each([
  ["German", "Baue mir ein billiges Elfendeck für Commander ohne Kombos"],
  ["French", "je veux un deck elfes pas cher pour commander, sans combos"],
  ["Spanish", "quiero un mazo de elfos barato para commander sin combos"],
  ["Portuguese", "quero um baralho de elfos barato para commander sem combos"],
  ["Italian", "vorrei un mazzo di elfi economico per commander senza combo"],
  ["Dutch", "bouw mij een goedkoop elfendeck voor commander zonder combo's"],
  ["Polish", "zbuduj mi tanią talię elfów do commandera bez kombosów"],
  ["Russian", "сделай дешевую колоду эльфов для коммандера без комбо"],
  ["Japanese", "統率者戦の安いエルフデッキ、コンボなしで"],
  ["Chinese", "帮我组一套便宜的妖精指挥官套牌，不要组合技"],
  ["Korean", "값싼 엘프 커맨더 덱 콤보 없이 만들어줘"],
])("%s", (language, wish) => {
  test("says what it would say in English", () => {
    expect(read(wish)).toMatchObject({
      tribe: "Elf",
      format: "commander",
      budgetUsd: 50,
      exclude: ["infinite combos"],
    });
    expect(read(wish).unread).toBeUndefined();
  });

  test("is named, and its own words are quoted", () => {
    const { notes, read: words } = read(wish);
    expect(notes).toContain(`This wish was read as ${language}.`);
    for (const quoted of Object.values(words)) expect(wish).toContain(quoted);
  });
});

test("words that English has as well make no wish German", () => {
  expect(parseIntent("Goblin Guide modern burn", context).notes).toBeUndefined();
});

describe("other sentences", () => {
  test.each<[string, Partial<Intent>]>([
    ["genau 22 Länder, Pauper, keine Karten nach 2015", { format: "pauper", toYear: 2015 }],
    ["je veux un deck pauper, pas de cartes après 2015", { toYear: 2015 }],
    [
      "un mazo pioneer rojo, nada que cueste más de 3 manás, cartas antes de 2015",
      { maxManaValue: 3, toYear: 2014 },
    ],
    ["mazzo commander di gettoni, solo carte prima del 2015", { format: "commander", toYear: 2014 }],
    ["quero um deck pauper, sem cartas depois de 2015", { toYear: 2015 }],
    ["ik wil een pauper deck, geen kaarten na 2015, precies 20 landen", { toYear: 2015 }],
    ["talia pauper, dokładnie 20 lądów, bez kart po 2015", { toYear: 2015 }],
    ["колода паупер, ровно 20 земель, без карт после 2015", { toYear: 2015 }],
    ["Elfendeck", { tribe: "Elf" }],
    [
      "rotes Goblindeck für Pauper unter 30 Euro",
      { tribe: "Goblin", colors: ["R"], format: "pauper", budgetUsd: 30 },
    ],
    [
      "Kontrolldeck in blau, kombofrei",
      { playstyle: "control", colors: ["U"], exclude: ["infinite combos"] },
    ],
    [
      "mazo de dragones de cinco colores con The Ur-Dragon",
      { tribe: "Dragon", commanders: ["The Ur-Dragon"] },
    ],
    ["no me gustan los contrahechizos, quiero un mazo verde", { colors: ["G"], exclude: ["counterspells"] }],
    [
      "commander goblins, pelo menos 30 criaturas",
      { format: "commander", tribe: "Goblin", limits: [{ what: "creatures", least: 30 }] },
    ],
    ["单蓝纯普套牌", { colors: ["U"], format: "pauper" }],
    ["voglio draghi, massimo 5 euro per carta", { tribe: "Dragon", maxCardUsd: 5 }],
    [
      "青単コントロール、無限コンボなし、1枚5ドル以下",
      { colors: ["U"], maxCardUsd: 5, exclude: ["infinite combos"] },
    ],
    [
      "хочу красную агрессивную колоду в модерн до 100 долларов",
      { colors: ["R"], format: "modern", playstyle: "aggro" },
    ],
    [
      "rood goblindeck voor pauper onder de 30 euro",
      { tribe: "Goblin", colors: ["R"], format: "pauper", budgetUsd: 30 },
    ],
    [
      "ik hou niet van planeswalkers, blauw controle deck voor modern, tweeëntwintig landen",
      {
        colors: ["U"],
        format: "modern",
        exclude: ["planeswalkers"],
        limits: [{ what: "lands", least: 22, most: 22 }],
      },
    ],
    [
      "talia commander z goblinami, bez kombosów, do 200 zł, minimum 35 lądów",
      {
        tribe: "Goblin",
        format: "commander",
        budgetUsd: 54,
        exclude: ["infinite combos"],
        limits: [{ what: "lands", least: 35 }],
      },
    ],
    ["wampiry biało-czarne do modernu", { tribe: "Vampire", colors: ["W", "B"], format: "modern" }],
    ["不超过50美元的红色哥布林", { colors: ["R"], tribe: "Goblin", budgetUsd: 50 }],
    ["红色哥布林 500元以内", { colors: ["R"], tribe: "Goblin", budgetUsd: 70 }],
    [
      "Commander, Schildkröten, 24 bis 28 Länder, lass Sol Ring weg",
      { tribe: "Turtle", exclude: ["Sol Ring"], limits: [{ what: "lands", least: 24, most: 28 }] },
    ],
    ["mazo commander de gatos que no cueste más de 40 dólares", { tribe: "Cat", budgetUsd: 40 }],
    ["統率者デッキ、打ち消し呪文24枚以下", { limits: [{ what: "counterspells", most: 24 }] }],
    ["指挥官套牌,神器最多24张", { limits: [{ what: "artifacts", most: 24 }] }],
    ["커맨더 덱, 최소 24장의 생물", { limits: [{ what: "creatures", least: 24 }] }],
    ["커맨더 엘프 10만원 이하", { format: "commander", tribe: "Elf", budgetUsd: 70 }],
    [
      "빨간색 고블린 모던 덱 100달러 이하",
      { colors: ["R"], format: "modern", tribe: "Goblin", budgetUsd: 100 },
    ],
  ])("%s", (wish, expected) => {
    expect(read(wish)).toMatchObject(expected);
  });

  test.each([
    "Dimir control with no combos",
    "mono red goblins",
    "elf tribal commander under $100",
    "vampires, no infinite combos",
    "Rakdos zombies for my friend Pierre from Paris",
    "vintage PO storm",
  ])("%s is English", (wish) => {
    expect(read(wish).notes?.join(" ") ?? "").not.toContain("was read as");
  });
});

describe.each(LANGUAGES)("the words of $name", (language) => {
  /** English words that only connect what other words say, or that are looked for by readers of their own. */
  const joins = new Set(
    "and, or, with, for, in, but, like, deck, cards, not, no, without, only, under, at most, or more, mana, around, at least, nothing over, per card, total, max per card, what i have, free, against, hate, my friend plays, my table is full of, i hate, power level, or less, led by, euros, dollars, yen, yuan, won, reais, manwon, manen, rubles, zlotys, mono, creatures, spells, lands, tapped lands, sideboard, plains, islands, swamps, mountains, forests, no budget limit, instants, sorceries, removal, expensive, beat, exactly, no cards after, cards before, cards since, no just kidding, i always play, now i want, not allowed, avoid, not a single, nothing with, leave, out, each card, zero, around, both out".split(
      ", ",
    ),
  );

  const isNumber = (english: string): boolean =>
    english.split(" ").every((word) => Object.hasOwn(NUMBER_WORDS, word));

  test("stand for what the English reader knows", () => {
    const unknown = Object.keys(language.says).filter(
      (english) =>
        !joins.has(english) && !isNumber(english) && Object.keys(read(`${english} deck`).read).length === 0,
    );
    expect(unknown).toEqual([]);
  });

  test("mean one thing each", () => {
    const said = entriesOf(language)
      .filter(([, meant]) => meant.length > 0)
      .map(([word]) => word);
    expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([]);
  });
});

describe("one's own wish behind what somebody else plays", () => {
  test.each([
    "Mi hermano siempre juega elfos, quiero algo que le gane, rojo y negro, commander",
    "Mein Bruder spielt immer Elfen, ich will was dagegen, rot und schwarz, Commander",
    "mon frère joue toujours des elfes, je veux un truc pour le battre, rouge et noir, commander",
  ])("begins with its words: %s", (wish) => {
    expect(read(wish)).toMatchObject({ colors: ["B", "R"], against: ["tokens"] });
  });
});

describe("numbers and limits", () => {
  test.each<[string, Partial<Intent>]>([
    ["커맨더 고블린 덱, 3달러 넘는 카드는 빼줘", { maxCardUsd: 3 }],
    ["커맨더 고블린 덱, 한 장에 최대 2달러", { maxCardUsd: 2 }],
    ["指挥官鬼怪，地不要超过34张", { limits: [{ what: "lands", most: 34 }] }],
    ["指挥官鬼怪，生物不少于28张", { limits: [{ what: "creatures", least: 28 }] }],
    ["коммандер гоблины, вайпов штуки 3 минимум", { limits: [{ what: "board wipes", least: 3 }] }],
    ["коммандер гоблины, тридцать пять земель", { limits: [{ what: "lands", least: 35, most: 35 }] }],
    [
      "mazo commander de trasgos, pocas tierras no básicas (4 como mucho)",
      { limits: [{ what: "nonbasic lands", most: 4 }] },
    ],
    [
      "mazo commander de trasgos, treinta y cinco tierras",
      { limits: [{ what: "lands", least: 35, most: 35 }] },
    ],
    ["baralho commander de goblins, até R$ 100", { budgetUsd: 18 }],
    ["baralho commander de goblins, só com as cartas que já tenho", { ownedMode: "only" }],
    ["mazzo commander di goblin, trentacinque terre", { limits: [{ what: "lands", least: 35, most: 35 }] }],
    ["Commander Goblin Deck, fünfunddreißig Länder", { limits: [{ what: "lands", least: 35, most: 35 }] }],
  ])("%s", (wish, expected) => {
    expect(parseIntent(wish, context)).toMatchObject(expected);
  });
});

describe("what others play", () => {
  test.each([
    "mi vecino siempre juega vampiros, quiero un mazo blanco",
    "contra los vampiros de mi prima, un mazo blanco",
    "ma voisine joue tout le temps vampires, je veux un deck blanc",
    "weil meine Freundin ständig Vampire spielt, brauche ich ein weißes Deck",
    "Deck gegen meinen Kollegen, der nur Vampire spielt, weiß",
    "minha vizinha só joga de vampiros, quero um baralho branco",
    "nel mio negozio giocano tutti vampiri, voglio un mazzo bianco",
    "mijn zus speelt altijd vampieren, ik wil een wit deck",
    "mój kolega zawsze gra wampirami, ja chcę białą talię",
    "моя сестра постоянно играет вампирами, нужна белая колода",
    "妹がいつも吸血鬼を使ってくる。白いデッキが欲しい",
    "姉の吸血鬼デッキに勝てない。白いデッキ",
    "我同学老是玩吸血鬼，想要白色套牌",
    "누나가 맨날 뱀파이어만 써요. 흰색 덱",
  ])("%s", (wish) => {
    const { tribe, colors, against } = read(wish);
    expect({ tribe, colors, against }).toEqual({ tribe: undefined, colors: ["W"], against: ["tokens"] });
  });

  test("ends where one's own wish begins", () => {
    const wish = "mi amiga juega vampiros y yo quiero elfos";
    expect(read(wish)).toMatchObject({ tribe: "Elf", against: ["tokens"] });
  });

  test("is not what one plays oneself otherwise", () => {
    expect(read("siempre juego vampiros, ahora quiero elfos para commander").tribe).toBe("Elf");
    expect(read("ich spiele immer Vampire, jetzt will ich Elfen").tribe).toBe("Elf");
  });

  test("is told of before", () => {
    const wish = "marre des vampires, tout le monde joue ça ! un deck vert";
    expect(read(wish)).toMatchObject({ colors: ["G"], exclude: ["Vampire"] });
  });

  test.each([
    ["un mazo de vampiros para mi hermana", "Vampire"],
    ["ein Vampirdeck für meinen Bruder", "Vampire"],
    ["je joue avec mes potes, un deck vampires", "Vampire"],
    ["妹のために吸血鬼のデッキを作って", "Vampire"],
  ])("%s is a wish of one's own", (wish, tribe) => {
    expect(read(wish).tribe).toBe(tribe);
  });
});

describe("counts behind their nouns", () => {
  const lands = (least: number | undefined, most: number) => ({
    limits: [{ what: "lands", ...(least === undefined ? {} : { least }), most }],
  });
  test.each<[string, Partial<Intent>]>([
    ["パウパー 黒単バーン 土地21枚", { ...lands(21, 21), playstyle: "burn" }],
    ["緑単エルフ 土地は17枚以下", { ...lands(undefined, 17), tribe: "Elf" }],
    ["パウパー 17枚の土地 エルフ", { ...lands(17, 17), tribe: "Elf" }],
    ["单黑吸血鬼 地23张", { ...lands(23, 23), tribe: "Vampire" }],
    ["吸血鬼纯普，23张地", { ...lands(23, 23), tribe: "Vampire" }],
    ["뱀파이어 모던 땅은 23장", { ...lands(23, 23), tribe: "Vampire" }],
    ["Lava Spike 4枚、赤単", { limits: [{ what: "Lava Spike", least: 4, most: 4 }] }],
  ])("%s", (wish, expected) => {
    expect(read(wish)).toMatchObject(expected);
  });
});

describe("what is ruled out", () => {
  test.each<[string, Partial<Intent>]>([
    ["zombis de commander, que no supere los 90 dólares y sin combos infinitos", { budgetUsd: 90 }],
    ["зомби в коммандер без бесконечных комбо", { exclude: ["infinite combos"] }],
    ["Zombies für Commander, keine endlosen Combos", { exclude: ["infinite combos"] }],
    ["kreaturenloses Legacy-Deck", { exclude: ["creatures"] }],
    ["青単の統率者、5マナ以上のカードは入れない", { maxManaValue: 4 }],
    ["ゾンビの統率者、8ドル以上のカードはなし", { maxCardUsd: 8 }],
    ["不要8美元以上的牌，僵尸指挥官", { maxCardUsd: 8 }],
    ["統率者のゾンビ、Rhystic Studyは持ってないので抜き", { exclude: ["Rhystic Study"] }],
    ["僵尸指挥官，别放反击", { exclude: ["counterspells"] }],
    ["좀비 커맨더, 카운터는 빼줘", { exclude: ["counterspells"] }],
  ])("%s", (wish, expected) => {
    expect(read(wish)).toMatchObject(expected);
    expect(read(wish).playstyle).toBeUndefined();
  });
});

test.each([
  ["deck de zumbis para commander até 120 reais", "Portuguese"],
  ["deck barato de zombies para pauper", "Portuguese"],
  ["mazo barato de zombies para pauper", "Spanish"],
  ["統率者 天使 赤白", "Japanese"],
  ["天使指挥官 红白", "Chinese"],
  ["commander d'anges blanc", "French"],
  ["commander met witte engelen", "Dutch"],
  ["goedkope zombies in pauper", "Dutch"],
  ["tanie zombi do paupera", "Polish"],
])("%s is %s", (wish, language) => {
  expect(read(wish).notes).toContain(`This wish was read as ${language}.`);
});

test.each(["pauper monoblack", "monored burn", "modern monogreen"])("%s is English", (wish) => {
  expect(read(wish).notes).toBeUndefined();
});
