import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { globSync } from "glob";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ROOT } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import { inParallel } from "../base/in-parallel";
import { staleSections } from "../base/sections";
import { type OpenJudgeHost, openJudgeHost } from "../judge/host/open-judge-host";
import { prepareProblem } from "../judge/host/prepare-problem";
import { judge } from "../judge/judge";
import { isLarge } from "../problem/case-origin";
import { expectedVerdict } from "../problem/expected-verdict";
import { findSlugs } from "../problem/host/find-slugs";
import type { Verdict } from "../problem/verdict";
import { readmeSections } from "../readme/host/readme-sections";
import { caseFaults } from "./host/case-faults";

const command = new Command("npm run check --")
  .description("hold cases against validators, oracles and seeds, and wrong programs against cases")
  .argument("[slug...]", "problems; all without one");

runCommand(command, async (): Promise<ExitCode> => {
  const host = await openJudgeHost();
  try {
    return await checkAll(findSlugs(command.args), host);
  } finally {
    await host.close();
  }
});

async function checkAll(slugs: readonly string[], host: OpenJudgeHost): Promise<ExitCode> {
  let [passed, failed] = [0, 0];
  const jobs = availableParallelism();
  for (const slug of slugs) {
    const { cases, faults } = caseFaults(slug);
    const wrong = globSync(`problems/${slug}/wrong/*.ts`, { cwd: ROOT, posix: true }).sort();
    const found = [...faults];
    for await (const fault of inParallel(wrong, jobs, (entry) => wrongFault(slug, entry, host))) {
      if (fault) found.push(fault);
    }
    passed += cases + wrong.length - found.length;
    failed += found.length;
    process.stdout.write(
      `${slug}: ${counted(cases, "case")}, ${counted(wrong.length, "wrong program")}\n`,
    );
    for (const fault of found) process.stdout.write(`  ${fault}\n`);
  }
  for (const name of staleSections(
    readFileSync(join(ROOT, "README.md"), "utf8"),
    readmeSections(),
  )) {
    process.stdout.write(`README.md: the section "${name}" is stale; npm run readme makes it\n`);
    failed++;
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 ? EXIT.notAccepted : EXIT.accepted;
}

/** Nothing when some case gives the wrong program the verdict that its first line names. */
async function wrongFault(
  slug: string,
  entry: string,
  host: OpenJudgeHost,
): Promise<string | undefined> {
  const wanted = expectedVerdict(readFileSync(join(ROOT, entry), "utf8"));
  if (!wanted) return `${entry}: the first line must be "// expect: <verdict> — <why>"`;
  const problem = await prepareProblem(slug, { entry });
  // Slow programs fail on large cases, wrong ones mostly on small ones: the first try is the last.
  const largeFirst = wanted === "TLE" || wanted === "MLE" ? -1 : 1;
  const cases = [...problem.cases].sort(
    (a, b) => largeFirst * (Number(isLarge(a.name)) - Number(isLarge(b.name))),
  );
  const given = new Set<Verdict>();
  for await (const event of judge([{ ...problem, cases }], host, { jobs: 1 })) {
    if (event.type !== "case-end") continue;
    given.add(event.verdict);
    if (event.verdict === wanted) return undefined;
    if (event.verdict === "CE") return `${entry}: CE: ${event.message}`;
  }
  return `${entry}: no case gives it ${wanted}, they give ${[...given].join(" ")}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
