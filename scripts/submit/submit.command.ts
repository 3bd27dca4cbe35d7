import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { runCommand, tellFault } from "../base/host/run-command";
import { forOption, runtimeOption, withRuntime } from "../bundle/host/machine-options";
import { sendLines } from "../send/reporters/send-lines";
import { listSubmissions } from "./host/list-submissions";
import { type SubmitOptions, submit } from "./host/submit";

const command = new Command("npm run submit --")
  .description("judge the bundle under the judge's own runtime, then copy it or send it")
  .argument("[slug]", "the problem, or the path of a program")
  .option("--verify", "a library module's verify program, named by the module")
  .addOption(forOption("--for <judge>", "the judge it is for"))
  .addOption(runtimeOption("--runtime <name>"))
  .option("--now", "on the verdicts of an earlier judging of exactly these bytes")
  .option("--min", "as small as can be instead of readable")
  .option("--open", "open the judge's page in the browser")
  .option("--stdout", "print the accepted file itself, not copy it; npm needs npm run -s")
  .option("--send", "send the accepted file to the judge, and follow its verdict")
  .option("--anyway", "send it though it is not accepted here")
  .option("--again", "send exactly these bytes again")
  .option("--url <address>", "the problem's page at the judge, or the DOMjudge server")
  .option("--list", "print what was submitted, and what became of it")
  .addHelpText("after", "\nWithout --for: the first judge of problem.ts, else this Node.");

runCommand(command, async () => {
  const { list, ...options } = withRuntime(
    command.opts<SubmitOptions & { readonly list?: true }>(),
  );
  const [word] = command.args;
  const { platform, env, stdin, stdout, stderr } = process;
  const out = (text: string) => void stdout.write(text);
  const err = (text: string) => void stderr.write(text);
  if (list) {
    out(listSubmissions(word));
    return EXIT.accepted;
  }
  if (word === undefined) {
    throw new ExpectedError("submit which problem?", "npm run submit knight-moves", EXIT.usage);
  }
  const lonely = (["anyway", "again", "url"] as const).find((name) => options[name]);
  const strange = (["stdout", "verify"] as const).find((name) => options[name]);
  if (options.send ? strange : lonely) {
    const message = options.send ? `--send without --${strange}` : `--${lonely} needs --send`;
    throw new ExpectedError(message, "npm run submit -- --help", EXIT.usage);
  }
  const fault = (message: string, hint: string) => tellFault(new ExpectedError(message, hint));
  return submit(word, options, {
    ...{ out, err, asking: { input: stdin, output: stderr } },
    event: sendLines({ out, fault, live: stdout.isTTY === true }),
    surroundings: { platform, env, terminal: stderr.isTTY ? err : undefined },
  });
});
