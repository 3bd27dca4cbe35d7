import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { runCommand } from "../base/host/run-command";
import { remark, say } from "../base/host/say";
import { type BenchOptions, runBenches } from "./host/run-benches";

const command = new Command("npm run bench --")
  .description("compare our speed with packages from npm and with C++")
  .argument("[filter...]", "parts of a file name or of the name of a work; none: all")
  .option("-r, --rounds <n>", "fresh processes of each contender", parseRounds, 5)
  .option("--list", "only name what would run")
  .option("--brief", "one line for each work: our time and its ratios")
  .option("--node", "verify-programs under this Node in place of the judge's own runtime")
  .option("--json", "print one JSON document instead of tables");

runCommand(command, async () =>
  runBenches(command.args, command.opts<BenchOptions>(), say, remark),
);

function parseRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new ExpectedError(
      `--rounds takes a positive integer, got ${text}`,
      "--rounds 5",
      EXIT.usage,
    );
  }
  return rounds;
}
