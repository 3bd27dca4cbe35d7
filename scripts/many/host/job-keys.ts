import { resolve } from "node:path";
import { HERE, VERSION } from "../../base/host/roots";
import { sourceMark } from "../../judge/host/prepare/other-program";
import type { Judged } from "../../judge/judged";
import { otherLanguage } from "../../problem/other-language";
import { hash, type Program } from "../../runner/host/program";
import type { SandboxTier } from "../../runner/sandbox-tier";
import type { Job } from "../job";
import type { JobKeys } from "../job-result";

const MARK_LETTERS = 16;
/** A program sees no other file of its folder there. */
const CLOSED: readonly SandboxTier[] = ["A", "B"];

/** Where a job is judged: its tier, and the runtime of bundles by its name. */
export interface JudgingPlace {
  readonly tier: SandboxTier;
  readonly runtime: string;
  readonly target?: string | undefined;
}

export interface KeyedJob {
  readonly keys: JobKeys;
  readonly key: string;
  /** Why an equal key may have another result: the job is judged anew. */
  readonly anew?: string;
}

/** What decides the result of a job; a program is known by its one source, or by its bundle. */
export function keysOfJob(
  { problem, file }: Job,
  judged: Judged<Program>,
  { tier, runtime, target = "" }: JudgingPlace,
): KeyedJob {
  const { program, stackMiB = 0 } = judged;
  const source = otherLanguage(file) && sourceMark(resolve(HERE, file));
  const flags = "bundle" in program ? program.argv.slice(1, -1) : [];
  const mark = (...parts: string[]) => hash(...parts).slice(0, MARK_LETTERS);
  const keys: JobKeys = {
    ...judged.keys!,
    ...(source && { program: mark(source.mark) }),
    runtime: mark(source ? "" : runtime, ...flags),
    options: mark(tier, target, `${stackMiB}`),
    version: VERSION,
  };
  const anew = doubtOf(judged, tier, source?.doubt);
  return { keys, key: hash(problem, ...Object.values(keys)), ...(anew !== undefined && { anew }) };
}

function doubtOf(
  { program, isOpen, troubles }: Judged<Program>,
  tier: SandboxTier,
  doubt: string | undefined,
): string | undefined {
  if (troubles.length > 0) return "the set-up of its problem has faults";
  if (isOpen) return "its checker may load other files";
  if (!CLOSED.includes(tier)) return `sandbox tier ${tier} lets it read other files`;
  if (doubt !== undefined) return doubt;
  return "bundle" in program && program.isOpen ? "it reads a clock" : undefined;
}
