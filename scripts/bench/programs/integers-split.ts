/** Integers, as most people write it: one string, split, join. */
import { readFileSync } from "node:fs";

const [, ...words] = readFileSync(0, "utf8").trim().split(/\s+/);
process.stdout.write(`${words.map((word) => Number(word) + 1).join("\n")}\n`);
