import { pairFiles } from "../../base/pair-files";
import type { SourceFile } from "../../base/source-file";
import { dmojCheckerFault } from "../../judge/checkers/dmoj";
import type { PackageCase, PackageDraft } from "../packages/package-draft";
import { record, yamlRecord } from "../packages/yaml-text";
import { dmojCases } from "./dmoj-cases";
import { dmojJudging } from "./dmoj-checker";
import { type DmojEntry, dmojGrading } from "./dmoj-grading";

/** A problem of DMOJ by its init.yml, from the files beside it and those in its archive. */
export function dmojPackage(
  beside: readonly SourceFile[],
  archived: readonly SourceFile[],
  name: string,
): PackageDraft {
  const byPath = new Map([...archived, ...beside].map((file) => [file.path, file]));
  const init = yamlRecord(byPath.get("init.yml")!);
  const unpaired: string[] = [];
  const entries: DmojEntry[] = [];
  const outputBytes = outputLimit(init);
  const site = siteFacts(byPath.get("site/problem.yml"));
  const { timeLimitMs: timeMs = 2000, memoryLimitMiB: memoryMiB = 512 } = site;
  const hasList = Array.isArray(init.test_cases) || Array.isArray(init.pretest_test_cases);
  const cases =
    hasList || archived.length > 0
      ? dmojCases(init, byPath, paths(archived), unpaired, entries, { timeMs, memoryMiB })
      : pairedCases(byPath, unpaired);
  const judged = withCases(dmojJudging(init, byPath), cases);
  return {
    title: name,
    ...site,
    ...judged,
    cases,
    ...(entries.some(isDecisive) && { grading: dmojGrading(entries) }),
    ...(outputBytes !== undefined && { outputLimitMiB: outputBytes / 2 ** 20 }),
    unpaired,
    emptyGroups: emptyBatches(init.test_cases),
    notes: [
      ...(judged.unjudged ? [`nothing of it is judged: ${judged.unjudged}`] : []),
      ...(entries.some(isDecisive)
        ? [
            "a failed case that is worth 0, and dependencies of batches, end the grading with package alone",
          ]
        : []),
      ...UNREAD.filter((name) => init[name] !== undefined).map(
        (name) => `${name} of init.yml is not held here`,
      ),
    ],
    assumed: site.timeLimitMs ? [] : ["time 2000 ms and memory 512 MiB, as init.yml has no limits"],
  };
}

function emptyBatches(entries: unknown): string[] {
  const batches = (Array.isArray(entries) ? entries : []).map((entry) => record(entry).batched);
  const lists = batches.filter((batch) => Array.isArray(batch));
  return lists.flatMap((batch, at) => (batch.length === 0 ? [`batch ${at + 1}`] : []));
}

/** Limits of init.yml that have no counterpart here. */
const UNREAD = ["wall_time_factor", "output_prefix_length"];

function isDecisive({ points, dependencies }: DmojEntry): boolean {
  return points === 0 || dependencies.length > 0;
}

/** output_limit_length, in bytes of stdout. */
function outputLimit(init: Readonly<Record<string, unknown>>): number | undefined {
  const { output_limit_length: bytes } = init;
  if (bytes === undefined || bytes === null) return undefined;
  if (typeof bytes === "number" && Number.isFinite(bytes) && bytes >= 0) return bytes;
  throw new Error(
    `init.yml: expected output_limit_length as bytes, found ${JSON.stringify(bytes)}`,
  );
}

/** A case may have a checker of its own; a program has no place there. */
function withCases(
  judged: ReturnType<typeof dmojJudging>,
  cases: readonly PackageCase[],
): ReturnType<typeof dmojJudging> {
  const flagLists = cases.flatMap(({ flags }) => (flags ? [flags] : []));
  if (judged.unjudged !== undefined || flagLists.length === 0) return judged;
  const fault = flagLists.map(dmojCheckerFault).find((text) => text !== undefined);
  if (fault !== undefined) return { unjudged: fault };
  if (typeof judged.checker === "object" && "dmoj" in judged.checker) return judged;
  return { unjudged: "some of its cases have a checker, and the others a program" };
}

/** What DMOJ keeps on its site: our packages have it in a file beside init.yml. Memory is in KiB. */
function siteFacts(
  file: SourceFile | undefined,
): Partial<Pick<PackageDraft, "title" | "timeLimitMs" | "memoryLimitMiB">> {
  if (!file) return {};
  const form = yamlRecord(file);
  const [seconds, kib] = [Number(form.time_limit), Number(form.memory_limit)];
  return {
    ...(typeof form.name === "string" && { title: form.name }),
    ...(seconds > 0 && { timeLimitMs: Math.round(seconds * 1000) }),
    ...(kib > 0 && { memoryLimitMiB: Math.max(1, Math.round(kib / 1024)) }),
  };
}

/** The archive that an init.yml names. */
export function archiveOf(init: SourceFile): string | undefined {
  const { archive } = yamlRecord(init);
  return typeof archive === "string" ? archive : undefined;
}

/** Without a list and without an archive: inputs and outputs by their names. */
function pairedCases(files: ReadonlyMap<string, SourceFile>, unpaired: string[]): PackageCase[] {
  const { pairs, unpaired: halves } = pairFiles([...files.keys()], true);
  unpaired.push(...halves);
  return pairs.map(({ key, input, output }) => {
    return { key, isSample: false, input: files.get(input), output: files.get(output) };
  });
}

function paths(files: readonly SourceFile[]): string[] {
  return files.map(({ path }) => path);
}
