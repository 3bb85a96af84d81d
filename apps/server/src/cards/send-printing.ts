import type { Printing } from "@deckwright/cards/table/card-table.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import type { AppContext } from "../platform/http/context.ts";
import { errorObject } from "./api-error.ts";
import { imageOf, toText } from "./card-formats.ts";

/** Answers with a printing in the format that was asked for. */
export type SendPrinting = (c: AppContext, printing: Printing) => Response;

/** As `format=json`, `text` or `image`, the last with `version` and `face`. */
export function createSender(toObject: (printing: Printing) => ScryfallCard): SendPrinting {
  return (c, printing) => {
    const card = toObject(printing);
    const format = c.req.query("format") ?? "json";
    if (format === "text") return c.text(toText(card));
    if (format !== "image") return c.json(card);
    const isBack = c.req.query("face") === "back";
    const picture = imageOf(card, c.req.query("version") ?? "large", isBack);
    if (picture !== undefined) return c.redirect(picture, 302);
    // Scryfall's own status for a back that a card does not have.
    if (isBack)
      return c.json(errorObject(422, "validation_error", "This card has no picture on its back."), 422);
    return c.json(errorObject(404, "not_found", "There is no picture of this card."), 404);
  };
}
