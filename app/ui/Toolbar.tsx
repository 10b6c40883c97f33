import { type ReactNode, useRef } from "react";
import { useRoving } from "./use-roving.ts";

interface ToolbarProps {
  /** Its accessible name. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A row of controls that is one tab stop; arrow keys go through it. */
export const Toolbar = ({ label, className, children }: ToolbarProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useRoving(ref);
  return (
    <div ref={ref} role="toolbar" aria-label={label} className={className}>
      {children}
    </div>
  );
};
