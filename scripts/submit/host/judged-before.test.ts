import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { CACHE } from "../../base/host/roots";
import type { Bundle } from "../../bundle/host/bundle";
import type { CaseResult } from "../../judge/events/case-result";
import { knownVerdicts } from "../../judge/host/engine/known-verdicts";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { prepareProblem } from "../../judge/host/prepare/prepare-problem";
import { targetProgram } from "../../judge/host/prepare/target-program";
import { sha256 } from "../../problem/sha256";
import type { Verdict } from "../../problem/verdict";
import { bundleProgram } from "../../runner/host/program";
import { presentRuntime } from "../../runner/host/runtimes/runtimes";
import { targets } from "../../targets/targets";
import { testFolder } from "../../testing/test-folder";
import { judgedBefore } from "./judged-before";

const code = `// ${randomUUID()}\n`;
const file = join(CACHE, "bundles", `judged-before-${process.pid}.js`);
const bundle: Bundle = {
  ...{ file, code, sizeBytes: code.length, sha256: sha256(code) },
  ...{ target: "spoj", sources: [], cached: false },
};
const submitted = { slug: "nim-game-1", judgedBy: "judge" } as const;
const result = (name: string, verdict: Verdict): CaseResult => {
  return { slug: "nim-game-1", name, verdict, message: "", timeMs: 1, wallMs: 1 };
};

describe("submit --now", () => {
  const judged = async (verdicts: readonly Verdict[], cases = verdicts.length) => {
    const lines: string[] = [];
    const results = verdicts.map((verdict, at) => result(`case-${at}`, verdict));
    const known = async () => ({ cases, results, runtime: "Node 20.19.0" });
    const tell = (line: string) => void lines.push(line);
    const answer = await judgedBefore(submitted, bundle, tell, known);
    return { ...answer, told: lines };
  };

  it("takes a bundle whose cases are all known to be AC, and names the runtime", async () => {
    expect(await judged(["AC", "AC"])).toEqual({
      bundle,
      judged: EXIT.accepted,
      other: "Node 20.19.0",
      told: [
        "known   2 verdicts AC under Node 20.19.0\nnote    not under the judge's Node 12.18.4\n",
      ],
    });
  });

  it.each([
    [["AC", "WA"], 2, /nim-game-1\/case-1 was WA/, EXIT.notAccepted],
    [["AC"], 3, /not judged: 2 of 3 cases have no verdict/, EXIT.setup],
    [[], 3, /not judged: 3 of 3/, EXIT.setup],
    [[], 0, /not judged: it has no case/, EXIT.setup],
  ] as const)("refuses %j of %i", async (verdicts, cases, message, exitCode) => {
    const refusal = { message: expect.stringMatching(message), exitCode };
    await expect(judged(verdicts, cases)).rejects.toMatchObject(refusal);
  });

  it("repeats, once each, what is doubtful in accepted cases", async () => {
    const lines: string[] = [];
    const known = async () => ({
      ...{ cases: 3, runtime: "Node 12.18.4" },
      results: [
        { ...result("a", "AC"), message: "blanks differ", blanksDiffer: true as const },
        { ...result("b", "AC"), message: "blanks differ", blanksDiffer: true as const },
        { ...result("c", "AC"), message: "process.exit cuts output", mayBeCut: true as const },
      ],
    });
    await judgedBefore(submitted, bundle, (line) => void lines.push(line), known);
    expect(lines.join("").split("\n").slice(1, -1)).toEqual([
      "note    AC, blanks differ",
      "note    AC, process.exit cuts output",
    ]);
  });

  it("is for problems only", async () => {
    const module = { slug: "int-set", judgedBy: "verify" } as const;
    const refusal = { exitCode: EXIT.usage };
    await expect(judgedBefore(module, bundle, () => {})).rejects.toMatchObject(refusal);
  });
});

describe("known verdicts", () => {
  afterAll(() => rmSync(file, { force: true }));

  it("are those of exactly these bytes", async () => {
    writeFileSync(file, code);
    const before = await knownVerdicts("nim-game-1", bundle);
    expect(before.results).toEqual([]);
    expect(before.cases).toBeGreaterThan(1);
    const host = await openJudgeHost();
    const program = bundleProgram(bundle);
    const problem = await prepareProblem("nim-game-1", { program });
    for (const testCase of problem.cases) {
      host.remember(problem, program, testCase, result(testCase.name, "AC"));
    }
    await host.close();
    const after = await knownVerdicts("nim-game-1", bundle);
    expect(after.results.length).toBe(before.cases);
    expect(after.runtime).toBe(`Node ${process.versions.node}`);
    const other = { ...bundle, sha256: sha256(`${code}\n`) };
    expect((await knownVerdicts("nim-game-1", other)).results).toEqual([]);
  });

  it("knows what a second run of the same program showed", async () => {
    const exiting = "console.log(1); process.exit();\n".repeat(2) + code;
    writeFileSync(file, exiting);
    const own = { ...bundle, code: exiting, sha256: sha256(exiting) };
    const host = await openJudgeHost();
    const program = bundleProgram(own);
    const problem = await prepareProblem("nim-game-1", { program });
    for (const testCase of problem.cases) {
      const { name } = testCase;
      host.remember(problem, program, testCase, result(name, "AC"));
      const isCut = name === problem.cases[0]!.name;
      const seen = { ...result(name, "AC"), ...(isCut && { mayBeCut: true as const }) };
      host.remember(problem, problem.waiting!, testCase, seen);
    }
    await host.close();
    const { results } = await knownVerdicts("nim-game-1", own);
    expect(results.map(({ mayBeCut }) => mayBeCut ?? false)).toEqual(
      problem.cases.map((_, at) => at === 0),
    );
  });

  const atcoder = presentRuntime(targets.atcoder.runtime);

  it.skipIf(!atcoder)("are found under the stack and the arguments of their judge", async () => {
    writeFileSync(file, code);
    const own = { ...bundle, target: "atcoder" as const };
    const host = await openJudgeHost();
    const bare = bundleProgram(own, atcoder);
    const problem = await prepareProblem("nim-game-1", { program: bare, target: "atcoder" });
    const program = targetProgram(own, "atcoder", problem.limits.memoryMiB, atcoder);
    expect(program.sha256).not.toBe(bare.sha256);
    for (const testCase of problem.cases) {
      host.remember(problem, program, testCase, result(testCase.name, "AC"));
    }
    await host.close();
    const { results, cases, runtime } = await knownVerdicts("nim-game-1", own);
    expect([results.length, runtime]).toEqual([cases, "Node 22.19.0"]);
  });

  it("counts the cases beside a program that is named by its path", async () => {
    const folder = testFolder();
    for (const name of ["a.ts", "a.in", "a.out"]) writeFileSync(join(folder, name), "");
    const { cases, results } = await knownVerdicts(join(folder, "a.ts"), bundle);
    expect([cases, results]).toEqual([1, []]);
  });
});
