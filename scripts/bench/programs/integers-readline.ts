/** Integers, line by line with Node's readline. */
import { createInterface } from "node:readline";

const output: number[] = [];
let count = -1;
createInterface({ input: process.stdin })
  .on("line", (line) => {
    if (count < 0) count = Number(line);
    else output.push(Number(line) + 1);
  })
  .on("close", () => process.stdout.write(`${output.join("\n")}\n`));
