import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { beforeEach, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { needsTier } from "../../testing/sandbox/needs-tier";
import { testFolder } from "../../testing/test-folder";
import { BoxRunner } from "./box/box-runner";
import { compileSupervisor } from "./box/compile-supervisor";
import { fileInPath } from "./box/machine-marks";
import { chooseSandbox } from "./box/sandbox";
import { bundleProgram, commandProgram, packageJson } from "./program";

// A clone in a closed folder, such as /root: another uid, under which root runs programs, cannot enter.
let folder = "";
const isRoot = process.getuid?.() === 0;

beforeEach(() => {
  const code = 'process.stdout.write("ran");';
  folder = testFolder({ "clone/package.json": "{}", "clone/program.js": code });
  chmodSync(folder, 0o700);
});

it("leaves out a package.json that the program could not reach", () => {
  const script = join(folder, "clone", "program.js");
  const file = join(folder, "clone", "package.json");
  expect(packageJson(script)).toEqual(isRoot ? [] : [file]);
  chmodSync(folder, 0o755);
  expect(packageJson(script)).toEqual([file]);
});

it("runs a bundle out of a closed folder in the best tier that there is", async (context) => {
  const compiled = await compileSupervisor();
  const { tier } = await chooseSandbox("auto");
  if ("missing" in compiled) {
    expect(tier).toBe("D");
    return needsTier("C", compiled.missing.reason, context);
  }
  const script = join(folder, "clone", "program.js");
  const input = join(folder, "clone", "package.json");
  const runner = new BoxRunner(compiled.file, tier as "A" | "B" | "C");
  try {
    const program = bundleProgram({ file: script, sha256: "" } as never);
    const limits = { timeMs: 5000, memoryMiB: 512, outputBytes: 1000 };
    const run = await runner.run(program, input, limits);
    expect({ code: run.exitCode, output: Buffer.from(run.output).toString() }).toEqual({
      code: 0,
      output: "ran",
    });
  } finally {
    await runner.close();
  }
});

it.each([
  ["py.exe", 4],
  ["python3.11", 4],
  ["a.out", 1],
])("%s may take %i times the limit", (name, factor) => {
  const file = join(folder, name);
  writeFileSync(file, "", { mode: 0o755 });
  chmodSync(folder, 0o755);
  expect(commandProgram(file).timeFactor).toBe(factor);
});

it.each([
  ["slow.cpp", /^g\+\+ -O2 -std=c\+\+20 \S*slow\.cpp, then --run with what that makes$/],
  ["old.js", /^--run "node .*old\.js"$/],
  ["a.out", /^chmod \+x .*a\.out$/],
])("a source as a program: %s", (name, hint) => {
  const file = join(folder, name);
  writeFileSync(file, "");
  expect(() => commandProgram(file)).toThrow(
    expect.objectContaining({
      message: `${file} is not executable`,
      hint: expect.stringMatching(hint),
    }),
  );
});

it("a program, or a file that it names, that may be run but not read is refused", async (context) => {
  const closed = join(folder, "closed");
  writeFileSync(closed, "#!/bin/sh\n", { mode: 0o111 });
  const code = `
const { commandProgram } = require("./scripts/runner/host/program");
for (const line of process.argv.slice(1))
  try { commandProgram(line); } catch ({ name, message, hint, exitCode }) { console.log(JSON.stringify([name, message, hint, exitCode])); }`;
  const asReader = isRoot ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];
  if (isRoot && !fileInPath("setpriv")) return context.skip("no setpriv");
  const [first, ...rest] = [
    ...asReader,
    ...[process.execPath, "-r", "ts-node/register/transpile-only", "-e", code],
    ...[closed, `cat ${closed}`],
  ];
  const { stdout } = await execa(first!, rest, { cwd: TOOL });
  const refusal = ["ExpectedError", `${closed} may not be read`, `chmod a+r ${closed}`, 2];
  expect(stdout.split("\n").map((line) => JSON.parse(line))).toEqual([refusal, refusal]);
});
