import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandOutput } from "../../testing/run-script";
import { testFolder } from "../../testing/test-folder";
import type { JudgeEvent } from "../events/judge-event";
import { mergeReports } from "./merge-reports";

const sandbox = { tier: "A", means: "all" } as const;
const ok = (slug: string, name: string): JudgeEvent => {
  return {
    type: "case-end",
    slug,
    name,
    verdict: "AC",
    message: "",
    timeMs: 5,
    wallMs: 6,
    memoryMiB: 40,
  };
};

function report(
  index: number,
  count: number,
  cases: number,
  ...events: JudgeEvent[]
): JudgeEvent[] {
  const own = events.filter(({ type }) => type === "case-end").length;
  const shard = { index, count, problems: 2, cases };
  return [
    {
      type: "run-start",
      schema: 1,
      problems: 2,
      cases: own,
      jobs: 1,
      runtime: "Node",
      sandbox,
      shard,
    },
    ...events,
    {
      type: "run-end",
      passed: own,
      failed: 0,
      troubles: 0,
      remembered: 0,
      left: 0,
      interrupted: false,
    },
  ];
}

describe("reports of shards", () => {
  it("become the report of the whole run", () => {
    const score = { got: 1, of: 1, groups: [] };
    const end: JudgeEvent = {
      type: "problem-end",
      slug: "b",
      verdict: "AC",
      cases: 1,
      passed: 1,
      slowestMs: 5,
      score,
    };
    const trouble: JudgeEvent = { type: "trouble", message: "m", hint: "h" };
    const merged = mergeReports([
      report(2, 2, 3, trouble, ok("a", "10")),
      report(1, 2, 3, trouble, ok("a", "2"), ok("b", "1"), end),
    ]);
    expect(merged.map(({ type }) => type)).toEqual([
      "run-start",
      "trouble",
      "case-end",
      "case-end",
      "case-end",
      "problem-end",
      "problem-end",
      "run-end",
    ]);
    expect(merged[0]).toMatchObject({ problems: 2, cases: 3 });
    expect(merged[0]).not.toHaveProperty("shard");
    expect(merged.flatMap((event) => (event.type === "case-end" ? event.name : []))).toEqual([
      "2",
      "10",
      "1",
    ]);
    expect(merged[5]).toMatchObject({ slug: "a", cases: 2, passed: 2, memoryMiB: 40 });
    expect(merged[6]).toMatchObject({ slug: "b", score });
    expect(merged[7]).toMatchObject({ passed: 3, failed: 0, troubles: 1 });
  });

  it.each([
    [
      "one is missing",
      [report(1, 3, 2, ok("a", "1")), report(3, 3, 2, ok("a", "2"))],
      "shard 2 of 3 is missing",
    ],
    [
      "a case came twice",
      [report(1, 2, 2, ok("a", "1")), report(2, 2, 2, ok("a", "1"))],
      "a/1 was judged twice",
    ],
    [
      "they were cut differently",
      [report(1, 2, 3, ok("a", "1")), report(2, 2, 3, ok("a", "2"))],
      "2 of 3 cases were judged",
    ],
    [
      "they are of other runs",
      [report(1, 2, 2, ok("a", "1")), report(2, 2, 9, ok("a", "2"))],
      "saw 2 and 9 cases",
    ],
    [
      "the counts differ",
      [report(1, 2, 2, ok("a", "1")), report(2, 3, 2, ok("a", "2"))],
      "of runs of 2 and 3",
    ],
    ["one was cut off", [report(1, 1, 1, ok("a", "1")).slice(0, 2)], "a report is not whole"],
  ])("are refused where %s", (_, reports, fault) => {
    expect(() => mergeReports(reports)).toThrow(fault);
  });

  it("a program that could not be made fails once", () => {
    const notRun = { ...ok("a", "program"), verdict: "CE", notRun: true } as JudgeEvent;
    const merged = mergeReports([report(1, 2, 4, notRun), report(2, 2, 4, notRun)]);
    expect(merged.at(-1)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("five shards of two problems", { timeout: 240_000 }, () => {
  const folder = testFolder();

  const judge = (...words: string[]) => commandOutput(["judge", ...words]);
  const facts = (text: string) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as JudgeEvent)
      .flatMap((event) => {
        if (event.type === "case-end") return `${event.slug}/${event.name} ${event.verdict}`;
        if (event.type === "problem-end") return `${event.slug} ${event.passed}/${event.cases}`;
        if (event.type === "run-end") return `${event.passed} passed, ${event.failed} failed`;
        return event.type === "run-start" ? `${event.problems} problems, ${event.cases} cases` : [];
      })
      .sort();

  it("cover every case exactly once, and their merged report is that of the whole run", async () => {
    const problems = ["two-knights", "minimum-knight-moves"];
    const json = ["--reporter", "json", "--jobs", "1"];
    const whole = await judge(...problems, ...json);
    const files: string[] = [];
    for (let index = 1; index <= 5; index++) {
      const { code, output } = await judge(...problems, ...json, "--shard", `${index}/5`);
      expect(code).toBe(0);
      files.push(join(folder, `${index}.json`));
      writeFileSync(files.at(-1)!, output);
    }
    const merged = await judge("--merge", ...files, "--reporter", "json");
    expect(merged.code).toBe(0);
    expect(facts(merged.output)).toEqual(facts(whole.output));
    const junit = await judge("--merge", ...files, "--reporter", "junit");
    expect(junit.output.match(/<testcase /g)).toHaveLength(facts(whole.output).length - 4);
    const part = await judge("--merge", ...files.slice(1), "--reporter", "junit");
    expect(part).toMatchObject({
      code: 2,
      output: expect.stringContaining("shard 1 of 5 is missing"),
    });
    const wrong = await judge("two-knights", "--shard", "6/5");
    expect(wrong).toMatchObject({
      code: 2,
      output: expect.stringContaining("It must be like 2/5"),
    });
  });
});
