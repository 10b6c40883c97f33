import { type GoogleTest, readGolden } from "../testing/golden.ts";
import { ours, type Reader, rivals } from "./readers.ts";
import { printTable } from "./report.ts";

const isRight = async (reader: Reader, test: GoogleTest): Promise<boolean> => {
  const { agent, url, expected } = test;
  const body = Buffer.from(test.body_b64, "base64").toString("utf8");
  try {
    const ask = await reader.open(body, agent, url);
    return ask(url) === expected;
  } catch {
    // A library that throws has no verdict.
    return false;
  }
};

/** Counts how many verdict checks of Google's own test suite each reader passes. */
export const countGoogleChecks = async (): Promise<void> => {
  const tests = readGolden<GoogleTest>("google-tests").filter(({ kind }) => kind === "match");
  const rows: string[][] = [];
  for (const reader of [ours, ...rivals]) {
    const right = await Promise.all(tests.map((test) => isRight(reader, test)));
    rows.push([reader.name, `${right.filter((answer) => answer).length} of ${tests.length}`]);
  }
  printTable("Verdict checks of Google's test suite answered right", rows);
};
