import { describe, expect, test } from "vitest";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

describe("breadcrumbTrail", () => {
  test("is empty at home", () => {
    expect(breadcrumbTrail("/")).toEqual([]);
  });

  test("title-cases each segment and leads to pages that exist, not to the page itself", () => {
    expect(breadcrumbTrail("/brew-blog/the-elves-of-skemfar")).toEqual([
      { label: "Home", path: "/" },
      { label: "Brew Blog", path: "/brew-blog" },
      { label: "The Elves of Skemfar" },
    ]);
    expect(breadcrumbTrail("/formats/two-headed-giant").map(({ path }) => path)).toEqual([
      "/",
      "/formats",
      undefined,
    ]);
    expect(breadcrumbTrail("/checkout-success/a").map(({ path }) => path)).toEqual([
      "/",
      undefined,
      undefined,
    ]);
  });

  test("has the names of a route that knows better than its address", () => {
    const named = [{ label: "Browse Decks", path: "/browse-decks" }, { label: "Return to Spender" }];
    expect(breadcrumbTrail("/deck/54", named)).toEqual([{ label: "Home", path: "/" }, ...named]);
  });

  test("shows encoded names as they are read, and broken encoding as it stands", () => {
    expect(breadcrumbTrail("/card/Sol%20Ring/clu/225")[2]?.label).toBe("Sol Ring");
    expect(breadcrumbTrail("/deck/%E0%A4%A")[2]?.label).toBe("%E0%A4%A");
  });
});
