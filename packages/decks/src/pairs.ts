/** How two commanders come to lead together, as a wish may ask for it: by one of the partner abilities (CR 702.124) or by a Background. */
export const PAIRS = [
  { slug: "partner", name: "Two partners" },
  { slug: "background", name: "One with a Background" },
  { slug: "doctor", name: "A Doctor and a companion" },
] as const;

export type Pair = (typeof PAIRS)[number]["slug"];
