import { readFileSync } from "node:fs";
import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { casesPath } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import { nearest } from "../base/nearest";
import { findCases } from "../problem/host/find-cases";
import { findSlugs } from "../problem/host/find-slugs";
import { ensureLargeCases } from "../problem/host/generate-cases";
import { problemExport } from "../problem/host/problem-module";
import { programPath } from "../problem/host/program-path";
import type { Problem } from "../problem/problem";
import { comparer } from "./host/compare";
import { pipedInput } from "./host/piped-input";
import { runUnderTsNode } from "./host/run-under-ts-node";

const command = new Command("npm run run --")
  .description("run a solution from its TypeScript on one case, to debug it")
  .argument("<slug>", "problem")
  .argument("[case]", "case; without it what is piped in, else the first one")
  .option("--solution <file>", "another program of the problem", "solution.ts")
  .option("--inspect", "wait for a debugger (chrome://inspect, or the editor's)");

runCommand(command, async (): Promise<ExitCode> => {
  const [slug = "", wanted] = command.args;
  const { solution, inspect } = command.opts<{ solution: string; inspect?: true }>();
  findSlugs([slug]);
  const piped = wanted === undefined ? pipedInput() : undefined;
  if (piped) {
    const program = programPath(slug, solution);
    const { exitCode } = await runUnderTsNode(program, piped.file, inspect ?? false);
    piped.remove();
    process.stderr.write(`${slug}, input from stdin: exit code ${exitCode}, not compared\n`);
    return exitCode === 0 ? EXIT.accepted : EXIT.notAccepted;
  }
  if (wanted?.startsWith("large-")) ensureLargeCases(slug);
  const { cases } = findCases(slug);
  const names = cases.map(({ name }) => name);
  const first = names.find((name) => name.startsWith("sample-")) ?? names[0];
  const found = cases.find(({ name }) => name === (wanted ?? first)?.replace(/\.(in|out)$/, ""));
  if (!found) {
    const hints = wanted === undefined ? [] : nearest(wanted, names);
    const hint = hints.length > 0 ? hints.join(", ") : `ls ${casesPath(slug)}`;
    throw new ExpectedError(`no case "${wanted ?? ""}" of ${slug}`, hint, EXIT.nothingMatched);
  }
  const run = await runUnderTsNode(programPath(slug, solution), found.input, inspect ?? false);
  // The program's own output alone goes to stdout, so that it can be piped on.
  const say = (verdict: string) => process.stderr.write(`${slug}/${found.name}: ${verdict}\n`);
  if (run.exitCode !== 0) {
    say(`RE: exit code ${run.exitCode}`);
    return EXIT.notAccepted;
  }
  const verdict = await judged(slug, found, run.output);
  say(verdict);
  return verdict === "AC" ? EXIT.accepted : EXIT.notAccepted;
});

async function judged(
  slug: string,
  files: { readonly input: string; readonly expected: string },
  output: Uint8Array,
): Promise<string> {
  const checker = problemExport<Problem>(slug, "problem.ts", "problem")?.checker ?? "tokens";
  const [input, expected] = [readFileSync(files.input), readFileSync(files.expected)];
  const { compare } = comparer(slug, checker);
  const result = await compare({ files, input, expected, output });
  return result.verdict === "AC" ? "AC" : `${result.verdict}: ${result.message}`;
}
