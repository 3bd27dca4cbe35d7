import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Command } from "commander";
import { EXIT } from "./core/exit-code";
import { ExpectedError } from "./core/expected-error";
import { judge } from "./engine/judge";
import { findSlugs } from "./host/find-slugs";
import { prepareProblem } from "./host/prepare-problem";
import { runCommand } from "./host/run-command";
import { runFile } from "./host/run-file";
import { judgeTable } from "./reporters/judge-table";

const command = new Command("npm run judge --")
  .description("judge solutions against their cases, as the file that would be submitted")
  .argument("[slug...]", "problems; all without one")
  .option("-a, --all", "every problem")
  .option("-f, --filter <pattern>", "only cases whose name matches")
  .option("-j, --jobs <n>", "cases at once", positive, availableParallelism())
  .option("-x, --fail-fast", "stop at the first failure");

runCommand(command, async () => {
  const options = command.opts<{ filter?: string; jobs: number; failFast?: true }>();
  const { slugs, unknown } = known(command.args);
  const filter = options.filter === undefined ? undefined : new RegExp(options.filter);
  const host = {
    run: (bundle: { file: string }, input: string, limits: Parameters<typeof runFile>[2]) =>
      runFile(bundle.file, input, limits),
    read: (file: string) => readFileSync(file),
  };
  async function* problems() {
    for (const slug of slugs) yield await prepareProblem(slug, filter);
  }
  const told = judgeTable();
  for (const error of unknown)
    process.stderr.write(`error: ${error.message}\n  try: ${error.hint}\n`);
  let [passed, failed, troubles] = [0, 0, unknown.length];
  for await (const event of judge(problems(), host, {
    jobs: options.jobs,
    failFast: options.failFast ?? false,
  })) {
    process.stdout.write(told(event));
    if (event.type === "run-end") {
      passed = event.passed;
      failed = event.failed;
      troubles += event.troubles;
    }
  }
  if (failed > 0) return EXIT.notAccepted;
  if (passed === 0) return EXIT.nothingMatched;
  return troubles > 0 ? EXIT.setup : EXIT.accepted;
});

/** The known ones are judged, whatever else was asked for. */
function known(wanted: readonly string[]): { slugs: string[]; unknown: ExpectedError[] } {
  const unknown: ExpectedError[] = [];
  const found = wanted.filter((slug) => {
    try {
      return findSlugs([slug]).length > 0;
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      unknown.push(error);
      return false;
    }
  });
  return { slugs: wanted.length > 0 ? [...new Set(found)] : findSlugs([]), unknown };
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new ExpectedError(`expected a positive integer, found "${text}"`, "--jobs 2", EXIT.usage);
}
