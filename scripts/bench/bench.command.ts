import { cpus } from "node:os";
import { basename, join } from "node:path";
import { Command } from "commander";
import { globSync } from "glob";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { ROOT } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import type { Bench } from "./bench";
import { type BenchResult, tooLarge } from "./bench-result";
import { benchTable } from "./bench-table";
import { compilerVersion } from "./host/build-program";
import { prepareBench } from "./host/entrants";
import { runBench } from "./run-bench";

const command = new Command("npm run bench --")
  .description("compare our speed with packages from npm and with C++")
  .argument("[filter...]", "parts of a file name or of the name of a work; none: all")
  .option("-r, --rounds <n>", "fresh processes of each contender", parseRounds, 5)
  .option("--list", "only name what would run")
  .option("--json", "print one JSON document instead of tables");

runCommand(command, async () => {
  const { rounds, list, json } = command.opts<{ rounds: number; list?: true; json?: true }>();
  const selected = select(command.args);
  if (list) {
    for (const { file, bench } of selected) process.stdout.write(`${file}: ${bench.work}\n`);
    return EXIT.accepted;
  }
  const environment = {
    node: process.versions.node,
    cpu: `${cpus()[0]?.model.trim()} × ${cpus().length}`,
    compiler: compilerVersion() === undefined ? "no g++" : `g++ ${compilerVersion()} -O2`,
    rounds,
  };
  const { node, cpu, compiler } = environment;
  if (!json) process.stdout.write(`Node ${node}, ${compiler}, ${cpu}; CPU time, medians\n\n`);
  const results: (BenchResult & { file: string })[] = [];
  let exitCode: ExitCode = EXIT.accepted;
  for (const { file, index, bench } of selected) {
    const work = await prepareBench(bench, join(ROOT, file), index);
    for await (const event of runBench(work, rounds)) {
      if (event.type === "disagreement") {
        exitCode = EXIT.notAccepted;
        const answers = new Map(event.answers.map(({ name, answer }) => [name, answer]));
        const shown = [...answers].map(([name, answer]) => `${name}: ${answer.slice(0, 20)}`);
        process.stderr.write(`WA ${event.work}: answers differ: ${shown.join(", ")}\n`);
      } else if (event.type === "result") {
        results.push({ file, ...event.result });
        if (!json) process.stdout.write(`${benchTable(event.result)}\n`);
        for (const { name } of tooLarge(event.result)) {
          exitCode = EXIT.notAccepted;
          const most = event.result.mostMBAboveStart;
          process.stderr.write(`MLE ${event.result.work}: ${name} needs more than ${most} MB\n`);
        }
      }
    }
  }
  if (json) process.stdout.write(`${JSON.stringify({ environment, results }, null, 2)}\n`);
  return exitCode;
});

function select(filters: readonly string[]): { file: string; index: number; bench: Bench }[] {
  const files = globSync(
    ["lib/*/*.bench.ts", "problems/*/*.bench.ts", "scripts/bench/*.bench.ts"],
    {
      cwd: ROOT,
      posix: true,
    },
  ).sort();
  const all = files.flatMap((file) => {
    const { benches } = require(join(ROOT, file)) as { benches: readonly Bench[] };
    return benches.map((bench, index) => ({ file, index, bench }));
  });
  const selected = all.filter(
    ({ file, bench }) =>
      filters.length === 0 || filters.some((part) => `${file} ${bench.work}`.includes(part)),
  );
  if (selected.length === 0) {
    const names = files.map((file) => basename(file).replace(".bench.ts", ""));
    throw new ExpectedError(
      `no benchmark matches ${filters.join(", ") || "at all"}`,
      names.join(", "),
      EXIT.nothingMatched,
    );
  }
  return selected;
}

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
