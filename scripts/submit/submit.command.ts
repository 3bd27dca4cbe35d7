import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { bundle } from "../bundle/host/bundle";
import { keepBundle } from "../bundle/host/kept-bundle";
import type { TargetName } from "../problem/problem";
import { targetNames } from "../targets/targets";
import { confirmStandIn } from "./host/confirm-stand-in";
import { handOver } from "./host/hand-over";
import { judgeApart } from "./host/judge-apart";
import { judgeBundle } from "./host/judge-bundle";
import { judgedBefore } from "./host/judged-before";
import { submittedProgram } from "./host/submitted-program";

const command = new Command("npm run submit --")
  .description("judge the bundle under the judge's own runtime, then put it on the clipboard")
  .argument("<slug>", "the problem, or the path of a program")
  .option("--verify", "a library module's verify program, named by the module")
  .addOption(new Option("--for <judge>", "the judge it is for").choices(targetNames))
  .option("--now", "on the verdicts of an earlier judging of exactly these bytes")
  .option("--min", "as small as can be instead of readable")
  .option("--open", "open the judge's page in the browser")
  .option("--stdout", "print the accepted file itself, not copy it; npm needs npm run -s")
  .addHelpText("after", "\nWithout --for: the first judge of problem.ts, else Codeforces.");

type Flag = "verify" | "now" | "min" | "open" | "stdout";
type Options = { for?: TargetName } & { [name in Flag]?: true };

runCommand(command, async () => {
  const options = command.opts<Options>();
  const { verify = false, min = false, open = false, stdout = false } = options;
  const submitted = submittedProgram(command.args[0]!, verify);
  const { slug, judgedBy } = submitted;
  const target = options.for ?? submitted.target;
  const note = (line: string) => void (stdout ? process.stderr : process.stdout).write(line);
  const make = () => bundle(submitted.program, { ...(target && { target }), min });
  const { bundle: judgedBundle, judged } = options.now
    ? await judgedBefore(submitted, await make(), note)
    : await judgeBundle({
        bundle: make,
        keep: keepBundle,
        judge: judgeApart(submitted, stdout),
        tell: note,
      });
  if (judged === EXIT.interrupted) {
    process.stderr.write("interrupted: nothing was copied\n");
    return judged;
  }
  const { platform, env, stdin, stderr } = process;
  if (judged === EXIT.accepted && !options.now) {
    await confirmStandIn(slug, judgedBundle.target, { input: stdin, output: stderr });
  }
  const terminal = stderr.isTTY ? (text: string) => stderr.write(text) : undefined;
  const page = submitted.page(judgedBundle.target);
  const submission = { slug, judgedBy, bundle: judgedBundle, page, open, stdout };
  const tell = (text: string) => void process.stdout.write(text);
  await handOver(submission, judged, { platform, env, terminal }, tell);
  return EXIT.accepted;
});
