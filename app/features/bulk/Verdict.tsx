import { formatMessage, lineAt, type RobotsDocument } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { Icon } from "../../ui/Icon.tsx";
import { MESSAGES } from "./messages.ts";

/** A verdict, shown by word, shape and colour. */
export const Verdict = ({ of }: { readonly of: "allowed" | "blocked" | "mixed" }) => (
  <span className={`bulk-verdict bulk-verdict--${of}`}>
    <Icon name={of === "allowed" ? "allowed" : "blocked"} />
    {MESSAGES[of]}
  </span>
);

interface LineButtonProps {
  /** 1-based; 0 if no rule matches. */
  readonly line: number;
  readonly document: RobotsDocument;
  readonly port: EditorPort;
}

/** A link to a line of the file. If the line no longer exists, only its number is shown. */
export const LineButton = ({ line, document, port }: LineButtonProps) => {
  if (line === 0) return <span className="bulk__faint">{MESSAGES.noRule}</span>;
  const words = formatMessage(MESSAGES.atLine, { line });
  if (line > document.lineCount) return words;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        const { from, to } = lineAt(document, line);
        port.reveal({ from, to });
      }}
    >
      {words}
    </button>
  );
};
