import { wordList } from "./word-list.ts";

/** Words before a first name that make it a person's: "my brother Edgar". Written by hand in November 2026. */
export const WHO_PEOPLE_ARE: ReadonlySet<string> = new Set(
  wordList(`
  friend, buddy, brother, sister, son, daughter, kid, cousin, uncle, aunt, niece, nephew, grandson, grandma, grandpa, mom, dad, mother, father, wife, husband,
  girlfriend, boyfriend, roommate, coworker, colleague, boss, neighbor, neighbour, opponent, mr, mrs, ms, dear, hi, hello,
  hey, called, named, name, from, at, to, near, in, thanks, and me, love
`),
);

/** Words behind a first name that make it a person's: "Edgar plays vampires". */
export const WHAT_PEOPLE_DO: ReadonlySet<string> = new Set(
  wordList(`
  is, was, has, had, plays, played, pilots, mains, jams, brings, likes, liked, wants, wanted, said, says, told, thinks, hates, hated, loves, loved, asked,
  asks, gave, owns, bought, came, comes, went, goes, always, never, usually, and i, and me, who, will, would, keeps
`),
);

/** First names that many people have, for wishes that write them small: "dave plays mill". Written by hand in November 2026. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  wordList(`
  adam, alan, alex, amy, ana, andy, anna, anne, ben, bill, bob, brad, brian, carl, chris, dan, daniel, dave, david, ed, emily, emma, eric, eva, felix, frank,
  fred, gary, george, greg, hannah, harry, hugo, ian, jack, jake, james, jason, jeff, jen, jenny, jess, jim, joe, john, jonas, josh, julia, karen, karl,
  kate, ken, kevin, kim, kyle, larry, laura, lena, leo, lisa, lucas, lukas, luke, maria, mark, martin, mary, matt, max, megan, mia, michael, mike, nate, nick, nina,
  oscar, paul, pete, peter, phil, rachel, ray, richard, rick, rob, robert, ron, roy, ryan, sam, sara, sarah, scott, sean, simon, sophie, steve, susan, ted, thomas,
  tim, tina, tom, tony, tyler, vince, zach, zoe
`),
);

/** Names of legends that people bear as well, or that are known from other stories or mean something. Written by hand in December 2026. */
export const NAMES_OF_OTHERS: ReadonlySet<string> = new Set(
  wordList(`
  adeline, adeliz, adewale, adriana, adric, agatha, aisha, akira, alandra, alania, alena, alesha, alexi, alexios, alistair, alora, amara, anax, anje,
  anya, arabella, aragorn, arashi, arjun, aron, arvad, arwen, asmira, astor, atalya, aurelia, aya, ayumi, baird, balan, balrog, barret, barrin,
  basandra, bayek, beregond, bilbo, bjorna, boromir, bosh, breeches, brenard, bria, brigid, bruna, cadira, cadric, cait, calix, camellia, carth,
  cecily, celestine, chromium, clement, cleon, codie, cosima, cromat, curie, cyclonus, darien, davros, deadpool, delina, delney, denethor, desdemona,
  dina, disa, donal, doran, dosan, drana, duggan, edgar, eivor, elmar, elminster, eloise, elrond, emiel, emry, eomer, eowyn, eris, ertai, evelyn,
  evin, evra, ezio, faramir, florian, frodo, fumiko, gaffer, galadriel, galea, gallia, gandalf, garnet, gavi, geist, gerrard, giada, gimli, gisela,
  gloin, gogo, goldberry, gollum, gregor, greven, grima, hajar, hakim, haldir, hamza, hancock, harald, harbin, havi, helga, hikari, hinata, hylda,
  idris, iname, isao, jace, jackdaw, jadar, jenara, jerrard, jerren, jeska, jirina, johann, jolene, jorn, juri, kain, kami, karlov, karn, kasimir,
  kasla, kassandra, katilda, kaust, keiga, kellan, kellogg, kels, kentaro, kiku, killian, kira, koll, koma, kona, konda, kura, kuro, kyler, laurine,
  lavinia, leela, legolas, leinore, leori, licia, liesa, lilah, liliana, linden, lita, livio, loran, lorcan, lotho, lucius, lynde, mabel, maeve, maga,
  magda, magnus, maja, malcolm, marchesa, marcus, marvin, matoya, mazzy, meep, megatron, meria, miara, mila, millicent, minn, mirko, mog, moira,
  morska, motherlode, munda, myra, narci, nashi, nath, nessa, neva, nikara, nils, nin, noctis, numa, nyssa, octavia, odric, orca, orim, oriss, osgood,
  oskar, pako, pianna, pippin, pir, piru, preston, prosper, radagast, radha, raff, ragnar, ramses, rani, raphael, rasputin, raul, rayne, redshift,
  regalia, renata, rhoda, rhys, roshan, roxanne, roxi, runadi, sachi, safana, samwise, saradoc, sarevok, saruman, saskia, satoru, satya, sauron,
  savra, selenia, sephiroth, seton, shabraz, shadowheart, shanna, sharkey, shaun, shelob, siani, sigrid, sigurd, siona, smeagol, sophina, soraya,
  sorin, soundwave, starke, starscream, stenn, svella, swarmlord, taeko, tasha, thalia, tiana, tidus, tifa, tobias, tomik, toothy, tormod, torsten,
  treebeard, treva, troyan, trynn, tyvar, ulrich, uvilda, valentin, vanille, varina, venat, vikya, virtus, vona, wernog, wulfgar, xira, yannik, yarus,
  yenna, yuma, yuna, zahur, zara, zevlor, zidane, zimone, zinnia, zuberi,
  carmen, gale, hazel, helga, ivy, niko, rose, rowan, ruby, victor, will, winter, sam, merry,
  ancient one, black panther, captain america, captain storm, celestial toymaker, fugitive doctor, harold and bob, iron man, jason bright, lord skitter,
  nick valentine, piper wright, red death, red terror, speed demon, vincent valentine, war doctor, watcher in, witch king, yes man, far fortune,
  aragorn and arwen, auntie blyte, cao cao, craig boone, cyber controller, eighth doctor, eleventh doctor, fifteenth doctor, fifth doctor, first doctor,
  fourteenth doctor, fourth doctor, henry wu, huang zhong, ian malcolm, jan jansen, lara croft, liu bei, lu bu, lu meng, lu xun, moira brown, mr house,
  ninth doctor, optimus prime, owen grady, preston garvey, rosie cotton, second doctor, seventh doctor, sixth doctor, tenth doctor, third doctor,
  thirteenth doctor, twelfth doctor, zhang fei, zhou yu
`),
);
