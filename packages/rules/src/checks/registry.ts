import type { RuleId } from "../formats/format.ts";
import { companionRule } from "./companions.ts";
import { copyRule, restrictedRule } from "./copies.ts";
import { basicTypeRule, identityRule } from "./identity.ts";
import { auxRule, deckRule, namesRule, tokenRule } from "./input.ts";
import { commanderRule, pairRule } from "./leaders.ts";
import { banRule, poolRule } from "./pool.ts";
import type { Rule } from "./rule.ts";
import { reviewRule } from "./rulebreakers.ts";
import { sideRule, sizeRule } from "./size.ts";

/** Every rule that a format's row can ask for. */
export const RULES: Readonly<Record<RuleId, Rule>> = {
  DECK: deckRule,
  NAMES: namesRule,
  TOKEN: tokenRule,
  SIZE: sizeRule,
  COPY: copyRule,
  RESTR: restrictedRule,
  POOL: poolRule,
  BAN: banRule,
  CMDR: commanderRule,
  PAIR: pairRule,
  IDENT: identityRule,
  BTYPE: basicTypeRule,
  COMP: companionRule,
  SIDE: sideRule,
  AUX: auxRule,
  REVIEW: reviewRule,
};
