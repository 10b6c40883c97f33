import { startTransition, useEffect, useState } from "react";
import { ruleTitles } from "./parts.ts";

const untitled = (_ruleId: string): string => "";

/** What says in a line what a check asks for; empty until that has loaded. */
export const useRuleTitles = (): ((ruleId: string) => string) => {
  const [titleOf, setTitleOf] = useState(() => untitled);
  useEffect(() => {
    ruleTitles().then(
      // What is still drawn by the build stays as long as nothing urgent comes.
      (titles) => startTransition(() => setTitleOf(() => titles)),
      () => {},
    );
  }, []);
  return titleOf;
};
