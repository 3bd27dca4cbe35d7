import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../../../base/host/roots";
import { writeAtomically } from "../../../base/host/write-atomically";
import { bubblewrapLack, groupLack, type Lack, landlockLack, perfLack } from "../../lacks";
import { hash } from "../program";
import { type JobGroups, jobGroupsToTry } from "./job-groups";
import { kernelFacts } from "./kernel-facts";
import { machineMarks, namespacesMark } from "./machine-marks";
import { firstThatWorks, leak } from "./try-tier";

/** What trying has shown. */
interface Tried {
  readonly A?: Lack;
  readonly B?: Lack;
  readonly groups: JobGroups;
  readonly accounts?: string;
  /** The supervisor may not see the descriptors of programs. */
  readonly unseen?: true;
  readonly ungrouped?: Lack;
}

/** What was lacking may be there again, without a mark of it. */
const LACKS_ARE_KEPT_MS = 300_000;
/** Each login and each boot has marks of its own. */
const KEPT_RECORDS = 8;

/** Tries tiers A and B and the control groups; remembers it until one of the marks changes. */
export async function triedTiers(
  supervisor: string,
  anew: boolean,
  onStep: (step: string) => void,
): Promise<Tried> {
  const groups = jobGroupsToTry();
  const marks = [JSON.stringify(groups), ...machineMarks(), await namespacesMark()];
  const mark = hash(supervisor, String(process.getuid?.()), ...marks);
  const folder = join(CACHE, "supervisor");
  const record = join(folder, `tiers-${mark.slice(0, 16)}.json`);
  const recorded = anew ? undefined : kept(record);
  if (recorded) return recorded;
  const tried = await tryAll(supervisor, groups, onStep);
  writeAtomically(record, JSON.stringify(tried));
  forgetOld(folder);
  return tried;
}

async function tryAll(
  supervisor: string,
  tries: readonly JobGroups[],
  onStep: (step: string) => void,
): Promise<Tried> {
  const facts = kernelFacts();
  onStep("trying control groups");
  const accounted = await firstThatWorks(supervisor, tries);
  onStep("trying tier A");
  const a = await leak(supervisor, "A", accounted.groups);
  onStep("trying tier B");
  const b = await leak(supervisor, "B", accounted.groups);
  const isWanted = !process.env.JUDGEBENCH_ACCOUNTS;
  const group = groupLack(facts);
  const lack = accounted.accounts
    ? group
    : { ...group, reason: `${group.reason}, ${perfLack(facts)}` };
  return {
    ...accounted,
    ...(a && { A: bubblewrapLack(a, facts) }),
    ...(b && { B: landlockLack(b) }),
    ...(isWanted && !accounted.accounts?.startsWith("cgroup") && { ungrouped: lack }),
  };
}

function kept(record: string): Tried | undefined {
  try {
    const tried = JSON.parse(readFileSync(record, "utf8")) as Tried;
    const isWhole = !tried.A && !tried.B && !tried.ungrouped;
    return isWhole || Date.now() - statSync(record).mtimeMs < LACKS_ARE_KEPT_MS ? tried : undefined;
  } catch {
    return undefined;
  }
}

function forgetOld(folder: string): void {
  const records = readdirSync(folder)
    .filter((name) => /^tiers-\w+\.json$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const { file } of records.slice(KEPT_RECORDS)) rmSync(file, { force: true });
}
