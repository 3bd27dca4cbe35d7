import type { GradedCase, Grading } from "../../judge/events/grading";
import type { Verdict } from "../../problem/verdict";
import { aggregate } from "./aggregate";
import type { GroupNode } from "./group-tree";

/** The worst first: a group of the legacy format has the worst verdict below it. */
const WORST = ["JE", "RE", "MLE", "TLE", "OLE", "WA", "PE", "CE", "ran"] as const;

interface Result {
  readonly verdict: Verdict;
  readonly score: number;
}

/**
 * Kattis' rules for testdata.yaml: a case gives accept_score or reject_score, a group what grader_flags make of
 * its cases and groups (sum, avg, min, max of the scores; the worst or first error, always_accept,
 * accept_if_any_accepted, ignore_sample). What a folder does not say is that of the folder above; on_reject
 * breaks off behind the first item that is not accepted, unless it says continue.
 */
export function legacyGrading(root: GroupNode, isScoring: boolean): Grading {
  return (results) => {
    const byName = new Map(results.map((result) => [result.name, result]));
    const { verdict, score } = gradeOf(root, byName) ?? { verdict: "AC" as const, score: 0 };
    return { verdict, ...(isScoring && { points: score }) };
  };
}

/** Undefined for a group of which nothing has run. */
function gradeOf(
  { items, settings, path }: GroupNode,
  byName: ReadonlyMap<string, GradedCase>,
): Result | undefined {
  const { flags = [], stopsAtReject = true, accept = 1, reject = 0 } = settings;
  let results: Result[] = [];
  for (const item of items) {
    const result =
      typeof item === "string" ? ofCase(byName.get(item), accept, reject) : gradeOf(item, byName);
    if (!result) continue;
    results.push(result);
    if (result.verdict !== "AC" && stopsAtReject) break;
  }
  if (results.length === 0) return undefined;
  if (path === "" && flags.includes("ignore_sample")) results = results.slice(-1);
  const isAny = flags.includes("accept_if_any_accepted");
  const isAccepted = isAny && results.some(({ verdict }) => verdict === "AC");
  return {
    verdict: isAccepted ? "AC" : verdictOf(results, flags),
    score: aggregate(
      results.map(({ score }) => score),
      flags,
    ),
  };
}

function ofCase(
  result: GradedCase | undefined,
  accept: number,
  reject: number,
): Result | undefined {
  if (!result) return undefined;
  const { verdict, points, share = 1 } = result;
  return { verdict, score: points ?? (verdict === "AC" ? accept * share : reject) };
}

function verdictOf(results: readonly Result[], flags: readonly string[]): Verdict {
  const errors = results.map(({ verdict }) => verdict).filter((verdict) => verdict !== "AC");
  const how = flags.findLast((flag) =>
    /^(worst_error|no_errors|first_error|always_accept)$/.test(flag),
  );
  if (how === "always_accept" || errors.length === 0) return "AC";
  if (how === "first_error") return errors[0]!;
  return WORST.find((verdict) => errors.includes(verdict)) ?? errors[0]!;
}

/** True where no group says how the scores of other groups are put together. */
export function isAddedUp({ settings, items }: GroupNode): boolean {
  const groups = items.filter((item) => typeof item !== "string");
  const isSum = !(settings.flags ?? []).some((flag) => /^(avg|min|max)$/.test(flag));
  return (groups.length === 0 || isSum) && groups.every(isAddedUp);
}

/** True where the verdict is that of the first case which is not accepted, whatever the groups say. */
export function isPlain({ settings, items }: GroupNode): boolean {
  const { flags = [] } = settings;
  const decides = /^(first_error|always_accept|accept_if_any_accepted|ignore_sample)$/;
  return (
    !flags.some((flag) => decides.test(flag)) &&
    items.every((item) => typeof item === "string" || isPlain(item))
  );
}
