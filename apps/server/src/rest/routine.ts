import type { Failure } from "../platform/http/failure.ts";
import type { Routine } from "./catalog-query.ts";
import { ALIKE_NAMES, nearest } from "./nearest.ts";
import { restFailure } from "./rest-failure.ts";
import type { Schema } from "./schema.ts";

/** Types that a whole body can be handed over as, by what the body is. */
const BODY_TYPES = { json: ["json", "jsonb"], text: ["text"] } as const;
const WHOLE_TYPES: ReadonlySet<string> = new Set(Object.values(BODY_TYPES).flat());

/** What a function is called with. */
export interface Given {
  /** Names of the arguments. */
  readonly names: readonly string[];
  /** What the body is; undefined when there is none. */
  readonly body: keyof typeof BODY_TYPES | undefined;
}

/** A function found by the arguments it is given. */
export interface Found {
  readonly routine: Routine;
  /** True when its one argument has no name and takes the body as it is. */
  readonly takesBody: boolean;
}

/** The function of a name that takes exactly these arguments. @throws Failure when there is none, or several. */
export function findRoutine(schema: Schema, name: string, given: Given): Found {
  const called = schema.routines.get(name) ?? [];
  const named = called.filter(isCallable);
  const fitting = named.filter((routine) => fits(routine, given));
  const [only, another] = fitting;
  if (only && another) {
    const list = fitting
      .map(describeArgs)
      .toSorted()
      .map((args) => `${schema.name}.${name}(${args})`);
    throw restFailure(
      300,
      "PGRST203",
      `Could not choose the best candidate function between: ${list.join(", ")}`,
      {
        hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
      },
    );
  }
  if (only) return { routine: only, takesBody: isWhole(only) && given.names.length > 0 };
  const types: readonly string[] = given.body === undefined ? [] : BODY_TYPES[given.body];
  const whole = named.find((routine) => isWhole(routine) && types.includes(routine.args[0]?.type ?? ""));
  if (whole) return { routine: whole, takesBody: true };
  throw noRoutine(schema, name, given.names, called);
}

/** Arguments without names cannot be given by name; the only one of a function may be the whole body. */
function isCallable(routine: Routine): boolean {
  return routine.args.every((arg) => arg.name !== "") || isWhole(routine);
}

function isWhole({ args }: Routine): boolean {
  return args.length === 1 && args[0]?.name === "" && WHOLE_TYPES.has(args[0].type);
}

/** Whether all names are arguments, and all arguments that must be given are. */
function fits({ args }: Routine, { names, body }: Given): boolean {
  if (args.length === 0 && body === "text") return false;
  return (
    names.every((each) => args.some((arg) => arg.name === each)) &&
    args.every((arg) => !arg.required || names.includes(arg.name))
  );
}

function describeArgs({ args }: Routine): string {
  return args.map(({ name, type }) => `${name} => ${type}`).join(", ");
}

function noRoutine(
  schema: Schema,
  name: string,
  given: readonly string[],
  called: readonly Routine[],
): Failure {
  const full = `${schema.name}.${name}`;
  const list = given.join(", ");
  const signature = given.length === 0 ? `${full} without parameters` : `${full}(${list})`;
  const parameters =
    given.length === 0
      ? "without parameters"
      : `with ${given.length === 1 ? "parameter" : "parameters"} ${list}`;
  return restFailure(404, "PGRST202", `Could not find the function ${signature} in the schema cache`, {
    details: `Searched for the function ${full} ${parameters} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
    // Functions that nobody can call by names are not there, as far as hints go.
    hint: called.some(isCallable) ? otherArguments(full, list, called) : otherName(schema, name),
  });
}

/** A function of the name that takes other arguments. */
function otherArguments(full: string, given: string, called: readonly Routine[]): string | null {
  const known = called.filter(isCallable).map(({ args }) => `(${args.map((arg) => arg.name).join(", ")})`);
  return nearest(`(${given})`, known, (near) => `Perhaps you meant to call the function ${full}${near}`);
}

/** A function of another name. */
function otherName(schema: Schema, name: string): string | null {
  const known = [...schema.routines].flatMap(([each, routines]) => (routines.some(isCallable) ? each : []));
  const sentence = (near: string) => `Perhaps you meant to call the function ${schema.name}.${near}`;
  return nearest(name, known, sentence, ALIKE_NAMES);
}
