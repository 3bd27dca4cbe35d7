import { relative } from "node:path";
import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { problemPath, ROOT } from "../base/host/repository";
import { runCommand, tellFault } from "../base/host/run-command";
import { findSlugs } from "../problem/host/find-slugs";
import type { TargetName } from "../problem/problem";
import { targetNames, targets } from "../targets/targets";
import { type Bundle, bundle, sizeOf } from "./host/bundle";
import { checkFile } from "./host/check-file";

const AHEAD = 3;

const command = new Command("npm run bundle --")
  .description("make the single file that is judged and submitted")
  .argument("[slug...]", "problems; all without one")
  .addOption(new Option("--for <judge>", "the judge it is made for").choices(targetNames))
  .option("--min", "as small as can be instead of readable")
  .option("--force", "make it anew though nothing has changed")
  .option("--stdout", "print the file itself and nothing else")
  .option("--check <file>", "hold a pasted bundle against the hashes of its header");

interface Options {
  for?: TargetName;
  min?: true;
  force?: true;
  stdout?: true;
  check?: string;
}

runCommand(command, async () => {
  const options = command.opts<Options>();
  if (options.check !== undefined) {
    const { line, proved } = await checkFile(options.check);
    process.stdout.write(line);
    return proved ? EXIT.accepted : EXIT.notAccepted;
  }
  const slugs = findSlugs(command.args);
  if (options.stdout && slugs.length > 1) throw notOneFile(slugs.length);
  if (command.args.length === 0) process.stdout.write(`bundling all ${slugs.length} problems\n`);
  const make = (slug: string) =>
    bundle(`${problemPath(slug)}/solution.ts`, {
      ...(options.for && { target: options.for }),
      min: options.min ?? false,
      force: options.force ?? false,
    }).catch(faultOrThrow);
  // While one is formatted and git is asked about it, the next are linked.
  const begun = slugs.slice(0, AHEAD).map((slug) => settled(make(slug)));
  const faults: ExpectedError[] = [];
  for (let at = 0; at < slugs.length; at++) {
    const made = await begun[at]!;
    if (at + AHEAD < slugs.length) begun.push(settled(make(slugs[at + AHEAD]!)));
    if (made instanceof ExpectedError) {
      tellFault(made);
      faults.push(made);
    } else process.stdout.write(options.stdout ? made.code : madeLine(made));
  }
  if (slugs.length > 1) {
    process.stdout.write(`${slugs.length - faults.length} bundled, ${faults.length} failed\n`);
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
  return `${where}  ${targets[made.target].title}, ${sizeOf(made)}${known}\n`;
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
