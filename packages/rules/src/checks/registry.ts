import type { RuleId } from "../formats/format.ts";
import { boxRule } from "./battle-box.ts";
import { companionRule } from "./companions.ts";
import { copyRule, restrictedRule } from "./copies.ts";
import { cubeRule } from "./cube.ts";
import { basicTypeRule, identityRule } from "./identity.ts";
import { deckRule, namesRule, tokenRule } from "./input.ts";
import { commanderRule, pairRule } from "./leaders.ts";
import { limitedPoolRule } from "./limited-pool.ts";
import { manaValueRule } from "./mana-value.ts";
import { pointsRule } from "./points.ts";
import { banRule, poolRule } from "./pool.ts";
import { rarityRule } from "./rarity.ts";
import { rotationRule } from "./rotation.ts";
import type { Rule } from "./rule.ts";
import { reviewRule } from "./rulebreakers.ts";
import { signatureRule } from "./signature.ts";
import { sideRule, sizeRule } from "./size.ts";
import { teamRule } from "./team.ts";
import { auxRule } from "./zones.ts";

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
  PTS: pointsRule,
  RAR: rarityRule,
  MV: manaValueRule,
  SIG: signatureRule,
  POOLSRC: limitedPoolRule,
  TEAM: teamRule,
  CUBE: cubeRule,
  BOX: boxRule,
  ROT: rotationRule,
};
