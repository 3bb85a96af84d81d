import { FINISHES, PrintingFlag, RARITIES } from "../bulk/printing-record.ts";
import { isoDay } from "../bulk/read-value.ts";
import { splitFaceTexts, splitFaceWords } from "../face-texts.ts";
import type { CardSet, Printing } from "./card-table.ts";
import type { Printings } from "./printings.ts";
import type { ServiceNumberName } from "./services.ts";
import { readUuid } from "./uuids.ts";

/** A printing in the columns. Decodes each property when it is asked for. */
export class ColumnPrinting implements Printing {
  readonly index: number;
  readonly #from: Printings;

  constructor(from: Printings, row: number) {
    this.#from = from;
    this.index = row;
  }

  get card(): number {
    return this.#from.cards[this.index] ?? -1;
  }
  get id(): string {
    return readUuid(this.#from.ids, this.index);
  }
  get #set(): CardSet | undefined {
    return this.#from.sets[this.#from.setIds[this.index] ?? -1];
  }
  get set(): string {
    return this.#set?.code ?? "";
  }
  get setId(): string {
    return this.#set?.id ?? "";
  }
  get setName(): string {
    return this.#set?.name ?? "";
  }
  get setType(): string {
    return this.#set?.type ?? "";
  }
  get collectorNumber(): string {
    return this.#from.number(this.index);
  }
  get rarity(): string {
    return RARITIES[this.#from.rarities[this.index] ?? RARITIES.length] ?? "";
  }
  get releasedAt(): string {
    return isoDay(this.#from.days[this.index] ?? 0);
  }
  get usd(): number | null {
    return this.#from.usd(this.index);
  }
  get usdFoil(): number | null {
    return this.#from.usdFoil(this.index);
  }
  get eur(): number | null {
    return this.#from.eur(this.index);
  }
  get eurFoil(): number | null {
    return this.#from.eurFoil(this.index);
  }
  get tix(): number | null {
    return this.#from.tix(this.index);
  }
  get digital(): boolean {
    return this.#has(PrintingFlag.Digital);
  }
  get promo(): boolean {
    return this.#has(PrintingFlag.Promo) || this.#set?.type === "promo";
  }
  get fullArt(): boolean {
    return this.#has(PrintingFlag.FullArt);
  }
  get artist(): string {
    return this.#from.artist(this.index);
  }
  get finishes(): string[] {
    const bits = this.#from.finishes[this.index] ?? 0;
    return FINISHES.filter((_, at) => bits & (1 << at));
  }
  get border(): string {
    return this.#from.border(this.index);
  }
  get frameEffects(): string[] {
    return this.#from.frameEffects(this.index);
  }
  get promoTypes(): string[] {
    return this.#from.promoTypes(this.index);
  }
  get games(): number {
    return this.#from.games[this.index] ?? 0;
  }
  get language(): string {
    return this.#from.language(this.index);
  }
  get flavorName(): string {
    return this.#from.flavorName(this.index);
  }
  get flavorTexts(): readonly string[] {
    const joined = this.#from.flavorText.of(this.index);
    return joined === "" ? [] : splitFaceTexts(joined);
  }
  get illustrationId(): string {
    return this.#from.illustration.of(this.index);
  }
  get illustrationBackId(): string {
    return this.#from.illustrationBack.of(this.index);
  }
  get frame(): string {
    return this.#from.frame(this.index);
  }
  get stamp(): string {
    return this.#from.stamp(this.index);
  }
  get watermarks(): readonly string[] {
    const joined = this.#from.watermark(this.index);
    return joined === "" ? [] : splitFaceWords(joined);
  }

  serviceNumber(name: ServiceNumberName): number {
    return this.#from.serviceNumber(this.index, name);
  }

  imageUrl(size: "small" | "normal" | "large" | "art_crop", face: 0 | 1 = 0): string {
    if (!this.#has(PrintingFlag.Image)) return "";
    const side = face === 1 && this.#has(PrintingFlag.BackImage) ? "back" : "front";
    const stamp = this.#from.imageStamps[this.index] ?? 0;
    const id = this.id;
    if (!id) return "";
    return `https://cards.scryfall.io/${size}/${side}/${id[0]}/${id[1]}/${id}.jpg${stamp ? `?${stamp}` : ""}`;
  }

  #has(flag: number): boolean {
    return ((this.#from.flags[this.index] ?? 0) & flag) !== 0;
  }
}
