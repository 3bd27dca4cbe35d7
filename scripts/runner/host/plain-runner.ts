import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { execa, type Options } from "execa";
import type { ProgramFiles } from "../../problem/program-files";
import type { Execution, Limits } from "../execution";
import { Guard } from "./guard";
import { killAll, LOOK_MS, USAGE_IS_TOLD } from "./plain-processes";
import { watch } from "./plain-watch";
import type { Program } from "./program";
import { readAtMost, readTail } from "./read-part";
import { removeTree } from "./remove-tree";
import { sameBytes } from "./same-bytes";
import { environment, scratchFolder } from "./scratch-folder";

const NONE = new Uint8Array();
const USAGE = join(__dirname, "report-usage.cjs");

/**
 * Tiers D and E, which have no supervisor: timers, and a process group that is killed as a whole. A Node
 * program reports its own usage when it ends; for other and for killed programs the last sample counts; if
 * the system reports nothing, the wall time counts as CPU time.
 */
export class PlainRunner {
  private readonly permissions: boolean;
  readonly folder = scratchFolder();
  private readonly guard = new Guard(this.folder);
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
    files: ProgramFiles = {},
  ): Promise<Execution> {
    const folder = join(this.folder, String(this.count++));
    mkdirSync(folder);
    const box = join(folder, "box");
    mkdirSync(box);
    const [stdout, err, usage] = ["out", "err", "usage"].map((name) => join(folder, name));
    // The file for the output exists before the program starts, like its stdout.
    const out = files.output === undefined ? stdout : join(box, files.output);
    if (files.output !== undefined) writeFileSync(out!, "");
    // A copy: a program can reopen a file that is open for reading for writing, through /proc or /dev/fd.
    const copy = files.input === undefined ? join(folder, "in") : join(box, files.input);
    copyFileSync(input, copy);
    const open = [
      openSync(files.input === undefined ? copy : devNull, "r"),
      openSync(stdout!, "w"),
      openSync(err!, "w"),
      openSync(usage!, "w"),
    ];
    const options = {
      cwd: box,
      stdio: open,
      extendEnv: false,
      env: Object.fromEntries(
        environment(box).map((setting) => setting.split("=") as [string, string]),
      ),
      reject: false,
      buffer: false,
      detached: process.platform !== "win32",
    };
    const [file, ...args] = this.command(program, copy, box);
    const mark = `HOME=${box}`;
    const start = performance.now();
    // Descriptors above 2 are not among the types, but work.
    const child = execa(file!, args, options as unknown as Options);
    const kill = () => killAll(child.pid, mark);
    this.running.add(kill);
    this.guard.add(child.pid);
    const written = () => Math.max(size(out!), size(err!));
    let wallMs = 0;
    const ended = child.then((result) => {
      wallMs = performance.now() - start;
      return result;
    });
    const watched =
      child.pid === undefined ? { idleMs: 0 } : await watch(child.pid, ended, written, limits);
    kill();
    const result = await ended;
    this.running.delete(kill);
    this.guard.remove(child.pid);
    for (const descriptor of open) closeSync(descriptor);
    const report = watched.stopped ? undefined : reported(usage!);
    // A program that ended before the first sample has used no more than that.
    const seenMs = watched.cpuMs ?? (USAGE_IS_TOLD ? LOOK_MS : wallMs);
    const timeMs = Math.min(report?.cpuMs ?? seenMs, wallMs);
    const memoryMiB = report ? report.peakKiB / 1024 : watched.peakMiB;
    const same = expected !== undefined && result.exitCode === 0 && sameBytes(out!, expected);
    const execution: Execution = {
      ...(same && { same }),
      exitCode: result.exitCode ?? 0,
      ...(result.signal !== undefined && { signal: result.signal }),
      ...(watched.stopped && { stopped: watched.stopped }),
      timeMs,
      wallMs,
      idleMs: watched.idleMs,
      ...(memoryMiB !== undefined && { memoryMiB }),
      output:
        size(out!) > 0 ? readAtMost(out!, Math.min(size(out!), limits.outputBytes + 1)) : NONE,
      flooded: written() > limits.outputBytes,
      stderr: readTail(err!),
    };
    removeTree(folder);
    if (result.exitCode === undefined && result.signal === undefined && !watched.stopped) {
      throw new Error(result.shortMessage ?? "it could not be started");
    }
    return execution;
  }

  async close(): Promise<void> {
    for (const kill of this.running) kill();
    removeTree(this.folder);
    await this.guard.close();
  }

  private command({ argv, readable }: Program, input: string, box: string): string[] {
    const [runtime, ...args] = argv;
    if (runtime !== process.execPath) return [...argv];
    if (!this.permissions) return [runtime, "--require", USAGE, ...args];
    const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
    const flag = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
    const stdin = ["/dev/stdin", "/proc/self/fd/0"];
    const allowed = [...readable, USAGE, input, ...stdin, box, "/proc/self/status"].map(
      (path) => `--allow-fs-read=${path}`,
    );
    const permission = flag ? "--permission" : "--experimental-permission";
    return [
      runtime,
      permission,
      ...allowed,
      ...[box, "/dev/stdout", "/dev/stderr"].map((path) => `--allow-fs-write=${path}`),
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
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0; // the program may remove its own
}
