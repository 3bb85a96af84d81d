import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import type { ArticleQuery } from "../../data/articles.ts";

/** Longer searches find nothing, and pages further on nobody turns to. */
const MOST_SEARCH = 100;
const MOST_PAGES = 1000;

/** What an address asks of the blog; whatever it says that cannot be asked is left out. */
export function readBlogQuery(search: URLSearchParams): ArticleQuery {
  const format = search.get("format") ?? "";
  const page = Number(search.get("page") ?? "1");
  const letters = search.getAll("color").join("").toUpperCase();
  return {
    search: (search.get("q") ?? "").trim().slice(0, MOST_SEARCH),
    format: FORMAT_NAMES.some(({ slug }) => slug === format) ? format : "",
    colors: [..."WUBRG"].filter((letter) => letters.includes(letter)).join(""),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The address of a page of the same question. */
export function blogPath({ search, format, colors }: ArticleQuery, page: number): string {
  const asked = new URLSearchParams();
  if (search !== "") asked.set("q", search);
  if (format !== "") asked.set("format", format);
  for (const letter of colors) asked.append("color", letter);
  if (page > 1) asked.set("page", String(page));
  return asked.size === 0 ? "/brew-blog" : `/brew-blog?${asked}`;
}
