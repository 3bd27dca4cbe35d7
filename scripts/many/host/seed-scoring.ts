import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandWords } from "../../base/command-words";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { isOwnFault } from "../../base/own-fault";
import { type Decision, decide } from "../../judge/decide/decide";
import { emptyFile } from "../../judge/host/check/checker-program";
import type { Judged, JudgeHost } from "../../judge/judged";
import { sha256 } from "../../problem/sha256";
import type { Execution } from "../../runner/execution";
import { commandProgram, type Program } from "../../runner/host/program";
import { type SeedScore, scoreIn } from "../seeds/seed-score";

const SCORER_LIMITS = { timeMs: 60_000, memoryMiB: Number.POSITIVE_INFINITY, outputBytes: 1 << 26 };
const INPUT_LETTERS = 12;
const SHOWN_LETTERS = 200;

export interface ScoringOptions {
  /** A command that prints the score of an output, with {in} and {out}. */
  readonly scorer?: string;
  /** A command that runs the program, {program}, talks with it and prints its score. */
  readonly tester?: string;
}

interface ScoringParts {
  readonly host: JudgeHost<Program>;
  readonly judged: Judged<Program>;
  readonly program: Program;
  /** For outputs. */
  readonly folder: string;
}

/** The result of one seed by the file of its input; undefined where the run was interrupted. */
export type ScoreSeed = (seed: number, input: string) => Promise<SeedScore | undefined>;

type Outcome = Pick<Decision, "verdict" | "message" | "points">;

/** Runs a program on seeds, each once, and gives each output its score. */
export function seedScorer(parts: ScoringParts, options: ScoringOptions): ScoreSeed {
  const { host } = parts;
  const score = scoringOf(parts, options);
  return async (seed, input) => {
    const named = { seed, input: sha256(host.read(input)).slice(0, INPUT_LETTERS) };
    try {
      const [run, outcome] = await score(seed, input);
      if (run.stopped === "cancelled") return undefined;
      const { verdict, message, points } = outcome;
      const { timeMs, wallMs } = run;
      if (verdict === "AC") return { ...named, verdict, score: points!, timeMs, wallMs };
      const error = /^\w*Error\b.*$/m.exec(run.stderr)?.[0].slice(0, SHOWN_LETTERS);
      const said = verdict === "RE" && error ? `${message}: ${error}` : message;
      return { ...named, verdict, message: said, timeMs, wallMs };
    } catch (error) {
      if (error instanceof ExpectedError || isOwnFault(error)) throw error;
      const message = error instanceof Error ? error.message : String(error);
      return { ...named, verdict: "JE", message, timeMs: 0, wallMs: 0 };
    }
  };
}

type Scoring = (seed: number, input: string) => Promise<readonly [Execution, Outcome]>;

function scoringOf(parts: ScoringParts, { scorer, tester }: ScoringOptions): Scoring {
  const { host, judged, program, folder } = parts;
  const { limits } = judged;
  const { interactor: _, isTalkChecked: __, passes: ___, crlfOn: ____, ...alone } = judged;
  const accept = () => ({ verdict: "AC" }) as const;
  const run = (seed: number, input: string) =>
    host.run({ ...judged, isOutputFree: true }, program, { name: `${seed}`, input });
  if (tester !== undefined) {
    const testing = testerProgram(tester, program);
    return async (seed, input) => {
      const talk = await host.run(alone, testing, { name: `${seed}`, input });
      const outcome = await decide(talk, limits, accept);
      return [talk, outcome.verdict === "AC" ? printedScore("tester", talk) : outcome];
    };
  }
  if (scorer !== undefined) {
    const scoring = scorerProgram(scorer);
    return async (seed, input) => {
      const ran = await run(seed, input);
      const outcome = await decide(ran, limits, accept);
      if (outcome.verdict !== "AC") return [ran, outcome];
      const output = join(folder, `${seed}.out`);
      writeFileSync(output, ran.output);
      const words = placed(scoring, { "{in}": input, "{out}": output });
      const scored = await host.run({ ...alone, limits: SCORER_LIMITS }, words, {
        name: "",
        input,
      });
      return [scored.stopped === "cancelled" ? scored : ran, printedScore("scorer", scored)];
    };
  }
  if (judged.isBuiltIn && !judged.interactor) throw withoutPoints(judged);
  const expected = emptyFile(join(folder, "answer"));
  return async (seed, input) => {
    const ran = await run(seed, input);
    const outcome = await decide(ran, limits, () => {
      const bytes = { input: host.read(input), expected: new Uint8Array(), output: ran.output };
      return ran.interaction ?? judged.compare({ files: { input, expected }, ...bytes });
    });
    if (outcome.verdict === "AC" && outcome.points === undefined) throw withoutPoints(judged);
    return [ran, outcome];
  };
}

function withoutPoints({ slug, interactor }: Judged<Program>): ExpectedError {
  const who = interactor ? "interactor" : "checker";
  const way = interactor
    ? "score.txt in its feedback"
    : '{ verdict: "AC", points: 12 } of check.ts';
  const hint = `${way}, or --scorer "command {in} {out}"`;
  return new ExpectedError(`the ${who} of ${slug} gives no points`, hint, EXIT.usage);
}

/** A program that says no score has failed on that seed, and is shown. */
function printedScore(name: string, run: Execution): Outcome {
  const output = new TextDecoder().decode(run.output.subarray(-(1 << 16)));
  const points = scoreIn(run.stderr) ?? scoreIn(output);
  if (points !== undefined) return { verdict: "AC", message: "", points };
  const end = run.stopped ? `, stopped: ${run.stopped}` : `, exit code ${run.exitCode}`;
  const text = (run.stderr.trim() || output.trim()).slice(-SHOWN_LETTERS);
  const printed = text === "" ? "nothing" : JSON.stringify(text);
  return { verdict: "JE", message: `the ${name} printed no "Score = N", but ${printed}${end}` };
}

function scorerProgram(line: string): Program {
  if (line.includes("{out}")) return commandProgram(line);
  const hint = '--scorer "tools/target/release/score {in} {out}"';
  throw new ExpectedError(`--scorer names no {out}: ${line}`, hint, EXIT.usage);
}

/** A command in whose words files take the place of these names. */
function placed(program: Program, places: Readonly<Record<string, string>>): Program {
  const put = (word: string) => word.replace(/\{(?:in|out)\}/g, (name) => places[name] ?? name);
  const files = Object.values(places);
  return {
    ...program,
    argv: program.argv.map(put),
    readable: [...program.readable, ...files],
    files: [...program.files, ...files],
  };
}

/** The tester starts the program itself, in the same sandbox: it sees the files of both. */
function testerProgram(line: string, program: Program): Program {
  const words = commandWords(line);
  if (!words.includes("{program}")) {
    const hint = '--tester "tools/target/release/tester {program}"';
    throw new ExpectedError(`--tester names no {program}: ${line}`, hint, EXIT.usage);
  }
  const tester = commandProgram(line);
  const argv = tester.argv.flatMap((word) => (word === "{program}" ? program.argv : [word]));
  const readable = [...tester.readable, ...program.readable];
  return { ...tester, argv, readable, files: [...tester.files, ...program.files] };
}
