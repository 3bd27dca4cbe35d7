import { deskTasks } from "../../problem/host/desk";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem, TargetName } from "../../problem/problem";
import { idOn, isTarget, targets } from "../../targets/targets";

/** The page with the judge's form, or why none is known. */
export type Page = { readonly address: string } | { readonly missing: string };

/**
 * The page of a problem, where problem.ts has an entry for that judge. A task of the desk whose judge has no
 * name here is submitted from its own page.
 */
export function submitPage(slug: string, target: TargetName): Page {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const { title, submitPage: form } = targets[target];
  const id = problem && idOn(target, problem);
  const isElsewhere = id === undefined && problem?.judges.some(({ judge }) => isTarget(judge));
  const address = (id && form(id)) ?? (isElsewhere ? undefined : deskPage(slug));
  if (address) return { address };
  if (id) return { missing: `${title} has no fixed one for ${id}` };
  return { missing: `problem.ts of ${slug} has no entry for ${title}` };
}

function deskPage(slug: string): string | undefined {
  return deskTasks().find((task) => task.slug === slug)?.address || undefined;
}
