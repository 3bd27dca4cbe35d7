import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";

/**
 * The problems that stress can try: those whose solution is a function from an input to an output. A named
 * problem of another kind is an error; without names such problems are skipped with a remark.
 */
export function stressable(
  slugs: readonly string[],
  isNamed: boolean,
  say: (text: string) => void,
): string[] {
  return slugs.filter((slug) => {
    const kind = otherKind(problemExport<Problem>(slug, "problem.ts", "problem"));
    if (kind === undefined) return true;
    if (!isNamed) say(`${slug} is ${kind}: left out\n`);
    else {
      const message = `${slug} is ${kind}: stress compares the outputs of two programs`;
      const hint = `more cases, by npm run case ${slug} or generate.ts, then npm run judge ${slug}`;
      throw new ExpectedError(message, hint, EXIT.usage);
    }
    return false;
  });
}

function otherKind(problem: Problem | undefined): string | undefined {
  if (problem?.interactor !== undefined) return "interactive";
  return problem?.passes === undefined ? undefined : "multi-pass";
}
