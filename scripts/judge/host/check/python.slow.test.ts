import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import { pythonOf } from "./python";

const folder = testFolder();
const hasOld = spawnSync("python2", ["-c", ""]).status === 0;

function language(text: string): string {
  writeFileSync(join(folder, "a.py"), text);
  try {
    return pythonOf(folder, ["a.py"]);
  } catch (error) {
    expect((error as Error).message).toContain("Python 2");
    expect(hasOld).toBe(false);
    return "python2";
  }
}

test.each([
  ["n = int(raw_input())\nprint(n)\n", "python2"],
  ["for i in xrange(3): print(i)\n", "python2"],
  ["#!/usr/bin/env python2\nprint(1)\n", "python2"],
  ["raw_input = input\nprint(raw_input())\n", "python3"],
  ["try:\n    xrange(1)\nexcept NameError:\n    xrange = range\n", "python3"],
  ["def xrange(n): return range(n)\nprint(xrange(2))\n", "python3"],
  ["# raw_input() of Python 2\nprint(input())\n", "python3"],
])("%j is %s", (text, expected) => {
  expect(language(text)).toBe(expected);
});
