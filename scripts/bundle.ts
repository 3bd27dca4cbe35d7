import { relative } from "node:path";
import { Command, Option } from "commander";
import { EXIT } from "./core/exit-code";
import type { TargetName } from "./core/problem";
import { bundle } from "./host/bundler/bundle";
import { findSlugs } from "./host/cases/find-slugs";
import { runCommand } from "./host/command/run-command";
import { sizeOf } from "./host/desktop/hand-over";
import { ROOT } from "./host/repository";
import { targetNames, targets } from "./targets/targets";

const AHEAD = 3;

const command = new Command("npm run bundle --")
  .description("make the single file that is judged and submitted")
  .argument("[slug...]", "problems; all without one")
  .addOption(new Option("--for <judge>", "the judge it is made for").choices(targetNames))
  .option("--min", "as small as can be instead of readable")
  .option("--force", "make it anew though nothing has changed")
  .option("--stdout", "print the file itself and nothing else");

runCommand(command, async () => {
  const options = command.opts<{ for?: TargetName; min?: true; force?: true; stdout?: true }>();
  const slugs = findSlugs(command.args);
  const make = (slug: string) =>
    bundle(`problems/${slug}/solution.ts`, {
      ...(options.for && { target: options.for }),
      min: options.min ?? false,
      force: options.force ?? false,
    });
  // While one is formatted and git is asked about it, the next are linked.
  const begun = slugs.slice(0, AHEAD).map((slug) => settled(make(slug)));
  for (let at = 0; at < slugs.length; at++) {
    const made = await begun[at]!;
    if (at + AHEAD < slugs.length) begun.push(settled(make(slugs[at + AHEAD]!)));
    const { title } = targets[made.target];
    const line = `${relative(ROOT, made.file)}  ${title}, ${sizeOf(made)}${made.cached ? ", unchanged" : ""}\n`;
    process.stdout.write(options.stdout ? made.code : line);
  }
  return EXIT.accepted;
});

/** The same promise, which may fail before anybody waits for it. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
