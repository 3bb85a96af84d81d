/** The account that the site's own generated decks belong to. Nobody can sign in to it. */
export const HOUSE_ID = "00000000-0000-4000-8000-00000000dec0";

/** What it is called as their author. */
export const HOUSE_NAME = "the generator";
