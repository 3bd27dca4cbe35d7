import { lstatSync, mkdtempSync, readdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning } from "./is-running";
import { removeTree } from "./remove-tree";

const swept = new Set<string>();

/**
 * A new folder of this process, which removes it. The first one also removes those that killed processes
 * left there. Node's permission model knows a file by its real path: macOS has its folder for temporary
 * files behind a link.
 */
export function scratchFolder(place = tmpdir()): string {
  const real = realpathSync(place);
  const folder = mkdtempSync(join(real, `judge-${process.pid}-`));
  if (!swept.has(real)) removeAbandoned(real);
  swept.add(real);
  return folder;
}

/** Anybody may write to a folder for temporary files: a link, or a folder of another user, stays. */
function removeAbandoned(place: string): void {
  for (const name of namesIn(place)) {
    const pid = /^judge-(\d+)-\w{6}$/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
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
