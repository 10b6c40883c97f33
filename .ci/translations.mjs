// `npm run translations` says how complete each language is, by area.
// `npm run translations -- ko` also lists what is stale or no longer known there.
// `npm run translations -- ko shell` prints what the area lacks, with its English, as a file to fill.
// `npm run translations -- ko FILE.json` takes the translations from a filled file, and says what is wrong with others.
import { readFileSync } from "node:fs";
import { runnerImport } from "vite";
import { at, Failure, runAsScript } from "./script.mjs";

const load = async (file) => (await runnerImport(at(".ci", file), { logLevel: "error" })).module;

await runAsScript(import.meta.url, async () => {
  const [id, what] = process.argv.slice(2);
  const { allWords, areaNames } = await load("words.ts");
  const { take, tasksFor, translated } = await load("translations.ts");
  const words = allWords();
  const wordsOf = (area) => words.filter((word) => word.area === area);
  const language = translated.find((each) => each.id === id);
  if (id !== undefined && language === undefined) {
    throw new Failure(`Name one of ${translated.map((each) => each.id).join(", ")}, not ${id}.`);
  }
  if (what?.endsWith(".json")) {
    const { taken, faults } = take(language, words, JSON.parse(readFileSync(what, "utf8")));
    console.log([`${taken} translations taken.`, ...faults].join("\n"));
    if (faults.length > 0) process.exitCode = 1;
  } else if (what !== undefined) {
    if (!areaNames.includes(what)) throw new Failure(`Areas: ${areaNames.join(", ")}.`);
    console.log(JSON.stringify(tasksFor(language, wordsOf(what)).open, null, 2));
  } else {
    for (const each of language === undefined ? translated : [language]) {
      const { unknown } = tasksFor(each, words);
      console.log(`${each.name}: ${unknown.length} translations of texts that are no more`);
      if (language !== undefined) console.log(unknown.map((key) => `  ${key}`).join("\n"));
      for (const area of areaNames) {
        const { missing, stale } = tasksFor(each, wordsOf(area));
        console.log(
          `  ${area.padEnd(16)} ${missing} missing, ${stale} stale, of ${wordsOf(area).length}`,
        );
      }
    }
  }
});
