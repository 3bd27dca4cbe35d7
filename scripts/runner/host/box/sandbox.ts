import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../../base/expected-error";
import { CACHE, TOOL } from "../../../base/host/roots";
import { writeAtomically } from "../../../base/host/write-atomically";
import type { Sandbox, SandboxTier } from "../../sandbox-tier";
import { emptyProgram, hash } from "../program";
import { runFolder } from "../scratch-folder";
import { BoxRunner } from "./box-runner";
import { compileSupervisor } from "./compile-supervisor";
import { type JobGroups, jobGroupsToTry, NO_GROUPS, scopeAnswers } from "./job-groups";
import { fileInPath, machineMarks } from "./machine-marks";

export const SANDBOX_CHOICES = ["auto", "strict", "A", "B", "C", "D", "E"] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];

const MEANS: Readonly<Record<SandboxTier, string>> = {
  A: "bubblewrap and seccomp: own files, network, processes",
  B: "Landlock and seccomp: no foreign files, no network",
  C: "limits and a sure kill, no isolation",
  D: "Node's permission model: against accidents only",
  E: "timers and process groups: no isolation",
};

interface Found extends Sandbox {
  /** The compiled supervisor, in tiers A to C. */
  readonly supervisor?: string;
  readonly groups?: JobGroups;
}

/** Why tiers A and B do not hold here; empty if they hold. */
interface Faults {
  readonly A?: string;
  readonly B?: string;
}

/** The best tier that works here, determined by trying; remembered until the next boot. */
export async function chooseSandbox(choice: SandboxChoice): Promise<Found> {
  const compiled = await compileSupervisor();
  if ("missing" in compiled) return pickTier(choice, compiled);
  const { groups, accounts, ...faults } = await probed(compiled.file);
  const sandbox = pickTier(choice, faults);
  if (sandbox.tier > "C") return sandbox;
  return { ...sandbox, ...(accounts && { accounts }), supervisor: compiled.file, groups };
}

/** The tier for a choice, given the tiers that do not hold or a missing supervisor. */
export function pickTier(
  choice: SandboxChoice,
  { A, B, missing }: Faults & { readonly missing?: string },
): Sandbox {
  const best = missing ? "D" : A === undefined ? "A" : B === undefined ? "B" : "C";
  const because = missing ?? ([A, B].filter(Boolean).join("; ") || undefined);
  if (choice === "strict" && best > "B") {
    throw new ExpectedError(
      `--sandbox strict: only tier ${best} works here (${because})`,
      "apt-get install bubblewrap, or a kernel with Landlock (5.13)",
    );
  }
  const tier = choice === "auto" || choice === "strict" ? best : choice;
  const fault =
    tier > "C" ? undefined : (missing ?? { A, B, C: undefined }[tier as "A" | "B" | "C"]);
  if (fault)
    throw new ExpectedError(`--sandbox ${tier} does not work here: ${fault}`, `--sandbox ${best}`);
  return {
    tier,
    means: MEANS[tier],
    ...(tier === best && because !== undefined && { because }),
  };
}

/** The results of trying, kept until one of their marks changes. */
interface Probed extends Faults {
  readonly groups: JobGroups;
  readonly accounts?: string;
}

async function probed(supervisor: string): Promise<Probed> {
  const tries = jobGroupsToTry();
  const marks = [JSON.stringify(tries), ...machineMarks()];
  const mark = hash(supervisor, String(process.getuid?.()), ...marks);
  const record = join(CACHE, "supervisor", `tiers-${mark.slice(0, 16)}.json`);
  try {
    return JSON.parse(readFileSync(record, "utf8")) as Probed;
  } catch {
    const accounted = await firstThatWorks(supervisor, tries);
    const [a, b] = [
      await leak(supervisor, "A", accounted.groups),
      await leak(supervisor, "B", accounted.groups),
    ];
    const probe = { ...accounted, ...(a && { A: `A: ${a}` }), ...(b && { B: `B: ${b}` }) };
    writeAtomically(record, JSON.stringify(probe));
    return probe;
  }
}

const ACCOUNTS = { "0": undefined, "1": "cgroup v1", "2": "cgroup v2", p: "perf events" } as const;

/** The first way to start the supervisor with a control group, else the last way that runs at all. */
async function firstThatWorks(supervisor: string, tries: readonly JobGroups[]) {
  for (const groups of tries) {
    if (groups.scope.length > 0 && !(await scopeAnswers(groups))) continue;
    const accounts = await accountsOf(supervisor, groups);
    if (accounts === "1" || accounts === "2") return { groups, accounts: ACCOUNTS[accounts] };
    if (accounts === undefined || groups.scope.length > 0) continue;
    const rest = groups.places.includes("proc") ? groups : NO_GROUPS;
    return { groups: rest, ...(accounts === "p" && { accounts: ACCOUNTS.p }) };
  }
  return { groups: NO_GROUPS };
}

async function accountsOf(supervisor: string, groups: JobGroups) {
  const runner = new BoxRunner(supervisor, "C", groups);
  try {
    const limits = { timeMs: 2000, memoryMiB: 64, outputBytes: 1000 };
    const input = join(TOOL, "package.json");
    const program = { argv: ["/bin/true"], readable: [], files: [], sha256: "" };
    return (await runner.run(program, input, limits)).accounts as keyof typeof ACCOUNTS;
  } catch (error) {
    if (error instanceof ExpectedError) throw error; // a full disk says nothing about the groups
    return undefined;
  } finally {
    await runner.close();
  }
}

const LONGEST_REASON = 66; // so that it fits on a line of 80

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
async function leak(
  supervisor: string,
  tier: "A" | "B",
  groups: JobGroups,
): Promise<string | undefined> {
  if (tier === "A" && fileInPath("bwrap") === undefined) {
    return "no bubblewrap (apt-get install bubblewrap)";
  }
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
  const limits = { timeMs: 2000, memoryMiB: 64, outputBytes: 1000 };
  try {
    const input = join(TOOL, "package.json");
    const { exitCode, signal } = await runner.run(program, input, limits);
    if (signal) return `ended by ${signal}`;
    if (exitCode !== 0) return LEAKS.get(exitCode) ?? `exit code ${exitCode}`;
    const empty = await runner.run(emptyProgram(), input, { ...limits, memoryMiB: 512 });
    return empty.exitCode === 0 && !empty.signal ? undefined : "Node does not start in it";
  } catch (error) {
    if (error instanceof ExpectedError) throw error; // a full disk says nothing about the tier
    return (error as Error).message.slice(0, LONGEST_REASON);
  } finally {
    await runner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
