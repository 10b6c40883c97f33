import { useState } from "react";
import type { Overview } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { overviewMessages as words } from "./messages.ts";
import { policyText } from "./policy-text.ts";

/** Copies the policy as text. */
export const CopyPolicy = ({ overview }: { readonly overview: Overview }) => {
  const [said, setSaid] = useState("");
  const copy = async () =>
    setSaid((await copyText(policyText(overview))) ? words.copied : words.notCopied);
  return (
    <p className="policy-copy">
      <Button small variant="quiet" onClick={() => void copy()}>
        {words.copyPolicy}
      </Button>
      <span role="status">{said}</span>
    </p>
  );
};
