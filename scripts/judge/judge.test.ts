import { describe, expect, it } from "vitest";
import { ExpectedError } from "../base/expected-error";
import type { Execution } from "../runner/execution";
import type { CaseResult } from "./events/case-result";
import type { JudgeEvent } from "./events/judge-event";
import { judge } from "./judge";
import type { Judged, JudgeHost } from "./judged";

// A host without processes: the program is a table of what each case gives, run after run.

type Table = Readonly<Record<string, readonly Partial<Execution>[]>>;

const bytes = (text: string) => new TextEncoder().encode(text);
const OUTPUT = bytes("right");

class FakeHost implements JudgeHost<Table> {
  readonly ran: string[] = [];
  readonly known = new Map<string, CaseResult>();
  running = 0;
  most = 0;

  async run(_: Judged<Table>, program: Table, { name }: { name: string }): Promise<Execution> {
    const time = this.ran.filter((ranName) => ranName === name).length;
    this.ran.push(name);
    this.most = Math.max(this.most, ++this.running);
    await Promise.resolve();
    this.running--;
    const run = program[name]![time]!;
    if (run.stderr === "host fails") throw new Error("no room");
    if (run.stderr === "a bug") throw new TypeError("run is undefined");
    const usual = { exitCode: 0, timeMs: 10, wallMs: 2000, idleMs: 0, flooded: false, stderr: "" };
    return { ...usual, output: OUTPUT, same: run.output === undefined, ...run };
  }

  read(file: string): Uint8Array {
    if (file === "above 2 GiB.in") {
      throw Object.assign(new Error("too large"), { code: "ERR_FS_FILE_TOO_LARGE" });
    }
    return file.endsWith(".out") ? OUTPUT : bytes("");
  }

  recall(_problem: unknown, _program: unknown, { name }: { name: string }) {
    return this.known.get(name);
  }

  remember(_problem: unknown, _program: unknown, { name }: { name: string }, result: CaseResult) {
    this.known.set(name, result);
  }
}

function problem(
  slug: string,
  program: Judged<Table>["program"],
  lastMs: Record<string, number> = {},
) {
  const names = "compileError" in program ? ["a"] : Object.keys(program);
  return {
    slug,
    program: program as Table,
    limits: { timeMs: 1000, memoryMiB: 100, outputBytes: 1000 },
    compare: () => ({ verdict: "WA", message: "differs" }) as const,
    checker: "",
    cases: names.map((name) => ({
      name,
      input: `${name}.in`,
      expected: `${name}.out`,
      ...(name in lastMs && { lastMs: lastMs[name]! }),
    })),
    troubles: [],
  };
}

async function all(events: AsyncIterable<JudgeEvent>): Promise<JudgeEvent[]> {
  const list: JudgeEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const ended = (events: readonly JudgeEvent[]) =>
  events.flatMap((event) => (event.type === "case-end" ? [event] : []));

describe("judge", () => {
  it("counts, sums up and continues after failures", async () => {
    const host = new FakeHost();
    const first = problem("p", { a: [{}], b: [{ output: bytes("wrong") }], c: [{ timeMs: 30 }] });
    const events = await all(judge([first, problem("q", { d: [{}] })], host, { jobs: 2 }));
    expect(events.at(-1)).toMatchObject({ type: "run-end", passed: 3, failed: 1, left: 0 });
    const p = events.find((event) => event.type === "problem-end" && event.slug === "p");
    expect(p).toMatchObject({ verdict: "WA", cases: 3, passed: 2, slowestMs: 30 });
    expect(host.most).toBe(2);
  });

  it("a case's own limits, parts of the problem's, decide it and tell its verdicts apart", async () => {
    const host = new FakeHost();
    const asked: Record<string, number> = {};
    host.recall = (judged, _program, { name }) => {
      asked[name] = (judged as Judged<Table>).limits.timeMs;
      return undefined;
    };
    const whole = problem("p", { a: [{ timeMs: 400 }], b: [{ timeMs: 400 }] });
    const cases = whole.cases.map((one) => (one.name === "b" ? { ...one, timeShare: 0.25 } : one));
    const events = await all(judge([{ ...whole, cases }], host, { jobs: 1 }));
    const verdicts = events.flatMap((event) => (event.type === "case-end" ? [event.verdict] : []));
    expect([asked, verdicts]).toEqual([{ a: 1000, b: 250 }, ["AC", "TLE"]]);
  });

  it("begins with new cases and with those that took longest last time", async () => {
    const host = new FakeHost();
    const lastMs = { quick: 5, slow: 500, middle: 50 };
    const table = { quick: [{}], slow: [{}], fresh: [{}], middle: [{}] };
    await all(judge([problem("p", table, lastMs)], host, { jobs: 1 }));
    expect(host.ran).toEqual(["fresh", "slow", "middle", "quick"]);
  });

  it.each([
    ["a time just over the limit", { timeMs: 1050, stopped: "time" }, { timeMs: 980 }, "AC"],
    ["and still over", { timeMs: 1050 }, { timeMs: 1040 }, "TLE"],
    ["a time just under the limit", { timeMs: 950 }, { timeMs: 970 }, "AC"],
    ["a machine that was busy", { stopped: "starved" }, { timeMs: 20 }, "AC"],
    ["others that took its processes", { crowded: true, exitCode: 1 }, {}, "AC"],
    ["a failure of its own", { crowded: true, exitCode: 1 }, { exitCode: 1 }, "RE"],
    ["others that keep them", { crowded: true, exitCode: 1 }, { crowded: true, exitCode: 1 }, "JE"],
    ["and is still busy", { stopped: "starved" }, { stopped: "starved" }, "JE"],
  ] as const)("runs again alone: %s", async (_, first, second, verdict) => {
    const host = new FakeHost();
    const events = await all(judge([problem("p", { a: [first, second] })], host, { jobs: 2 }));
    expect(host.ran).toEqual(["a", "a"]);
    expect(ended(events)[0]).toMatchObject({ verdict, again: true });
  });

  it.each([
    ["far over the limit", { timeMs: 1350, stopped: "time" }, "TLE"],
    ["idle", { timeMs: 950, stopped: "idle" }, "TLE"],
    ["far under it", { timeMs: 899 }, "AC"],
  ] as const)("does not run again: %s", async (_, run, verdict) => {
    const host = new FakeHost();
    const events = await all(judge([problem("p", { a: [run] })], host, { jobs: 1 }));
    expect(host.ran).toEqual(["a"]);
    expect(ended(events)[0]?.verdict).toBe(verdict);
  });

  it.each([
    [799, false],
    [800, true],
    [1000, true],
    [1001, false],
  ])("a time of %i of 1000 ms is near the limit: %s", async (timeMs, near) => {
    const run = { timeMs };
    const events = await all(judge([problem("p", { a: [run, run] })], new FakeHost(), { jobs: 1 }));
    expect(ended(events)[0]?.near ?? false).toBe(near);
  });

  it("a case that is run again runs alone", async () => {
    const host = new FakeHost();
    const doubtful = [{ timeMs: 1000 }, { timeMs: 1000 }];
    const table = { a: doubtful, b: doubtful, c: [{}], d: [{}] };
    const alone: boolean[] = [];
    const run = host.run.bind(host);
    host.run = async (...parameters) => {
      const before = host.running;
      if (host.ran.includes(parameters[2].name)) alone.push(before === 0);
      return run(...parameters);
    };
    await all(judge([problem("p", table)], host, { jobs: 4 }));
    expect(alone).toEqual([true, true]);
  });

  it("remembers verdicts, but no judge errors", async () => {
    const host = new FakeHost();
    const table = { a: [{}], b: [{ stderr: "host fails" }, {}] };
    const first = await all(judge([problem("p", table)], host, { jobs: 1 }));
    expect(ended(first).map(({ verdict }) => verdict)).toEqual(["AC", "JE"]);
    const second = await all(judge([problem("p", table)], host, { jobs: 1 }));
    expect(second.at(-1)).toMatchObject({ passed: 2, remembered: 1 });
    expect(host.ran).toEqual(["a", "b", "b"]);
  });

  it("a fault that would hit every case ends the run", async () => {
    const host = new FakeHost();
    host.run = async () => {
      throw new ExpectedError("no scratch folder", "TMPDIR=");
    };
    const table = { a: [{}], b: [{}], c: [{}] };
    await expect(all(judge([problem("p", table)], host, { jobs: 2 }))).rejects.toThrow(
      "no scratch",
    );
  });

  it("stops at the first failure when asked to", async () => {
    const host = new FakeHost();
    const table = { a: [{ exitCode: 1 }], b: [{}], c: [{}] };
    const events = await all(judge([problem("p", table)], host, { jobs: 1, failFast: true }));
    expect(events.at(-1)).toMatchObject({ passed: 0, failed: 1, left: 2 });
  });

  it("an interruption ends it with the finished cases", async () => {
    const host = new FakeHost();
    const controller = new AbortController();
    const table = { a: [{}], b: [{}], c: [{}] };
    const run = judge([problem("p", table)], host, { jobs: 1, interrupted: controller.signal });
    const events: JudgeEvent[] = [];
    for await (const event of run) {
      events.push(event);
      controller.abort();
    }
    expect(events.at(-1)).toMatchObject({ passed: 1, left: 2, interrupted: true });
  });

  it("judges what is there while the rest is still prepared, with one job less", async () => {
    const host = new FakeHost();
    const run = host.run.bind(host);
    let [running, most] = [0, 0];
    host.run = async (...parameters) => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 1));
      running--;
      return run(...parameters);
    };
    const table = { a: [{}], b: [{}], c: [{}] };
    const before: unknown[] = [];
    async function* arrivals() {
      yield problem("p", table);
      while (host.ran.length < 3) await new Promise((done) => setTimeout(done, 1));
      before.push(most);
      yield problem("q", { d: [{}], e: [{}], f: [{}] });
    }
    const coming = { problems: arrivals(), count: { problems: 2, cases: 6 }, preparing: 1 };
    const facts = { runtime: "Node", sandbox: { tier: "C", means: "" } } as const;
    const events = await all(judge(coming, host, { jobs: 2, facts }));
    expect(events[0]).toMatchObject({ type: "run-start", problems: 2, cases: 6 });
    expect([...before, most]).toEqual([1, 2]);
    expect(events.at(-1)).toMatchObject({ passed: 6, failed: 0, left: 0 });
  });

  it("stops while problems are still to come, and counts what is left", async () => {
    const host = new FakeHost();
    async function* arrivals() {
      yield problem("p", { a: [{ exitCode: 1 }] });
      await new Promise(() => {}); // never
    }
    const coming = { problems: arrivals(), count: { problems: 9, cases: 50 }, preparing: 1 };
    const events = await all(judge(coming, host, { jobs: 2, failFast: true }));
    expect(events.at(-1)).toMatchObject({ failed: 1, left: 49 });
  });

  it("a compile error is one failure, and the rest is judged", async () => {
    const broken = problem("p", { compileError: "solution.ts:3:1: unexpected )" });
    const events = await all(
      judge([broken, problem("q", { a: [{}] })], new FakeHost(), { jobs: 1 }),
    );
    expect(ended(events).map(({ verdict }) => verdict)).toEqual(["CE", "AC"]);
  });

  it("the judge's own fault ends the run, and names the case", async () => {
    const run = all(
      judge([problem("p", { a: [{ stderr: "a bug" }] })], new FakeHost(), { jobs: 1 }),
    );
    const stack = expect.stringMatching(/^p\/a cannot be judged: TypeError: run is undefined\n/);
    await expect(run).rejects.toMatchObject({ stack });
  });

  it("a program that we failed to make is a JE, and the rest is judged", async () => {
    const broken = problem("p", {
      compileError: "the bundler failed: spawn EPIPE",
      isOurFault: true,
    });
    const run = judge([broken, problem("q", { a: [{}] })], new FakeHost(), { jobs: 1 });
    expect(ended(await all(run)).map(({ verdict }) => verdict)).toEqual(["JE", "AC"]);
  });
});

it("judges a case whose input cannot be read at once, unless its checker reads it", async () => {
  const wrong = { output: bytes("wrong") };
  const large = problem("a", { "above 2 GiB": [wrong, wrong] });
  const verdicts = async (compare: Judged<Table>["compare"]) =>
    (await all(judge([{ ...large, compare }], new FakeHost(), { jobs: 1 }))).flatMap((event) =>
      event.type === "case-end" ? [`${event.verdict} ${event.message}`] : [],
    );
  expect(await verdicts(large.compare)).toEqual(["WA differs"]);
  expect(await verdicts(({ input }) => ({ verdict: "WA", message: `${input.length}` }))).toEqual([
    "JE too large",
  ]);
});
