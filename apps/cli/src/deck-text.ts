/** A deck as a list of lines, the way players pass decks around. */
export interface TextDeck {
  readonly commanders: readonly string[];
  readonly main: Readonly<Record<string, number>>;
  readonly side: Readonly<Record<string, number>>;
  readonly companion?: string;
  /** Zones beside the others, under the names that the rules know: `planes`, `schemes`, `signature_spells`, ... */
  readonly zones?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Opened or drafted cards. */
  readonly pool?: Readonly<Record<string, number>>;
}

type Zone =
  | "commanders"
  | "main"
  | "side"
  | "companion"
  | "other"
  | "pool"
  | "planes"
  | "schemes"
  | "signature_spells"
  | "conspiracies"
  | "attractions"
  | "contraptions"
  | "stickers"
  | "station";

/** Headings, lower case without colon or count, and the zone below them. */
const HEADINGS: Readonly<Record<string, Zone>> = {
  commander: "commanders",
  commanders: "commanders",
  "command zone": "commanders",
  companion: "companion",
  deck: "main",
  main: "main",
  mainboard: "main",
  maindeck: "main",
  "main deck": "main",
  side: "side",
  sideboard: "side",
  "signature spell": "signature_spells",
  "signature spells": "signature_spells",
  oathbreaker: "commanders",
  oathbreakers: "commanders",
  "planar deck": "planes",
  planes: "planes",
  "scheme deck": "schemes",
  schemes: "schemes",
  conspiracies: "conspiracies",
  "attraction deck": "attractions",
  attractions: "attractions",
  "contraption deck": "contraptions",
  contraptions: "contraptions",
  "sticker sheets": "stickers",
  stickers: "stickers",
  "land station": "station",
  station: "station",
  pool: "pool",
  maybeboard: "other",
  maybe: "other",
  considering: "other",
  tokens: "other",
  about: "other",
};

/**
 * Reads `4 Lightning Bolt`, `4x Lightning Bolt (CLU) 141 *F*`, `SB: 2 Negate`, `Lightning Bolt`, with headings such as
 * `Commander`, `Sideboard` and `Planar deck`. Comments (`#`, `//`) and maybe-boards are left out. Counts of one name add up.
 */
export function parseDeckText(text: string): TextDeck {
  const commanders: string[] = [];
  const main: Record<string, number> = Object.create(null);
  const side: Record<string, number> = Object.create(null);
  const zones: Partial<Record<Zone, Record<string, number>>> = {};
  let companion: string | undefined;
  let zone: Zone = "main";
  for (const raw of text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    const heading = headingOf(line);
    if (heading !== undefined) zone = heading;
    if (line === "" || heading !== undefined || /^(?:#|\/\/)/.test(line)) continue;
    const entry = readLine(line);
    const into = entry.side ? "side" : zone;
    if (into === "commanders") commanders.push(entry.name);
    else if (into === "companion") companion = entry.name;
    else if (into !== "other") {
      const beside = (): Record<string, number> => {
        const counts: Record<string, number> = zones[into] ?? Object.create(null);
        zones[into] = counts;
        return counts;
      };
      const counts = into === "side" ? side : into === "main" ? main : beside();
      counts[entry.name] = (counts[entry.name] ?? 0) + entry.quantity;
    }
  }
  const { pool, ...others } = zones;
  return {
    commanders,
    main,
    side,
    ...(companion === undefined ? {} : { companion }),
    ...(Object.keys(others).length === 0 ? {} : { zones: others }),
    ...(pool === undefined ? {} : { pool }),
  };
}

function headingOf(line: string): Zone | undefined {
  const plain = line
    .replace(/^(?:#+|\/\/|\[|=+)\s*/, "")
    .replace(/\s*(?:\(\d+\))?\s*[:\]=]*$/, "")
    .toLowerCase();
  return Object.hasOwn(HEADINGS, plain) ? HEADINGS[plain] : undefined;
}

function readLine(line: string): {
  readonly name: string;
  readonly quantity: number;
  readonly side: boolean;
} {
  const side = /^SB:\s*/i.test(line);
  // A number of any length: one that no deck has is refused by the card's name, not taken for a part of it.
  const match = /^(?:(\d+)\s*x?\s+)?(.+)$/i.exec(line.replace(/^SB:\s*/i, ""));
  const name = (match?.[2] ?? line)
    .replace(/\s+\*[A-Z]+\*/gi, "")
    .replace(/\s+[[(][A-Z0-9]{2,6}[)\]](?:\s+\S{1,8})?\s*$/i, "")
    .replace(/\s+#\S.*$/, "")
    .trim();
  return { name, quantity: Number(match?.[1] ?? 1), side };
}
