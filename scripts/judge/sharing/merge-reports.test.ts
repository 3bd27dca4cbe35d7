import { describe, expect, it } from "vitest";
import type { JudgeEvent } from "../events/judge-event";
import { mergeReports } from "./merge-reports";

const sandbox = { tier: "A", means: "all" } as const;
const ok = (slug: string, name: string): JudgeEvent => {
  const usage = { timeMs: 5, wallMs: 6, memoryMiB: 40 };
  return { type: "case-end", slug, name, verdict: "AC", message: "", ...usage };
};

function report(at: number, count: number, cases: number, ...events: JudgeEvent[]): JudgeEvent[] {
  const own = events.filter(({ type }) => type === "case-end").length;
  const shard = { index: at, count, problems: 2, cases };
  const facts = { schema: 1, problems: 2, cases: own, jobs: 1, runtime: "Node" } as const;
  const counts = { passed: own, failed: 0, troubles: 0, remembered: 0, left: 0 };
  return [
    { type: "run-start", ...facts, sandbox, shard },
    ...events,
    { type: "run-end", ...counts, interrupted: false },
  ];
}

/** A fault, the shards that show it (which of how many, the cases of all, the name of its own), and how it is named. */
const REFUSED = `
  one is missing | 1/3 2 1, 3/3 2 2 | shard 2 of 3 is missing
  a case came twice | 1/2 2 1, 2/2 2 1 | a/1 was judged twice
  they were cut differently | 1/2 3 1, 2/2 3 2 | 2 of 3 cases were judged
  they are of other runs | 1/2 2 1, 2/2 9 2 | saw 2 and 9 cases
  the counts differ | 1/2 2 1, 2/3 2 2 | of runs of 2 and 3`;
const ROWS = REFUSED.trim()
  .split("\n")
  .map((row) => row.trim().split(" | "));

describe("reports of shards", () => {
  it("become the report of the whole run", () => {
    const score = { got: 1, of: 1, groups: [] };
    const counts = { cases: 1, passed: 1, slowestMs: 5 };
    const end: JudgeEvent = { type: "problem-end", slug: "b", verdict: "AC", ...counts, score };
    const trouble: JudgeEvent = { type: "trouble", message: "m", hint: "h" };
    const merged = mergeReports([
      report(2, 2, 3, trouble, ok("a", "10")),
      report(1, 2, 3, trouble, ok("a", "2"), ok("b", "1"), end),
    ]);
    expect(merged.map(({ type }) => type).join(" ")).toBe(
      "run-start trouble case-end case-end case-end problem-end problem-end run-end",
    );
    expect(merged[0]).toMatchObject({ problems: 2, cases: 3 });
    expect(merged[0]).not.toHaveProperty("shard");
    const names = merged.flatMap((event) => (event.type === "case-end" ? event.name : []));
    expect(names.join(" ")).toBe("2 10 1");
    expect(merged[5]).toMatchObject({ slug: "a", cases: 2, passed: 2, memoryMiB: 40 });
    expect(merged[6]).toMatchObject({ slug: "b", score });
    expect(merged[7]).toMatchObject({ passed: 3, failed: 0, troubles: 1 });
  });

  it.each(ROWS)("are refused where %s", (_, shards = "", fault = "") => {
    const reports = shards.split(", ").map((shard) => {
      const [at, count, cases, name] = shard.split(/[ /]/);
      return report(Number(at), Number(count), Number(cases), ok("a", name!));
    });
    expect(() => mergeReports(reports)).toThrow(fault);
  });

  it("are refused where one was cut off", () => {
    const cut = report(1, 1, 1, ok("a", "1")).slice(0, 2);
    expect(() => mergeReports([cut])).toThrow("a report is not whole");
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
