import { nearest } from "./relations.ts";
import { RestError } from "./rest-error.ts";
import type { Routine, Schema } from "./schema.ts";

/** Types that a whole body can be handed over as. */
const BODY_TYPES: ReadonlySet<string> = new Set(["json", "jsonb", "text"]);

/** A function found by the arguments it is given. */
export interface Found {
  readonly routine: Routine;
  /** True when its one argument has no name and takes the body as it is. */
  readonly takesBody: boolean;
}

/** The function of a name that takes exactly these arguments. @throws RestError when there is none, or several. */
export function findRoutine(schema: Schema, name: string, given: readonly string[], hasBody: boolean): Found {
  const named = schema.routines.get(name) ?? [];
  const fitting = named.filter(
    ({ args }) =>
      given.every((each) => args.some((arg) => arg.name === each && each !== "")) &&
      args.every((arg) => !arg.required || given.includes(arg.name)),
  );
  const [only, another] = fitting;
  if (only && another) {
    const list = fitting.map((each) => `${schema.name}.${name}(${describeArgs(each)})`);
    throw new RestError(
      300,
      "PGRST203",
      `Could not choose the best candidate function between: ${list.join(", ")}`,
      {
        hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
      },
    );
  }
  if (only) return { routine: only, takesBody: false };
  const whole = named.find(
    ({ args }) => args.length === 1 && args[0]?.name === "" && BODY_TYPES.has(args[0].type),
  );
  if (whole && hasBody) return { routine: whole, takesBody: true };
  throw noRoutine(schema, name, given);
}

function describeArgs({ args }: Routine): string {
  return args.map(({ name, type }) => `${name} => ${type}`).join(", ");
}

function noRoutine(schema: Schema, name: string, given: readonly string[]): RestError {
  const full = `${schema.name}.${name}`;
  const signature = given.length === 0 ? `${full} without parameters` : `${full}(${given.join(", ")})`;
  const searched =
    given.length === 0
      ? `the function ${full} without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`
      : `the function ${full} with ${given.length === 1 ? "parameter" : "parameters"} ${given.join(", ")} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`;
  return new RestError(404, "PGRST202", `Could not find the function ${signature} in the schema cache`, {
    details: `Searched for ${searched}`,
    hint: nearest(
      name,
      schema.routines.keys(),
      (near) => `Perhaps you meant to call the function ${schema.name}.${near}`,
    ),
  });
}
