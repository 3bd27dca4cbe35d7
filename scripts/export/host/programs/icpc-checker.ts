import { readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../../../problem/check-result";

const EXITS = { AC: 42, WA: 43, PE: 43, JE: 1 } as const;

/** An output validator: `check input answer feedback/ < output`, which ends with 42 or 43. */
export function runIcpcChecker(check: Check): never {
  const [input = "", answer = "", feedback] = process.argv.slice(2);
  const result = check(readFileSync(input), readFileSync(answer), readFileSync(0));
  if (result.verdict !== "AC") {
    writeSync(2, `${result.message}\n`);
    if (feedback !== undefined) {
      writeFileSync(join(feedback, "judgemessage.txt"), `${result.message}\n`);
    }
  }
  return process.exit(EXITS[result.verdict]);
}
