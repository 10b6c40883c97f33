/** The messages of the command-line tool about its input and output. `{name}` is a placeholder. */
export const MESSAGES = {
  cannotRead: "{input} cannot be read: {why}",
  cannotWrite: "{output} cannot be written: {why}",
  output: "The output",
  badStatus: "{input}: HTTP status {status}",
  tooSlow: "{input} cannot be read: it took longer than {seconds} seconds to answer",
  tooLarge: "{input} cannot be read: it is larger than {megabytes} MB",
  compressed: "{input} is compressed. Unpack it first: gunzip -c FILE | node check.mjs --urls - …",
  noFile:
    "{input}: HTTP status {status}. The result is what crawlers make of that status, not of a file.",
  noExpectations: "{input} contains no expectations.",
  linesNotRead: {
    one: "{count} line was not read; it is marked as an error.",
    other: "{count} lines were not read; they are marked as errors.",
  },
  noHar: "{input} is neither a folder nor a HAR file.",
  noPages: "{input} contains no saved pages.",
  noHistory: "{input} contains no changes of a robots.txt. Pipe in: git log -p -- robots.txt",
  noBeginning:
    "{input} does not go back to the commit that created the file. Fetch the whole history, then pipe in: git log -p -- robots.txt",
  verdictChange: "{what}: {pattern}, for {crawlers}; for example {url}",
  version: "{date} {commit} {subject}",
  nothingChanged: "No verdict changes.",
  unexpected: "Unexpected error: {why}",
} as const;
