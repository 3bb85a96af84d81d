/** The database's word for a session that has ended, though its token is still believed. */
export const SESSION_ENDED = "PT401";

/** The same requests; `onEnd` is called for each that is refused because its session has ended elsewhere. */
export function hearEnd(ask: typeof fetch, onEnd: () => void): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (answer.status === 401 && (await codeOf(answer.clone())) === SESSION_ENDED) onEnd();
    return answer;
  };
}

async function codeOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === "object" && body !== null && "code" in body ? body.code : null;
}
