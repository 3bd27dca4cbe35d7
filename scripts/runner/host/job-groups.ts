import { readFileSync } from "node:fs";
import { groupPlaces } from "../group-places";

/** How to start a supervisor so that the kernel accounts for its job. */
export interface JobGroups {
  /** Where it may make a control group; it takes the first that works. */
  readonly places: readonly string[];
  /** The command before its own: a systemd scope that is delegated to the user. */
  readonly scope: readonly string[];
}

export const NO_GROUPS: JobGroups = { places: [], scope: [] };

const SCOPE = ["systemd-run", "--user", "--scope", "--quiet", "--property=Delegate=yes", "--"];

/**
 * What to try here, best first; the last always works. For tests, JUDGEBENCH_ACCOUNTS=perf allows only
 * perf events and the methods below them, JUDGEBENCH_ACCOUNTS=proc only /proc.
 */
export function jobGroupsToTry(): JobGroups[] {
  const wanted = process.env.JUDGEBENCH_ACCOUNTS;
  if (wanted === "proc") return [{ places: ["proc"], scope: [] }];
  if (wanted === "perf" || process.platform !== "linux") return [NO_GROUPS];
  const isRoot = process.getuid?.() === 0;
  const [mounts, own] = ["mountinfo", "cgroup"].map((name) => textOf(`/proc/self/${name}`));
  const places = groupPlaces(mounts!, own!, isRoot);
  const hasSession = !isRoot && process.env.XDG_RUNTIME_DIR !== undefined;
  // In its scope the supervisor is in another group than we are, so it finds its group itself.
  const scoped = hasSession && places.length > 0 ? [{ places: ["own"], scope: SCOPE }] : [];
  return [...scoped, { places, scope: [] }];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
