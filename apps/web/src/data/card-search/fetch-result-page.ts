import { supabase } from "../account.ts";
import type { ResultPage } from "./result-page.ts";

/** Asks for a page of results, as the member where `isPersonal`. Rejects when nobody answers. */
export async function fetchResultPage(
  path: string,
  signal: AbortSignal,
  isPersonal: boolean,
): Promise<ResultPage> {
  const headers: Record<string, string> = isPersonal ? { authorization: await memberToken() } : {};
  // The first page came with the document, read already: what reads the others need not be there before it.
  const [response, { readResultPage }] = await Promise.all([
    fetch(path, { signal, headers }),
    import("./read-result-page.ts"),
  ]);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return readResultPage(response.status, isJson ? await response.json() : null);
}

/** The client renews a token that has ended. */
async function memberToken(): Promise<string> {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  return `Bearer ${data.session?.access_token ?? ""}`;
}
