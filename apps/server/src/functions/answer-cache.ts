/** Answers kept. Pages ask for a handful of fixed wishes. */
const MAX_ANSWERS = 32;

/**
 * Remembers answers by key, the ones used last longest. Whoever asks while an answer is being made waits for that one;
 * a failure is not remembered.
 */
export function createAnswerCache<Answer>(): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (key, make) => {
    const answer = answers.get(key) ?? make();
    answers.delete(key);
    answers.set(key, answer);
    answer.catch(() => answers.get(key) === answer && answers.delete(key));
    const oldest = answers.keys().next();
    if (answers.size > MAX_ANSWERS && !oldest.done) answers.delete(oldest.value);
    return answer;
  };
}
