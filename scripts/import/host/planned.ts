import { existsSync } from "node:fs";
import { casesFolder, problemFolder } from "../../base/host/roots";
import type { DraftCase } from "../../problem/draft";
import type { PackageDraft } from "../packages/package-draft";
import type { MeasuredLimit } from "./measure-limit";
import type { ReadPackage } from "./read-packages";

/** What one package, or one folder of cases, becomes. */
export interface Planned {
  readonly slug: string;
  readonly isNew: boolean;
  readonly package: PackageDraft;
  readonly cases: readonly DraftCase[];
  /** The package that it comes from; undefined for plain cases. */
  readonly source?: ReadPackage;
  /** True where no time limit is given, and the format would have it measured. */
  readonly isLimitless: boolean;
}

export function planned(
  root: string,
  slug: string,
  draft: PackageDraft,
  cases: readonly DraftCase[],
  source?: ReadPackage,
): Planned {
  const isNew = !existsSync(problemFolder(slug, root)) || !existsSync(casesFolder(slug, root));
  const isLimitless =
    source !== undefined &&
    draft.timeLimitMs === undefined &&
    !draft.assumed.some((assumption) => assumption.startsWith("time"));
  return { slug, isNew, package: draft, cases, isLimitless, ...(source && { source }) };
}

/** The plan with the time limit that was measured; without one it says what is assumed. */
export function withLimit(plan: Planned, measured: MeasuredLimit | undefined): Planned {
  const { timeMultiplier, assumed } = plan.package;
  if (measured) {
    const { timeMs, slowest, slowestMs } = measured;
    const line = `time ${timeMs} ms, measured here: the slowest accepted program, ${slowest}, took ${Math.round(slowestMs)} ms`;
    const draft = { ...plan.package, timeLimitMs: timeMs, assumed: [...assumed, line] };
    return { ...plan, package: draft, isLimitless: false };
  }
  const why =
    timeMultiplier === undefined
      ? ""
      : ` (the format has ${timeMultiplier} times its slowest accepted program, and none ran here)`;
  const line = `time 2000 ms, as the package has no limit${why}`;
  return { ...plan, package: { ...plan.package, assumed: [...assumed, line] }, isLimitless: false };
}
