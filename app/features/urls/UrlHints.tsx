import { formatMessage } from "../../../core/index.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { decodedText, otherHost } from "./url-order.ts";

interface UrlHintsProps {
  readonly tested: TestedUrl;
  /** The host that most URLs under test are on; null if none names a host. */
  readonly main: string | null;
}

/** Hints for reading a URL: its decoded text, and whether it is on another host. */
export const UrlHints = ({ tested, main }: UrlHintsProps) => {
  const text = decodedText(tested.explanation.path);
  const host = otherHost(tested, main);
  return (
    <>
      {text !== null && (
        <p className="item__hint">
          <UntrustedText text={formatMessage(MESSAGES.reads, { text })} />
        </p>
      )}
      {host !== null && main !== null && (
        <p className="item__hint item__hint--host">
          <UntrustedText text={formatMessage(MESSAGES.otherHost, { host, main })} />
        </p>
      )}
    </>
  );
};
