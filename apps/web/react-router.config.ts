import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  ssr: true,
  // All routes are known from the start: there are few, and looking for links to others after each change costs time.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
