import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A provider of OpenID Connect, beside the server. */
export interface Guild {
  /** What the server is started with, so that people can log in there. */
  readonly env: Readonly<Record<string, string>>;
  readonly issuer: string;
  stop(): Promise<void>;
}

const PROGRAM = join(import.meta.dirname, "../apps/server/testing/serve-open-id.ts");

export async function startGuild(): Promise<Guild> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ["pipe", "pipe", "ignore"] });
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith("{")) continue;
    const { issuer, clientId, clientSecret } = JSON.parse(line) as Record<string, string>;
    return {
      env: {
        AUTH_OIDC_GUILD_ISSUER: issuer ?? "",
        AUTH_OIDC_GUILD_CLIENT_ID: clientId ?? "",
        AUTH_OIDC_GUILD_CLIENT_SECRET: clientSecret ?? "",
        AUTH_OIDC_GUILD_LABEL: "The Guild",
      },
      issuer: issuer ?? "",
      async stop() {
        child.stdin.end();
        await once(child, "exit");
      },
    };
  }
  throw new Error("The provider ended before it said where it is.");
}
