import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

/** A button that does something on the page. What leads elsewhere is a link with the same class. */
export function Button({
  kind,
  size,
  icon: Icon,
  iconSize = size === "small" ? 14 : 16,
  label,
  className = "",
  children,
  ...props
}: Omit<ComponentProps<"button">, "aria-label"> & {
  readonly kind?: "primary" | "ghost" | "danger";
  readonly size?: "small" | "large";
  readonly icon?: LucideIcon;
  readonly iconSize?: number;
  /** What it is called where it shows its icon alone, or where its words do not say enough. */
  readonly label?: string;
}) {
  const classes = [
    "button",
    kind && `button-${kind}`,
    size && `button-${size}`,
    Icon && !children && "button-icon",
    className,
  ];
  return (
    <button type="button" className={classes.filter(Boolean).join(" ")} aria-label={label} {...props}>
      {Icon && <Icon size={iconSize} aria-hidden="true" />}
      {children}
    </button>
  );
}
