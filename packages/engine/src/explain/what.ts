import { BODIES } from "../../data/what/bodies.ts";
import { JOBS } from "../../data/what/jobs.ts";
import { PLANS } from "../../data/what/plans.ts";
import type { WhatRule } from "../../data/what/what-rule.ts";

/** From the most telling to the most general; a card is explained by the first that it has (under its role, if possible). */
export const WHAT: readonly WhatRule[] = [...PLANS, ...JOBS, ...BODIES];
