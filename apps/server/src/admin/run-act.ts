import { ADMIN_ACTS, type AdminAct, adminRequestSchema } from "@deckwright/contract/admin.ts";
import { parseRequest } from "@deckwright/contract/parse-request.ts";
import { Failure } from "../platform/http/failure.ts";
import { ACTS, type AdminCall, type AdminParts } from "./acts.ts";

/** Does what the operator asks for. @throws Failure, of which the message says what to do. */
export type RunAct = (request: unknown) => Promise<object>;

export function createRunAct(parts: AdminParts): RunAct {
  return async (request) => {
    const { act, operator, input } = read(adminRequestSchema, request);
    return run(act, input, { ...parts, operator });
  };
}

async function run<Act extends AdminAct>(act: Act, input: unknown, call: AdminCall): Promise<object> {
  // The compiler cannot see that the schema and the act of one name belong together.
  const perform = ACTS[act] as (read: unknown, call: AdminCall) => Promise<object>;
  return perform(read(ADMIN_ACTS[act].input, input), call);
}

function read<Schema extends Parameters<typeof parseRequest>[0]>(schema: Schema, body: unknown) {
  const parsed = parseRequest(schema, body);
  if (!parsed.ok) throw new Failure("invalid_request", parsed.message);
  if (parsed.ignored.length > 0) {
    throw new Failure("invalid_request", `There is no ${parsed.ignored.join(", ")} to give.`);
  }
  return parsed.value;
}
