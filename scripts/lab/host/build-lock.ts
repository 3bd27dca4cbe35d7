import { linkSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createAtomically } from "../../base/host/write-atomically";

/**
 * Takes the lock file for this process. Returns a function that releases it, or undefined while
 * another living process holds it; the lock of a dead process is taken over. The lock only saves
 * work: without it, atomic writes stay safe.
 */
export function takeLock(lock: string): (() => void) | undefined {
  for (;;) {
    try {
      createAtomically(lock, identity(process.pid));
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = read(lock);
    if (owner === undefined) continue;
    if (owner === identity(Number.parseInt(owner, 10))) return undefined;
    remove(lock, owner);
  }
}

/** Moves the lock aside first; if another process has taken it over meanwhile, puts it back. */
function remove(lock: string, owner: string): void {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
    if (read(aside) !== owner) linkSync(aside, lock);
  } catch {
    // another process removed it
  }
  rmSync(aside, { force: true });
}

function read(lock: string): string | undefined {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return undefined;
  }
}

/** Number and start time of a process (numbers are reused); "gone" if it has ended. */
function identity(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return "gone";
  }
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return "gone";
    return `${pid} ${fields[19]}`;
  } catch {
    return `${pid}`;
  }
}
