import { expect, test } from "vitest";
import { readWayToPay } from "./payment-script.ts";

test("the way to pay leads to the payment provider and nowhere else", () => {
  const url = "https://checkout.stripe.com/c/pay/cs_test_1#fid%2F";
  expect(readWayToPay(`#${encodeURIComponent(url)}`)).toBe(url);
  for (const other of [
    "",
    "#",
    "#%",
    "#javascript:alert(1)",
    "#https://checkout.stripe.com.evil.example/",
    "#https://evil.example/?https://checkout.stripe.com",
    "#https://checkout.stripe.com@evil.example/",
    "#http://checkout.stripe.com/c/pay/cs_1",
    "#/store",
  ])
    expect(readWayToPay(other), other).toBeNull();
});
