import type { FunctionShape } from "@deckwright/contract/functions.ts";
import type { Readonlys } from "@deckwright/decks/readonly.ts";
import type * as z from "zod/mini";
import type { Failure } from "../platform/http/failure.ts";
import type { Visitor } from "../platform/http/visitor.ts";
import type { RateLimit } from "../platform/limits/rate-limit.ts";
import type { Caller } from "./caller.ts";

/** One call of a function, without its input. */
export interface Call {
  /** Who asks, as limits count them. */
  readonly visitor: Visitor;
  /** Undefined where the token is not to be believed. */
  readonly caller: Caller | undefined;
  /** Fields of the request that the function does not have. */
  readonly ignored: readonly string[];
  /** Whether a page of ours asks while it is rendered. Such a call is counted only when the function does so. */
  readonly isInternal: boolean;
  /** Counts the call. @throws Failure `rate_limited` */
  count(): Promise<void>;
  /** Whether the answer may be a stream of events. */
  readonly wantsEvents: boolean;
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal;
}

/** A call by somebody who has signed in. */
export type MemberCall = Call & { readonly caller: Caller };

/** What is asked for by hand, such as copying a deck and what belongs to an account; also calls of functions that are not there. */
export const BY_HAND: RateLimit = { burst: 60, perSecond: 1 };

/** What a row of the table of functions says beside its shape. */
interface Served {
  /**
   * What one address, and one member wherever they are, may ask of it where strangers share the site. Rows that name the same
   * object share it.
   */
  readonly limit: RateLimit;
  /** AI credits that a call takes. */
  readonly cost: number;
  /** Bytes that the request may have. */
  readonly maxBytes: number;
  /** Said of a wrong input, where the places that are wrong would say less. */
  readonly wrongInput?: string;
  /** The body of a refusal, where a client's protocol wants another than `{error: {code, message}}`. */
  readonly refusal?: (failure: Failure) => object;
}

type Input<Shape extends FunctionShape> = Shape["input"] extends z.ZodMiniType
  ? Readonlys<z.output<Shape["input"]>>
  : undefined;
type Answer<Shape extends FunctionShape> = Promise<Readonlys<z.output<Shape["output"]>> | Response>;

/** What a function does. `run` may answer a whole response, where that is a stream or JSON already. */
interface ForAnyone<Input, Answer> extends Served {
  run(input: Input, call: Call): Answer;
}

interface ForMembers<Input, Answer> extends Served {
  /** What members sign in for, as in "Sign in to ...". */
  readonly signInTo: string;
  run(input: Input, call: MemberCall): Answer;
}

/** A function of the server: whoever mounts it reads the request, checks the role, counts, and words refusals. */
export type ServerFunction = FunctionShape &
  (
    | ({ readonly role: "anyone" } & ForAnyone<unknown, Promise<unknown>>)
    | ({ readonly role: "member" } & ForMembers<unknown, Promise<unknown>>)
  );

/** A row that everybody may call. */
export function functionForAnyone<Shape extends FunctionShape>(
  shape: Shape,
  row: ForAnyone<Input<Shape>, Answer<Shape>>,
): ServerFunction {
  return { ...shape, role: "anyone", ...row };
}

/** A row that only members may call. */
export function functionForMembers<Shape extends FunctionShape>(
  shape: Shape,
  row: ForMembers<Input<Shape>, Answer<Shape>>,
): ServerFunction {
  return { ...shape, role: "member", ...row };
}
