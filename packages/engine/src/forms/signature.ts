import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { ZONE_KINDS } from "@deckwright/rules/checks/zone-kinds.ts";
import type { Format, ZoneRow } from "@deckwright/rules/formats/format.ts";

/** What the rules take for a signature spell. */
export const isSignatureSpell = ZONE_KINDS["instant-or-sorcery"].holds;

/** The zone of a format that holds one spell for each who leads; undefined in formats without. */
export function signatureZone(format: Format): ZoneRow | undefined {
  return format.zones.find(({ counted, holds }) => counted === true && holds === "instant-or-sorcery");
}

/** Whether a card named as leader can only be meant as signature spell. */
export function isSignature(format: Format, table: CardTable, card: CardIndex): boolean {
  return signatureZone(format) !== undefined && isSignatureSpell(table, card);
}
