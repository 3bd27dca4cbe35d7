import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TargetName } from "../../../problem/problem";
import { testFolder } from "../../../testing/test-folder";
import type { JudgeEvent } from "../../events/judge-event";
import { judge } from "../../judge";
import { reporters } from "../../reporters/reporters";
import { type OpenJudgeHost, openJudgeHost } from "../engine/open-judge-host";
import { prepareProgram } from "./prepare-program";

// What a program prints before it ends, on a judge whose stdout is a pipe: through real runs of real bundles.

const folder = testFolder();
let host: OpenJudgeHost;
beforeAll(async () => {
  host = await openJudgeHost({ forget: "all" });
});
afterAll(async () => {
  await host.close();
});

const READ = 'const fs = require("fs");\nconst text = fs.readFileSync(0, "utf8").trim();\n';
let count = 0;

/** Judges a program that must print its input. */
async function judged(code: string, target?: TargetName): Promise<JudgeEvent[]> {
  const name = `p${++count}`;
  writeFileSync(join(folder, `${name}.ts`), `${READ}${code}\n`);
  for (const side of ["in", "out"]) writeFileSync(join(folder, `${name}-1.${side}`), "17\n");
  const program = await prepareProgram(join(folder, `${name}.ts`), { ...(target && { target }) });
  const facts = { runtime: "Node", sandbox: host.sandbox };
  const events: JudgeEvent[] = [];
  for await (const event of judge([program], host, { jobs: 1, facts })) events.push(event);
  return events;
}

async function resultOf(code: string, target?: TargetName) {
  const end = (await judged(code, target)).find(({ type }) => type === "case-end");
  if (end?.type !== "case-end") throw new Error("no case ended");
  expect(end.verdict).toBe("AC");
  return end;
}

describe("a program that exits while its output may wait", () => {
  test.each([
    "console.log(text); process.exit();",
    "console.log(text); const p = process; p.exit();",
    "console.log(text); const { exit } = process; exit();",
    'console.log(text); process["exit"](0);',
    'console.log(text); globalThis["pro" + "cess"]["ex" + "it"]();',
    'process.stdout.write(text + "\\n"); setTimeout(() => process.exit(), 5);',
    "console.log(text); process.reallyExit(0);",
    'import { exit } from "node:process"; console.log(text); exit();',
  ])("is named: %s", async (code) => {
    const result = await resultOf(code, "dmoj");
    expect(result.mayBeCut).toBe(true);
    expect(result.message).toMatch(/^process\.exit cuts output .* set process\.exitCode/);
  });

  test.each([
    "console.log(text); process.exitCode = 0;",
    "process.stdout.write(text, () => process.exit());",
    "process.stdout.end(text, () => process.exit());",
    "fs.writeSync(1, text); process.exit();",
    "fs.writeFileSync(1, text); process.exit();",
    "const p = process; p.stdout.write(text);",
    'if (text === "0") process.exit(); console.log(text);',
  ])("and not one whose output is out: %s", async (code) => {
    const result = await resultOf(code, "dmoj");
    expect(result.mayBeCut).toBeUndefined();
    expect(result.message).toBe("");
  });

  test("only where stdout is a pipe or unknown", async () => {
    const code = "console.log(text); process.exit();";
    expect((await resultOf(code, "domjudge")).mayBeCut).toBe(true);
    expect((await resultOf(code, "spoj")).mayBeCut).toBe(true);
    expect((await resultOf(code)).mayBeCut).toBe(true);
    expect((await resultOf(code, "kattis")).mayBeCut).toBeUndefined();
  });

  test("stands in every report that a person or a machine reads", async () => {
    const events = await judged("console.log(text); process.exit();", "dmoj");
    const printed = (name: keyof typeof reporters) => {
      const reporter = reporters[name]({ color: false, columns: 80, live: false });
      return events.map((event) => reporter.report(event)).join("");
    };
    expect(printed("terminal")).toMatch(/\nAC, process\.exit cuts output .*p\d+\.ts\/p\d+-1\n/);
    expect(printed("json")).toContain('"mayBeCut":true');
    expect(printed("junit")).toMatch(/<system-out>AC, process\.exit cuts output/);
    expect(printed("html")).toMatch(/<td>process\.exit cuts output/);
  });
});

test("what the second run showed is kept, and judged again where the first is", async () => {
  const file = join(folder, "kept.ts");
  writeFileSync(
    file,
    `${READ}console.log(text); process.exit(); // ${process.pid} ${Date.now()}\n`,
  );
  for (const side of ["in", "out"]) writeFileSync(join(folder, `kept-1.${side}`), "17\n");
  const keeping = await openJudgeHost();
  try {
    const results = [];
    for (const target of ["kattis", "dmoj", "dmoj", "kattis"] as const) {
      const program = await prepareProgram(file, { target });
      for await (const event of judge([program], keeping, { jobs: 1 })) {
        if (event.type === "case-end") results.push([event.mayBeCut, event.remembered]);
      }
    }
    expect(results[1]?.[0]).toBe(true);
    expect(results[2]).toEqual([true, true]);
    expect(results[3]).toEqual([undefined, true]);
  } finally {
    await keeping.close();
  }
});
