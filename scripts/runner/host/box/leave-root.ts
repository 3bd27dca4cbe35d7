import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { areOurs } from "../../own-processes";

/** One name, so that the judges of a container leave one empty group. */
const LEAF = "judgebench-judges";

/**
 * Root in a container may stand in the root of its own control groups, of version 2. That group gives no
 * controllers to those below while it holds a process; where all in it are ours, we go into a group below. `top`
 * is the folder of that root. Does nothing where others stand there too: moving them is not for us to do.
 */
export function leaveRoot(top: string): void {
  const at = (name: string) => join(top, name);
  if (!existsSync(at("cgroup.type"))) return; // the machine's own root, which may hold processes
  try {
    const pids = readFileSync(at("cgroup.procs"), "utf8").trim().split("\n").map(Number);
    if (!areOurs(pids, process.pid, parentOf)) return;
    mkdirSync(at(LEAF), { recursive: true });
    for (const pid of pids) writeFileSync(at(`${LEAF}/cgroup.procs`), String(pid));
    writeFileSync(at("cgroup.subtree_control"), "+memory +pids");
  } catch {
    // Mounted read-only, or a process has ended meanwhile: trying shows what we may use.
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}
