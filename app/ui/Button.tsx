import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon, type IconName } from "./Icon.tsx";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `quiet` has no border until hovered; `primary` is the page's one main action. */
  readonly variant?: "plain" | "quiet" | "primary";
  readonly small?: boolean;
  readonly icon?: IconName;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. Without children it is as wide as its icon: give it an `aria-label`. */
export const Button = ({
  variant = "plain",
  small = false,
  icon,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) => {
  const classes = ["button", `button--${variant}`];
  if (small) classes.push("button--small");
  if (children === undefined) classes.push("button--icon");
  if (className !== undefined) classes.push(className);
  return (
    <button type="button" ref={ref} className={classes.join(" ")} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
};
