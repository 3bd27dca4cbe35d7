import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { problemFolder } from "../../base/host/roots";
import { ownInteractor } from "../../judge/host/check/interactor";
import type { Check } from "../../problem/check-result";
import { expectedVerdict } from "../../problem/expected-verdict";
import { findCases } from "../../problem/host/find-cases";
import { problemExport } from "../../problem/host/problem-module";
import { formats } from "../formats";
import { readProblem } from "./read-problem";

// check.cpp and interact.cpp, which DMOJ and Polygon compile, against check.ts and interact.ts.

const EXITS = { AC: 0, WA: 1, PE: 2, JE: 3 } as const;
const hasCompiler = spawnSync("g++", ["--version"]).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "compiled-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach((context) => context.skip(!hasCompiler, "there is no g++"));

function compiled(slug: string, file: string): string {
  const program = join(folder, slug);
  const source = join(problemFolder(slug), file);
  const flags = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-D_GLIBCXX_ASSERTIONS"];
  const run = spawnSync("g++", [...flags, "-o", program, source], { encoding: "utf8" });
  expect(run.stderr).toBe("");
  return program;
}

function put(name: string, content: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The answer, what wrong programs print, and answers that were damaged. */
function outputs(
  slug: string,
  input: Uint8Array,
  expected: Uint8Array,
  isDamaged: boolean,
): Uint8Array[] {
  const wrong = readdirSync(join(problemFolder(slug), "wrong")).filter((file) => {
    const source = readFileSync(join(problemFolder(slug), "wrong", file), "utf8");
    return expectedVerdict(source) === "WA";
  });
  const text = Buffer.from(expected).toString("latin1");
  const words = text.split(/(?<=\s)/);
  const damaged = [
    ...["", "impossible\n", "unsolvable\n", "\n\n", "0", "-1\n", "99999999999999999999 1\n"],
    ...[text.trimEnd(), text.replaceAll("\n", "\r\n"), `\xef\xbb\xbf${text}`, `${text} 1`],
    ...[`${text}\n\n`, `\n${text}`, text.replaceAll(/[ \n]/g, "  "), `${text}${text}`],
    ...[words.slice(1).join(""), [...words].reverse().join(""), text.replace(/\d/, "0$&")],
    ...[text.replace(/\d+/, "1"), text.replace(/[udlr]/, "u"), text.replace(/$/, "\0")],
  ];
  return [
    expected,
    ...wrong.map((file) =>
      problemExport<(input: Uint8Array) => Uint8Array>(slug, `wrong/${file}`, "solve")!(input),
    ),
    ...(isDamaged ? damaged : []).map((output) => Buffer.from(output, "latin1")),
  ];
}

describe.each(["8-puzzle", "n-queens", "knights-tour"])("check.cpp of %s", (slug) => {
  it("gives the verdicts of check.ts", { timeout: 120_000 }, () => {
    const program = compiled(slug, "check.cpp");
    const check = problemExport<Check>(slug, "check.ts", "check")!;
    const differing: string[] = [];
    const seen = new Set<number | null>();
    const cases = findCases(slug).cases.filter(({ name }) => !name.startsWith("large-"));
    for (const [number, { name, input: file, expected: answer }] of cases.entries()) {
      const [input, expected] = [readFileSync(file), readFileSync(answer!)];
      for (const [at, output] of outputs(slug, input, expected, number % 3 === 0).entries()) {
        const wanted = EXITS[check(input, expected, output).verdict];
        const { status } = spawnSync(program, [file, put("output", output), answer!]);
        seen.add(status);
        if (status !== wanted) differing.push(`${name} ${at}: ${status}, not ${wanted}`);
      }
      // An answer that the jury has wrong.
      const output = put("output", expected);
      const jury = put("answer", Buffer.from("unsolvable impossible"));
      const wanted = EXITS[check(input, readFileSync(jury), expected).verdict];
      const { status } = spawnSync(program, [file, output, jury]);
      if (status !== wanted) differing.push(`${name} jury: ${status}, not ${wanted}`);
    }
    expect(differing).toEqual([]);
    expect([...seen].sort()).toEqual([0, 1]);
  });

  it("ends with 3, the fault of the jury, where a file is missing", () => {
    expect(spawnSync(join(folder, slug), ["no", "such", "file"]).status).toBe(3);
    expect(spawnSync(join(folder, slug), []).status).toBe(3);
  });
});

const INTEGERS = [
  ...["? 3\n? 7\n! 7\n", "! 7", "! 7\r\n", "? 7 \n! 7\n", "! 7\nmore"],
  ...["! 8\n", "", "? 3\n", "junk\n", "? 07\n! 7\n", "? 1000000001\n", "?7\n", "?  7\n"],
  ...["\n", "! -7\n", "? 1\n".repeat(30), `${"? 1\n".repeat(31)}! 7\n`],
  `${"? 1\n".repeat(30)}! 7\n`,
];
const PERMUTATIONS = [
  ...["? 3 2\n? 3 1\n! 3 1 2\n", "! 3 1 2", "! 3 1 2\r\n", "? 1 1 \n! 3  1 2\n", "! 3 1 2\nmore"],
  ...["! 3 2 1\n", "! 3 1\n", "! 3 1 2 1\n", "", "? 1 2\n", "junk\n", "? 01 2\n", "? 1 4\n"],
  ...["? 0 1\n", "?1 2\n", "!3 1 2\n", "! 3 1 2x\n", "? 1\n", "? 1 2 3\n", "\n", "! -3 1 2\n"],
  ...[" ? 1 2\n", "? 1 2\n".repeat(10_001), `${"? 1 2\n".repeat(10_000)}! 3 1 2\n`],
];

describe.each([
  ["hidden-integer", "7\n", INTEGERS],
  ["hidden-permutation", "3\n3 1 2\n", PERMUTATIONS],
])("interact.cpp of %s", { timeout: 120_000 }, (slug, secret, talks) => {
  it("gives the verdicts of interact.ts", () => {
    const program = compiled(slug, "interact.cpp");
    const file = join(problemFolder(slug), "interact.ts");
    const [node, ...words] = ownInteractor(readFileSync(file, "utf8")).command;
    const input = put("hidden", Buffer.from(secret));
    for (const talk of talks) {
      const ours = spawnSync(node!, [...words, input, input], { input: talk });
      const theirs = spawnSync(program, [input, input, input], { input: talk });
      const what = JSON.stringify(talk.slice(0, 30));
      expect([what, theirs.status]).toEqual([what, { 42: 0, 43: 1 }[ours.status!]]);
      // Nobody reads along, so an exit may cut what Node has not written yet.
      const isSame = String(theirs.stdout).startsWith(String(ours.stdout));
      if (theirs.status === 0) expect([what, isSame]).toEqual([what, true]);
    }
    expect(spawnSync(program, ["no", "such", "file"], { input: "! 7\n" }).status).toBe(3);
  });

  it("accepts the solution and no program of wrong/", async () => {
    const program = compiled(slug, "interact.cpp");
    const { submissions, cases } = await readProblem(slug, formats.dmoj);
    for (const { name, code, verdict } of submissions) {
      const codes: (number | null)[] = [];
      for (const { input } of cases.slice(0, 4)) {
        const files = ["input", "output", "answer"].map((file) => put(file, input));
        const script = put("program.js", Buffer.from(code));
        const [talker, judge] = [spawn("node", [script]), spawn(program, files)];
        for (const pipe of [talker.stdin, judge.stdin]) pipe.on("error", () => {});
        talker.stdout.pipe(judge.stdin);
        judge.stdout.pipe(talker.stdin);
        codes.push(await new Promise((done) => judge.on("close", done)));
        talker.kill("SIGKILL");
      }
      expect([name, Math.max(...codes.map(Number))]).toEqual([name, EXITS[verdict as "AC"]]);
    }
  });
});
