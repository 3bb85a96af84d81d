import { bag, text, texts } from "../bulk/read-value.ts";
import type { Legality, Pairing, TableMeta } from "./card-table.ts";

/** Kinds of pairing by their stored number, less one: 0 is none. */
export const PAIRING_KINDS: readonly Pairing["kind"][] = [
  "partner",
  "partner-with",
  "partner-variant",
  "choose-a-background",
  "background",
  "doctors-companion",
  "doctor",
];

/** Legalities by their stored number. */
export const LEGALITIES: readonly Legality[] = ["unknown", "legal", "not_legal", "banned", "restricted"];

/** What a stored table says of itself, beside its columns. */
export interface TableAbout {
  readonly meta: TableMeta;
  /** Names the sources that it was built from. */
  readonly sourceKey: string;
  readonly legalityKeys: readonly string[];
  readonly tagNames: readonly string[];
  readonly taggerVersion: number;
}

/** Reads what a stored table says of itself; what is missing or wrong reads as empty. */
export function readAbout(value: unknown): TableAbout {
  const about = bag(value);
  const meta = bag(about.meta);
  const source = meta.source === "folder" || meta.source === "download" ? meta.source : "bundled";
  return {
    meta: {
      source,
      cardsAsOf: text(meta.cardsAsOf),
      pricesAsOf: text(meta.pricesAsOf),
      hasText: meta.hasText === true,
      builtAt: text(meta.builtAt),
    },
    sourceKey: text(about.sourceKey),
    legalityKeys: texts(about.legalityKeys),
    tagNames: texts(about.tagNames),
    taggerVersion: typeof about.taggerVersion === "number" ? about.taggerVersion : 0,
  };
}
