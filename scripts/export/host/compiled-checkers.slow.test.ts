import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { beforeEach, describe, expect, it } from "vitest";
import { Random } from "../../../lib/sequence/random";
import { problemFolder, TOOL } from "../../base/host/roots";
import { pureChecker } from "../../judge/checkers/pure-checker";
import { ownInteractor } from "../../judge/host/check/interactor";
import type { Check } from "../../problem/check-result";
import { expectedVerdict } from "../../problem/expected-verdict";
import { findCases } from "../../problem/host/find-cases";
import { problemExport } from "../../problem/host/problem-module";
import type { CheckerChoice } from "../../problem/problem";
import { testFolder } from "../../testing/test-folder";
import { comparing } from "../comparing";
import { formats } from "../formats";
import { readProblem } from "./read-problem";

// check.cpp and interact.cpp, which DMOJ and Polygon compile, against check.ts and interact.ts.

const EXITS = { AC: 0, WA: 1, PE: 2, JE: 3 } as const;
const hasCompiler = spawnSync("g++", ["--version"]).status === 0;

const folder = testFolder();
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

const TALKS = [
  ["hidden-integer", "7\n", INTEGERS],
  ["hidden-permutation", "3\n3 1 2\n", PERMUTATIONS],
] as const;

it("every interactor is compared here", () => {
  const own = globSync("problems/*/interact.ts", { cwd: TOOL, posix: true });
  expect(own.map((path) => path.split("/")[1]).sort()).toEqual(TALKS.map(([slug]) => slug));
});

describe.each(TALKS)("interact.cpp of %s", { timeout: 120_000 }, (slug, secret, talks) => {
  it("gives the verdicts of interact.ts", () => {
    const program = compiled(slug, "interact.cpp");
    const file = join(problemFolder(slug), "interact.ts");
    const [node, ...words] = ownInteractor(readFileSync(file, "utf8")).command;
    const input = put("hidden", Buffer.from(secret));
    for (const behind of ["more\n", "? 1 2\n", "\n", "! 1\n"]) {
      const talk = `${talks[1]!}\n${behind}`; // a right answer, and then more
      expect(spawnSync(node!, [...words, input, input], { input: talk }).status).toBe(43);
      expect(spawnSync(program, [input, input, input], { input: talk }).status).toBe(1);
    }
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

describe("compare.cpp, which Polygon's package names for a checker of Polygon", {
  timeout: 240_000,
}, () => {
  const kinds: readonly CheckerChoice[] = [
    ...(["tokens", "lines", "exact", "numbers", "unordered-tokens", "yes-no"] as const),
    { numbers: { absolute: 1e-4, relative: 1e-4 } },
  ];
  const source = readFileSync(join(__dirname, "programs/compare.cpp"), "utf8");
  const WORDS = [
    ...["1", "2", "-0", "+7", "007", "7", "1.0", "1.0000005", "1.00001", "2e3", "2000", "1e-7"],
    "0",
  ];
  const MORE = [
    ...["nan", "-inf", "Inf", ".5", "0.5", "5.", "yes", "NO", "Yes", "maybe", "a", "A"],
    "123456789012345678901",
  ];
  const BLANKS = [" ", " ", "\n", "\n", "  ", "\t", "\r\n", "\n\n", " \n"];

  it.each(kinds)("compares as %j does, on 1,000 random pairs", (kind) => {
    const program = join(folder, "compare");
    writeFileSync(join(folder, "compare.cpp"), comparing(kind, source)!);
    const flags = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-o", program];
    const run = spawnSync("g++", [...flags, join(folder, "compare.cpp")], { encoding: "utf8" });
    expect(run.stderr).toBe("");
    const random = new Random(20261126);
    const words = kind === "yes-no" ? MORE.slice(6, 10) : [...WORDS, ...MORE];
    const any = <T>(from: readonly T[]) => from[random.int(0, from.length - 1)]!;
    const text = () =>
      Array.from({ length: random.int(0, 4) }, () => `${any(words)}${any(BLANKS)}`).join("");
    const check = pureChecker(kind)!;
    const [differing, seen]: [string[], Set<number>] = [[], new Set()];
    for (let count = 0; count < 1000; count++) {
      const expected = text();
      const parts = expected.split(/(?<=\s)/);
      const edits = [() => text(), () => expected, () => parts.reverse().join("")];
      const changed = () => expected.replace(/\S+/, any(words)).replace(/\s/, any(BLANKS));
      const actual = any([...edits, changed, changed, changed])();
      const [output, answer] = [
        put("output", Buffer.from(actual)),
        put("answer", Buffer.from(expected)),
      ];
      const { status } = spawnSync(program, [answer, output, answer]);
      const { verdict } = check(new Uint8Array(), Buffer.from(expected), Buffer.from(actual));
      seen.add(status!);
      if ((status === 0) !== (verdict === "AC"))
        differing.push(JSON.stringify([expected, actual, status]));
    }
    expect(differing).toEqual([]);
    expect([...seen].sort()).toEqual([0, 1]);
  });
});
