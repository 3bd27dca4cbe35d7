import { readFileSync, writeSync } from "node:fs";
import type { Check } from "../../../problem/check-result";

const EXITS = { AC: 0, WA: 1, PE: 2, JE: 3 } as const;
const WORDS = { AC: "ok", WA: "wrong answer", PE: "wrong output format", JE: "FAIL" } as const;

/** A checker as testlib's are: `check input output answer`, which ends with 0, 1, 2 or 3. */
export function runTestlibChecker(check: Check): never {
  const [input = "", output = "", answer = ""] = process.argv.slice(2);
  const result = check(readFileSync(input), readFileSync(answer), readFileSync(output));
  const reason = result.verdict === "AC" ? "" : ` ${result.message}`;
  writeSync(2, `${WORDS[result.verdict]}${reason}\n`);
  return process.exit(EXITS[result.verdict]);
}
