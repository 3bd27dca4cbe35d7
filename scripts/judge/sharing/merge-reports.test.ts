import { describe, expect, it } from "vitest";
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

  it.each([
    ["another program", { program: "2" }, {}, "the reports of a differ by program"],
    ["other cases and limits", { cases: "2", limits: "2" }, {}, "of a differ by cases, limits"],
    ["another runtime", {}, { runtime: "Node 15.8.0" }, "by their runtime: Node and Node 15.8.0"],
    ["another version", {}, { version: "2" }, "by their version: unknown and 2"],
  ])("are refused where one is of %s", (_, change, facts, fault) => {
    const keys = { program: "1", cases: "1", checker: "1", limits: "1" };
    const end = { slug: "a", verdict: "AC", cases: 1, passed: 1, slowestMs: 5 } as const;
    const of = (name: string, own: typeof keys): JudgeEvent[] => [
      ok("a", name),
      { type: "problem-end", ...end, keys: own },
    ];
    const first = report(1, 2, 2, ...of("1", keys));
    const [start, ...rest] = report(2, 2, 2, ...of("2", { ...keys, ...change }));
    expect(() => mergeReports([first, [{ ...start, ...facts } as JudgeEvent, ...rest]])).toThrow(
      fault,
    );
    const same = report(2, 2, 2, ...of("2", keys));
    expect(mergeReports([first, same])).toContainEqual(
      expect.objectContaining({ type: "problem-end", keys, cases: 2 }),
    );
  });

  it("a program that could not be made fails once", () => {
    const notRun = { ...ok("a", "program"), verdict: "CE", notRun: true } as JudgeEvent;
    const merged = mergeReports([report(1, 2, 4, notRun), report(2, 2, 4, notRun)]);
    expect(merged.at(-1)).toMatchObject({ passed: 0, failed: 1 });
  });
});
