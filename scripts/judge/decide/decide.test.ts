import { describe, expect, it } from "vitest";
import type { Execution } from "../../runner/execution";
import { decide } from "./decide";

const LIMITS = { timeMs: 1000, memoryMiB: 100, outputBytes: 1000 };
const GOOD: Execution = {
  exitCode: 0,
  timeMs: 10,
  wallMs: 2000,
  idleMs: 0,
  memoryMiB: 40,
  output: new Uint8Array(),
  flooded: false,
  stderr: "",
};

// Each fault with all that come after it in the order: the first one must win.
const FAULTS: readonly (readonly [string, string, Partial<Execution>])[] = [
  ["JE", "not judged: the machine was too busy to run it", { stopped: "starved" }],
  ["OLE", "more than 1000 bytes of output", { flooded: true }],
  ["OLE", "more files than its working folder may hold", { stopped: "output" }],
  ["MLE", "more than 100 MiB of memory", { memoryMiB: 101 }],
  ["TLE", "more than 1000 ms of CPU time", { timeMs: 1001 }],
  ["RE", "killed by SIGSEGV", { signal: "SIGSEGV" }],
  ["RE", "exit code 3", { exitCode: 3 }],
];

describe("decide", () => {
  const wrong = () => ({ verdict: "WA", message: "line 1" }) as const;

  it.each(
    FAULTS.map((fault, at) => [at, ...fault] as const),
  )("fault %i with all later ones: %s %s", async (at, verdict, message) => {
    const later = FAULTS.slice(at).map(([, , part]) => part);
    const run = Object.assign({}, GOOD, ...later.reverse()) as Execution;
    expect(await decide(run, LIMITS, wrong)).toEqual({ verdict, message });
  });

  it("a program that waits for the disk is too late, whatever time it used", async () => {
    const message = "waited for the disk: in 2000 ms it used 10 of 1000 ms";
    const run = { ...GOOD, stopped: "disk" } as const;
    expect(await decide(run, LIMITS, wrong)).toEqual({ verdict: "TLE", message });
  });

  // Two faults at once: all pairs, so that no rule hides behind a third.
  const pairs = FAULTS.flatMap((first, at) =>
    FAULTS.slice(at + 1).map((second) => [first, second]),
  );
  it.each(
    pairs.map(([first, second]) => [`${first![0]} before ${second![0]}`, first!, second!] as const),
  )("%s", async (_, first, second) => {
    const run = { ...GOOD, ...second[2], ...first[2] } as Execution;
    expect((await decide(run, LIMITS, wrong)).verdict).toBe(first[0]);
  });

  it.each(
    FAULTS,
  )("%s (%s) comes before whatever the checker would say", async (verdict, _, part) => {
    const never = () => {
      throw new Error("compared");
    };
    const run = { ...GOOD, ...part } as Execution;
    expect((await decide(run, LIMITS, never)).verdict).toBe(verdict);
  });

  it.each([
    ["what a failed fork can cause", { exitCode: 1 }, "JE"],
    ["a wrong answer", {}, "JE"],
    ["a wait for a thread", { stopped: "idle" }, "JE"],
    ["memory is its own fault", { memoryMiB: 101 }, "MLE"],
    ["output too", { flooded: true }, "OLE"],
  ] as const)("crowded out: %s", async (_, part, verdict) => {
    const run = { ...GOOD, ...part, crowded: true } as Execution;
    expect((await decide(run, LIMITS, wrong)).verdict).toBe(verdict);
  });

  it("crowded out and right all the same", async () => {
    const decision = await decide({ ...GOOD, crowded: true }, LIMITS, () => ({ verdict: "AC" }));
    expect(decision).toEqual({ verdict: "AC", message: "" });
  });

  it("without limits nothing is too much", async () => {
    const all = { timeMs: Infinity, memoryMiB: Infinity, outputBytes: Infinity };
    const run = { ...GOOD, timeMs: 1e9, wallMs: 1e9, memoryMiB: 1e6 };
    expect((await decide(run, all, wrong)).verdict).toBe("WA");
  });

  it.each([
    ["a stop decides, whatever was measured", { stopped: "output" }, "OLE"],
    ["memory", { stopped: "memory" }, "MLE"],
    ["time", { stopped: "time", signal: "SIGKILL" }, "TLE"],
    ["threads may use more CPU time than the wall shows", { timeMs: 1200, wallMs: 900 }, "WA"],
    ["the limit itself is allowed", { timeMs: 1000, memoryMiB: 100 }, "WA"],
    ["memory that is not known is no fault", { memoryMiB: undefined }, "WA"],
  ] as const)("%s", async (_, part, verdict) => {
    const run = { ...GOOD, ...part } as Execution;
    expect((await decide(run, LIMITS, wrong)).verdict).toBe(verdict);
  });

  it("idle and deadlock are named in the message", async () => {
    const idle = { ...GOOD, stopped: "idle", idleMs: 1010 } as const;
    const messageOf = async (run: Execution) => (await decide(run, LIMITS, wrong)).message;
    expect(await messageOf(idle)).toBe("idle: it waited 1010 ms, used 10 ms of 1000 ms");
    expect(await messageOf({ ...idle, deadlock: "both wait" })).toBe("deadlock: both wait");
  });

  it("compares the output only of a program that ended well", async () => {
    const never = () => {
      throw new Error("compared");
    };
    expect((await decide({ ...GOOD, exitCode: 1 }, LIMITS, never)).verdict).toBe("RE");
    expect(await decide(GOOD, LIMITS, () => ({ verdict: "AC" }))).toEqual({
      verdict: "AC",
      message: "",
    });
  });

  it("after the interactor's no, the program's end does not count", async () => {
    const interaction = { verdict: "WA", message: "no" } as const;
    const run = { ...GOOD, signal: "SIGKILL", interaction };
    expect((await decide(run, LIMITS, () => interaction)).verdict).toBe("WA");
  });
});
