/** How far long pages were scrolled when they were left, by the key of the history's entry, for the session. */
export const scrollPlaces = new Map<string, number>();
