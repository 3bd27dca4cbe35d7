import { deskTasks } from "../../problem/host/desk";
import { problemExport } from "../../problem/host/problem-module";
import type { JudgeEntry, Problem, TargetName } from "../../problem/problem";
import { formPage } from "../../targets/form-page";
import { isTarget, targets } from "../../targets/targets";

/** The page with the judge's form, or why none is known. */
export type Page =
  | { readonly address: string; readonly guessedFrom?: string }
  | { readonly missing: string };

/** The page of a problem of the workspace: see pageOf. */
export function submitPage(slug: string, target: TargetName): Page {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const address = deskTasks().find((task) => task.slug === slug)?.address || undefined;
  return pageOf({ slug, judges: problem?.judges ?? [], found: address }, target);
}

export interface SubmitSources {
  readonly slug: string;
  readonly judges: readonly JudgeEntry[];
  /** The address from which a task of the desk came. */
  readonly found: string | undefined;
}

/**
 * The page where problem.ts has an entry for that judge: by the address from which the task came, else by
 * its id. A task of the desk whose judge has no name here is submitted from its own page.
 */
export function pageOf({ slug, judges, found }: SubmitSources, target: TargetName): Page {
  const entry = judges.find(({ judge }) => judge === target);
  const form = entry && formPage(target, entry.id, [found, entry.page]);
  if (form) return { address: form.address, ...(form.isGuess && { guessedFrom: entry.id }) };
  const isElsewhere = entry === undefined && judges.some(({ judge }) => isTarget(judge));
  if (!isElsewhere && found !== undefined) return { address: found };
  const { title } = targets[target];
  if (entry) return { missing: `${title} has no fixed one for ${entry.id}` };
  return { missing: `problem.ts of ${slug} has no entry for ${title}` };
}
