/** An id of Scryfall, made up. */
export const SOL_RING = "0f6a3a5c-0000-4000-8000-000000000001";

/** A list, and what it comes to. */
interface Sample {
  readonly lines: readonly string[];
  readonly cards: readonly (readonly [printing: string, copies: number])[];
  readonly open?: readonly (readonly [line: number, reason: string])[];
}

/** A few lines as each program exports them; headings are theirs, numbers of copies invented. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  "Decked Builder": {
    lines: [
      "Total Qty,Reg Qty,Foil Qty,Card,Set,Mana Cost,Card Type,Color,Rarity,Mvid,Single Price,Single Foil Price,Total Price,Price Source,Notes",
      "5,3,2,Lightning Bolt,Magic 2010,R,Instant,Red,Uncommon,1001,1.00,6.25,7.25,shop,",
      "4,0,4,Sol Ring,Some Set of Theirs,1,Artifact,Colorless,Uncommon,1002,,,,shop,",
      "4,1,2,Sol Ring,Revised Edition,1,Artifact,Colorless,Uncommon,1002,,,,shop,",
    ],
    cards: [
      ["bolt", 5],
      ["ringOfRevised", 4],
    ],
    open: [[4, "It says 4 copies in all, but 1 + 2 in its columns."]],
  },
  "Decked Builder, regular and foil alone": {
    lines: [
      "Name,Edition,Reg Qty,Foil Qty",
      "Lightning Bolt,M10,4,1",
      "Sol Ring,CLB,0,2",
      "Sol Ring,CLB,0,0",
    ],
    cards: [
      ["bolt", 5],
      ["ring", 2],
    ],
    open: [[4, "It has no copies."]],
  },
  EchoMTG: {
    lines: [
      "Reg Qty,Foil Qty,Name,Set,Rarity,Acquired,Language,Date Acquired,Set Code,Collector Number,Condition,Marked as Trade,note,echo_inventory_id,tcgid,echoid",
      "1.0,0.0,Lightning Bolt,Magic 2010,Rare,,EN,,M10,0146,NM,0.0,box,,,",
      "0.0,1.0,Lightning Bolt,Magic 2010,Rare,,EN,,M10,0146,NM,1.0,,,,",
      "2,3,Sol Ring,Commander Legends: Battle for Baldur's Gate,Uncommon,,EN,,CLB,0871,NM,0,,,,",
    ],
    cards: [
      ["bolt", 1],
      ["bolt", 1],
      ["ring", 5],
    ],
  },
  "Urza's Gatherer": {
    lines: [
      '"sep=,"',
      "Name,Type,Color,Rarity,Author,Power,Toughness,Mana cost,Converted mana cost,Count,Foil count,Special foil count,Price,Foil price,Number,Set,Set code,ID,Multiverse ID,Comments,To trade,Wanted,Condition,Grading,Languages,TCG ID,Cardmarket ID,Scryfall ID",
      '"Lightning Bolt","Instant",Red,Uncommon,"C. M.",0,0,(R),1,2,1,1,0.5€,0.5€,146,"Magic 2010",M10,7,1001,,9,9,"2xMint","","2xEnglish",1,2,',
      `"Sol Ring","Artifact",Colorless,Uncommon,"M. B.",0,0,(1),1,0,3,0,0.5€,0.5€,871,"Somewhere",ZZZ,7,0,,0,4,"","","",1,2,${SOL_RING}`,
    ],
    cards: [
      ["bolt", 4],
      ["ring", 3],
    ],
  },
  Cardmarket: {
    lines: [
      '"idArticle";"idProduct";"English Name";"Local Name";"Exp.";"Exp. Name";"Price";"Language";"Condition";"Foil?";"Signed?";"Playset?";"Altered?";"Comments";"Amount";"onSale";"collectorNumber"',
      '"61";"74";"Lightning Bolt";"Blitzschlag";"";"Magic 2010";"1,20";"3";"NM";"";"";"";"";"";"3";"1";""',
      '"62";"75";"Fire // Ice";"Feuer // Eis";"DMR";"Dominaria Remastered";"0,05";"3";"NM";"X";"";"";"";"a; b, c";"2";"1";"215"',
      '"63";"76";"Sol Ring";"Sonnenring";"";"Revised Edition";"9,00";"1";"GD";"";"";"X";"";"";"1";"1";""',
    ],
    cards: [
      ["bolt", 3],
      ["fire", 2],
    ],
    open: [[4, "It is a playset. Say how many cards these are."]],
  },
  "a spreadsheet in German": {
    lines: [
      "Anzahl;Karte;Erweiterung;Nummer;Preis",
      "3;Lightning Bolt;Magic 2010;146;1,20",
      "1,5;Sol Ring;CLB;871;2,00",
    ],
    cards: [["bolt", 3]],
    open: [[3, "“1,5” is not a number of copies."]],
  },
  Deckbox: {
    lines: [
      "Count,Tradelist Count,Decks Count Built,Decks Count All,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed",
      "2,4,1,3,Lightning Bolt,Magic 2010,M10,146,Near Mint,English,,",
      "1,1,0,0,Delver of Secrets // Insectile Aberration,Innistrad,ISD,51,Near Mint,English,foil,",
      "0,2,0,0,Sol Ring,Revised Edition,3ED,274,Near Mint,English,,",
    ],
    cards: [
      ["bolt", 2],
      ["delver", 1],
    ],
    open: [[4, "It has no copies."]],
  },
  Moxfield: {
    lines: [
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
      '"2","5","Lightning Bolt","m10","Near Mint","English","etched","","2024-01-01","146","False","False","1.00"',
    ],
    cards: [["bolt", 2]],
  },
  "Dragon Shield": {
    lines: [
      "sep=,",
      "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET",
      'Binder,3,2,"Krenko, Mob Boss",DDT,Duel Decks: Merfolk vs. Goblins,52,NearMint,Foil,English,0.10,2024-01-01,1,2,3',
    ],
    cards: [["krenko", 3]],
  },
  ManaBox: {
    lines: [
      "Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency",
      `Box,binder,Sol Ring,CLB,Battle,871,etched,uncommon,2,77,${SOL_RING},1.0,false,false,near_mint,en,USD`,
      "Box,binder,Delver of Secrets,ISD,Innistrad,51,foil,common,1,78,,1.0,false,false,near_mint,en,USD",
    ],
    cards: [
      ["ring", 2],
      ["delver", 1],
    ],
  },
  TCGplayer: {
    lines: [
      "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU",
      "2,Lightning Bolt (0146) (Borderless),Lightning Bolt,Magic 2010,146,M10,Foil,Near Mint,English,Uncommon,1,2",
      "1,Sol Ring,Sol Ring,Commander: March of the Machine,381/389,,Normal,Near Mint,English,Mythic,1,2",
      "1,Baneslayer Angel,Baneslayer Angel,Magic 2010 (M10),,,Normal,Near Mint,English,Mythic,1,2",
    ],
    cards: [
      ["bolt", 2],
      ["ringOfMarch", 1],
      ["angel", 1],
    ],
  },
  "TCGplayer's app": {
    lines: [
      "Product ID,TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,Printing,TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL",
      "1,2,Magic,Magic 2010,Lightning Bolt,,146,U,Near Mint,Normal,3.27,,,,,2,,",
      "1,2,Magic,Revised Edition,Sol Ring,,,U,Near Mint,Normal,3.27,,,,3,0,9.00,",
    ],
    cards: [
      ["bolt", 2],
      ["ringOfRevised", 3],
    ],
  },
  "Delver Lens": {
    lines: [
      "Edition code,Collector's number,Name,Non-foil quantity,Foil quantity,Scryfall ID",
      "M10,146,Lightning Bolt,1,2,",
      `,,,2,0,${SOL_RING}`,
    ],
    cards: [
      ["bolt", 3],
      ["ring", 2],
    ],
  },
  "Delver Lens, with the sum beside": {
    lines: ["Quantity,Name,Edition code,Non-foil quantity,Foil quantity", "3,Lightning Bolt,M10,1,2"],
    cards: [["bolt", 3]],
  },
  MTGGoldfish: {
    lines: [
      "Card,Set ID,Set Name,Quantity,Foil,Variation",
      'Æther Vial,MMA,Modern Masters,1,REGULAR,""',
      'Delver of Secrets,ISD,Innistrad,4,FOIL_ETCHED,""',
    ],
    cards: [
      ["vial", 1],
      ["delver", 4],
    ],
  },
  Archidekt: {
    lines: [
      "Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,MTGO ID,Collector Number",
      "2,Lightning Bolt,Foil,NM,2024-01-01,EN,,,Magic 2010,m10,,,,146",
      "1,Aether Vial,Etched,NM,2024-01-01,EN,,,Elsewhere,zzz,,,2002,1",
    ],
    cards: [
      ["bolt", 2],
      ["vial", 1],
    ],
  },
  "MTG Studio": {
    lines: ["Name,Edition,Qty,Foil", "Aether Vial,MMA,1,No", "Fire/Ice,DMR,4,Yes"],
    cards: [
      ["vial", 1],
      ["fire", 4],
    ],
  },
  Helvault: {
    lines: [
      "collector_number,extras,language,name,oracle_id,quantity,scryfall_id,set_code,set_name",
      `"871","foil","en","Sol Ring","c1","4","${SOL_RING}","clb","Battle"`,
      '"215","","en","Fire // Ice","c2","1","","dmr","Dominaria Remastered"',
    ],
    cards: [
      ["ring", 4],
      ["fire", 1],
    ],
  },
  CardCastle: {
    lines: [
      "Card Name,Set Name,Condition,Foil,Language,Multiverse ID,JSON ID,Price USD",
      `Sol Ring,Battle,Near Mint,false,en,0,${SOL_RING},1.00`,
      `Sol Ring,Battle,Near Mint,true,en,0,${SOL_RING},1.00`,
      "Lightning Bolt,Masters of Two,Near Mint,false,en,1001,,1.00",
    ],
    cards: [
      ["ring", 1],
      ["ring", 1],
      ["bolt", 1],
    ],
  },
  MTGO: {
    lines: [
      "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation",
      '"Aether Vial",3,2002,Uncommon,PRM,1136/1158,Yes,No,0',
      '"Fire/Ice",1,9999,Uncommon,DMR,215/261,No,No,0',
    ],
    cards: [
      ["vial", 3],
      ["fire", 1],
    ],
  },
  Deckstats: {
    lines: [
      "amount,card_name,is_foil,is_pinned,is_signed,set_id,set_code,collector_number,language,condition,comment,added",
      '2,"Lightning Bolt",1,0,0,147,"M10",146,en,NM,"a\r\nb",2024',
    ],
    cards: [["bolt", 2]],
  },
  TappedOut: {
    lines: [
      "Qty,Name,Set,Set Number,Foil,Alter,Signed,Condition,Languange,Proxy",
      "2,Lightning Bolt,LEA,161,-,-,-,NM,EN,-",
    ],
    cards: [["boltOfAlpha", 2]],
  },
  "MTG Manager": {
    lines: [
      "Quantity,Name,Code,PurchasePrice,Foil,Condition,Language,PurchaseDate",
      '2,"Lightning Bolt",LEA,18.04,0,0,0,5/6/2018',
    ],
    cards: [["boltOfAlpha", 2]],
  },
  "Card Kingdom": {
    lines: ["title,edition,foil,quantity", "Lightning Bolt,Alpha,FALSE,1", "Pyrotechnics,5th Edition,TRUE,2"],
    cards: [
      ["boltOfAlpha", 1],
      ["pyrotechnics", 2],
    ],
  },
  Scryfall: {
    lines: [
      "section,count,name,mana_cost,type,set,set_code,collector_number,lang,rarity,artist,finish,usd_price,eur_price,tix_price,scryfall_uri,scryfall_id",
      `mainboard,2,Sol Ring,{1},Artifact,Battle,clb,871,en,uncommon,M. B.,nonfoil,1.00,,,https://scryfall.com/card/clb/871,${SOL_RING}`,
    ],
    cards: [["ring", 2]],
  },
};
