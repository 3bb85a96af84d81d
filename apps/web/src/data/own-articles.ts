import type { ReportReason } from "@deckwright/contract/article.ts";
import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import { supabase } from "./account.ts";
import { callFunction } from "./call-function.ts";

/** What of an article its owner writes. */
export interface ArticleWords {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
}

/**
 * Has an article written about the member's shared deck, and waits until it is published.
 * @returns Whether it was written now; false where the deck has had one already.
 * @throws Error with a sentence for the member.
 */
export async function generateArticle(deckId: number): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client.from("decks").select("*").eq("id", deckId).single();
  if (error) throw new Error("The deck could not be read.");
  const { name } = FUNCTIONS.generateBlogArticle;
  const { written } = await callFunction<{ readonly written: boolean }>(name, { deck: data });
  return written;
}

/** Has the member's article written anew. @throws Error with a sentence for the member. */
export async function rewriteArticle(slug: string): Promise<void> {
  await callFunction(FUNCTIONS.rewriteArticle.name, { slug });
}

/**
 * Puts the member's article in other words.
 * @returns Whether everybody sees it now; false where its words wait for a look.
 * @throws Error when the server refuses.
 */
export async function saveArticle(id: number, words: ArticleWords): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client
    .from("articles")
    .update(words)
    .eq("id", id)
    .select("held")
    .maybeSingle();
  if (error || data === null) throw new Error("The article could not be saved.");
  return data.held === null;
}

/** Tells the operator of an article. @returns Whether it was not told before. @throws Error when the server refuses. */
export async function reportArticle(id: number, reason: ReportReason, details: string): Promise<boolean> {
  const client = await supabase();
  const { error } = await client.from("article_reports").insert({ article_id: id, reason, details });
  if (error && error.code !== "23505") throw new Error("The report could not be sent.");
  return !error;
}
