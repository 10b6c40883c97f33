import { startTransition, useEffect, useState } from "react";
import { ruleTitles } from "../answers/rules.ts";
import { afterStart } from "../ui/later.tsx";

const untitled = (_ruleId: string): string => "";

/** Returns in one line what a check asks for; empty until loaded. */
export const useRuleTitles = (): ((ruleId: string) => string) => {
  const [titleOf, setTitleOf] = useState(() => untitled);
  useEffect(() => {
    // Nothing waits for them.
    afterStart()
      .then(ruleTitles)
      .then(
        // Prerendered content stays until there is time to replace it.
        (titles) => startTransition(() => setTitleOf(() => titles)),
        () => {},
      );
  }, []);
  return titleOf;
};
