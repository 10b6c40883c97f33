import { codeWords } from "./code-words.ts";

/** Text whose backquoted parts are shown as code. */
export const WithCode = ({ text }: { readonly text: string }) => {
  let at = 0;
  return codeWords(text).map((word) => {
    const key = at;
    at += word.text.length;
    return word.code ? <code key={key}>{word.text}</code> : word.text;
  });
};
