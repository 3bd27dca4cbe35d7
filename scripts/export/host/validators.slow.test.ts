import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import type { ExportedProblem, PackageFile } from "../exported-problem";
import { formats } from "../formats";
import { readProblem } from "./read-problem";
import { exactValidator } from "./standalone-program";
import { writeFolder } from "./write-package";

// Every exported program, run alone in an empty folder, by the calling convention and exit codes of the
// format: 42 and 43 (problem package specification). DMOJ and Polygon get compiled programs instead:
// compiled-checkers.test.ts.

/** Problems whose answers are compared by a program of their own, or by a checker that hosts lack. */
const CHECKED = ["n-queens-matrix", "knights-tour", "the-sultans-successors", "two-knights"];
const CASES = 2;
const SMALL_BYTES = 20_000;

const folder = testFolder();

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

function checkerExit(at: string, input: Uint8Array, answer: Uint8Array, output: Uint8Array) {
  writeFileSync(join(at, "in"), input);
  writeFileSync(join(at, "ans"), answer);
  writeFileSync(join(at, "out"), output);
  return exitOf(at, ["check.js", "in", "ans", "./"], output);
}

describe.each(CHECKED)("%s", { timeout: 120000 }, (slug) => {
  it("accepts right outputs and inputs and refuses others", async () => {
    const format = formats.icpc;
    const exported: ExportedProblem = await readProblem(slug, format);
    const at = place(slug, [...(exported.checker?.files ?? []), ...exported.inputValidator.files]);
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
      hold(testCase, [42], checkerExit(at, input, output, output));
      for (const [what, wrong] of wrongOutputs(output)) {
        hold(`${testCase} ${what}`, [43], checkerExit(at, input, output, wrong));
      }
    }
    const junk = exitOf(at, ["validate.js"], Buffer.from("\0 junk -1 99999999999999999999\n"));
    hold("junk input", [format.invalidExit], junk);
    expect(junk.stderr).not.toBe("");
    expect(faults).toEqual([]);
  });
});

/** What problemtools and BAPCtools change in valid inputs, which a validator should then refuse. */
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  "a second blank": (text) => text.replace(" ", "  "),
  "a blank before a line end": (text) => text.replace("\n", " \n"),
  "a blank at the start": (text) => ` ${text}`,
  "a blank line": (text) => text.replace("\n", "\n\n"),
  "a newline at the end": (text) => `${text}\n`,
  "no newline at the end": (text) => text.slice(0, -1),
  "a carriage return": (text) => text.replace("\n", "\r\n"),
  "a tab": (text) => text.replace(" ", "\t"),
  "a leading zero": (text) => text.replace(/(^|[ \n])(\d)/, "$10$2"),
};

describe.each([
  ...["knights-tour", "minimum-knight-moves", "shortest-routes-1", "kaththi"],
])("white space of %s", { timeout: 120_000 }, (slug) => {
  it("is held exactly, and as here with --keep-all", async () => {
    const run = async (keepsAll: boolean) => {
      const exported = await readProblem(slug, formats.icpc, 0, () => {}, keepsAll);
      const at = place(`${slug}-${keepsAll}`, exported.inputValidator.files);
      const text = Buffer.from(exported.cases[0]!.input).toString();
      const taken = (input: string) => exitOf(at, ["validate.js"], Buffer.from(input)).code === 42;
      expect(taken(text)).toBe(true);
      const changed = Object.entries(CHANGES).filter(([, change]) => change(text) !== text);
      expect(changed.length).toBeGreaterThan(5);
      return changed.filter(([, change]) => taken(change(text))).map(([name]) => name);
    };
    expect(await run(false)).toEqual([]);
    expect(await run(true)).toContain("a newline at the end");
  });
});

const SLUGS = readdirSync(join(TOOL, "problems")).filter((slug) =>
  existsSync(join(TOOL, "problems", slug, "validate.ts")),
);
/** Their samples have blanks where their statements have none: exported validators are as lenient as ours. */
const LENIENT = ["bilateral-projects"];
/** Cases that break lines as the statement allows it, but not as the exported validator has it. */
const FREE: Readonly<Record<string, string[]>> = { "8-puzzle": ["random-three-lines.in"] };

it.each(
  SLUGS.filter((slug) => !LENIENT.includes(slug)),
)("%s refuses an empty file", async (slug) => {
  const validate = await exactValidator(slug);
  expect(() => validate(new Uint8Array())).toThrow("expected an input that is not empty");
});

describe("a blank in place of a line end, or the other way round", () => {
  const inputOf = (slug: string, name: string) => readFileSync(join(TOOL, "cases", slug, name));
  const smallOf = (slug: string) =>
    readdirSync(join(TOOL, "cases", slug))
      .filter((name) => name.endsWith(".in") && !name.startsWith("edge-"))
      .filter((name) => inputOf(slug, name).length < SMALL_BYTES);

  it.each(SLUGS.filter((slug) => !LENIENT.includes(slug)))("is refused by %s", async (slug) => {
    const validate = await exactValidator(slug);
    const isTaken = (input: Uint8Array) => {
      try {
        validate(input);
        return true;
      } catch {
        return false;
      }
    };
    const small = smallOf(slug);
    const names = small.filter((name) => isTaken(inputOf(slug, name)));
    expect(names).not.toEqual([]);
    expect(small.filter((name) => !names.includes(name))).toEqual(FREE[slug] ?? []);
    for (const name of names) {
      const input = inputOf(slug, name);
      const places = [...input.keys()].filter((at) => input[at] === 32 || input[at] === 10);
      for (const at of places.slice(0, 40)) {
        const changed = input.slice();
        changed[at] = 42 - input[at]!;
        expect(isTaken(changed), `${name}, byte ${at}`).toBe(false);
      }
    }
  });
});

it("leaves out and names what only the exact validator refuses", { timeout: 120_000 }, async () => {
  const names = ({ cases }: ExportedProblem) => cases.map(({ name }) => name);
  const exact = await readProblem("8-puzzle", formats.icpc);
  // Hosts warn of a validator that accepts an empty file.
  expect(exact.leftOut).toEqual(expect.arrayContaining(["edge-line-breaks", "edge-empty"]));
  const all = await readProblem("8-puzzle", formats.icpc, 0, () => {}, true);
  expect(names(all).sort()).toEqual([...names(exact), ...exact.leftOut].sort());
  expect(all.leftOut).toEqual([]);
  const spaced = await readProblem("knights-in-fen", formats.icpc);
  expect([spaced.notExact, spaced.leftOut]).toEqual([undefined, []]);
  const blanks = await readProblem("bilateral-projects", formats.icpc);
  expect(blanks.notExact).toContain(
    "sample-1: input line 2, column 10: expected the end of the line",
  );
  // edge-crlf and edge-valid are one input once both have LF.
  const twins = await readProblem("eight-queens", formats.icpc);
  expect(twins.leftOut).toEqual(["edge-crlf"]);
  expect(names(twins)).toContain("edge-valid");
});

describe("the interactor of hidden-integer", { timeout: 120_000 }, () => {
  it("is called as ICPC's output validators are", async () => {
    const exported = await readProblem("hidden-integer", formats.icpc);
    const at = place("interactor", exported.interactor!.files);
    for (const file of ["ans", "out"]) writeFileSync(join(at, file), "");
    writeFileSync(join(at, "in"), "7\n");
    const talk = (text: string) =>
      exitOf(at, ["interact.js", "in", "ans", "./"], Buffer.from(text)).code;
    expect(talk("? 3\n? 7\n! 7\n")).toBe(42);
    for (const text of [
      "! 8\n",
      "! 6\n",
      "",
      "? 3\n",
      "! 7\n! 7\n",
      "! 7\n\n",
      "junk\n",
      "? 1\n".repeat(31),
    ]) {
      expect(talk(text), JSON.stringify(text.slice(0, 20))).toBe(43);
    }
  });
});
