import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import type { Bundle } from "../../../bundle/host/bundle";
import type { TargetName } from "../../../problem/problem";
import { bundleProgram, type Program } from "../../../runner/host/program";
import { mayBeCut } from "../../../targets/ends-by-exit";
import { targets } from "../../../targets/targets";
import type { Judged, NoProgram } from "../../judged";

type Bundled = Pick<Bundle, "file" | "code" | "sources" | "sha256">;

/** V8 counts from where it starts; what lies above, and what its own functions need, are less than this. */
const SPARE_KIB = 1024;

/** A bundle with the flags and arguments that its judge gives it; without a target, with none. */
export function targetProgram(
  bundle: Bundled,
  target: TargetName | undefined,
  memoryMiB: number,
  command: readonly string[] = [process.execPath],
): Program {
  const { isStackMemory, args } = target ? targets[target] : {};
  const stack = isStackMemory && isNode(command[0]!) ? stackFlags(memoryMiB, hardStackKiB()) : [];
  return bundleProgram(bundle, [...command, ...stack], args);
}

/** What is known of a bundle that may call process.exit. */
export function cutOf(
  program: Program | NoProgram,
  target: TargetName | undefined,
): Pick<Judged<Program>, "mayBeCut"> {
  const code = "bundle" in program ? program.bundle?.code : undefined;
  return code && mayBeCut(code, target && targets[target]) ? { mayBeCut: true } : {};
}

/** Node's flags for a stack of that size, or for as much as the system lets it grow. */
export function stackFlags(memoryMiB: number, hardKiB: number): string[] {
  const stackKiB = Math.min(Math.floor(memoryMiB * 1024), hardKiB - SPARE_KIB);
  return Number.isFinite(stackKiB) && stackKiB > SPARE_KIB ? [`--stack-size=${stackKiB}`] : [];
}

/** What a run says where the judge has more stack than this system. */
export function stackWarning(
  target: TargetName,
  hardKiB: number = hardStackKiB(),
): string | undefined {
  const { title, isStackMemory, memoryMiB = 0 } = targets[target];
  if (!isStackMemory || hardKiB - SPARE_KIB >= memoryMiB * 1024) return undefined;
  const ours = hardKiB > 0 ? `at most ${Math.floor(hardKiB / 1024)} MiB` : "about 1 MiB";
  return `${title}'s stack is as large as its memory limit; here it is ${ours}: deep recursion may fail only here`;
}

let hard: number | undefined;

/** How far a process may raise its stack, in KiB; 0 on Windows, which fixes it in the program's file. */
function hardStackKiB(): number {
  hard ??= process.platform === "win32" ? 0 : askedKiB();
  return hard;
}

function askedKiB(): number {
  try {
    const limit = execFileSync("/bin/sh", ["-c", "ulimit -H -s"], { encoding: "utf8" }).trim();
    return limit === "unlimited" ? Number.POSITIVE_INFINITY : Number(limit) || 0;
  } catch {
    return 0;
  }
}

function isNode(file: string): boolean {
  return /^node(?:\.exe)?$/i.test(basename(file));
}
