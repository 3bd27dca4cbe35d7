import { lstatSync, mkdtempSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning } from "./is-running";
import { removeTree } from "./remove-tree";

const swept = new Set<string>();
const made = new Set<string>();

/** Containers may share a folder for temporary files, and each counts its own processes. */
const counted = countedBy();

/**
 * A new folder of this process, which removes it: a second Ctrl-C leaves that to the process's exit. The
 * first one also removes those that killed processes left there. Node's permission model knows a file by its
 * real path: macOS has its folder for temporary files behind a link.
 */
export function scratchFolder(place = tmpdir()): string {
  const real = realpathSync(place);
  const folder = mkdtempSync(join(real, `judge-${process.pid}-${counted}-`));
  if (!swept.has(real)) removeAbandoned(real);
  swept.add(real);
  if (made.size === 0) process.once("exit", () => made.forEach(removeTree));
  made.add(folder);
  return folder;
}

/** Anybody may write to a folder for temporary files: a link, or a folder of another user, stays. */
function removeAbandoned(place: string): void {
  for (const name of namesIn(place)) {
    const [, pid, by] = /^judge-(\d+)-(\d+)-\w{6}$/.exec(name) ?? [];
    if (by !== counted || isRunning(Number(pid))) continue;
    const path = join(place, name);
    const entry = lstatSync(path, { throwIfNoEntry: false });
    const isOurs = process.getuid === undefined || entry?.uid === process.getuid();
    if (entry?.isDirectory() && isOurs) removeTree(path);
  }
}

/** Nothing where a folder may be written to and not be listed. */
function namesIn(place: string): string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

/** The number of the system's namespace of processes; 0 where there is one alone. */
export function countedBy(): string {
  try {
    return /\d+/.exec(readlinkSync("/proc/self/ns/pid"))![0];
  } catch {
    return "0";
  }
}
