import { readFileSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { isRunning } from "./is-running";
import { countedBy } from "./scratch-folder";
import { createAtomically } from "./write-atomically";

/** The process that has a lock; `machine` where that is another one, or a container: nobody here sees it end. */
export interface Holder {
  readonly pid: number;
  readonly machine?: string;
}

const ROUNDS = 3;
/** Of the words that /proc has behind a process's name and state: when it started. */
const STARTED = 18;
const COUNTED = countedBy();
/** Of this process: it is asked for once. */
let ownMark: string | undefined;

/**
 * Takes a lock file for this process, also one that an ended process left: gives what releases it, or its holder.
 * Undefined where others took and released it meanwhile.
 */
export function takeLock(file: string): (() => void) | Holder | undefined {
  for (let round = 0; round < ROUNDS; round++) {
    try {
      ownMark ??= markOf(process.pid);
      createAtomically(file, ownMark);
      let isHeld = true;
      return () => {
        if (isHeld) rmSync(file, { force: true }); // once: it may be another process's by now
        isHeld = false;
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const mark = read(file);
    if (mark === undefined) continue; // it has just ended
    const holder = holderOf(mark);
    if (holder) return holder;
    breakLock(file, mark);
  }
  return undefined;
}

/** Takes away what a killed process left; one process alone, and only if it is still that one's. */
function breakLock(file: string, dead: string): void {
  const release = takeLock(`${file}.${Number.parseInt(dead, 10) || 0}`);
  if (typeof release !== "function") return; // another process does so
  if (read(file) === dead) rmSync(file, { force: true });
  release();
}

/** The number of a process, its start, since numbers come again, and where it is counted. */
function markOf(pid: number): string {
  return `${pid} ${startOf(pid)} ${COUNTED} ${hostname()}`;
}

/** Undefined where it has ended. */
function holderOf(mark: string): Holder | undefined {
  const [number, start = "", counted = COUNTED, ...name] = mark.split(" ");
  const pid = Number(number);
  const machine = name.join(" ") || hostname();
  if (process.platform === "linux" && (machine !== hostname() || counted !== COUNTED)) {
    return { pid, machine };
  }
  const isHere = Number.isInteger(pid) && pid > 0 && isRunning(pid);
  return isHere && (start === "" || startOf(pid) === start) ? { pid } : undefined;
}

/** In ticks since the system began; "" where it does not say. One that only waits for its parent has ended. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return "";
  const [state, ...words] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" ? "ended" : words[STARTED]!;
}

/** Undefined where the file or the process has just gone; another fault, as a file that is not ours to read, is thrown. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
