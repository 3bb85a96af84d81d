import { data, type MetaFunction } from "react-router";
import { describeHidden } from "../../lib/page/describe-page.ts";
import { MissingScreen } from "./missing-screen.tsx";

export const meta: MetaFunction = () =>
  describeHidden("Article not found", "This article could not be found.");

/** No articles are kept before sharing opens. */
export function loader() {
  return data(null, 404);
}

export default function ArticleRoute() {
  return (
    <MissingScreen
      title="Article not found"
      text="No article has this address. Articles are written when a deck is shared, and sharing has not opened yet."
      back={{ label: "Go to the Brew Blog", path: "/brew-blog" }}
    />
  );
}
