import { openJudgeHost } from "../../../judge/host/engine/open-judge-host";
import { prepareProblems } from "../../../judge/host/prepare/select-problems";
import { findSlugs } from "../../../problem/host/find-slugs";

/**
 * A program of its own, in the repository whose problems it prepares: keeps an accepted verdict for each
 * case without running it, so that a run in which all is known can be measured.
 */
async function fillVerdicts(): Promise<void> {
  const host = await openJudgeHost();
  try {
    for (const problem of await prepareProblems(findSlugs([]), { limits: true }, host)) {
      const { slug, program } = problem;
      if ("compileError" in program) throw new Error(`${slug}: ${program.compileError}`);
      for (const testCase of problem.cases) {
        const figures = { timeMs: 20, wallMs: 25, memoryMiB: 40 };
        const { name } = testCase;
        host.remember(problem, program, testCase, {
          slug,
          name,
          verdict: "AC",
          message: "",
          ...figures,
        });
      }
    }
  } finally {
    await host.close();
  }
}

if (require.main === module) void fillVerdicts();
