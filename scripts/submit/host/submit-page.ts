import { problemExport } from "../../problem/host/problem-module";
import type { Problem, TargetName } from "../../problem/problem";
import { idOn, targets } from "../../targets/targets";

/** The page with the judge's form, where problem.ts has an entry for that judge. */
export function submitPage(slug: string, target: TargetName): string | undefined {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const id = problem && idOn(target, problem);
  return id === undefined ? undefined : targets[target].submitPage(id);
}
