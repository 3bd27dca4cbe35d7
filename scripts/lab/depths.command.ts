import { Command } from "commander";
import { slidingDepths } from "../../lib/sliding/sliding-depths";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { runCommand } from "../base/host/run-command";
import { firstDifference, publishedDepths } from "./published-depths";

const command = new Command("npm run depths --")
  .description("visit every board of a sliding puzzle; count those at each distance from the goal")
  .argument("<size>", "rows and columns, up to 12 cells, such as 3x4")
  .option("--json", "one array of counts instead of the table");

runCommand(command, async (): Promise<ExitCode> => {
  const size = command.args[0]!;
  const match = /^(\d+)[x×](\d+)$/.exec(size);
  const [rows, columns] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || rows < 2 || columns < 2 || rows * columns > 12) {
    throw new ExpectedError(`no size "${size}"`, "4 to 12 cells, such as 3x4 or 2x6", EXIT.usage);
  }
  const counts = slidingDepths(rows, columns, (depth, states) => {
    if (!command.opts().json) process.stdout.write(`${String(depth).padStart(3)} ${states}\n`);
  });
  if (command.opts().json) process.stdout.write(`${JSON.stringify(counts)}\n`);
  const used = process.resourceUsage();
  const seconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
  const total = counts.reduce((sum, states) => sum + states, 0);
  process.stderr.write(
    `${total} states to depth ${counts.length - 1}; ${seconds.toFixed(1)} s CPU, ${Math.round(used.maxRSS / 1024)} MiB\n`,
  );
  const published = publishedDepths(rows, columns);
  if (published === undefined) return EXIT.accepted;
  const { id, counts: terms, deepest } = published;
  const different = firstDifference(published, counts);
  const agreement = `agrees with oeis.org ${id}, terms 0 to ${terms.length - 1}, and A151944: ${deepest}`;
  const conclusion =
    different < 0 ? agreement : `differs from oeis.org ${id} at depth ${different}`;
  process.stderr.write(`${conclusion}\n`);
  return different < 0 ? EXIT.accepted : EXIT.notAccepted;
});
