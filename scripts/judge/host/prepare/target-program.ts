import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Bundle } from "../../../bundle/host/bundle";
import { bundleProgram, hash, type Program } from "../../../runner/host/program";
import { canExit, cutsAtExit } from "../../../targets/ends-by-exit";
import { type MachineName, machine } from "../../../targets/machines";
import type { Judged, NoProgram } from "../../judged";

type Bundled = Pick<Bundle, "file" | "code" | "sources" | "sha256" | "notes">;

/** Loaded before a program: its output waits as long as it can. */
const WAITING = join(__dirname, "waiting-output.cjs");
/** V8 counts from where it starts; what lies above, and what its own functions need, are less than this. */
const SPARE_KIB = 1024;

/** A bundle with the flags and arguments that its judge gives it; without a target, with none. */
export function targetProgram(
  bundle: Bundled,
  target: MachineName | undefined,
  memoryMiB: number,
  command: readonly string[] = [process.execPath],
): Program {
  const { args, lacksDevStdin, outputVariable } = target ? machine(target) : {};
  const { stackMiB } = stackOf(target, memoryMiB);
  const flags = stackMiB === undefined ? [] : runtimeStack(command, stackMiB, hardStackKiB());
  const { notes = [] } = target ? bundle : {};
  const plain = bundleProgram(bundle, [...command, ...flags], args);
  const isBun = target !== undefined && machine(target).runtime.name === "bun";
  const program = {
    ...plain,
    ...(notes.length > 0 && { notes }),
    ...(isBun && { reservesMemory: true as const }),
  };
  if (outputVariable !== undefined && bundle.code.includes(outputVariable)) {
    return { ...program, outputVariable, sha256: hash(program.sha256, outputVariable) };
  }
  if (!lacksDevStdin) return program;
  return { ...program, lacksDevStdin, sha256: hash(program.sha256, "no /dev/stdin") };
}

/** What the author of a program should know of it on its judge. */
export function notesOf(program: Program | NoProgram): Pick<Judged<Program>, "notes"> {
  return "notes" in program ? { notes: program.notes } : {};
}

/** What else decides on that judge: line ends, how much stack it gives, whether it refuses blanks that differ. */
export function waysOf(
  target: MachineName | undefined,
  memoryMiB: number,
): Pick<Judged<Program>, "stackMiB" | "blanksRefusedBy" | "crlfOn"> {
  const { refusesBlanks, lineEnd, title = "" } = target ? machine(target) : {};
  return {
    ...stackOf(target, memoryMiB),
    ...(refusesBlanks && { blanksRefusedBy: title }),
    ...(lineEnd === "CRLF" && { crlfOn: title }),
  };
}

/** How much stack a judge gives the programs of a problem, where that is more than usual. */
function stackOf(
  target: MachineName | undefined,
  memoryMiB: number,
): Pick<Judged<Program>, "stackMiB"> {
  return target && machine(target).isStackMemory ? { stackMiB: memoryMiB } : {};
}

/** The program that shows whether output is cut where it can be: under Node, on a pipe. */
export function cutOf(
  program: Program | NoProgram,
  target: MachineName | undefined,
): Pick<Judged<Program>, "waiting"> {
  if ("compileError" in program || !program.bundle || !isNode(program.argv[0]!)) return {};
  const { file, code } = program.bundle;
  if (!cutsAtExit(target && machine(target)) || !canExit(code)) return {};
  const [before, after] = [program.argv.slice(0, program.argv.indexOf(file)), program.argv];
  return {
    waiting: {
      ...program,
      argv: [...before, "--require", WAITING, ...after.slice(before.length)],
      readable: [...program.readable, WAITING],
      files: [...program.files, WAITING],
      sha256: hash(program.sha256, readFileSync(WAITING)),
    },
  };
}

/** The flags of a runtime of V8 for a stack of that size, or for as much as the system lets it grow. */
export function runtimeStack(
  [file]: readonly string[],
  stackMiB: number,
  hardKiB: number,
): string[] {
  const stackKiB = Math.min(Math.floor(stackMiB * 1024), hardKiB - SPARE_KIB);
  if (!Number.isFinite(stackKiB) || stackKiB <= SPARE_KIB) return [];
  if (isNode(file!)) return [`--stack-size=${stackKiB}`];
  return isDeno(file!) ? [`--v8-flags=--stack-size=${stackKiB}`] : [];
}

/** What a run says where the judge has more stack than this system, at a problem of that memory limit. */
export function stackWarning(
  target: MachineName,
  stackMiB: number,
  hardKiB: number = hardStackKiB(),
): string | undefined {
  const { title, isStackMemory } = machine(target);
  if (!isStackMemory || hardKiB - SPARE_KIB >= stackMiB * 1024) return undefined;
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

function isDeno(file: string): boolean {
  return /^deno(?:\.exe)?$/i.test(basename(file));
}
