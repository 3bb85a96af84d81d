import type { GenerateRequest } from "@deckwright/contract/requests.ts";
import { namedCards, readDeckText } from "@deckwright/decks/text/read-deck.ts";
import { FORM_FIELDS, isEmpty, type WishForm } from "./wish-form.ts";

/** The wish as the generator takes it. */
export function wishToRequest(form: WishForm): GenerateRequest {
  const pool = namedCards(readDeckText(form.pool).deck);
  const said = FORM_FIELDS.filter(({ name }) => !isEmpty(form[name])).map(({ name }) => [name, form[name]]);
  return {
    prompt: form.prompt,
    ...Object.fromEntries(said),
    ...(Object.keys(pool).length === 0 ? {} : { pool }),
    ...(form.seed === null ? {} : { seed: form.seed }),
  };
}
