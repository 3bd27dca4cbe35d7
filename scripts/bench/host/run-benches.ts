import { cpus } from "node:os";
import { basename, join } from "node:path";
import { globSync } from "glob";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { TOOL } from "../../base/host/roots";
import { runtimeName } from "../../targets/target";
import type { Bench } from "../bench";
import { type BenchResult, tooLarge } from "../bench-result";
import { BRIEF_HEADING, benchTable, briefLine, worstLines } from "../bench-table";
import { runBench } from "../run-bench";
import { compilerVersion } from "./build-program";
import { ownRuntime, prepareBench } from "./entrants";

export interface BenchOptions {
  readonly rounds: number;
  readonly list?: true;
  readonly json?: true;
  readonly brief?: true;
  /** Under this Node in place of a judge's own runtime. */
  readonly node?: true;
  /** What the document names as its command, in place of the words of this process. */
  readonly command?: string;
}

/** Runs the benchmarks that a filter names and prints a table of each, or one JSON document. */
export async function runBenches(
  filters: readonly string[],
  { rounds, list, json, brief, node: underNode, command }: BenchOptions,
  say: (text: string) => void,
  remark: (text: string) => void,
): Promise<ExitCode> {
  const selected = select(filters);
  if (list) {
    for (const { file, bench } of selected) say(`${file}: ${bench.work}\n`);
    return EXIT.accepted;
  }
  const runtimes = selected.flatMap(({ bench }) => ownRuntime(bench, underNode) ?? []);
  const environment = {
    node: process.versions.node,
    runtimes: [...new Set(runtimes.map(runtimeName))],
    cpu: `${cpus()[0]?.model.trim()} × ${cpus().length}`,
    compiler: compilerVersion() === undefined ? "no g++" : `g++ ${compilerVersion()} -O2`,
    rounds,
    date: new Date().toISOString(),
    command: command ?? ["npm run bench --", ...process.argv.slice(2)].join(" "),
  };
  const { node, cpu, compiler } = environment;
  const facts = [`Node ${node}`, ...environment.runtimes, compiler, cpu].join(", ");
  if (!json) say(`${facts}; CPU time, medians\n\n`);
  if (brief && !json) say(`${BRIEF_HEADING}\n`);
  const results: (BenchResult & { file: string })[] = [];
  let exitCode: ExitCode = EXIT.accepted;
  for (const { file, index, bench } of selected) {
    const work = await prepareBench(bench, join(TOOL, file), index, underNode);
    for await (const event of runBench(work, rounds)) {
      if (event.type === "disagreement") {
        exitCode = EXIT.notAccepted;
        const answers = new Map(event.answers.map(({ name, answer }) => [name, answer]));
        const listed = [...answers].map(([name, answer]) => `${name}: ${answer.slice(0, 20)}`);
        remark(`WA ${event.work}: answers differ: ${listed.join(", ")}\n`);
      } else if (event.type === "result") {
        results.push({ file, ...event.result });
        if (!json) say(`${brief ? briefLine(event.result) : benchTable(event.result)}\n`);
        for (const { name } of tooLarge(event.result)) {
          exitCode = EXIT.notAccepted;
          const most = event.result.mostMBAboveStart;
          remark(`MLE ${event.result.work}: ${name} needs more than ${most} MB\n`);
        }
      }
    }
  }
  const worst = json ? [] : worstLines(results);
  if (worst.length > 0) say(`\nthe worst of them:\n${BRIEF_HEADING}\n${worst.join("\n")}\n`);
  if (json) say(`${JSON.stringify({ environment, results }, null, 2)}\n`);
  return exitCode;
}

function select(filters: readonly string[]): { file: string; index: number; bench: Bench }[] {
  const files = globSync(
    ["lib/*/proof/*.bench.ts", "problems/*/*.bench.ts", "scripts/bench/*.bench.ts"],
    {
      cwd: TOOL,
      posix: true,
    },
  ).sort();
  const all = files.flatMap((file) => {
    const { benches } = require(join(TOOL, file)) as { benches: readonly Bench[] };
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
