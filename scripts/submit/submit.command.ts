import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { problemPath } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import { bundle } from "../bundle/host/bundle";
import { keepBundle } from "../bundle/host/kept-bundle";
import { startCommand } from "../judge/host/start-command";
import { findSlugs } from "../problem/host/find-slugs";
import type { TargetName } from "../problem/problem";
import { targetNames } from "../targets/targets";
import { handOver } from "./host/hand-over";
import { judgeBundle } from "./host/judge-bundle";
import { submitPage } from "./host/submit-page";

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
  const slug = findSlugs(command.args)[0]!;
  const { for: target, min, open = false, stdout = false } = command.opts<Options>();
  const wish = { ...(target && { target }), min: min ?? false };
  const notes = stdout ? process.stderr : process.stdout;
  const { bundle: judgedBundle, judged } = await judgeBundle({
    bundle: () => bundle(`${problemPath(slug)}/solution.ts`, wish),
    keep: keepBundle,
    // Judged in a process of its own, whose table goes to stderr where stdout is for the file.
    judge: ({ sha256, target }) =>
      startCommand(
        "judge",
        [slug, "--for", target, "--bundle", sha256],
        stdout ? "stderr" : "stdout",
      ),
    tell: (line) => void notes.write(line),
  });
  if (judged === EXIT.interrupted) {
    process.stderr.write("interrupted: nothing was copied\n");
    return judged;
  }
  const { platform, env, stderr } = process;
  const terminal = stderr.isTTY ? (text: string) => stderr.write(text) : undefined;
  const page = submitPage(slug, judgedBundle.target);
  const submission = { slug, bundle: judgedBundle, page, open, stdout };
  const tell = (text: string) => void process.stdout.write(text);
  await handOver(submission, judged, { platform, env, terminal }, tell);
  return EXIT.accepted;
});
