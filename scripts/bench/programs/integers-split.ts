/** Integers by one string, split and join, the way most people write it. */
import { readFileSync } from "node:fs";

const [, ...words] = readFileSync(0, "utf8").trim().split(/\s+/);
process.stdout.write(`${words.map((word) => Number(word) + 1).join("\n")}\n`);
