import { groupThousands } from "./count.ts";

/** Dollars for people: `$1,204.50`. */
export function formatUsd(amount: number): string {
  const [dollars = "0", cents] = Math.abs(amount).toFixed(2).split(".");
  const sign = amount < 0 && Number(amount.toFixed(2)) !== 0 ? "-" : "";
  return `${sign}$${groupThousands(dollars)}.${cents}`;
}

/** Dollars without cents where there are none: `$1,200`, `$2.50`. */
export function formatShortUsd(amount: number): string {
  return formatUsd(amount).replace(/\.00$/, "");
}

/** A change in dollars with its sign, the real minus included: `−$7.44`, `+$3.71`. */
export function formatUsdChange(amount: number): string {
  if (Math.abs(amount) < 0.005) return "same price";
  return `${amount < 0 ? "−" : "+"}${formatUsd(Math.abs(amount))}`;
}
