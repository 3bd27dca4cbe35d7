import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { execa, type Options } from "execa";
import type { Execution, Limits } from "../core/execution";
import type { Program } from "./program";
import { readAtMost, readTail } from "./read-part";
import { environment, scratchFolder } from "./scratch-folder";

const USAGE = join(__dirname, "report-usage.cjs");
const LOOK_MS = 25;

/**
 * Tiers D and E, where there is no supervisor: timers, and a process group that is killed as a whole.
 * A Node program reports its own usage as it ends; for another, and for one that is killed, the
 * wall time has to stand for the CPU time.
 */
export class PlainRunner {
  private readonly permissions: boolean;
  readonly folder = scratchFolder();
  private readonly running = new Set<number>();
  private count = 0;

  constructor(permissions: boolean) {
    this.permissions = permissions;
  }

  async run(program: Program, input: string, limits: Limits): Promise<Execution> {
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
    const start = performance.now();
    // Descriptors above 2 are not among the types, but work.
    const child = execa(file!, args, options as unknown as Options);
    if (child.pid !== undefined) this.running.add(child.pid);
    let stopped: Execution["stopped"];
    const longestMs = limits.timeMs * 3 + 1000;
    const look = setInterval(() => {
      if (performance.now() - start > longestMs) stopped = "idle";
      if (Math.max(size(out!), size(err!)) > limits.outputBytes) stopped = "output";
      if (stopped) killGroup(child.pid);
    }, LOOK_MS);
    const result = await child;
    clearInterval(look);
    killGroup(child.pid);
    if (child.pid !== undefined) this.running.delete(child.pid);
    for (const each of files) closeSync(each);
    const wallMs = performance.now() - start;
    const told = stopped ? undefined : reported(usage!);
    const flooded = Math.max(size(out!), size(err!)) > limits.outputBytes;
    const timeMs = Math.min(told?.cpuMs ?? wallMs, wallMs);
    const execution = {
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
    for (const pid of this.running) killGroup(pid);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  private command({ argv, bundle, readable }: Program, input: string, box: string): string[] {
    const [runtime, ...args] = argv;
    if (!bundle || runtime !== process.execPath) return [...argv];
    if (!this.permissions) return [runtime, "--require", USAGE, ...args];
    const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
    const flag = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
    const allowed = [...readable, USAGE, input, box].map((path) => `--allow-fs-read=${path}`);
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

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // it has ended
  }
}
