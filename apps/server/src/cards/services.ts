import { SERVICES, type Service } from "@deckwright/cards/table/services.ts";

/** What the services are called that number printings, for sentences. */
export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  tcgplayer: "TCGplayer",
  mtgo: "Magic Online",
  arena: "Arena",
  multiverse: "Gatherer",
  cardmarket: "Cardmarket",
};

/** The service that a part of an address names, in whatever case; no set has such a code. */
export function serviceCalled(word: string): Service | undefined {
  const lower = word.toLowerCase();
  return SERVICES.find((service) => service === lower);
}
