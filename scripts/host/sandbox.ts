import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../core/expected-error";
import type { Sandbox, SandboxTier } from "../core/judge-event";
import { BoxRunner, scratchFolder } from "./box-runner";
import { compileSupervisor } from "./compile-supervisor";
import { hash } from "./program";
import { CACHE } from "./repository";
import { writeAtomically } from "./write-atomically";

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
}

/** The best tier that works here, found by really trying; remembered until the next boot. */
export async function chooseSandbox(choice: SandboxChoice): Promise<Found> {
  const compiled = await compileSupervisor();
  const best =
    "missing" in compiled
      ? { tier: "D" as const, because: compiled.missing }
      : await probed(compiled.file);
  const wanted = choice === "auto" || choice === "strict" ? best.tier : choice;
  if (choice === "strict" && best.tier > "B") {
    throw new ExpectedError(
      `--sandbox strict: only tier ${best.tier} works here (${best.because})`,
      "apt-get install bubblewrap, or a kernel with Landlock (5.13)",
    );
  }
  if (wanted < best.tier) {
    throw new ExpectedError(
      `--sandbox ${wanted} does not work here: ${best.because}`,
      `--sandbox ${best.tier}`,
    );
  }
  return {
    tier: wanted,
    means: MEANS[wanted],
    ...(wanted === best.tier && best.because !== undefined && { because: best.because }),
    ...("file" in compiled && wanted <= "C" && { supervisor: compiled.file }),
  };
}

interface Best {
  readonly tier: SandboxTier;
  readonly because?: string;
}

async function probed(supervisor: string): Promise<Best> {
  const record = join(
    CACHE,
    "supervisor",
    `tier-${hash(supervisor, bootId(), String(process.getuid?.())).slice(0, 16)}.json`,
  );
  try {
    return JSON.parse(readFileSync(record, "utf8")) as Best;
  } catch {
    const best = await probe(supervisor);

    writeAtomically(record, JSON.stringify(best));
    return best;
  }
}

async function probe(supervisor: string): Promise<Best> {
  let because: string | undefined;
  for (const tier of ["A", "B"] as const) {
    const fault = await leak(supervisor, tier);
    if (fault === undefined) return { tier, ...(because !== undefined && { because }) };
    because = because === undefined ? `${tier}: ${fault}` : `${because}; ${tier}: ${fault}`;
  }
  return { tier: "C", ...(because !== undefined && { because }) };
}

const LEAKS = new Map([
  [10, "foreign files can be read"],
  [11, "foreign files can be changed"],
  [12, "the network can be reached"],
  [13, "its parent can be killed"],
]);

/** Why a tier does not hold: the supervisor itself tries, as a payload, to leave its box. */
async function leak(supervisor: string, tier: "A" | "B"): Promise<string | undefined> {
  const runner = new BoxRunner(supervisor, tier);
  const folder = scratchFolder();
  const secret = join(folder, "secret");
  writeFileSync(secret, "");
  chmodSync(secret, 0o666);
  const program = { argv: [supervisor, "--attempt", secret], readable: [supervisor], sha256: "" };
  const limits = { timeMs: 2000, memoryMiB: 64, outputBytes: 1000 };
  try {
    const { exitCode, signal } = await runner.run(program, "/dev/null", limits);
    if (signal) return `ended by ${signal}`;
    return exitCode === 0 ? undefined : (LEAKS.get(exitCode) ?? `exit code ${exitCode}`);
  } catch (error) {
    return (error as Error).message;
  } finally {
    await runner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
  } catch {
    return "";
  }
}
