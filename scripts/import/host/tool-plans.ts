import { join } from "node:path";
import { pairFiles } from "../../base/pair-files";
import type { SourceFile } from "../../base/source-file";
import type { DraftCase } from "../../problem/draft";
import { byRun, otherLanguage } from "../../problem/other-language";
import type { PackageDraft } from "../packages/package-draft";
import { namedCases } from "../packages/plan-cases";
import { knownProblems } from "../tasks/host/known-problems";
import { recognise } from "../tasks/known-problem";
import type { ToolProblem } from "../tools/tool-problems";

interface Planning {
  readonly root: string;
  readonly place: string;
  readonly files: readonly SourceFile[];
  /** The name that the user gives. */
  readonly to: string | undefined;
  /** A name that no other problem of this import has. */
  readonly free: (title: string, own: string) => string;
  readonly say: ((line: string) => void) | undefined;
}

/** What the problems of another tool become; one that is here already, by its address, gets its cases. */
export function toolPlans(
  tools: readonly ToolProblem[],
  { root, place, files, to, free, say }: Planning,
): { slug: string; draft: PackageDraft; cases: DraftCase[] }[] {
  const beside = pairFiles(files.map(({ path }) => path)).pairs.map(({ key }) => key);
  if (beside.length > 0) say?.(`  plain cases, left out: ${beside.join(" ")}`);
  const problemsHere = knownProblems(root);
  return tools.map(({ path, draft, program }) => {
    const { title, address, judge } = draft;
    const here = address === undefined ? undefined : recognise(title, address, problemsHere).slug;
    const slug = to ?? here ?? free(title, title);
    const file = program === undefined ? undefined : join(place, program);
    const how = file && otherLanguage(file) ? byRun(file, slug) : file;
    const source = judge ? `${judge.judge} ${judge.id}` : path;
    const whole = { ...draft, ...(how !== undefined && { programs: [how] }) };
    return { slug, draft: whole, cases: namedCases(draft, source) };
  });
}
