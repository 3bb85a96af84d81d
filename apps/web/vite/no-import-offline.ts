import type { Plugin } from "vite";

/** Where Vite's own function for parts that come later begins; the build fails should it look otherwise some day. */
const BEGIN = /function preload\([^)]*\)\s*\{/;

/**
 * Parts that come later are not asked for while there is no line. Browsers keep in mind that a script did not come, and never ask
 * for it again as long as the page is open: asked for without a line, a part would be lost until a reload.
 */
export function noImportOffline(): Plugin {
  return {
    name: "no-import-offline",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const begin = BEGIN.exec(code)?.[0];
        if (begin === undefined) throw new Error("Vite asks for parts that come later in another way now.");
        const guard = `if (globalThis.navigator?.onLine === false) return Promise.reject(new TypeError("There is no line."));`;
        return { code: code.replace(begin, () => `${begin}\n${guard}`), map: null };
      },
    },
  };
}
