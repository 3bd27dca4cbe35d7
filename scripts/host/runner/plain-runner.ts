import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { execa, type Options } from "execa";
import type { Execution, Limits } from "../../core/execution";
import { killAll, usageOf } from "./plain-processes";
import type { Program } from "./program";
import { readAtMost, readTail } from "./read-part";
import { sameBytes } from "./same-bytes";
import { environment, scratchFolder } from "./scratch-folder";

const USAGE = join(__dirname, "report-usage.cjs");
const LOOK_MS = 25;
/** How far over its time a program may run, so that a doubtful case can be told from a clear one. */
const CPU_SLACK = 1.35;

/**
 * Tiers D and E, where there is no supervisor: timers, and a process group that is killed as a whole.
 * A Node program reports its own usage as it ends; for another, and for one that is killed, the
 * wall time has to stand for the CPU time.
 */
export class PlainRunner {
  private readonly permissions: boolean;
  readonly folder = scratchFolder();
  private readonly running = new Set<() => void>();
  private count = 0;

  constructor(permissions: boolean) {
    this.permissions = permissions;
  }

  async run(
    program: Program,
    input: string,
    limits: Limits,
    expected?: string,
  ): Promise<Execution> {
    const folder = join(this.folder, String(this.count++));
    mkdirSync(folder);
    const [out, err, usage] = ["out", "err", "usage"].map((name) => join(folder, name));
    const files = [
      openSync(input, "r"),
      openSync(out!, "w"),
      openSync(err!, "w"),
      openSync(usage!, "w"),
    ];
    const box = join(folder, "box");
    mkdirSync(box);
    const options = {
      cwd: box,
      stdio: files,
      extendEnv: false,
      env: Object.fromEntries(environment(box).map((each) => each.split("=") as [string, string])),
      reject: false,
      buffer: false,
      detached: process.platform !== "win32",
    };
    const [file, ...args] = this.command(program, input, box);
    const mark = `HOME=${box}`;
    const start = performance.now();
    // Descriptors above 2 are not among the types, but work.
    const child = execa(file!, args, options as unknown as Options);
    const kill = () => killAll(child.pid, mark);
    this.running.add(kill);
    let stopped: Execution["stopped"];
    const longestMs = limits.timeMs * 3 + 1000;
    const look = setInterval(() => {
      const used = usageOf(child.pid);
      const ranMs = performance.now() - start;
      if ((used?.cpuMs ?? 0) > CPU_SLACK * limits.timeMs) stopped = "time";
      if (ranMs > longestMs) stopped = (used?.cpuMs ?? ranMs) > ranMs / 2 ? "time" : "idle";
      if ((used?.memoryMiB ?? 0) > limits.memoryMiB) stopped = "memory";
      if (Math.max(size(out!), size(err!)) > limits.outputBytes) stopped = "output";
      if (stopped) kill();
    }, LOOK_MS);
    const result = await child;
    clearInterval(look);
    kill();
    this.running.delete(kill);
    for (const each of files) closeSync(each);
    const wallMs = performance.now() - start;
    const told = stopped ? undefined : reported(usage!);
    const flooded = Math.max(size(out!), size(err!)) > limits.outputBytes;
    const timeMs = Math.min(told?.cpuMs ?? wallMs, wallMs);
    const same = expected !== undefined && sameBytes(out!, expected);
    const execution = {
      ...(same && { same }),
      exitCode: result.exitCode ?? 0,
      ...(result.signal !== undefined && { signal: result.signal }),
      ...(stopped && { stopped }),
      timeMs,
      wallMs,
      idleMs: Math.max(0, wallMs - timeMs),
      ...(told && { memoryMiB: told.peakKiB / 1024 }),
      output: readAtMost(out!, Math.min(size(out!), limits.outputBytes + 1)),
      flooded,
      stderr: readTail(err!),
    };
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (result.exitCode === undefined && result.signal === undefined && !stopped) {
      throw new Error(result.shortMessage ?? "it could not be started");
    }
    return execution;
  }

  async close(): Promise<void> {
    for (const kill of this.running) kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  private command({ argv, readable }: Program, input: string, box: string): string[] {
    const [runtime, ...args] = argv;
    if (runtime !== process.execPath) return [...argv];
    if (!this.permissions) return [runtime, "--require", USAGE, ...args];
    const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
    const flag = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
    const allowed = [...readable, USAGE, input, box, "/proc/self/status"].map(
      (path) => `--allow-fs-read=${path}`,
    );
    const permission = flag ? "--permission" : "--experimental-permission";
    return [
      runtime,
      permission,
      ...allowed,
      `--allow-fs-write=${box}`,
      "--no-warnings",
      "--require",
      USAGE,
      ...args,
    ];
  }
}

function reported(file: string): { cpuMs: number; peakKiB: number } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function size(file: string): number {
  return statSync(file).size;
}
