import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { neighbourHint } from "./neighbours";
import { commandProgram } from "./program";

const folder = testFolder();
for (const name of ["main.js", "main.py", "helper.js", "helper.py", "Part.class", "table.txt"]) {
  writeFileSync(join(folder, name), "");
}

/** The hint of a script of that ending, run by a shell, which reads none of it. */
function hintOf(script: string, stderr: string, tier: "A" | "B" | "C" = "A", more = "") {
  const line = `sh ${join(folder, script)}${more}`;
  return neighbourHint(commandProgram(line), stderr, tier);
}

describe("a program that misses what lies beside it", () => {
  it.each([
    ["main.js", "Error: Cannot find module './helper'", "helper.js"],
    ["main.py", "ModuleNotFoundError: No module named 'helper'", "helper.py"],
    ["main.js", "Error: Could not find or load main class Part", "Part.class"],
    ["main.js", `Error: EACCES: permission denied, open '${folder}/helper.js'`, "helper.js"],
  ])("%s: %s", (script, stderr, name) => {
    const hint = hintOf(script, `at x\n${stderr}\nat y`);
    expect(hint).toMatch(new RegExp(`^${name} lies beside ${script}, where the program`));
    expect(hint).toMatch(new RegExp(`name the folder too \\(--run ".* ${folder}"\\)$`));
    expect(hintOf(script, stderr, "B")).toBe(hint);
  });

  it.each([
    "FileNotFoundError: [Errno 2] No such file or directory: 'table.txt'",
    "table.txt: No such file or directory",
    "Error: ENOENT: no such file or directory, open 'table.txt'",
    "cannot open table.txt",
  ])("opens a file by a name of its working folder: %s", (stderr) => {
    expect(hintOf("main.py", stderr)).toMatch(/^table\.txt lies .* its working folder is empty$/);
    expect(hintOf("main.py", stderr, "C")).toMatch(
      /^table\.txt lies beside main\.py, .*see it: open it by the program's own path/,
    );
  });

  it.each([
    "ModuleNotFoundError: No module named 'numpy'",
    "Error: ENOENT: no such file or directory, open 'input.txt'",
    "ZeroDivisionError: division by zero in helper",
    "",
  ])("and nothing of it is said where none lies there: %s", (stderr) => {
    expect(hintOf("main.py", stderr)).toBeUndefined();
  });

  it("nor where its folder is named, or every file can be seen", () => {
    const stderr = "ModuleNotFoundError: No module named 'helper'";
    expect(hintOf("main.py", stderr, "A", ` ${folder}`)).toBeUndefined();
    expect(hintOf("main.py", stderr, "C")).toBeUndefined();
  });
});

it("a folder that holds the script may be read, whole", () => {
  const program = commandProgram(`sh ${join(folder, "main.js")} ${folder}`);
  expect(program.folder).toBe(folder);
  expect(program.readable).toContain(folder);
  expect(program.files).toEqual([folder]);
  const other = commandProgram(`sh ${join(folder, "main.js")} ${tmpdir()}x`);
  expect(other.folder).toBeUndefined();
});
