import { relative } from "node:path";
import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { ROOT } from "../base/host/repository";
import { runCommand, tellFault } from "../base/host/run-command";
import type { TargetName } from "../problem/problem";
import { targetNames, targets } from "../targets/targets";
import { type Bundle, bundle, sizeOf } from "./host/bundle";
import { checkFile } from "./host/check-file";
import { programsOf } from "./host/programs-of";
import { totalSize } from "./host/total-size";

const AHEAD = 3;

const command = new Command("npm run bundle --")
  .description("make the single file that is judged and submitted")
  .argument("[program...]", "problems, or paths of other programs; all problems without one")
  .addOption(new Option("--for <judge>", "the judge it is made for").choices(targetNames))
  .option("--min", "as small as can be instead of readable")
  .option("--force", "make it anew though nothing has changed")
  .option("--stdout", "print the file itself and nothing else")
  .option("--sizes", "print what all bundles weigh, and what they weighed before")
  .option("--check <file>", "hold a pasted bundle against the hashes of its header");

interface Options {
  for?: TargetName;
  min?: true;
  force?: true;
  stdout?: true;
  check?: string;
  sizes?: true;
}

runCommand(command, async () => {
  const options = command.opts<Options>();
  if (options.check !== undefined) {
    const { line, proved } = await checkFile(options.check);
    process.stdout.write(line);
    return proved ? EXIT.accepted : EXIT.notAccepted;
  }
  if (options.sizes) {
    process.stdout.write(await totalSize());
    return EXIT.accepted;
  }
  const programs = programsOf(command.args);
  if (options.stdout && programs.length > 1) throw notOneFile(programs.length);
  if (command.args.length === 0) process.stdout.write(`bundling all ${programs.length} problems\n`);
  const make = (program: string) =>
    bundle(program, {
      ...(options.for && { target: options.for }),
      min: options.min ?? false,
      force: options.force ?? false,
    }).catch(faultOrThrow);
  // While one is formatted and git is asked about it, the next are linked.
  const begun = programs.slice(0, AHEAD).map((program) => settled(make(program)));
  const faults: ExpectedError[] = [];
  for (let at = 0; at < programs.length; at++) {
    const made = await begun[at]!;
    if (at + AHEAD < programs.length) begun.push(settled(make(programs[at + AHEAD]!)));
    if (made instanceof ExpectedError) {
      tellFault(made);
      faults.push(made);
    } else process.stdout.write(options.stdout ? made.code : madeLine(made));
  }
  if (programs.length > 1) {
    process.stdout.write(`${programs.length - faults.length} bundled, ${faults.length} failed\n`);
  }
  return faults[0]?.exitCode ?? EXIT.accepted;
});

function notOneFile(count: number): ExpectedError {
  const hint = "npm run -s bundle -- knight-moves --stdout";
  return new ExpectedError(`--stdout prints one file, these are ${count}`, hint, EXIT.usage);
}

function madeLine(made: Bundle): string {
  const where = relative(ROOT, made.file);
  const known = made.cached ? ", unchanged" : "";
  const notes = (made.notes ?? []).map((note) => `  note: ${note}\n`).join("");
  return `${where}  ${targets[made.target].title}, ${sizeOf(made)}${known}\n${notes}`;
}

/** A problem that cannot be bundled does not keep the others from it; a bug ends all. */
function faultOrThrow(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error;
  throw error;
}

/** The same promise, which may fail before anybody waits for it. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
