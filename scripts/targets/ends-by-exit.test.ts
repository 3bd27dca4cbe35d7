import { expect, test } from "vitest";
import { mayBeCut } from "./ends-by-exit";
import { targets } from "./targets";

test.each([
  "console.log(1);\nprocess.exit();",
  "process\n  .exit(0)",
  "process?.exit()",
  'process["exit"](0)',
  "const { exit } = process; exit();",
  'import { argv, exit as leave } from "node:process";',
  'const { exit } = require("process");',
])("output may be cut where stdout is a pipe or unknown: %s", (code) => {
  expect(mayBeCut(code, targets.dmoj)).toBe(true);
  expect(mayBeCut(code, targets.domjudge)).toBe(true);
  expect(mayBeCut(code, undefined)).toBe(true);
  expect(mayBeCut(code, targets.kattis)).toBe(false);
});

test.each([
  "process.exitCode = 1;",
  "// process.exit() would cut it",
  "const exit = 1; const p = process;",
  "subprocess.exit();",
])("and not by %s", (code) => {
  expect(mayBeCut(code, targets.dmoj)).toBe(false);
});
