import { createContext } from "react";

/** The page's number-used-once for inline scripts and styles. Only the server knows it: browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined);
