import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { noImportOffline } from "./vite/no-import-offline.ts";
import { subsetFonts } from "./vite/subset-fonts.ts";

/**
 * What every page needs is one file, and so are the small things that several pages share: over HTTP/1.1 a browser
 * fetches six files at a time, and each costs a round trip however small it is. What only few pages show, or only after a
 * press, comes with them.
 */
const CHUNKS = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown[\\/]runtime|vite[\\/]preload-helper/,
    priority: 2,
  },
  {
    name: "shell",
    test: /[\\/]src[\\/](lib(?![\\/](contact|format[\\/]deck-words|page[\\/]describe-page))|data[\\/](account|hear-end|link-landing|waiting-deck)|ui(?![\\/](card-detail|charts|conflict-dialog|copy-deck|deck-edge|deck-list|deck-preview|deck-tile|dialog|edit-deck|export-deck|field[\\/](card-search|chosen-list|dial-field|money-field|name-limit|name-list-field|quantity-stepper)|filter-sheet|guide|second-factor|virtual-list))|app[\\/]shell)[.\\/]|packages[\\/]art[\\/]src[\\/](frame|symbols|tones)[.]|node_modules[\\/]lucide-react[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "deck-tile",
    test: /[\\/]src[\\/](ui[\\/]deck-(tile|edge)[\\/]|lib[\\/]format[\\/]deck-words)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [subsetFonts(), noImportOffline(), tailwindcss(), reactRouter()],
  // The page handler is part of the build, so that loaders and handler share one copy of the router's context keys.
  environments: {
    ssr: { build: { rollupOptions: { input: "./src/app/serve.ts" } } },
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  optimizeDeps: { include: ["radix-ui", "@tanstack/react-query"] },
});
