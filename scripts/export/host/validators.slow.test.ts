import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ExportedProblem, PackageFile } from "../exported-problem";
import type { Format } from "../format";
import { type FormatName, formats } from "../formats";
import { readProblem } from "./read-problem";
import { writeFolder } from "./write-package";

// Every exported program, run alone in an empty folder, by the calling convention and exit codes of the
// format: 42 and 43 (problem package specification), 0 to 3 (testlib.h, dmoj/contrib/testlib.py).

/** Problems whose answers are compared by a program of their own, or by a checker that hosts lack. */
const CHECKED = ["n-queens-matrix", "knights-tour", "the-sultans-successors", "two-knights"];
const KINDS: readonly FormatName[] = ["icpc", "polygon"];
const CASES = 2;
const SMALL_BYTES = 20_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "exported-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function place(name: string, files: readonly PackageFile[]): string {
  const path = join(folder, name);
  writeFolder(path, files);
  return path;
}

function exitOf(cwd: string, args: readonly string[], input: Uint8Array = new Uint8Array()) {
  // Nothing of the repository can be found from here, nor from the environment.
  const run = spawnSync(process.execPath, args, { cwd, input, env: {} });
  return { code: run.status, stderr: run.stderr.toString() };
}

/** Outputs that are wrong wherever the expected one is right. */
function wrongOutputs(expected: Uint8Array): [string, Uint8Array][] {
  const text = Buffer.from(expected).toString("latin1");
  const words = text.trimEnd();
  const last = /\S+\s*$/.exec(text)?.[0] ?? "";
  const candidates: [string, string][] = [
    ["junk", "\0\xff junk %n -1e999 NaN\n"],
    ["empty", ""],
    ["truncated", text.slice(0, text.length - last.length)],
    ["longer", `${words} 1\n`],
    [
      "off by one",
      /\d(?!.*\d)/s.test(words)
        ? words.replace(/(\d+)(?!.*\d)/s, (number) => `${BigInt(number) + 1n}`)
        : `${words.slice(0, -1)}${words.endsWith("x") ? "y" : "x"}`,
    ],
  ];
  const split = (output: string) => output.trim().split(/\s+/).join(" ");
  return candidates
    .filter(([, output]) => split(output) !== split(text))
    .map(([name, output]) => [name, Buffer.from(output, "latin1")]);
}

function checkerExit(
  at: string,
  { convention }: Format,
  input: Uint8Array,
  answer: Uint8Array,
  output: Uint8Array,
) {
  writeFileSync(join(at, "in"), input);
  writeFileSync(join(at, "ans"), answer);
  writeFileSync(join(at, "out"), output);
  return convention === "icpc"
    ? exitOf(at, ["check.js", "in", "ans", "./"], output)
    : exitOf(at, ["check.js", "in", "out", "ans"]);
}

describe.each(CHECKED)("%s", { timeout: 120000 }, (slug) => {
  it.each(KINDS)("%s: right outputs and inputs are accepted, others refused", async (name) => {
    const format = formats[name];
    const exported: ExportedProblem = await readProblem(slug, format);
    const codes =
      format.convention === "icpc" ? { right: [42], wrong: [43] } : { right: [0], wrong: [1, 2] };
    const at = place(`${slug}-${name}`, [
      ...(exported.checker?.files ?? []),
      ...exported.inputValidator.files,
    ]);
    const small = exported.cases.filter(
      ({ input, output }) => input.length < SMALL_BYTES && output.length < SMALL_BYTES,
    );
    expect(small.length).toBeGreaterThan(0);
    const faults: string[] = [];
    const hold = (
      what: string,
      codes: readonly number[],
      { code, stderr }: { code: number | null; stderr: string },
    ) => {
      if (code === null || !codes.includes(code))
        faults.push(`${what}: ${code} ${stderr.slice(0, 200)}`);
    };
    for (const { name: testCase, input, output } of small.slice(0, CASES)) {
      hold(`${testCase} input`, [format.validExit], exitOf(at, ["validate.js"], input));
      if (!exported.checker) continue;
      hold(testCase, codes.right, checkerExit(at, format, input, output, output));
      for (const [what, wrong] of wrongOutputs(output)) {
        hold(`${testCase} ${what}`, codes.wrong, checkerExit(at, format, input, output, wrong));
      }
    }
    const junk = exitOf(at, ["validate.js"], Buffer.from("\0 junk -1 99999999999999999999\n"));
    hold("junk input", [format.invalidExit], junk);
    expect(junk.stderr).not.toBe("");
    expect(faults).toEqual([]);
  });
});

describe("the interactor of hidden-integer", { timeout: 120_000 }, () => {
  // Called as ICPC's output validators are, as testlib's interactors (input, output, answer), and as
  // DMOJ's older judge does it (input, answer).
  const CALLS: readonly [FormatName, readonly string[], number, number][] = [
    ["icpc", ["in", "ans", "./"], 42, 43],
    ["polygon", ["in", "out", "ans"], 0, 1],
    ["dmoj", ["in", "ans"], 0, 1],
  ];

  it.each(CALLS)("%s", async (name, args, right, wrong) => {
    const exported = await readProblem("hidden-integer", formats[name]);
    const at = place(`interactor-${name}`, exported.interactor!.files);
    for (const file of ["ans", "out"]) writeFileSync(join(at, file), "");
    writeFileSync(join(at, "in"), "7\n");
    const talk = (text: string) => exitOf(at, ["interact.js", ...args], Buffer.from(text)).code;
    expect(talk("? 3\n? 7\n! 7\n")).toBe(right);
    for (const text of ["! 8\n", "! 6\n", "", "? 3\n", "junk\n", "? 1\n".repeat(31)]) {
      expect(talk(text), JSON.stringify(text.slice(0, 20))).toBe(wrong);
    }
  });
});
