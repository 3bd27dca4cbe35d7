import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../../base/expected-error";
import { TOOL } from "../../../base/host/roots";
import { isOwnFault } from "../../../base/own-fault";
import { emptyProgram } from "../program";
import { runFolder } from "../scratch-folder";
import { BoxRunner } from "./box-runner";
import { type JobGroups, NO_GROUPS, scopeAnswers } from "./job-groups";
import { fileInPath } from "./machine-marks";

/** Under an emulator Node needs seconds to start; a box is not worse for that. */
const TRIAL_MS = 60_000;

const ACCOUNTS = { "0": undefined, "1": "cgroup v1", "2": "cgroup v2", p: "perf events" } as const;

/** The first way to start the supervisor with a control group, else the last way that runs at all. */
export async function firstThatWorks(supervisor: string, tries: readonly JobGroups[]) {
  for (const groups of tries) {
    if (groups.scope.length > 0 && !(await scopeAnswers(groups))) continue;
    const measured = await accountsOf(supervisor, groups);
    if (measured === undefined) continue;
    const { accounts, sees } = measured;
    const unseen = !sees && ({ unseen: true } as const);
    if (accounts === "1" || accounts === "2") {
      return { groups, accounts: ACCOUNTS[accounts], ...unseen };
    }
    if (groups.scope.length > 0) continue;
    const rest = groups.places.includes("proc") ? groups : NO_GROUPS;
    return { groups: rest, ...(accounts === "p" && { accounts: ACCOUNTS.p }), ...unseen };
  }
  return { groups: NO_GROUPS };
}

async function accountsOf(supervisor: string, groups: JobGroups) {
  const runner = new BoxRunner(supervisor, "C", groups);
  try {
    const limits = { timeMs: TRIAL_MS, memoryMiB: 64, outputBytes: 1000 };
    const input = join(TOOL, "package.json");
    const program = { argv: ["/bin/true"], readable: [], files: [], sha256: "" };
    const { accounts, sees } = await runner.run(program, input, limits);
    return { accounts: accounts as keyof typeof ACCOUNTS, sees };
  } catch (error) {
    // A full disk says nothing about the groups.
    if (error instanceof ExpectedError || isOwnFault(error)) throw error;
    return undefined;
  } finally {
    await runner.close();
  }
}

const LEAKS = new Map([
  [10, "foreign files can be read"],
  [11, "foreign files can be changed"],
  [12, "the network can be reached"],
  [13, "its parent can be killed"],
  [14, "its parent can be signalled through a descriptor"],
  [15, "System V or POSIX queues and segments can be made"],
  [16, "system calls that we do not know are let through"],
  [17, "it can hide from the supervisor"],
  [20, "pipes and socket pairs are refused"],
]);

/** Why a tier does not hold: the supervisor itself, run as a payload, tries to break out of its box. */
export async function leak(
  supervisor: string,
  tier: "A" | "B",
  groups: JobGroups,
): Promise<string | undefined> {
  if (tier === "A" && fileInPath("bwrap") === undefined) return "no bubblewrap";
  const runner = new BoxRunner(supervisor, tier, groups);
  const folder = runFolder();
  const secret = join(folder, "secret");
  writeFileSync(secret, "");
  chmodSync(secret, 0o666);
  const program = {
    argv: [supervisor, "--attempt", secret],
    readable: [supervisor],
    files: [supervisor],
    sha256: "",
  };
  const limits = { timeMs: TRIAL_MS, memoryMiB: 64, outputBytes: 1000 };
  try {
    const input = join(TOOL, "package.json");
    const { exitCode, signal, stopped } = await runner.run(program, input, limits);
    if (stopped) return `its trial was not over within ${TRIAL_MS / 1000} s`;
    if (signal) return `ended by ${signal}`;
    if (exitCode !== 0) return LEAKS.get(exitCode) ?? `exit code ${exitCode}`;
    const empty = await runner.run(emptyProgram(), input, { ...limits, memoryMiB: 512 });
    if (empty.stopped === "memory") return "Node needs more than 512 MiB to start in it";
    if (empty.stopped) return `Node does not start in it within ${TRIAL_MS / 1000} s`;
    return empty.exitCode === 0 && !empty.signal ? undefined : "Node does not start in it";
  } catch (error) {
    // A full disk says nothing about the tier.
    if (error instanceof ExpectedError || isOwnFault(error)) throw error;
    return (error as Error).message;
  } finally {
    await runner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
