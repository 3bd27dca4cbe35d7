import { deskTasks } from "../../problem/host/desk";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem, TargetName } from "../../problem/problem";
import { idOn, isTarget, targets } from "../../targets/targets";

/**
 * The page with the judge's form, where problem.ts has an entry for that judge. A task of the desk whose
 * judge has no name here is submitted from its own page.
 */
export function submitPage(slug: string, target: TargetName): string | undefined {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const id = problem && idOn(target, problem);
  if (id !== undefined) return targets[target].submitPage(id) ?? deskPage(slug);
  return problem?.judges.some(({ judge }) => isTarget(judge)) ? undefined : deskPage(slug);
}

function deskPage(slug: string): string | undefined {
  return deskTasks().find((task) => task.slug === slug)?.address || undefined;
}
