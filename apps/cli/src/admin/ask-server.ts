import { spawn } from "node:child_process";
import { request as ask } from "node:http";
import { userInfo } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { ADMIN_ACTS, type AdminAct, type AdminInput, type AdminOutput } from "@deckwright/contract/admin.ts";
import { problemSchema } from "@deckwright/contract/problem.ts";
import { adminSocketPath } from "@deckwright/host/admin-socket.ts";
import { ExitCode } from "../exit-codes.ts";

/** An act that was refused, or could not be done. The message says what to do. */
export class AdminError extends Error {
  readonly code: string;
  readonly exitCode: number;
  constructor(code: string, message: string, exitCode: number = ExitCode.Failed) {
    super(message);
    this.name = "AdminError";
    this.code = code;
    this.exitCode = exitCode;
  }
}

/** What runs acts where no server does. */
const COMMAND = fileURLToPath(new URL("../../../server/src/admin-command.ts", import.meta.url));

/** What connecting says where nobody listens: no server runs, or one that was killed. */
const NOBODY = ["ENOENT", "ECONNREFUSED", "ENOTSOCK"];

/**
 * Has the server that runs on a data folder do something, or a process that is started for it where none does.
 * @throws AdminError
 */
export async function askServer<Act extends AdminAct>(
  dataDir: string,
  act: Act,
  input: AdminInput<Act>,
): Promise<AdminOutput<Act>> {
  const body = JSON.stringify({ act, operator: userInfo().username, input });
  const answer = (await askRunning(adminSocketPath(dataDir), body)) ?? (await runAlone(dataDir, body));
  const problem = problemSchema.safeParse(answer.value);
  if (problem.success) {
    const { code, message } = problem.data.error;
    throw new AdminError(code, message, answer.exitCode || ExitCode.Failed);
  }
  // The compiler cannot see that the schema of a name is that name's.
  return ADMIN_ACTS[act].output.parse(answer.value) as AdminOutput<Act>;
}

interface Answer {
  readonly value: unknown;
  readonly exitCode: number;
}

/** Undefined where no server listens. */
function askRunning(socketPath: string, body: string): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const request = ask({ socketPath, path: "/", method: "POST", headers }, (response) => {
      text(response).then((answer) => resolve({ value: JSON.parse(answer), exitCode: ExitCode.Ok }), reject);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (NOBODY.includes(error.code ?? "")) resolve(undefined);
      else
        reject(
          new AdminError("unreachable", `The server at ${socketPath} cannot be asked: ${error.message}.`),
        );
    });
    request.end(body);
  });
}

async function runAlone(dataDir: string, body: string): Promise<Answer> {
  const child = spawn(process.execPath, [COMMAND], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? ExitCode.Failed));
  });
  child.stdin.end(body);
  const [answer, exitCode] = await Promise.all([text(child.stdout), ended]);
  if (answer === "") throw new AdminError("internal", "It ended without an answer.", exitCode);
  return { value: JSON.parse(answer), exitCode };
}
