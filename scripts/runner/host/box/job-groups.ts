import { readFileSync } from "node:fs";
import { execa } from "execa";
import { groupPlaces, rootOfContainer } from "../../group-places";
import { folderOfSystemd } from "./kernel-facts";
import { leaveRoot } from "./leave-root";

/** How to start a supervisor so that the kernel accounts for its job. */
export interface JobGroups {
  /** Where it may make a control group; it takes the first that works. */
  readonly places: readonly string[];
  /** The command before its own: a systemd scope that is delegated to the user. */
  readonly scope: readonly string[];
  /** With a scope: the folder where systemd-run finds the user's systemd. */
  readonly runtimeFolder?: string;
}

export const NO_GROUPS: JobGroups = { places: [], scope: [] };

const SCOPE = [
  "systemd-run",
  "--user",
  "--scope",
  "--quiet",
  "--collect", // no memory of one that has failed
  "--no-ask-password",
  "--property=Delegate=yes",
  "--",
];

let scopes = 0;

/** A command in a scope of its own, which has this name; another command before it makes no scope. */
export function inScope({ scope }: JobGroups, command: readonly string[]) {
  if (scope.at(-1) !== "--") return { words: [...scope, ...command], name: undefined };
  const name = `judgebench-${process.pid}-${scopes++}.scope`;
  return { words: [...scope.slice(0, -1), `--unit=${name}`, "--", ...command], name };
}

/** Kills all that is left in the scope of a supervisor that has died. */
export async function endScope(name: string, groups: JobGroups): Promise<void> {
  await systemd(["systemctl", "--user", "kill", "--signal=KILL", name], groups);
}

/**
 * What to try here, best first; the last always works. For tests, JUDGEBENCH_ACCOUNTS=perf allows only
 * perf events and the methods below them, JUDGEBENCH_ACCOUNTS=proc only /proc.
 */
export function jobGroupsToTry(): JobGroups[] {
  const wanted = process.env.JUDGEBENCH_ACCOUNTS;
  if (wanted === "proc") return [{ places: ["proc"], scope: [] }];
  if (wanted === "perf" || process.platform !== "linux") return [NO_GROUPS];
  const isRoot = process.getuid?.() === 0;
  const mounts = textOf("/proc/self/mountinfo");
  const ownPlaces = () => groupPlaces(mounts, textOf("/proc/self/cgroup"), isRoot);
  const root = isRoot ? rootOfContainer(ownPlaces()) : undefined;
  if (root !== undefined) leaveRoot(root);
  const places = ownPlaces();
  const runtimeFolder = isRoot || places.length === 0 ? undefined : folderOfSystemd();
  // In its scope the supervisor is in another group than we are, so it finds its group itself.
  const scoped = runtimeFolder ? [{ places: ["own"], scope: SCOPE, runtimeFolder }] : [];
  return [...scoped, { places, scope: [] }];
}

/** Whether a scope can be had now: the user's systemd may listen and yet not answer. */
export async function scopeAnswers(groups: JobGroups, timeoutMs = 5000): Promise<boolean> {
  return systemd([...groups.scope, "true"], groups, timeoutMs);
}

/** Whether the user's systemd did what a command of its asks. */
async function systemd(words: readonly string[], { runtimeFolder }: JobGroups, timeoutMs = 5000) {
  const [first, ...rest] = words;
  const { failed } = await execa(first!, rest, {
    stdio: "ignore",
    reject: false,
    timeout: timeoutMs,
    extendEnv: false,
    env: { PATH: process.env.PATH ?? "", ...(runtimeFolder && { XDG_RUNTIME_DIR: runtimeFolder }) },
  });
  return !failed;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
