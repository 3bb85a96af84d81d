/** A type with every property and list in it readonly, however deep: what comes off the wire is never changed in place. */
export type Readonlys<T> = T extends object ? { readonly [Key in keyof T]: Readonlys<T[Key]> } : T;
