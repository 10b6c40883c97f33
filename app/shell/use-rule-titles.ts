import { startTransition, useEffect, useState } from "react";
import { ruleTitles } from "./parts.ts";

const untitled = (_ruleId: string): string => "";

/** Returns in one line what a check asks for; empty until loaded. */
export const useRuleTitles = (): ((ruleId: string) => string) => {
  const [titleOf, setTitleOf] = useState(() => untitled);
  useEffect(() => {
    ruleTitles().then(
      // Prerendered content stays until there is time to replace it.
      (titles) => startTransition(() => setTitleOf(() => titles)),
      () => {},
    );
  }, []);
  return titleOf;
};
