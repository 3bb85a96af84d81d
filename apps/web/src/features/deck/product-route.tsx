import { data, type MetaFunction } from "react-router";
import { pageMeta } from "../../lib/page/page-meta.ts";
import { MissingScreen } from "./missing-screen.tsx";

export const meta: MetaFunction = () => pageMeta("Product not found", "This product could not be found.");

/** Nothing is for sale before payments are set up. */
export function loader() {
  return data(null, 404);
}

export default function ProductRoute() {
  return (
    <MissingScreen
      title="Product not found"
      text="Nothing is for sale at this address. Payments are not set up on this server."
      back={{ label: "Go to the store", path: "/store" }}
    />
  );
}
