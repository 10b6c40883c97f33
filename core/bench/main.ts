import { benchBulk } from "./bulk.ts";
import { benchDeciding } from "./deciding.ts";
import { countGoogleChecks } from "./google-checks.ts";
import { benchHostile } from "./hostile.ts";
import { benchParsing } from "./parsing.ts";
import { benchProving } from "./proving.ts";
import { percent, printTable, ratio } from "./report.ts";
import { benchTable } from "./table.ts";

const PARSE_BAR = 3;
const BULK_BAR = 25;
/** The required lead over the fastest correct rival, by the number of rules; none for a handful. */
const DECIDE_BARS: readonly (readonly [number, number | null])[] = [
  [10, null],
  [1000, 25],
  [10_000, 100],
];

const bars: { name: string; reached: number; bar: number }[] = [];

await countGoogleChecks();
const parsingLead = await benchParsing();
bars.push({ name: "Parsing 500 KB, against robots-parser", reached: parsingLead, bar: PARSE_BAR });
for (const [rules, bar] of DECIDE_BARS) {
  const lead = await benchDeciding(rules);
  if (bar === null) continue;
  const name = `Deciding by ${rules} rules, against ${lead.rival} (right on ${percent(lead.right)})`;
  bars.push({ name, reached: lead.ratio, bar });
}
bars.push({
  name: "A million URLs, from text to totals, against robots-parser",
  reached: benchBulk(),
  bar: BULK_BAR,
});
await benchHostile();
const proofs = [...benchProving(), ...benchTable()];

const missed = bars.filter(({ reached, bar }) => reached < bar);
printTable(
  "Bars",
  bars.map(({ name, reached, bar }) => [
    name,
    ratio(reached),
    `at least ${ratio(bar)}`,
    reached < bar ? "missed" : "met",
  ]),
);
const late = proofs.filter(({ milliseconds, bar }) => milliseconds > bar);
printTable(
  "Bars of proofs and tables",
  proofs.map(({ name, milliseconds: took, bar }) => [
    name,
    `${took.toFixed(1)} ms`,
    `at most ${bar} ms`,
    took > bar ? "missed" : "met",
  ]),
);
const count = missed.length + late.length;
// On a busy machine some are missed: the reader has to judge that.
console.log(count === 0 ? "\nEvery bar is met." : `\n${count} bars are MISSED.`);
