import { describe, expect, test } from "vitest";
import { canExit, mayBeCut } from "./ends-by-exit";
import { targets } from "./targets";

const EXITS = [
  ...["console.log(1);\nprocess.exit();", "process\n  .exit(0)", "process?.exit()"],
  ...['process["exit"](0)', "globalThis.process.exit()", 'globalThis["process"].exit()'],
  ...["process.reallyExit(0)", "const { exit } = process; exit();"],
  ...["const { argv, exit: leave } = process; leave();", "const p = process; p.exit();"],
  "const p = process, q = p; q.exit();",
  "const p: NodeJS.Process = globalThis.process; p.exit();",
  ...['const p = require("process"); p["exit"]();', 'require("node:process").exit()'],
  'var node_process = __toESM(require("node:process")); node_process.default.exit();',
  "const p = process; const { exit } = p; exit();",
  'import { argv, exit as leave } from "node:process";',
  ...['import p from "node:process"; p.exit();', 'import * as p from "process"; p.exit();'],
  'const { exit } = require("process");',
];

describe("process.exit by any name", () => {
  test.each(EXITS)("may cut output where stdout is a pipe or unknown: %s", (code) => {
    expect(mayBeCut(code, targets.dmoj)).toBe(true);
    expect(mayBeCut(code, targets.domjudge)).toBe(true);
    expect(mayBeCut(code, undefined)).toBe(true);
    expect(mayBeCut(code, targets.kattis)).toBe(false);
    expect(mayBeCut(code, targets["library-checker"])).toBe(false);
    expect(canExit(code)).toBe(true);
  });

  test.each([
    "process.exitCode = 1;",
    "// process.exit() would cut it",
    "const exit = 1; exit.toFixed();",
    "subprocess.exit();",
    'const text = require("fs").readFileSync(0, "utf8"); process.stdout.write(text);',
  ])("and not by %s", (code) => {
    expect(mayBeCut(code, targets.dmoj)).toBe(false);
    expect(canExit(code)).toBe(false);
  });

  test.each([
    ...["const p = process; p.stdout.write('1');", 'globalThis["pro" + "cess"]["ex" + "it"]();'],
    ...['eval("pro" + "cess").exit();', 'new Function("return this")();', 'import("node:" + name)'],
    ...['require("pro" + "cess")', "pr\\u006fcess.exit()"],
  ])("only a run shows whether this exits: %s", (code) => {
    expect(canExit(code)).toBe(true);
    expect(mayBeCut(code, undefined)).toBe(false);
  });
});
