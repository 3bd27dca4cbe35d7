import { readFileSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { casesPath, HERE, WORKSPACE } from "../../../base/host/roots";
import { systemHints } from "../../../base/host/system-hints";
import type { Terminal } from "../../../base/host/terminal";
import { nearest } from "../../../base/nearest";
import { type Case, isCompared } from "../../../problem/case";
import { casesBeside } from "../../../problem/host/cases-beside";
import { findCases } from "../../../problem/host/find-cases";
import { ensureLargeCases } from "../../../problem/host/generate-cases";
import { problemExport, refuseDeepBrackets } from "../../../problem/host/problem-module";
import type { Problem } from "../../../problem/problem";
import { namingTests } from "../../decide/test-of-line";
import { sideBySide } from "../../reporters/side-by-side";
import { shownCase } from "../../shown/shown-case";
import { comparer } from "../check/compare";
import { pipedInput } from "../prepare/piped-input";
import type { RanProgram } from "./ran-program";
import { runUnderTsNode } from "./run-under-ts-node";

export interface RunWish extends RanProgram {
  /** Without it what is piped in, else the first one. */
  readonly wanted: string | undefined;
  readonly inspect: boolean;
}

const RED = 31;

/**
 * Runs a solution from its TypeScript on one case. What the program prints is all that goes to stdout;
 * `say` gets input, expected and found, then the verdict, all of it to fit `stderr`.
 */
export async function runCase(
  { name, slug, program, wanted, inspect }: RunWish,
  stderr: Terminal,
  say: (text: string) => void,
): Promise<ExitCode> {
  const problem =
    slug === undefined ? undefined : problemExport<Problem>(slug, "problem.ts", "problem");
  refuseDeepBrackets(resolve(WORKSPACE, program), program);
  if (inspect) say("under the debugger: outside the sandbox and without limits\n");
  const piped = wanted === undefined ? pipedInput() : undefined;
  if (piped) {
    const { exitCode } = await runUnderTsNode(program, piped.file, inspect);
    piped.remove();
    say(`${name}, input from stdin: exit code ${exitCode}, not compared\n`);
    return exitCode === 0 ? EXIT.accepted : EXIT.notAccepted;
  }
  if (problem?.interactor !== undefined) {
    const hint = `npm run judge ${name}${wanted === undefined ? "" : ` -- -f ${wanted}`}`;
    throw new ExpectedError(`${name} is interactive: a case alone is no input`, hint);
  }
  const files = caseNamed({ name, slug, program }, wanted);
  const { exitCode, output } = await runUnderTsNode(program, files.input, inspect);
  const input = readFileSync(files.input);
  const expected = isCompared(files) ? readFileSync(files.expected) : undefined;
  const sides = shownCase(input, expected, output);
  const paint = (text: string) => (stderr.color ? `\x1b[${RED}m${text}\x1b[0m` : text);
  const lines = sides ? sideBySide(sides, { columns: stderr.columns, paint }) : [];
  const tell = (verdict: string) =>
    say([...lines, `${name}/${files.name}: ${verdict}`].map((line) => `${line}\n`).join(""));
  if (exitCode !== 0) {
    tell(`RE: exit code ${exitCode}`);
    return EXIT.notAccepted;
  }
  if (!expected || !isCompared(files)) {
    tell("ran: compared with nothing");
    return EXIT.accepted;
  }
  const checker = comparer(slug ?? "", problem?.checker ?? "tokens");
  const compare = namingTests(checker.compare, problem?.perTest, problem?.checker);
  const result = await compare({ files, input, expected, output });
  tell(result.verdict === "AC" ? "AC" : `${result.verdict}: ${result.message}`);
  return result.verdict === "AC" ? EXIT.accepted : EXIT.notAccepted;
}

/** A case by its name or input file, another input file, or the first sample or case; throws where there is none. */
function caseNamed({ name, slug, program }: RanProgram, wanted: string | undefined): Case {
  if (slug !== undefined && wanted?.startsWith("large-")) ensureLargeCases(slug);
  const { cases, troubles } = slug === undefined ? casesBeside(program) : findCases(slug);
  const names = cases.map(({ name }) => name);
  const first = names.find((name) => name.startsWith("sample-")) ?? names[0];
  const wish = (wanted ?? first)?.replace(/\.(in|out)$/, "");
  const input = resolve(HERE, wanted ?? "");
  const testCase = cases.find(
    (one) => one.name === wish || resolve(WORKSPACE, one.input) === input,
  );
  if (testCase) return testCase;
  if (statSync(input, { throwIfNoEntry: false })?.isFile()) return { name: basename(input), input };
  if (slug === undefined && cases.length === 0 && troubles[0] !== undefined) {
    throw new ExpectedError(troubles[0].message, troubles[0].hint, EXIT.nothingMatched);
  }
  const hints = wanted === undefined ? [] : nearest(wanted, names);
  const hint =
    hints.length > 0
      ? hints.join(", ")
      : systemHints().list(slug === undefined ? dirname(program) : casesPath(slug));
  throw new ExpectedError(`no case "${wanted ?? ""}" of ${name}`, hint, EXIT.nothingMatched);
}
