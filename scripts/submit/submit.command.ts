import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { bundle } from "../bundle/host/bundle";
import { startCommand } from "../judge/host/start-command";
import { findSlugs } from "../problem/host/find-slugs";
import { problemExport } from "../problem/host/problem-module";
import type { Problem, TargetName } from "../problem/problem";
import { idOn, targetNames, targets } from "../targets/targets";
import { handOver } from "./host/hand-over";

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
  const { open = false, stdout = false } = options;
  // Judged in a process of its own, whose table goes to stderr where stdout is for the file.
  const args = [slug!, "--for", made.target, ...(options.min ? ["--min"] : [])];
  const judged = await startCommand("judge", args, stdout ? "stderr" : "stdout");
  if (judged === EXIT.interrupted) {
    process.stderr.write("interrupted: nothing was copied\n");
    return judged;
  }
  const { platform, env, stderr } = process;
  const terminal = stderr.isTTY ? (text: string) => stderr.write(text) : undefined;
  const submission = { slug: slug!, bundle: made, page: submitPage(slug!, made.target) };
  const surroundings = { platform, env, terminal };
  const tell = (text: string) => void process.stdout.write(text);
  await handOver({ ...submission, open, stdout }, judged, surroundings, tell);
  return EXIT.accepted;
});

function submitPage(slug: string, target: TargetName): string | undefined {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  const id = problem && idOn(target, problem);
  return id === undefined ? undefined : targets[target].submitPage(id);
}
