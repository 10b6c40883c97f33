import { createHash } from "node:crypto";
import { relative } from "node:path";

const [EVERY = 1, SEED = 0] = (process.env.MUTANT_SAMPLE ?? "1:0").split(":").map(Number);

/**
 * Whether a mutant is in the sample: always the same ones, whatever else is tested.
 *
 * @param offset the number of the first line in the given locations: Stryker's own begin at 0, its
 *   report's at 1.
 */
export const inSample = ({ mutatorName, replacement, location: { start, end } }, file, offset) => {
  const places = [start, end].map(({ line, column }) => `${line + offset}:${column + offset}`);
  const path = relative(process.cwd(), file).replace(/^.*sandbox[^/]*\//, "");
  const digest = createHash("sha1")
    .update(JSON.stringify([SEED, path, places, mutatorName, replacement]))
    .digest();
  return digest.readUInt32BE() % EVERY === 0;
};
