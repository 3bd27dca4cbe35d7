import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, type TestContext } from "vitest";
import { TOOL } from "../../../base/host/roots";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { BoxRunner } from "./box-runner";
import { chooseSandbox } from "./sandbox";

// The kernel kills a process when memory is full, and a user may kill any. No judging waits for a dead one.

/** `JUDGEBENCH_ROUNDS=50` for a longer check. */
const ROUNDS = Number(process.env.JUDGEBENCH_ROUNDS ?? 3);
const LIMITS = { timeMs: 5000, memoryMiB: 64, outputBytes: 1000 };
const INPUT = join(TOOL, "package.json");

/** Of its own process it prints what the kernel would kill it by; or it waits with a child. */
const QUICK = shell("cat /proc/self/oom_score_adj");
const WAITS = shell("sleep 77.7 & sleep 77.7");

function shell(line: string) {
  return { argv: ["/bin/sh", "-c", line], readable: [], files: [], sha256: line };
}

const runners: BoxRunner[] = [];
afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.close())));

async function open(tier: "A" | "B" | "C", context: TestContext): Promise<BoxRunner> {
  const sandbox = await chooseSandbox(tier).catch((error: Error) => error.message);
  needsTier(tier, typeof sandbox === "string" ? sandbox : undefined, context);
  const { supervisor, groups } = sandbox as Awaited<ReturnType<typeof chooseSandbox>>;
  const runner = new BoxRunner(supervisor!, tier, groups);
  runners.push(runner);
  return runner;
}

const outcome = (runner: BoxRunner, program: typeof QUICK) =>
  runner.run(program, INPUT, LIMITS).then(
    ({ exitCode, output }) => `${exitCode} ${Buffer.from(output).toString().trim()}`,
    (error: Error) => error.message,
  );
const RIGHT = "0 1000";
const BROKEN = "the supervisor ended in the middle of a case";

const SOON = { timeout: 20_000 };

describe.for(["A", "B", "C"] as const)("tier %s, a supervisor killed", (tier) => {
  it("while it was idle: at most one case fails", async (context) => {
    const runner = await open(tier, context);
    for (let round = 0; round < ROUNDS; round++) {
      expect(await outcome(runner, QUICK)).toBe(RIGHT);
      for (const pid of supervisors()) process.kill(pid, "SIGKILL");
      // Before its end we may hear nothing of it.
      if (round % 2) await expect.poll(() => supervisors(), SOON).toEqual([]);
      const first = await outcome(runner, QUICK);
      expect(round % 2 ? [RIGHT] : [RIGHT, BROKEN]).toContain(first);
    }
    expect(await outcome(runner, QUICK)).toBe(RIGHT);
  });

  it("in the middle of a case: this one fails, the next does not", async (context) => {
    const runner = await open(tier, context);
    for (let round = 0; round < ROUNDS; round++) {
      const [waits, beside] = [outcome(runner, WAITS), outcome(runner, QUICK)];
      expect(await beside).toBe(RIGHT);
      await expect.poll(() => sleepers().length, SOON).toBe(2);
      for (const pid of supervisors()) process.kill(pid, "SIGKILL");
      expect(await waits).toBe(BROKEN);
      const both = [outcome(runner, QUICK), outcome(runner, QUICK)];
      expect(await Promise.all(both)).toContain(RIGHT);
      expect(await outcome(runner, QUICK)).toBe(RIGHT);
    }
  });

  it("leaves nothing that runs, where its group or its uid names it, else the children", async (context) => {
    const runner = await open(tier, context);
    const waits = outcome(runner, WAITS);
    await expect.poll(() => sleepers().length, SOON).toBe(2);
    const accounts = (await chooseSandbox(tier)).accounts ?? "";
    const isNamed = tier === "A" || process.getuid!() === 0 || accounts.startsWith("cgroup");
    const left = sleepers();
    for (const pid of supervisors()) process.kill(pid, "SIGKILL");
    expect(await waits).toBe(BROKEN);
    expect(await outcome(runner, QUICK)).toBe(RIGHT);
    if (isNamed) await expect.poll(() => left.filter(isThere), SOON).toEqual([]);
    else expect(left.filter(isThere)).not.toEqual([]);
    for (const pid of left.filter(isThere)) process.kill(pid, "SIGKILL");
  });
});

it("a talk that is broken off when its program has ended is no fault", async (context) => {
  const runner = await open("C", context);
  const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const run = await runner.converse(shell("echo why >&2; exit 3"), LIMITS, ({ kill }) => {
    sleep(300); // its report waits for us
    kill();
    while (existsSync(join(runner.folder!, "talk-0"))) sleep(5);
  });
  expect([3, 0]).toContain(run.exitCode); // 0 where it had no processor so long
  expect(run.stderr).toBe("");
});

it("a starter that was killed is replaced", async (context) => {
  const runner = await open("C", context);
  expect(await outcome(runner, QUICK)).toBe(RIGHT);
  for (const pid of supervisors().flatMap(children)) process.kill(pid, "SIGKILL");
  for (let round = 0; round < 2; round++) expect(await outcome(runner, QUICK)).toBe(RIGHT);
});

/** The process ids of our supervisors, not of those inside a box. One that ends has its files until it is a zombie. */
function supervisors(): number[] {
  return children(process.pid).filter((pid) =>
    /\(supervisor\) [^Z]/.test(textOf(`/proc/${pid}/stat`)),
  );
}

function sleepers(): number[] {
  const below = (pid: number): number[] => [pid, ...children(pid).flatMap(below)];
  return supervisors()
    .flatMap(below)
    .filter((pid) => textOf(`/proc/${pid}/cmdline`) === "sleep\x0077.7\0");
}

function children(pid: number): number[] {
  return readdirOf(`/proc/${pid}/task`).flatMap((task) =>
    textOf(`/proc/${pid}/task/${task}/children`).trim().split(" ").filter(Boolean).map(Number),
  );
}

function isThere(pid: number): boolean {
  return textOf(`/proc/${pid}/cmdline`) !== "";
}

function readdirOf(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return []; // it has ended
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
