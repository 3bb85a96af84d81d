import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The page handler is part of the build, so that loaders and handler share one copy of the router's context keys.
  environments: { ssr: { build: { rollupOptions: { input: "./src/app/serve.ts" } } } },
  optimizeDeps: { include: ["radix-ui", "@tanstack/react-query"] },
});
