import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casesFolder, problemFolder } from "../../../base/host/roots";
import type { ProgramFiles } from "../../../problem/program-files";
import { writeFiles } from "../../../testing/test-folder";
import { judge } from "../../judge";
import { terminal } from "../../reporters/terminal";
import { type OpenJudgeHost, openJudgeHost } from "../engine/open-judge-host";
import { prepareProblems } from "../prepare/select-problems";

const SLUG = `zz-files-hint-${process.pid}`;
let host: OpenJudgeHost;
beforeAll(async () => {
  host = await openJudgeHost({ forget: "all" });
});
afterAll(async () => {
  await host.close();
  for (const place of [problemFolder(SLUG), casesFolder(SLUG)])
    rmSync(place, { recursive: true, force: true });
});

const solutions: string[] = [];

/** The case of a solution that must double what it reads. */
async function judged(files: ProgramFiles, solution: string, run?: string) {
  solutions.push(solution);
  const entry = `solution-${solutions.length}.ts`;
  // Each has its own text, since problem.ts is loaded once a process.
  const facts = `title: "Files", timeLimitMs: 2000, memoryLimitMiB: 256, checker: "tokens", judges: [], bounds: {}, technique: "", tags: [], difficulty: "easy"`;
  const problem = `export const problem = { ${facts}, files: ${JSON.stringify(files)} };\n`;
  const texts = { [entry]: solution, "solution.ts": solution, "problem.ts": problem };
  writeFiles(problemFolder(SLUG), texts);
  delete require.cache[join(problemFolder(SLUG), "problem.ts")];
  writeFiles(casesFolder(SLUG), { "sample-1.in": "4\n", "sample-1.out": "8\n" });
  const selection = { limits: true, ...(run !== undefined && { run }) };
  const problems = await prepareProblems([SLUG], selection, { lastTimeMs: () => undefined });
  const reporter = terminal({ color: false, columns: 80, live: false });
  let text = "";
  for await (const event of judge(problems, host, { jobs: 1 })) {
    text += reporter.report(event);
    if (event.type === "case-end") text += `${event.verdict} ${event.hint ?? "no hint"}\n`;
  }
  return text;
}

const FS = 'const fs = require("fs");\n';
const both = { input: "in.txt", output: "out.txt" };
const onStreams = `${FS}console.log(2 * Number(fs.readFileSync(0, "utf8")));\n`;

describe("a problem whose files a solution does not name", () => {
  it.each([
    [both, onStreams, /reads in\.txt, not stdin and writes out\.txt, not stdout/],
    [{ input: "in.txt" }, onStreams, /reads in\.txt, not stdin, as problem\.ts says/],
    [{ output: "out.txt" }, onStreams, /a program that writes out\.txt, not stdout/],
    [both, `${FS}console.log(2 * fs.readFileSync("in.txt", "utf8"));`, /that writes out\.txt/],
    [
      both,
      `${FS}fs.writeFileSync("out.txt", \`\${2 * fs.readFileSync(0, "utf8")}\`);`,
      /that reads in/,
    ],
  ])("%j: the case says which", async (files, solution, hint) => {
    const text = await judged(files, solution);
    expect(text).toMatch(/^(?:WA|RE) /m);
    expect(text).toMatch(hint);
    expect(text).toMatch(/\n {2}try: a program that .*runOnFiles\(solve, \{ (?:in|out)put: "/);
  });

  it("says nothing where the solution names them, right or wrong", async () => {
    const right = (factor: number) =>
      `${FS}fs.writeFileSync("out.txt", \`\${${factor} * fs.readFileSync("in.txt", "utf8")}\`);`;
    expect(await judged(both, right(2))).toMatch(/^AC no hint$/m);
    expect(await judged(both, right(3))).toMatch(/^WA no hint$/m);
  });

  it("says it of another language's program that wrote nothing there", async () => {
    const text = await judged(both, onStreams, "echo 8");
    expect(text).toMatch(/try: a program that reads in\.txt, .* as problem\.ts says\n/);
  });
});
