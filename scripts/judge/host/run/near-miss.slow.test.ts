import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casesFolder, problemFolder } from "../../../base/host/roots";
import type { CheckerName } from "../../../problem/problem";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import type { CaseResult } from "../../events/case-result";
import type { JudgeEvent } from "../../events/judge-event";
import { judge } from "../../judge";
import { type ReporterName, reporters } from "../../reporters/reporters";
import { type OpenJudgeHost, openJudgeHost } from "../engine/open-judge-host";
import { prepareProblems } from "../prepare/select-problems";

const folder = testFolder();
const SLUG = `zz-near-miss-${process.pid}`;
let host: OpenJudgeHost;
beforeAll(async () => {
  host = await openJudgeHost();
});
afterAll(async () => {
  await host.close();
  for (const place of [problemFolder(SLUG), casesFolder(SLUG)])
    rmSync(place, { recursive: true, force: true });
});

/** Judges programs or problems, by another checker if one is named. */
async function judged(slug: string, checker?: CheckerName): Promise<JudgeEvent[]> {
  const selection = { limits: true, ...(checker && { checker }) };
  const problems = await prepareProblems([slug], selection, { lastTimeMs: () => undefined });
  const facts = { runtime: "Node", sandbox: host.sandbox };
  const events: JudgeEvent[] = [];
  for await (const event of judge(problems, host, { jobs: 1, facts })) events.push(event);
  return events;
}

function resultOf(events: readonly JudgeEvent[]): CaseResult {
  const end = events.find(({ type }) => type === "case-end");
  if (end?.type !== "case-end") throw new Error("no case ended");
  return end;
}

function printed(events: readonly JudgeEvent[], name: ReporterName): string {
  const reporter = reporters[name]({ color: false, columns: 80, live: false });
  return events.map((event) => reporter.report(event)).join("");
}

/** A program beside one case. */
function program(name: string, expected: string, output: string): string {
  const file = join(folder, `${name}.ts`);
  const code = `console.log(${JSON.stringify(output)}); // ${folder}\n`;
  writeFiles(folder, { [`${name}.ts`]: code, [`${name}-1.in`]: "", [`${name}-1.out`]: expected });
  return file;
}

describe("a case that another checker would accept", () => {
  it.each([
    ["numbers", "0.3333333333\n", "0.33333333334"],
    ["yes-no", "YES\nNO\n", "Yes\nNo"],
    ["unordered-lines", "1 2\n3 4\n", "3 4\n1 2"],
  ] as const)("names %s at its end; --checker tries it and mixes no verdicts", async (name, expected, output) => {
    const file = program(name, expected, output);
    const refused = await judged(file);
    expect(resultOf(refused)).toMatchObject({ verdict: "WA", nearMiss: name });
    const line = `checker "${name}" would accept it: --checker ${name} tries it`;
    expect(printed(refused, "terminal")).toContain(`\n  ${line}\n`);
    expect(printed(refused, "quiet")).toContain(`\n  ${line}\n`);
    expect(printed(refused, "json")).toContain(`"nearMiss":"${name}"`);
    const quoted = line.replaceAll('"', "&#34;");
    expect(printed(refused, "junit")).toContain(`; ${quoted}`);
    expect(printed(refused, "html")).toMatch(/would accept it: --checker/);
    expect(resultOf(await judged(file, name))).toMatchObject({
      verdict: "AC",
      label: `checker ${name}`,
    });
    expect(resultOf(await judged(file))).toMatchObject({ verdict: "WA", remembered: true });
  });

  it("names none where the answer is wrong", async () => {
    const result = resultOf(await judged(program("wrong", "1\n", "2")));
    expect(result.verdict).toBe("WA");
    expect(result.nearMiss).toBeUndefined();
  });
});

function problem(checker: string, more = ""): void {
  const facts = `title: "Near", timeLimitMs: 1000, memoryLimitMiB: 256, checker: ${checker}, judges: [], bounds: {}, technique: "", tags: [], difficulty: "easy"${more}`;
  writeFiles(problemFolder(SLUG), {
    "problem.ts": `export const problem = { ${facts} };\n`,
    "solution.ts": 'console.log("1.0");\n',
    "check.ts": 'export const check = () => ({ verdict: "WA", message: "never" });\n',
  });
  writeFiles(casesFolder(SLUG), { "sample-1.in": "", "sample-1.out": "1\n" });
}

describe("a problem's own checker", () => {
  it("has no near misses, and --checker takes its place", async () => {
    problem('"own"');
    const result = resultOf(await judged(SLUG));
    expect(result).toMatchObject({ verdict: "WA", message: "never" });
    expect(result.nearMiss).toBeUndefined();
    expect(resultOf(await judged(SLUG, "numbers")).verdict).toBe("AC");
    expect(resultOf(await judged(SLUG, "tokens"))).toMatchObject({
      verdict: "WA",
      nearMiss: "numbers",
    });
  });

  it("is no checker to replace where a program judges", async () => {
    const text = printed(await judged("hidden-permutation", "tokens"), "terminal");
    expect(text).toContain(
      "hidden-permutation is judged by a program of its own, which --checker does not replace",
    );
    expect(text).toContain("nothing judged: 1 error");
  });
});
