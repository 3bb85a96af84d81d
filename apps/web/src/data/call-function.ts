import { supabase } from "./account.ts";

/** Calls a function of the server as whoever is logged in. @throws Error with a sentence for the member. */
export async function callFunction<Answer>(
  name: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const client = await supabase();
  const { data, error } = await client.functions.invoke<Answer>(name, { body: { ...body } });
  if (isRefusal(error)) throw new Error(await readMessage(error.context));
  if (error || data === null) throw new Error("The server did not answer. Try again.");
  return data;
}

/** Whether the server has answered with an error. Known by its name: its class would bring the whole client along. */
function isRefusal(error: unknown): error is Error & { readonly context: unknown } {
  return error instanceof Error && error.name === "FunctionsHttpError" && "context" in error;
}

async function readMessage(response: unknown): Promise<string> {
  const body: unknown = response instanceof Response ? await response.json().catch(() => null) : null;
  const problem = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  return typeof problem === "object" && problem !== null && "message" in problem
    ? String(problem.message)
    : "Something went wrong";
}
