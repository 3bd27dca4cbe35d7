import { relative } from "node:path";
import { Command, Option } from "commander";
import { EXIT } from "./core/exit-code";
import { ExpectedError } from "./core/expected-error";
import type { Problem, TargetName } from "./core/problem";
import { type Bundle, bundle } from "./host/bundler/bundle";
import { findSlugs } from "./host/cases/find-slugs";
import { runCommand } from "./host/command/run-command";
import { startCommand } from "./host/command/start-command";
import { copyToClipboard } from "./host/desktop/clipboard";
import { openPage } from "./host/desktop/open-page";
import { problemExport } from "./host/problem-module";
import { ROOT } from "./host/repository";
import { idOn, targetNames, targets } from "./targets/targets";

const command = new Command("npm run submit --")
  .description("judge the bundle under the judge's own runtime, then put it on the clipboard")
  .argument("<slug>", "the problem")
  .addOption(new Option("--for <judge>", "the judge it is for").choices(targetNames))
  .option("--min", "as small as can be instead of readable")
  .option("--open", "open the judge's page in the browser")
  .option("--stdout", "print the accepted file itself instead of copying it");

interface Options {
  for?: TargetName;
  min?: true;
  open?: true;
  stdout?: true;
}

runCommand(command, async () => {
  const [slug] = findSlugs(command.args);
  const options = command.opts<Options>();
  const made = await bundle(`problems/${slug}/solution.ts`, {
    ...(options.for && { target: options.for }),
    min: options.min ?? false,
  });
  await expectAccepted(slug!, made, options);
  if (options.stdout) {
    process.stdout.write(made.code);
    return EXIT.accepted;
  }
  const { platform, env, stderr } = process;
  const terminal = stderr.isTTY ? (text: string) => stderr.write(text) : undefined;
  const way = await copyToClipboard(made.code, { platform, env, terminal });
  const page = submitPage(slug!, made.target);
  const opened = options.open && page !== undefined && (await openPage(page, platform, env));
  process.stdout.write(told(made, way, page, opened ?? false));
  return EXIT.accepted;
});

/** Judges in a process of its own, whose table goes to stderr where stdout is for the file. */
async function expectAccepted(slug: string, { target }: Bundle, options: Options): Promise<void> {
  const args = [slug, "--for", target, ...(options.min ? ["--min"] : [])];
  const exitCode = await startCommand("judge", args, options.stdout ? "stderr" : "stdout");
  if (exitCode === EXIT.accepted) return;
  throw new ExpectedError(
    `${slug} is not accepted under the runtime of ${targets[target].title}; nothing was copied`,
    `npm run judge -- ${slug} --for ${target}`,
    EXIT.notAccepted,
  );
}

function submitPage(slug: string, target: TargetName): string | undefined {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const id = problem && idOn(target, problem);
  return id === undefined ? undefined : targets[target].submitPage(id);
}

function told(
  made: Bundle,
  way: string | undefined,
  page: string | undefined,
  opened: boolean,
): string {
  const { title, maxSourceBytes, notes } = targets[made.target];
  const limit = maxSourceBytes ? ` of ${maxSourceBytes.toLocaleString("en")}` : "";
  const lines = [
    `file    ${relative(ROOT, made.file)}, ${made.sizeBytes.toLocaleString("en")}${limit} bytes`,
    way ? `copied  by ${way}` : "copied  no: found no clipboard here, use --stdout or the file",
    page
      ? `${opened ? "opened" : "paste "}  ${page}`
      : `paste   ${title} has no page for this problem`,
    ...notes.map((note) => `note    ${note}`),
  ];
  return `${lines.join("\n")}\n`;
}
