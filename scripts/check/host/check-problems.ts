import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { globSync } from "glob";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { TOOL, WORKSPACE } from "../../base/host/roots";
import { inParallel } from "../../base/in-parallel";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { startFigures } from "../../judge/host/engine/start-figures";
import { prepareProblem } from "../../judge/host/prepare/prepare-problem";
import { judge } from "../../judge/judge";
import { isLarge } from "../../problem/case-origin";
import { expectedVerdict } from "../../problem/expected-verdict";
import type { Verdict } from "../../problem/verdict";
import { stalePages } from "../../readme/host/generated-pages";
import type { Limits } from "../../runner/execution";
import { caseFaults } from "./case-faults";
import { type CasesApart, casesApart } from "./cases-apart";

/**
 * Checks problems by their validators, oracles, seeds and wrong programs, and with `pages` the generated
 * pages; reports what is wrong. The closing line counts the faults that were found before, too.
 */
export async function checkProblems(
  slugs: readonly string[],
  pages: boolean,
  say: (text: string) => void,
  before: number,
): Promise<ExitCode> {
  const host = await openJudgeHost();
  const { start } = await startFigures(host);
  const scale = start?.scale ?? 1;
  const apart = slugs.length > 1 && availableParallelism() > 1 ? casesApart(slugs) : undefined;
  try {
    let [passed, failed] = [0, before];
    for (const slug of slugs) {
      const { cases, wrong, faults } = await checkProblem(slug, host, scale, apart);
      passed += cases + wrong - faults.length;
      failed += faults.length;
      say(`${slug}: ${counted(cases, "case")}, ${counted(wrong, "wrong program")}\n`);
      for (const fault of faults) say(`  ${fault}\n`);
    }
    for (const { file, section } of pages && WORKSPACE === TOOL ? stalePages() : []) {
      say(`${file}: the section "${section}" is stale; run npm run readme\n`);
      failed++;
    }
    say(`${passed} passed, ${failed} failed\n`);
    return failed > 0 ? EXIT.notAccepted : EXIT.accepted;
  } finally {
    apart?.end();
    await host.close();
  }
}

async function checkProblem(
  slug: string,
  host: OpenJudgeHost,
  scale: number,
  apart: CasesApart | undefined,
) {
  const { cases, faults } = apart ? await apart.faults(slug) : caseFaults(slug);
  const wrong = globSync(`problems/${slug}/wrong/*.ts`, { cwd: WORKSPACE, posix: true }).sort();
  const all = [...faults];
  const jobs = availableParallelism();
  for await (const fault of inParallel(wrong, jobs, (entry) =>
    wrongFault(slug, entry, host, scale),
  )) {
    if (fault) all.push(fault);
  }
  return { cases, wrong: wrong.length, faults: all };
}

/**
 * Undefined if some case gives the wrong program the verdict that its first line names. `scale` gives programs
 * time on a slow machine, where they must not exceed their limit.
 */
async function wrongFault(
  slug: string,
  entry: string,
  host: OpenJudgeHost,
  scale: number,
): Promise<string | undefined> {
  const wanted = expectedVerdict(readFileSync(join(WORKSPACE, entry), "utf8"));
  if (!wanted) return `${entry}: the first line must be "// expect: <verdict> — <why>"`;
  const limits = (usual: Limits) => ({ ...usual, timeMs: usual.timeMs * scale });
  const problem = await prepareProblem(slug, { entry, ...(wanted !== "TLE" && { limits }) });
  // Slow programs fail on large cases, wrong ones mostly on small ones; in this order the first case
  // usually decides.
  const largeFirst = wanted === "TLE" || wanted === "MLE" ? -1 : 1;
  const cases = [...problem.cases].sort(
    (a, b) => largeFirst * (Number(isLarge(a.name)) - Number(isLarge(b.name))),
  );
  const verdicts = new Set<Verdict>();
  for await (const event of judge([{ ...problem, cases }], host, { jobs: 1 })) {
    if (event.type !== "case-end") continue;
    verdicts.add(event.verdict);
    if (event.verdict === wanted) return undefined;
    if (event.verdict === "CE") return `${entry}: CE: ${event.message}`;
  }
  return `${entry}: no case gives it ${wanted}, they give ${[...verdicts].join(" ")}`;
}
