import { expect, it } from "vitest";
import type { Case } from "../../problem/case";
import { worst } from "../../problem/verdict";
import type { Execution } from "../../runner/execution";
import type { JudgeEvent } from "../events/judge-event";
import { exitCode } from "../host/run/exit-code";
import { judge } from "../judge";
import { type ReporterName, reporters } from "../reporters/reporters";
import { mergeReports } from "../sharing/merge-reports";

// Cases without an answer, and those with "anyAnswer": run, and compared with nothing.

const bytes = (text: string) => new TextEncoder().encode(text);
const FACTS = {
  ...{ jobs: 1, runtime: "Node 20", failFast: false },
  sandbox: { tier: "A", means: "all" } as const,
};

/** Judges one problem whose program prints "out" and ends so in each case; the answer is "answer". */
async function judged(...cases: [Omit<Case, "input">, Partial<Execution>][]) {
  const ends = new Map(cases.map(([{ name }, end]) => [name, end]));
  const host = {
    run: async (_: unknown, __: unknown, { name }: Case): Promise<Execution> => ({
      ...{ exitCode: 0, timeMs: 5, wallMs: 9, idleMs: 0, flooded: false, stderr: "", same: false },
      output: bytes("out\n"),
      ...ends.get(name)!,
    }),
    read: (file: string) => bytes(file === "out" ? "answer\n" : "in\n"),
    recall: () => undefined,
    remember: () => {},
  };
  const problem = {
    ...{ slug: "p", program: 1, checker: "", troubles: [] },
    limits: { timeMs: 1000, memoryMiB: 100, outputBytes: 1000 },
    compare: () => ({ verdict: "WA", message: "differs" }) as const,
    cases: cases.map(([testCase]) => ({ input: "in", ...testCase })),
  };
  const events: JudgeEvent[] = [];
  for await (const event of judge([problem], host, { jobs: 1, facts: FACTS })) events.push(event);
  return events;
}

const ENDS: [string, Partial<Execution>][] = [
  ["ran", {}],
  ["RE", { exitCode: 1 }],
  ["TLE", { timeMs: 2000, stopped: "time" }],
  ["MLE", { stopped: "memory" }],
  ["OLE", { flooded: true }],
];

it.each([
  ["without an answer", {}],
  ['with "anyAnswer"', { expected: "out", anyAnswer: true as const }],
])("of a case %s only faults count", async (_, how) => {
  const cases = ENDS.map(([name, end]): [Omit<Case, "input">, Partial<Execution>] => [
    { name, ...how },
    end,
  ]);
  const events = await judged(...cases);
  const ends = events.flatMap((event) => (event.type === "case-end" ? [event] : []));
  for (const { name, verdict } of ends) expect(verdict).toBe(name);
  const ran = ends.find(({ name }) => name === "ran")!;
  expect(ran.sides?.found, "its output is shown").toEqual(["out"]);
  expect(ran.shown?.output.text).toBe("out\n");
  expect(events.at(-1)).toMatchObject({ passed: 0, failed: 4, ran: 1 });
});

async function mixed() {
  const accepted = { same: true };
  return judged(
    [{ name: "a", expected: "out" }, accepted],
    [{ name: "b", expected: "out" }, accepted],
    [{ name: "c", expected: "out" }, accepted],
    [{ name: "open" }, {}],
  );
}

it.each<[ReporterName, RegExp]>([
  [
    "terminal",
    /^p +3\/4 {2}AC [\s\S]*ran p\/open: it has no answer[\s\S]*output\n {4}out\n[\s\S]*1 skipped$/m,
  ],
  ["quiet", /^sandbox A: all\n3 passed, 0 failed, 1 skipped\n$/],
  [
    "json",
    /"name":"open","verdict":"ran"[\s\S]*"passed":3,"ran":1,"slowestMs"[\s\S]*"ran":1,"left":0/,
  ],
  ["junit", /failures="0" errors="0" skipped="1"[\s\S]*name="open" time="0.005"><skipped message=/],
  ["github", /^(?!::error)[\s\S]*3 passed, 0 failed, 1 skipped\n$/],
  ["html", /Compared with nothing[\s\S]*<h3>output/],
])("the report %s has it neither as passed nor as failed", async (name, wanted) => {
  const { report } = reporters[name]({ color: false, columns: 80, live: false });
  const text = (await mixed()).map(report).join("");
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(/WA|expected<|1 failed/);
});

it("accepts the rest, and alone is no failure", async () => {
  expect(worst(["AC", "ran"])).toBe("AC");
  expect(worst(["ran", "ran"])).toBe("ran");
  expect(worst(["ran", "TLE", "AC"])).toBe("TLE");
  const end = { troubles: 0, remembered: 0, left: 0, interrupted: false, failed: 0 };
  expect(exitCode({ ...end, passed: 0, ran: 2 })).toBe(0);
  expect(exitCode({ ...end, passed: 0 })).toBe(4);
  expect(mergeReports([await mixed()]).at(-1)).toMatchObject({ passed: 3, failed: 0, ran: 1 });
});
