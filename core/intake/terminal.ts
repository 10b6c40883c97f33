/**
 * What curl's progress meter, its messages and the line of its command look like in a terminal; or nothing. With `-v`, `>` stands
 * before what it sends, `<` before what it receives, `*` before what it says (https://curl.se/docs/manpage.html#-v).
 */
const AROUND =
  /^(?:(.*?)\bcurl(?:\.exe)? .*|\s*% Total\b.*|\s+Dload\b.*|[\d\s.:kKMGT-]*--:--[\d\s.:kKMGT-]*|[*>{}](?: .*)?|\s*)$/;

const STATUS = /^(?:< )?HTTP\/\d/;

/** How far into a text the response may begin. */
export const LOOKED_AT = 8_000;

/** The lines of a response that `curl -v` printed: what was received, without what was sent and said. */
const receivedIn = (lines: readonly string[]): readonly string[] => {
  const kept: string[] = [];
  let last = "";
  for (const line of lines) {
    if (/^[*>{}](?: |$)/.test(line)) continue;
    const isReceived = /^<(?: |$)/.test(line);
    const own = isReceived ? line.slice(2) : line;
    // With -i each line of the head is printed once more.
    if (isReceived || own.trimEnd() !== last) kept.push(own);
    last = isReceived ? own.trimEnd() : "\n";
  }
  return kept;
};

/**
 * A response without what a terminal shows around it: the prompt and the command, progress, and what `curl -v` says. Any other
 * text stays as it is.
 */
export const withoutTerminal = (text: string): string => {
  if (/^\s*HTTP/.test(text.slice(0, 200))) return text;
  const printed = text.replace(/\r\n?/g, "\n");
  const head = printed.slice(0, LOOKED_AT).split("\n");
  const around = head.findIndex((line) => !AROUND.test(line));
  const first = head[around] ?? "";
  if (around <= 0 || !STATUS.test(first)) return text;
  const prompts = head.slice(0, around).map((line) => AROUND.exec(line)?.[1]?.trim());
  const prompt = prompts.find((one) => one !== undefined && one !== "");
  const lines = printed.split("\n").slice(around);
  if (prompt !== undefined && lines.at(-1)?.trim() === prompt) lines.pop();
  return (first.startsWith("<") ? receivedIn(lines) : lines).join("\n");
};
