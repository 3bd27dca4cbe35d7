import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { inCaseOrder } from "../../problem/case-order";
import { isFailure, worst } from "../../problem/verdict";
import type { CaseResult } from "../events/case-result";
import type { JudgeEvent, ProblemResult, RunFacts, RunResult } from "../events/judge-event";
import { differences, type RunKeys } from "./run-keys";

type EventOf<Type extends JudgeEvent["type"]> = Extract<JudgeEvent, { readonly type: Type }>;

/**
 * The reports of several runs as that of one: the shards of a run, or runs of different problems. Throws
 * where a case was judged twice, a shard is missing, not every case of the whole run was judged, or the reports are of
 * different programs, cases, rules, runtimes or versions.
 */
export function mergeReports(reports: readonly (readonly JudgeEvent[])[]): JudgeEvent[] {
  const events = reports.flat();
  const of = <Type extends JudgeEvent["type"]>(type: Type) =>
    events.filter((event): event is EventOf<Type> => event.type === type);
  const [starts, ends] = [of("run-start"), of("run-end")];
  if (starts.length !== reports.length || ends.length !== reports.length) {
    throw bad("a report is not whole: each has one run-start and one run-end");
  }
  checkSameRun(starts, of("problem-end"));
  const results = withoutCopies(of("case-end"));
  const interrupted = ends.some((end) => end.interrupted);
  const left = ends.reduce((sum, end) => sum + end.left, 0);
  const cases = results.filter(({ notRun }) => !notRun).length;
  checkShards(starts, cases + left, results.some(({ notRun }) => notRun) || interrupted);
  const problems = problemResults(results, of("problem-end"));
  const troubles = new Map(of("trouble").map((trouble) => [JSON.stringify(trouble), trouble]));
  const passed = results.filter(({ verdict }) => verdict === "AC").length;
  const ran = results.filter(({ verdict }) => verdict === "ran").length;
  const end: RunResult = {
    passed,
    failed: results.filter(({ verdict }) => isFailure(verdict)).length,
    ...(ran > 0 && { ran }),
    troubles: troubles.size,
    remembered: results.filter(({ remembered }) => remembered).length,
    left,
    interrupted,
  };
  return [
    { type: "run-start", ...factsOf(starts, problems.length, cases) },
    ...troubles.values(),
    ...results.map((result) => ({ ...result, type: "case-end" as const })),
    ...problems.map((result) => ({ ...result, type: "problem-end" as const })),
    { type: "run-end", ...end },
  ];
}

/** Reports of one run have one runtime and version, and of each problem the same program, cases and rules. */
function checkSameRun(
  starts: readonly EventOf<"run-start">[],
  ends: readonly ProblemResult[],
): void {
  for (const what of ["runtime", "version"] as const) {
    const all = new Set(starts.map((start) => start[what] ?? "unknown"));
    if (all.size > 1) throw bad(`the reports differ by their ${what}: ${[...all].join(" and ")}`);
  }
  const first = new Map<string, RunKeys>();
  for (const end of ends) {
    const title = titleOf(end);
    const { keys } = end;
    const before = first.get(title);
    if (keys && before) {
      const parts = differences(before, keys);
      if (parts.length > 0) throw bad(`the reports of ${title} differ by ${parts.join(", ")}`);
    }
    if (keys) first.set(title, keys);
  }
}

function factsOf(
  [first, ...others]: readonly EventOf<"run-start">[],
  problems: number,
  cases: number,
): RunFacts {
  const { type: _, shard, ...facts } = first!;
  const tiers = new Set([first!, ...others].map(({ sandbox }) => sandbox.tier));
  const warning = `the reports come from tiers ${[...tiers].join(" and ")}`;
  const warnings = [...(facts.sandbox.warnings ?? []), ...(tiers.size > 1 ? [warning] : [])];
  return {
    ...facts,
    problems: shard?.problems ?? problems,
    cases: shard?.cases ?? cases,
    sandbox: { ...facts.sandbox, ...(warnings.length > 0 && { warnings }) },
  };
}

/** Each case once, by problem and name. A program that could not be made fails in every shard alike. */
function withoutCopies(events: readonly CaseResult[]): CaseResult[] {
  const byKey = new Map<string, CaseResult>();
  for (const result of events) {
    const key = `${titleOf(result)}/${result.name}`;
    if (byKey.has(key) && !result.notRun) throw bad(`${key} was judged twice`);
    byKey.set(key, result);
  }
  return inCaseOrder(byKey.keys()).map((key) => byKey.get(key)!);
}

function checkShards(
  starts: readonly EventOf<"run-start">[],
  judged: number,
  isPartial: boolean,
): void {
  const shards = starts.flatMap(({ shard }) => shard ?? []);
  if (shards.length === 0) return;
  if (shards.length < starts.length) throw bad("some reports are shards and some are not");
  const counts = new Set(shards.map(({ count }) => count));
  const [count = 0] = counts;
  if (counts.size > 1) throw bad(`the shards are of runs of ${[...counts].join(" and ")}`);
  const here = new Set(shards.map(({ index }) => index));
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((at) => !here.has(at));
  if (missing.length > 0) throw bad(`shard ${missing.join(", ")} of ${count} is missing`);
  const whole = new Set(shards.map(({ cases }) => cases));
  const [wanted] = whole;
  if (whole.size > 1) throw bad(`the shards saw ${[...whole].join(" and ")} cases in all`);
  if (judged !== wanted && !isPartial) {
    throw bad(`${judged} of ${wanted} cases were judged: the shards were cut differently`);
  }
}

/** A problem's cases may come from several shards; one with a score comes whole from one of them. */
function problemResults(
  results: readonly CaseResult[],
  ends: readonly ProblemResult[],
): ProblemResult[] {
  const byTitle = new Map<string, CaseResult[]>();
  for (const result of results) {
    const title = titleOf(result);
    byTitle.set(title, [...(byTitle.get(title) ?? []), result]);
  }
  const scores = new Map(ends.flatMap((end) => (end.score ? [[titleOf(end), end.score]] : [])));
  return [...byTitle].map(([title, cases]): ProblemResult => {
    const { slug, label } = cases[0]!;
    const score = scores.get(title);
    const keys = ends.find((end) => titleOf(end) === title)?.keys;
    const ran = cases.filter(({ verdict }) => verdict === "ran").length;
    const peaks = cases.flatMap(({ memoryMiB }) => memoryMiB ?? []);
    return {
      slug,
      ...(label !== undefined && { label }),
      verdict: worst(cases.map(({ verdict }) => verdict)),
      cases: cases.length,
      passed: cases.filter(({ verdict }) => verdict === "AC").length,
      ...(ran > 0 && { ran }),
      ...(score && { score }),
      slowestMs: Math.max(...cases.map(({ timeMs }) => timeMs)),
      ...(peaks.length > 0 && { memoryMiB: Math.max(...peaks) }),
      ...(keys && { keys }),
    };
  });
}

function titleOf({ slug, label = "" }: Pick<CaseResult, "slug" | "label">): string {
  return `${slug} ${label}`.trim();
}

function bad(message: string): ExpectedError {
  return new ExpectedError(message, "the JSON reports of all shards of one run", EXIT.usage);
}
