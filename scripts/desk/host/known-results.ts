import { existsSync } from "node:fs";
import { knownResult } from "../../judge/decide/known-result";
import type { CaseResult } from "../../judge/events/case-result";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import { verdictFile } from "../../judge/host/engine/verdict-store";
import { preparer } from "../../judge/host/prepare/select-problems";
import type { MachineName } from "../../targets/machines";

/** The kept verdicts of a solution as it is now; nothing is run. */
export async function knownResults(
  slug: string,
  judge: MachineName | undefined,
  host: OpenJudgeHost,
): Promise<CaseResult[]> {
  if (!existsSync(verdictFile(slug))) return []; // nothing is bundled for nothing
  const prepare = await preparer({ limits: true, ...(judge && { for: judge }) }, host);
  const results: CaseResult[] = [];
  for (const problem of await prepare(slug)) {
    const { program, cases } = problem;
    if ("compileError" in program) continue;
    for (const testCase of cases) {
      const result = knownResult(problem, program, testCase, host);
      if (result) results.push({ ...result, slug, name: testCase.name, remembered: true });
    }
  }
  return results;
}
