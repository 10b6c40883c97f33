// The command-line tool: `.ci/one-file.ts` builds `check.mjs` from it. It joins the program to its process.
import { formatMessage } from "../../core/index.ts";
import { causeOf } from "./input.ts";
import { MESSAGES } from "./messages.ts";
import { note, run, type Terminal } from "./program.ts";

const terminal: Terminal = {
  // What a slower consumer has not taken must not fill the memory.
  write: (text) =>
    process.stdout.write(text)
      ? undefined
      : new Promise((resolve) => process.stdout.once("drain", resolve)),
  tell: (text) => {
    process.stderr.write(text);
  },
};

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // `check.mjs … | head` closes the pipe early, which is not a failure.
  if (error.code === "EPIPE") process.exit();
  note(
    terminal,
    formatMessage(MESSAGES.cannotWrite, { output: MESSAGES.output, why: causeOf(error) }),
  );
  process.exit(2);
});
process.stderr.on("error", () => process.exit(2));

process.exitCode = await run(process.argv.slice(2), terminal);
