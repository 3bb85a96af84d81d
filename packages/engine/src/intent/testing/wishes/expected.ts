import type { Intent } from "../../../types.ts";

/** What a wish must be read as: all plain fields, and no others. */
export type Expected = Omit<Intent, "read" | "unread" | "unclear" | "notes">;

/** Wishes by what they try. */
export type Wishes = Readonly<Record<string, readonly (readonly [wish: string, expected: Expected])[]>>;
