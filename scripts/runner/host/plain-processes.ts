import { readdirSync, readFileSync } from "node:fs";
import { execa, execaSync } from "execa";

const ROUNDS = 50;
const TICK_MS = 10; // of the clock that /proc/<pid>/stat counts in, on every Linux that Node runs on

export interface Usage {
  readonly cpuMs: number;
  readonly memoryMiB: number;
  /** How long it was runnable without a processor; only Linux reports it. */
  readonly waitMs?: number;
  /** Whether it waits for a processor or a disk now; `waitMs` counts only waits that are over. */
  readonly wantsToRun?: boolean;
}

/** What tiers D and E ask of a system, where systems differ. */
export interface PlainSystem {
  /** How often the usage is sampled. */
  readonly lookMs: number;
  /** False where the system may not tell a usage; then the wall time counts. */
  readonly alwaysTells: boolean;
  /** Whether a program can lead a process group. */
  readonly groups: boolean;
  /** What a running program has used so far; undefined if the system does not tell. */
  usage(pid: number): Promise<Usage | undefined>;
  /** The same with all its descendants, where the system tells them. */
  usageOfTree(pid: number): Promise<Usage | undefined>;
  /** Kills a running program and what it has started. `mark` is in the environment of all these. */
  killAll(pid: number, mark: string): Promise<void>;
  /** Kills what an ended program has left; `isHeld`: its folder cannot be removed. */
  killLeft(pid: number, isHeld: boolean, mark: string): Promise<void>;
  close(): void;
}

/** How often to sample the usage: outside of Linux each sample starts a process. */
export const lookMs = (platform: NodeJS.Platform) => (platform === "linux" ? 25 : 250);

/** What a running process has used so far; undefined if the system does not report it, as Windows. */
export async function usageOf(
  pid: number,
  platform: NodeJS.Platform = process.platform,
): Promise<Usage | undefined> {
  if (platform === "win32") return undefined;
  if (platform === "linux") return usageInProc(pid);
  const { stdout } = await execa("ps", ["-o", "rss=,time=", "-p", String(pid)], { reject: false });
  const [, rss, time] = /^\s*(\d+)\s+(\S+)\s*$/.exec(stdout) ?? [];
  if (rss === undefined) return undefined;
  return { cpuMs: clockMs(time!), memoryMiB: Number(rss) / 1024 };
}

/** The same of a process and its descendants together, on Linux; elsewhere of the process alone. */
export async function usageOfTree(
  pid: number,
  platform: NodeJS.Platform = process.platform,
): Promise<Usage | undefined> {
  const usage = await usageOf(pid, platform);
  if (!usage || platform !== "linux") return usage;
  return sumOf([usage, await usageOfChildren(pid)]);
}

/** Of the descendants of a process alone, on Linux. */
export async function usageOfChildren(pid: number): Promise<Usage> {
  return sumOf(await Promise.all(childrenOf(pid).map((child) => usageOfTree(child))));
}

function sumOf(usages: readonly (Usage | undefined)[]): Usage {
  const sum = (value: (usage: Usage) => number) =>
    usages.reduce((total, usage) => total + (usage ? value(usage) : 0), 0);
  return {
    cpuMs: sum(({ cpuMs }) => cpuMs),
    memoryMiB: sum(({ memoryMiB }) => memoryMiB),
    waitMs: sum(({ waitMs = 0 }) => waitMs),
    wantsToRun: usages.some((usage) => usage?.wantsToRun),
  };
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return text.split(" ").filter(Boolean).map(Number);
  } catch {
    return []; // it has ended, or this kernel has no such file
  }
}

/** Of "1:02.34" (macOS), "00:01:02" or "1-00:01:02". */
export function clockMs(text: string): number {
  const [, days = "0", clock = ""] = /^(?:(\d+)-)?(.*)$/.exec(text) ?? [];
  const seconds = clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1000);
}

function usageInProc(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return undefined; // it has ended, but its exit event has not arrived yet
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const memoryMiB = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    let waitNs = 0;
    let wantsToRun = false;
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const schedstat = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8");
      waitNs += Number(schedstat.split(" ")[1]);
      wantsToRun ||= /\) [RD] [^)]*$/.test(
        readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8"),
      );
    }
    return { cpuMs: ticks * TICK_MS, memoryMiB, waitMs: waitNs / 1e6, wantsToRun };
  } catch {
    return undefined; // it has just ended
  }
}

/** Kills a process, its group, and every process with `mark` in its environment, in other sessions too. */
export function killAll(
  pid: number,
  mark: string,
  platform: NodeJS.Platform = process.platform,
): void {
  killProcess(-pid);
  for (let round = 0; round < ROUNDS; round++) {
    const left = marked(mark, platform);
    if (left.length === 0) return;
    for (const survivor of left) killProcess(survivor);
  }
}

function marked(mark: string, platform: NodeJS.Platform): number[] {
  if (platform !== "linux") {
    const { stdout } = execaSync("ps", ["-axEww", "-o", "pid=,command="], { reject: false });
    return stdout
      .split("\n")
      .filter((line) => line.includes(mark))
      .map((line) => Number.parseInt(line, 10));
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark))
    .map(Number);
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    return ""; // it has ended, or is not ours
  }
}

/** Kills a process, or with a negative number a group. */
export function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it has ended
  }
}
