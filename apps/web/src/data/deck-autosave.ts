import type { Deck } from "@deckwright/decks/deck.ts";
import type { ChangeOutcome, DeckColumns, KeptDeck, OpenDeck } from "./decks.ts";
import type { JudgedDeck } from "./engine/judge-deck.ts";
import { quotaSentence } from "./quota-sentence.ts";

/** How it stands with the changes of an open deck. */
export type SaveState =
  | { readonly kind: "saved" | "saving" | "gone" }
  /** The server could not be reached. It is asked again by itself, and the browser keeps the changes. */
  | { readonly kind: "waiting" }
  /** Somebody has saved another version since. Nothing more is saved until the member has chosen. */
  | { readonly kind: "conflict"; readonly theirs: OpenDeck }
  /** The server does not take the deck as it is, and says why. The next change is tried again. */
  | { readonly kind: "refused"; readonly message: string };

/** What saving works with. */
export interface SavingPorts {
  /** Never throws. */
  readonly judge: (deck: Deck) => Promise<JudgedDeck>;
  readonly rowOf: (judged: JudgedDeck) => Promise<DeckColumns>;
  /** Throws where the server does not answer. */
  readonly change: (kept: KeptDeck, row: DeckColumns) => Promise<ChangeOutcome>;
  readonly read: (id: number) => Promise<OpenDeck>;
  /** Keeps what is not saved yet, over the end of the page; null when everything is. */
  readonly keep: (deck: Deck | null, kept: KeptDeck) => void;
  readonly tell: (state: SaveState) => void;
  readonly tellJudged: (judged: JudgedDeck) => void;
}

/** Milliseconds without a change after which changes are saved, and after which it is tried again. */
const REST_MS = 700;
const RETRY_MS = 5_000;

/** Saves a deck as it is changed. What is not saved is kept by the browser, so that nothing is lost when the page goes. */
export class DeckAutosave {
  readonly #ports: SavingPorts;
  #kept: KeptDeck;
  #latest: Deck;
  /** The deck as it is known to be saved. */
  #saved: Deck;
  /** Versions that were sent and of which no answer came: the server may have them all the same. */
  #sent: readonly Deck[] = [];
  #state: SaveState = { kind: "saved" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  constructor({ kept, deck }: Pick<OpenDeck, "kept" | "deck">, ports: SavingPorts) {
    this.#ports = ports;
    this.#kept = kept;
    this.#latest = deck;
    this.#saved = deck;
  }

  /** The deck is now this one: it is saved once nothing has changed for a moment. */
  change(deck: Deck): void {
    this.#latest = deck;
    this.#ports.keep(deck, this.#kept);
    if (this.#state.kind === "conflict" || this.#state.kind === "gone") return;
    // Said at once: whoever reads "saved" may close the window.
    if (this.#state.kind === "saved") this.#tell({ kind: "saving" });
    this.#wait(REST_MS);
  }

  /** Saves what is not saved now. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** After a conflict: what is here is saved over what is there. */
  keepMine(): Promise<void> {
    if (this.#state.kind === "conflict") this.#kept = this.#state.theirs.kept;
    this.#tell({ kind: "saving" });
    return this.flush();
  }

  /** After a conflict: what is there is what is worked on. */
  takeTheirs(): void {
    if (this.#state.kind !== "conflict") return;
    const { kept, deck } = this.#state.theirs;
    this.#kept = kept;
    this.#latest = deck;
    this.#settle(deck, kept);
  }

  /** Nobody looks any more: what is not saved stays with the browser. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #tell(state: SaveState): void {
    this.#state = state;
    this.#ports.tell(state);
  }

  #settle(deck: Deck, kept: KeptDeck): void {
    this.#kept = kept;
    this.#saved = deck;
    this.#sent = [];
    const isAll = this.#latest === deck;
    this.#ports.keep(isAll ? null : this.#latest, kept);
    if (isAll) this.#tell({ kind: "saved" });
  }

  async #saveAll(): Promise<void> {
    while (this.#latest !== this.#saved) {
      if (this.#state.kind === "conflict" || this.#state.kind === "gone") return;
      this.#tell({ kind: "saving" });
      if (!(await this.#saveOnce(this.#latest))) return;
    }
  }

  /** @returns Whether to go on. */
  async #saveOnce(deck: Deck): Promise<boolean> {
    const judged = await this.#ports.judge(deck);
    if (deck === this.#latest) this.#ports.tellJudged(judged);
    try {
      const row = await this.#ports.rowOf(judged);
      this.#sent = [...this.#sent, deck];
      return await this.#take(deck, await this.#ports.change(this.#kept, row));
    } catch {
      this.#tryLater();
      return false;
    }
  }

  async #take(deck: Deck, outcome: ChangeOutcome): Promise<boolean> {
    switch (outcome.kind) {
      case "done":
        this.#settle(deck, outcome.kept);
        return true;
      case "gone":
        this.#tell({ kind: "gone" });
        return false;
      case "refused":
        // No code: nobody has answered.
        if (outcome.error.code === "") this.#tryLater();
        else this.#tell({ kind: "refused", message: quotaSentence(outcome.error) ?? outcome.error.message });
        return false;
      case "changed": {
        const theirs = await this.#ports.read(this.#kept.id);
        const own = this.#sent.find((sent) => isSame(sent, theirs.deck));
        if (own) {
          // It was ours, and only the answer was lost.
          this.#settle(own, theirs.kept);
          return true;
        }
        this.#tell({ kind: "conflict", theirs });
        return false;
      }
    }
  }

  #tryLater(): void {
    this.#tell({ kind: "waiting" });
    this.#wait(RETRY_MS);
  }
}

/** Whether two decks have the same name and the same cards in the same places. */
export function isSame(a: Deck, b: Deck): boolean {
  return a.name === b.name && listOf(a) === listOf(b);
}

function listOf(deck: Deck): string {
  return JSON.stringify(
    Object.entries(deck.card_list).map(([group, items]) => [
      group,
      items.map(({ name, quantity }) => [name, quantity]),
    ]),
  );
}
