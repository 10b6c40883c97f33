import { useEffect, useState } from "react";
import { ruleTitles } from "./parts.ts";

const untitled = (_ruleId: string): string => "";

/** What says in a line what a check asks for; empty until that has loaded. */
export const useRuleTitles = (): ((ruleId: string) => string) => {
  const [titleOf, setTitleOf] = useState(() => untitled);
  useEffect(() => {
    ruleTitles().then(
      (titles) => setTitleOf(() => titles),
      () => {},
    );
  }, []);
  return titleOf;
};
