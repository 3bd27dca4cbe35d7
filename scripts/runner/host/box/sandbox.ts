import { ExpectedError } from "../../../base/expected-error";
import { type Lack, shortly } from "../../lacks";
import type { Sandbox, SandboxTier } from "../../sandbox-tier";
import { compileSupervisor } from "./compile-supervisor";
import type { JobGroups } from "./job-groups";
import { triedTiers } from "./tried-tiers";

export const SANDBOX_CHOICES = ["auto", "strict", "A", "B", "C", "D", "E"] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];

const MEANS: Readonly<Record<SandboxTier, string>> = {
  A: "bubblewrap and seccomp: own files, network, processes",
  B: "Landlock and seccomp: no foreign files, no network",
  C: "limits and a sure kill, no isolation",
  D: "Node's permission model: against accidents only",
  E: "timers and process groups: no isolation",
};

const UNSEEN =
  "this system hides the descriptors of programs: buffers of pipes and files without a name do not count";

/** Why tiers do not hold here; empty if they hold. */
interface Faults {
  readonly A?: Lack;
  readonly B?: Lack;
  /** Of tiers A to C: there is no supervisor. */
  readonly missing?: Lack;
}

interface Picked extends Sandbox {
  /** Why no higher tier works, by the tiers' names. */
  readonly lacks: readonly (readonly [tiers: string, lack: Lack])[];
}

interface ChosenSandbox extends Picked {
  /** The compiled supervisor, in tiers A to C. */
  readonly supervisor?: string;
  readonly groups?: JobGroups;
  /** Why no control group accounts for programs, in tiers A to C. */
  readonly ungrouped?: Lack;
}

export interface Trying {
  /** Tries now, whatever is remembered. */
  readonly anew?: boolean;
  /** Says what is tried next. */
  readonly onStep?: (step: string) => void;
}

/** The best tier that works here, determined by trying; remembered until the machine changes. */
export async function chooseSandbox(
  choice: SandboxChoice,
  { anew = false, onStep = () => {} }: Trying = {},
): Promise<ChosenSandbox> {
  onStep("compiling the supervisor");
  const compiled = await compileSupervisor();
  if ("missing" in compiled) return pickTier(choice, compiled);
  const { groups, accounts, ungrouped, unseen, ...faults } = await triedTiers(
    compiled.file,
    anew,
    onStep,
  );
  const sandbox = pickTier(choice, faults);
  if (sandbox.tier > "C") return sandbox;
  // Only looks at /proc are left: the weakest account.
  const warnings = [
    ...(ungrouped && accounts === undefined ? [shortly(ungrouped)] : []),
    ...(unseen ? [UNSEEN] : []),
  ];
  return {
    ...sandbox,
    ...(accounts && { accounts }),
    ...(ungrouped && { ungrouped }),
    ...(warnings.length > 0 && { warnings }),
    supervisor: compiled.file,
    groups,
  };
}

/** The tier for a choice, given the tiers that do not hold or a missing supervisor. */
export function pickTier(choice: SandboxChoice, { A, B, missing }: Faults): Picked {
  const best = missing ? "D" : A === undefined ? "A" : B === undefined ? "B" : "C";
  const better = missing ? { "A to C": missing } : best === "A" ? {} : { A, B };
  const lacks = Object.entries(better).flatMap(([tiers, lack]) =>
    lack === undefined ? [] : [[tiers, lack] as const],
  );
  const because = lacks.map(([tiers, lack]) => `${tiers}: ${shortly(lack)}`).join("; ");
  if (choice === "strict" && best > "B") {
    const remedies = lacks.flatMap(([, { remedy }]) => remedy ?? []);
    const reasons = lacks.map(([tiers, { reason }]) => `${tiers}: ${shortly({ reason })}`);
    throw new ExpectedError(
      `--sandbox strict: only tier ${best} works here (${reasons.join("; ")})`,
      remedies.length > 0 ? remedies.join("; or ") : `--sandbox ${best}`,
    );
  }
  const tier = choice === "auto" || choice === "strict" ? best : choice;
  const fault =
    tier > "C" ? undefined : (missing ?? { A, B, C: undefined }[tier as "A" | "B" | "C"]);
  if (fault) {
    const message = `--sandbox ${tier} does not work here: ${shortly(fault)}`;
    throw new ExpectedError(message, `--sandbox ${best}`);
  }
  const isBest = tier === best && lacks.length > 0;
  return { tier, means: MEANS[tier], lacks, ...(isBest && { because }) };
}
