import { codeWords } from "../../core/text/code-words.ts";
import { UntrustedText } from "./UntrustedText.tsx";

/** Text whose backquoted parts are shown as code. */
export const WithCode = ({ text }: { readonly text: string }) => {
  let at = 0;
  return codeWords(text).map((word) => {
    const key = at;
    at += word.text.length;
    const shown = <UntrustedText key={key} text={word.text} />;
    return word.code ? (
      <code key={key} translate="no">
        {shown}
      </code>
    ) : (
      shown
    );
  });
};
