import type { Readable } from "node:stream";

/** Windows has no groups; a detached program would open a window there. */
export const HAS_GROUPS = process.platform !== "win32";

export interface Child {
  readonly pid?: number | undefined;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
  kill(signal: "SIGKILL"): boolean;
}

/** Kills a detached program with its children; does not wait for children that hold its pipes. */
export function killGroup(child: Child): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL"); // a system without groups, or it has ended
  }
  child.stdout?.destroy();
  child.stderr?.destroy();
}
