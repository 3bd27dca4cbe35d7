import { deskTasks } from "../../problem/host/desk";
import { problemExport } from "../../problem/host/problem-module";
import type { JudgeEntry, Problem } from "../../problem/problem";
import { formPage } from "../../targets/form-page";
import { isNode, judgeOf, type MachineName, machine } from "../../targets/machines";
import { isTarget, targets } from "../../targets/targets";

/** The page with the judge's form, or why none is known. */
export type Page =
  | { readonly address: string; readonly guessedFrom?: string }
  | { readonly missing: string };

/** The page of a problem of the workspace: see pageOf. */
export function submitPage(slug: string, target: MachineName): Page {
  return pageOf(sourcesOf(slug), target);
}

/** The page that the user names, or its form; a mirror and any other site of the web is taken as it is. */
export function namedPage(url: string, target: MachineName): Page {
  const page = URL.canParse(url) ? new URL(url) : undefined;
  if (!page || !/^https?:$/.test(page.protocol))
    return { missing: "--url is no address of the web" };
  const judge = judgeOf(target);
  return { address: (judge && targets[judge].formAt?.(page)) ?? page.href };
}

export function sourcesOf(slug: string): SubmitSources {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const address = deskTasks().find((task) => task.slug === slug)?.address || undefined;
  return { slug, judges: problem?.judges ?? [], found: address };
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
export function pageOf({ slug, judges, found }: SubmitSources, target: MachineName): Page {
  const judgeName = judgeOf(target);
  const entry = judges.find(({ judge }) => judge === judgeName);
  const form = entry && formPage(judgeName!, entry.id, [found, entry.page]);
  if (form) return { address: form.address, ...(form.isGuess && { guessedFrom: entry.id }) };
  const isElsewhere = entry === undefined && judges.some(({ judge }) => isTarget(judge));
  if (!isElsewhere && found !== undefined) return { address: found };
  const { title } = machine(target);
  if (isNode(target)) return { missing: `problem.ts of ${slug} names no judge` };
  if (entry) return { missing: `${title} has no fixed one for ${entry.id}` };
  return { missing: `problem.ts of ${slug} has no entry for ${title}` };
}
