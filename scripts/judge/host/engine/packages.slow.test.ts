import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hash } from "../../../runner/host/program";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import type { CaseResult } from "../../events/case-result";
import type { ProblemResult } from "../../events/judge-event";
import { judge } from "../../judge";
import type { Judged } from "../../judged";
import { builtProgram } from "../check/built-program";
import { runChecker } from "../check/checker-program";
import { type OpenJudgeHost, openJudgeHost } from "./open-judge-host";

// What packages by others bring: validators to be compiled, several passes, interactors that end early,
// files in place of stdin and stdout.

const folder = testFolder();
let host: OpenJudgeHost;
let missing: string | undefined;

beforeAll(async () => {
  host = await openJudgeHost({ forget: "all" });
  if (host.sandbox.tier > "C") missing = host.sandbox.because ?? "there is no supervisor";
});
afterAll(() => host.close());

function file(name: string, text: string): string {
  return join(writeFiles(folder, { [name]: text }), name);
}

type Program = Judged<import("../../../runner/host/program").Program>;

async function judged(
  code: string,
  more: Partial<Program>,
): Promise<{ cases: CaseResult[]; problem: ProblemResult | undefined }> {
  const path = file("program.js", code);
  const program = {
    argv: [process.execPath, path],
    readable: [process.execPath, path],
    files: [path],
    sha256: hash(code),
  };
  const problem: Program = {
    slug: "toy",
    program,
    limits: { timeMs: 1000, memoryMiB: 200, outputBytes: 100_000 },
    compare: ({ expected, output }) =>
      Buffer.from(output).equals(Buffer.from(expected))
        ? { verdict: "AC" }
        : { verdict: "WA", message: Buffer.from(output).toString() },
    checker: "",
    cases: [{ name: "one", input: file("one.in", "5\n"), expected: file("one.out", "6\n") }],
    troubles: [],
    ...more,
  };
  const cases: CaseResult[] = [];
  let result: ProblemResult | undefined;
  for await (const event of judge([problem], host, { jobs: 1 })) {
    if (event.type === "case-end") cases.push(event);
    if (event.type === "problem-end") result = event;
  }
  return { cases, problem: result };
}

const READ = 'const text = require("fs").readFileSync(0, "utf8");';

describe("a validator in sources", () => {
  const validator = `#include "answer.h"
    #include <fstream>
    #include <iostream>
    int main(int, char **argv) {
      std::ifstream input(argv[1]); int n, found; input >> n;
      if (std::cin >> found && found == n + ONE) return 42;
      std::ofstream(std::string(argv[3]) + "judgemessage.txt") << "not one more: " << argv[4];
      return 43;
    }`;

  it("is compiled once, and judges with its flags", async () => {
    file("v/validator/check.cpp", validator);
    file("v/validator/answer.h", "#define ONE 1\n#include <string>\n");
    const own = join(folder, "v/validator");
    const command = await builtProgram(own).then(
      (built) => built.command,
      (error: Error) => error.message,
    );
    if (typeof command === "string") return expect(command).toContain("there is no c++ here");
    expect((await builtProgram(own)).command).toEqual(command);
    const program = { convention: "icpc", flags: ["strict"], start: async () => command } as const;
    const files = { input: file("v.in", "5\n"), expected: file("v.out", "\n") };
    const check = (output: string) =>
      runChecker(program, { files, output: Buffer.from(output) }, mkdtempSync(join(folder, "c-")));
    expect(await check("6\n")).toEqual({ verdict: "AC" });
    expect(await check("7\n")).toEqual({ verdict: "WA", message: "not one more: strict" });
  });

  it.each([
    ["score.txt", "2.5\n", { verdict: "AC", points: 2.5 }],
    ["score.txt", "", 'the checker wrote no number to score.txt: ""'],
    ["score.txt", undefined, { verdict: "AC" }],
    ["score_multiplier.txt", "0.4\n", { verdict: "AC", share: 0.4 }],
    ["score_multiplier.txt", "x", 'the checker wrote no number to score_multiplier.txt: "x"'],
    [
      "score_multiplier.txt",
      "2",
      'the checker wrote no number from 0 to 1 to score_multiplier.txt: "2"',
    ],
  ])("gives the points of its %s: %j", async (name, score, expected) => {
    const write = `fs.writeFileSync(process.argv[4] + "${name}", ${JSON.stringify(score)});`;
    const script = `const fs = require("fs"); ${score === undefined ? "" : write} process.exit(42);`;
    const command = [process.execPath, file(`${name}-${score?.trim()}/v.js`, script)];
    const program = { convention: "icpc", flags: [], start: async () => command } as const;
    const files = { input: file("p.in", "5\n"), expected: file("p.out", "\n") };
    const own = mkdtempSync(join(folder, "p-"));
    const result = runChecker(program, { files, output: Buffer.from("6\n") }, own);
    expect(await result.catch((error: Error) => error.message)).toEqual(expected);
  });

  it("is made by its own build and started by its own run", async () => {
    const own = join(folder, "own/validator");
    file("own/validator/build", "#!/bin/sh\nmkdir made && cp check.txt made/ && chmod +x run\n");
    file("own/validator/check.txt", "6\n");
    file(
      "own/validator/run",
      '#!/bin/sh\ncmp -s - "$(dirname "$0")/made/check.txt" && exit 42\nexit 43\n',
    );
    const { command } = await builtProgram(own);
    const program = { convention: "icpc", flags: [], start: async () => command } as const;
    const files = { input: file("own.in", "5\n"), expected: file("own.out", "\n") };
    const check = (output: string) =>
      runChecker(program, { files, output: Buffer.from(output) }, mkdtempSync(join(folder, "o-")));
    expect((await check("6\n")).verdict).toBe("AC");
    expect((await check("7\n")).verdict).toBe("WA");
    file("bad/validator/build", "#!/bin/sh\necho 'error: no compiler for Brainf' >&2; exit 1\n");
    await expect(builtProgram(join(folder, "bad/validator"))).rejects.toThrow(
      "validator/build: it does not compile: error: no compiler for Brainf",
    );
    file("none/validator/build", "#!/bin/sh\n");
    await expect(builtProgram(join(folder, "none/validator"))).rejects.toThrow("leaves no run");
  });

  it.each([
    ["print-2.py", "import sys\nfor a in sys.stdin:\n    print a\n"],
    ["first-line.py", "#!/usr/bin/env python2\nprint(1)\n"],
    ["named.py2", "print(1)\n"],
  ])("in Python 2 runs under python2, and says where there is none: %s", async (name, text) => {
    const own = dirname(file(`old-${name}/validator/${name}`, text));
    const how = await builtProgram(own).then(
      ({ command }) => command[0],
      (error: Error) => error.message,
    );
    const hasOld = spawnSync("python2", ["-c", ""]).status === 0;
    expect(how).toBe(
      hasOld ? "python2" : "it is written in Python 2, and there is no python2 here",
    );
  });

  it.each([
    ...['"""\nprint a\n"""\nprint(1)\n', "print (1)\n", "print\n", "exec('1')\n"],
  ])("in Python 3 stays so: %j", async (text) => {
    const own = dirname(file(`new-${hash(text).slice(0, 8)}/validator/a.py`, text));
    expect((await builtProgram(own)).command[0]).toBe("python3");
  });

  it.each([
    ["main.kt", "fun main() {}", "validator/ holds main.kt: nothing here compiles or runs that"],
    [
      "x.cpp",
      '#include "testlib.h"\n',
      /^validator\/ is written in C\+\+: .*(testlib\.h|no c\+\+ here)/,
    ],
  ])("that cannot be built says why: %s", async (name, text, reason) => {
    const own = join(dirname(file(`w-${name}/validator/${name}`, text)));
    await expect(builtProgram(own)).rejects.toThrow(reason);
  });
});

describe("several passes", () => {
  // The first pass must print n + 1, which becomes the input of the second.
  const check = async (
    testCase: { readonly input: string },
    { output }: { readonly output: Uint8Array },
    own: string,
  ) => {
    const { existsSync, mkdirSync, readFileSync, writeFileSync } = await import("node:fs");
    const n = Number(readFileSync(testCase.input, "utf8"));
    if (Number(Buffer.from(output).toString()) !== n + 1) {
      return { verdict: "WA", message: "not one more" } as const;
    }
    mkdirSync(join(own, "feedback"), { recursive: true });
    const mark = join(own, "feedback", "seen");
    if (!existsSync(mark)) writeFileSync(join(own, "feedback/nextpass.in"), `${n + 1}\n`);
    writeFileSync(mark, "");
    return { verdict: "AC" } as const;
  };
  const passes = { passes: 2, checkPass: check, isOutputFree: true };

  it.each([
    [`${READ} console.log(Number(text) + 1)`, "AC "],
    [`${READ} console.log(text.trim() === "5" ? 6 : 5)`, "WA pass 2: not one more"],
    [`${READ} if (text.trim() === "6") process.exit(3); console.log(6)`, "RE exit code 3"],
  ])("%s", async (code, expected) => {
    const [result] = (await judged(code, passes)).cases;
    expect(`${result!.verdict} ${result!.message}`).toBe(expected);
  });

  it("more than the package allows are a fault of the validator", async () => {
    const endless = async (testCase: { readonly input: string }, run: never, own: string) => {
      const { rmSync: remove } = await import("node:fs");
      remove(join(own, "feedback/seen"), { force: true });
      return check(testCase, run, own);
    };
    const code = `${READ} console.log(Number(text) + 1)`;
    const [result] = (await judged(code, { ...passes, checkPass: endless as never })).cases;
    expect(result).toMatchObject({ verdict: "JE" });
    expect(result!.message).toContain("more than 2 passes");
  });
});

it("an interactor that closes its stdout gives the program the end of its input", async (context) => {
  needsTier("C", missing, context);
  const command = ["sh", "-c", "echo 1; exec >&-; cat > /dev/null; exit 42"];
  const interactor = { convention: "icpc", command } as const;
  const [result] = (await judged(`${READ} console.log(text.length)`, { interactor })).cases;
  expect(`${result!.verdict} ${result!.message}`).toBe("AC ");
});

describe("files in place of stdin and stdout", () => {
  const files = { input: "in.txt", output: "out.txt" };

  it.each([
    [
      'const fs = require("fs"); fs.writeFileSync("out.txt", 1 + +fs.readFileSync("in.txt") + "\\n")',
      "AC",
    ],
    [`${READ} require("fs").writeFileSync("out.txt", String(+text + 1) + "\\n")`, "WA"],
    ['const fs = require("fs"); console.log(+fs.readFileSync("in.txt") + 1)', "WA"],
  ])("%s", async (code, verdict) => {
    const [result] = (await judged(code, { files })).cases;
    expect(result).toMatchObject({ verdict });
  });
});

it("counts points", async () => {
  const cases = ["a", "b"].map((name, at) => ({
    name,
    input: file(`${name}.in`, `${at}\n`),
    expected: file(`${name}.out`, "1\n"),
    points: 50,
  }));
  const { problem } = await judged(`${READ} console.log(Number(text) + 1)`, { cases });
  expect(problem!.score).toMatchObject({ got: 50, of: 100 });
});
