import { LRUCache } from "lru-cache";

/** Answers kept. Pages ask for a handful of fixed wishes. */
const MAX_ANSWERS = 32;

/**
 * Remembers answers by key, the ones used last longest. Whoever asks while an answer is being made waits for that one;
 * a failure is not remembered.
 */
export function createAnswerCache<Answer>(): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const answers = new LRUCache<string, Promise<Answer>>({ max: MAX_ANSWERS });
  return (key, make) => {
    const answer = answers.get(key) ?? make();
    answers.set(key, answer);
    answer.catch(() => answers.peek(key) === answer && answers.delete(key));
    return answer;
  };
}
