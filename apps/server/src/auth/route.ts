import type { LimitName } from "./limit-rows.ts";
import type { AuthParts } from "./parts.ts";
import type { AuthAnswer, AuthRequest } from "./request.ts";

/** How one request is answered. */
type Handler = (parts: AuthParts, request: AuthRequest) => Promise<AuthAnswer>;

/** What is special about a route. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly handle: Handler;
  /** Counted against the visitor's address. */
  readonly limit?: LimitName;
  /** Whether a program has to be told from a person, where that is set up. */
  readonly captcha?: "always" | "password";
  /** Answers the key of the service alone. */
  readonly isForOperator?: true;
  /** Whether it asks others, who take their time: then it takes its turns at the database by itself. */
  readonly asksOutside?: (request: AuthRequest) => boolean;
  /** Only looked at, such as by a program that reads mail, it does nothing. */
  readonly isUsedUp?: true;
  /** Takes the same time whether or not there is an account. */
  readonly isEven?: boolean;
}
