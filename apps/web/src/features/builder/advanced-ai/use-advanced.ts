import type { AdvancedAnswer, AdvancedQuestion, AdvancedRequest } from "@deckwright/contract/advanced.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { account, planOf, refreshProfile } from "../../../data/account.ts";
import { askAdvanced, fetchAdvancedState, newKey } from "../../../data/engine/advanced.ts";
import { problemOf } from "../../../data/engine/problem.ts";
import { requireMember } from "../../../data/require-member.ts";
import { tellPoor } from "../../../data/tell-poor.ts";

/** What is asked, but for the key and for what was said so far. */
type Asked = Omit<AdvancedRequest, "key" | "conversation">;
type Turn = AdvancedRequest["conversation"][number];

/** How far Advanced AI has come. */
type AdvancedPhase =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly thoughts: readonly string[] }
  | { readonly kind: "question"; readonly question: AdvancedQuestion; readonly thoughts: readonly string[] }
  | { readonly kind: "failed"; readonly message: string };

/** Advanced AI as a panel uses it. */
export interface Advanced {
  readonly phase: AdvancedPhase;
  /** Undefined until it is known; null where none is set up. */
  readonly model: string | null | undefined;
  /** "1 AI credit", "Included in Pro". */
  readonly price: string;
  /** Asks for a deck; visitors are asked to log in first, and who has no credit is led to the store. */
  ask(asked: Asked, said?: string): void;
  /** Answers the question. */
  reply(text: string): void;
  /** Gives up what is being made, at no cost. */
  cancel(): void;
}

/** Asks the language model for decks, one at a time. @param onAnswer Takes the deck when it is there. */
export function useAdvanced(onAnswer: (answer: AdvancedAnswer) => void): Advanced {
  const [phase, setPhase] = useState<AdvancedPhase>({ kind: "idle" });
  const [state, setState] = useState<{ readonly model: string | null; readonly cost: number }>();
  const plan = account.usePart(({ profile }) => planOf(profile));
  const navigate = useNavigate();
  const running = useRef<AbortController | null>(null);
  const last = useRef<{ readonly asked: Asked; readonly turns: readonly Turn[] } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    fetchAdvancedState(controller.signal).then(setState, (error: unknown) => {
      const problem = problemOf(error);
      if (problem) setPhase({ kind: "failed", message: problem.message });
    });
    return () => {
      controller.abort();
      running.current?.abort();
    };
  }, []);

  const cost = state?.cost ?? 1;
  const credits = `${cost} AI ${cost === 1 ? "credit" : "credits"}`;

  /** Whether the member can pay; it may be that credits were bought in another window. */
  async function isPoor(): Promise<boolean> {
    const lacks = () => {
      const { profile } = account.get();
      return profile !== null && planOf(profile) !== "pro" && profile.ai_credits < cost;
    };
    if (!lacks()) return false;
    await refreshProfile();
    return lacks();
  }

  async function leadToStore(): Promise<void> {
    setPhase({ kind: "idle" });
    await navigate("/store");
    tellPoor(`${credits} for Advanced AI`);
  }

  async function run(asked: Asked, turns: readonly Turn[]): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    last.current = { asked, turns };
    let thoughts: readonly string[] = [];
    setPhase({ kind: "running", thoughts });
    try {
      if (await isPoor()) {
        await leadToStore();
        return;
      }
      const hear = (sentence: string) => {
        if (signal.aborted) return;
        thoughts = [...thoughts, sentence];
        setPhase({ kind: "running", thoughts });
      };
      const request = { ...asked, key: newKey(), conversation: [...turns] };
      const outcome = await askAdvanced(request, hear, signal);
      if (signal.aborted) return;
      if (outcome.kind === "question") setPhase({ kind: "question", question: outcome.question, thoughts });
      else {
        setPhase({ kind: "idle" });
        onAnswer(outcome.answer);
        if (outcome.answer.credits > 0) await refreshProfile();
      }
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null || signal.aborted) return;
      if (problem.code === "payment_required") {
        await refreshProfile();
        await leadToStore();
      } else setPhase({ kind: "failed", message: problem.message });
    }
  }

  return {
    phase,
    model: state?.model,
    price: plan === "pro" ? "Included in Pro" : credits,
    ask(asked, said) {
      const turns: readonly Turn[] = said === undefined ? [] : [{ role: "user", text: said }];
      void requireMember("Log in to use Advanced AI.", () => void run(asked, turns));
    },
    reply(text) {
      if (last.current === null || phase.kind !== "question") return;
      const { asked, turns } = last.current;
      const question = phase.question.question.slice(0, 1_000);
      void run(asked, [...turns, { role: "assistant", text: question }, { role: "user", text }]);
    },
    cancel() {
      running.current?.abort();
      setPhase({ kind: "idle" });
    },
  };
}
