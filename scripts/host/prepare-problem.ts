import { checkers } from "../checkers/checkers";
import type { Check } from "../core/check-result";
import { ExpectedError } from "../core/expected-error";
import type { Judged, Trouble } from "../core/judged";
import type { Problem } from "../core/problem";
import { type Bundle, bundle, CompileError } from "./bundle";
import { findCases } from "./find-cases";
import { ensureLargeCases } from "./generate-cases";
import { problemExport } from "./problem-module";

const OUTPUT_BYTES = 64 * 2 ** 20;

/** Makes ready what is needed to judge one program against the cases of a problem. */
export async function prepareProblem(
  slug: string,
  filter: RegExp | undefined,
  entry = `problems/${slug}/solution.ts`,
): Promise<Judged<Bundle>> {
  const troubles: Trouble[] = [];
  try {
    ensureLargeCases(slug);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    troubles.push(error);
  }
  const found = findCases(slug);
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const { timeLimitMs = 2000, memoryLimitMiB = 512, checker = "tokens" } = problem ?? {};
  const own = checker === "own" ? problemExport<Check>(slug, "check.ts", "check") : undefined;
  return {
    slug,
    program: await bundle(entry).catch((error) => {
      if (error instanceof CompileError) return { compileError: error.message };
      throw error;
    }),
    limits: { timeMs: timeLimitMs, memoryMiB: memoryLimitMiB, outputBytes: OUTPUT_BYTES },
    check: own ?? checkers[checker === "own" ? "tokens" : checker],
    cases: found.cases.filter(({ name }) => !filter || filter.test(name)),
    troubles: [...troubles, ...found.troubles].map(({ message, hint }) => ({ message, hint })),
  };
}
