import { Icon } from "../ui/Icon.tsx";

/** The verdict as a word with its own shape and colour. */
export const VerdictWord = ({ allowed }: { readonly allowed: boolean }) => (
  <span className={allowed ? "verdict verdict--allowed" : "verdict verdict--blocked"}>
    <Icon name={allowed ? "allowed" : "blocked"} />
    {allowed ? "Allowed" : "Blocked"}
  </span>
);
