/** Dollars for people: `$1,204.50`. */
export function formatUsd(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** A change in dollars with its sign, the real minus included: `−$7.44`, `+$3.71`. */
export function formatUsdChange(amount: number): string {
  if (Math.abs(amount) < 0.005) return "same price";
  return `${amount < 0 ? "−" : "+"}${formatUsd(Math.abs(amount))}`;
}
