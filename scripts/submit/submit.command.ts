import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { bundle } from "../bundle/host/bundle";
import { keepBundle } from "../bundle/host/kept-bundle";
import { startCommand } from "../judge/host/start-command";
import type { TargetName } from "../problem/problem";
import { targetNames } from "../targets/targets";
import { handOver } from "./host/hand-over";
import { judgeBundle } from "./host/judge-bundle";
import { submittedProgram } from "./host/submitted-program";

const command = new Command("npm run submit --")
  .description("judge the bundle under the judge's own runtime, then put it on the clipboard")
  .argument("<slug>", "the problem; or the path of a verify program")
  .option("--verify", "a library module's verify program, named by the module")
  .addOption(new Option("--for <judge>", "the judge it is for").choices(targetNames))
  .option("--min", "as small as can be instead of readable")
  .option("--open", "open the judge's page in the browser")
  .option("--stdout", "print the accepted file itself instead of copying it");

interface Options {
  for?: TargetName;
  verify?: true;
  min?: true;
  open?: true;
  stdout?: true;
}

runCommand(command, async () => {
  const { verify = false, min, open = false, stdout = false, ...options } = command.opts<Options>();
  const submitted = submittedProgram(command.args[0]!, verify);
  const { slug, judgedBy, word } = submitted;
  const target = options.for ?? submitted.target;
  const wish = { ...(target && { target }), min: min ?? false };
  const notes = stdout ? process.stderr : process.stdout;
  const { bundle: judgedBundle, judged } = await judgeBundle({
    bundle: () => bundle(submitted.program, wish),
    keep: keepBundle,
    // Judged in a process of its own, whose table goes to stderr where stdout is for the file.
    judge: ({ sha256, target }) =>
      startCommand(
        judgedBy,
        [word, "--for", target, "--bundle", sha256],
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
  const page = submitted.page(judgedBundle.target);
  const submission = { slug, judgedBy, bundle: judgedBundle, page, open, stdout };
  const tell = (text: string) => void process.stdout.write(text);
  await handOver(submission, judged, { platform, env, terminal }, tell);
  return EXIT.accepted;
});
