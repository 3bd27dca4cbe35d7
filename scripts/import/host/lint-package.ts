import { join } from "node:path";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { inParallel } from "../../base/in-parallel";
import type { Case } from "../../problem/case";
import type { Program } from "../../runner/host/program";
import { withTestlib } from "../packages/host/with-testlib";
import { isAccepted, outcomeOf, programOf } from "../submissions/host/run-submission";
import { type InputValidator, inputValidators } from "../submissions/input-validators";
import { packageSubmissions } from "../submissions/package-submissions";
import { eachPackage, type OpenPackage } from "./each-package";
import { checkerFaults } from "./lint-checker";
import { limitsOf, type PackageOptions } from "./package-options";
import type { ReadPackage } from "./read-packages";

/** What one check found; `skipped` says what could not be looked at. */
interface Checked {
  readonly faults: readonly string[];
  readonly skipped?: readonly string[];
}

const VALIDATOR_LIMITS = { timeMs: 60_000, memoryMiB: 2048, outputBytes: 1 << 20 };
/** A limit below the slowest accepted program's time times this is reported, as reviewers do. */
const ROOM = 2;
/** Formats that mark their samples. */
const SAMPLED = ["icpc", "polygon", "uoj", "sinol"];

/** Says what reviewers of packages look for; the closing line counts the checks. */
export async function lintPackages(
  packages: readonly ReadPackage[],
  options: PackageOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  const sum = { passed: 0, failed: 0 };
  const interrupted = await eachPackage(packages, options, async (open) => {
    const { name } = open.read;
    const cases = open.laidOut.judged.cases.filter((one) => options.filter?.test(one.name) ?? true);
    for await (const { faults, skipped = [] } of checks({ ...open, options, cases })) {
      if (open.interrupted.aborted) break;
      for (const fault of faults) say(`${name}: ${fault}`);
      for (const what of skipped) say(`skipped ${name}: ${what}`);
      if (faults.length > 0) sum.failed++;
      else if (skipped.length === 0) sum.passed++;
    }
  });
  say(`${sum.passed} passed, ${sum.failed} failed${interrupted.aborted ? " (interrupted)" : ""}`);
  if (interrupted.aborted) return EXIT.interrupted;
  return sum.failed > 0 ? EXIT.notAccepted : EXIT.accepted;
}

interface Linted extends OpenPackage {
  readonly cases: readonly Case[];
  readonly options: PackageOptions;
}

async function* checks(linted: Linted): AsyncGenerator<Checked> {
  const { read, laidOut, cases, options } = linted;
  const { draft, package: source } = read;
  const { unjudged, emptyGroups = [], unpaired, leftOut } = draft;
  yield { faults: unjudged === undefined ? [] : [`it cannot be judged: ${unjudged}`] };
  yield {
    faults: [
      ...(draft.cases.length === 0 ? ["no case"] : []),
      ...unpaired.map((half) => `half a case: ${half} is missing or alone`),
    ],
  };
  const lacksSample = !draft.cases.some(({ isSample }) => isSample);
  if (SAMPLED.includes(source.kind)) yield { faults: lacksSample ? ["no sample"] : [] };
  else yield { faults: [], skipped: ["samples: its format does not mark them"] };
  yield { faults: emptyGroups.map((group) => `unused group: ${group} holds no case`) };
  const validators = inputValidators(source);
  if (!validators) yield { faults: [], skipped: ["validators: its format has no place for them"] };
  else if (validators.length === 0) yield { faults: ["no validator of its inputs"] };
  for (const validator of validators ?? []) yield validated(validator, linted);
  if (unjudged !== undefined || cases.length === 0) {
    yield { faults: [], skipped: ["accepted solutions and checker: there is nothing to judge"] };
    return;
  }
  yield* solutions(linted);
  yield await checkerFaults(laidOut.judged, cases, options.jobs);
  if (leftOut !== undefined) yield { faults: [], skipped: [`left out: ${leftOut}`] };
}

/** Each case that the validator does not accept. */
async function validated(
  { name, files, rightCode, flags }: InputValidator,
  { read, laidOut, cases, options, host, interrupted }: Linted,
): Promise<Checked> {
  const unrun = (why: string) => ({ faults: [], skipped: [`the validator ${name}: ${why}`] });
  if (read.package.kind === "cms") return unrun("it reads files by their names");
  const sources = new Map(files.map((file) => [file.path, file.read()]));
  const whole = withTestlib({ ...read.draft, files: sources }, read.package.files, options.testlib);
  if (!whole.files) return unrun(whole.unjudged!);
  const added = [...whole.files].map(([path, bytes]) => {
    return { path, sizeBytes: bytes.length, read: () => bytes };
  });
  const programs = new Map<string, Program>();
  for (const { name: key } of cases) {
    const words = flags(key);
    const mark = JSON.stringify(words);
    if (programs.has(mark)) continue;
    const submission = { name, files: added, allowed: [] };
    const place = join(laidOut.folder, `input-validator-${name.replaceAll("/", "-")}`);
    const program = await programOf(submission, place, words);
    if (typeof program === "string") return unrun(program);
    programs.set(mark, program);
  }
  const none = () => ({ verdict: "AC" }) as const;
  const judged = { slug: "", checker: "", compare: none, cases: [], troubles: [] };
  const faults: string[] = [];
  for await (const fault of inParallel(cases, options.jobs, async ({ name: key, input }) => {
    if (interrupted.aborted) return undefined;
    const program = programs.get(JSON.stringify(flags(key)))!;
    const problem = { ...judged, program, limits: VALIDATOR_LIMITS };
    const testCase = { name: key, input };
    const { exitCode, signal, stopped, stderr } = await host.run(problem, program, testCase);
    if (exitCode === rightCode && signal === undefined && stopped === undefined) return undefined;
    const why = stopped ?? signal ?? `exit code ${exitCode}`;
    const [said] = stderr.trim().split("\n");
    return `the validator ${name} refuses ${key}: ${said || why}`;
  })) {
    if (fault !== undefined) faults.push(fault);
  }
  return { faults: faults.sort() };
}

/** Whether its accepted solutions are so, and how near they come to the limits. */
async function* solutions({
  read,
  laidOut,
  options,
  host,
  interrupted,
}: Linted): AsyncGenerator<Checked> {
  const limits = limitsOf(read, options);
  const [faults, skipped]: [string[], string[]] = [[], []];
  let [slowest, slowestMs] = ["", -1];
  for (const [at, submission] of packageSubmissions(read.package).filter(isAccepted).entries()) {
    if (interrupted.aborted) return;
    const { name } = submission;
    const program = await programOf(submission, join(laidOut.folder, `submission-${at}`));
    if (typeof program === "string") {
      skipped.push(`${name}: ${program}`);
      continue;
    }
    const outcome = await outcomeOf(laidOut, program, limits, host, options, interrupted);
    const { verdict, worst, wholeLimitMs } = outcome;
    const why = worst ? ` (${worst.name}: ${worst.message})` : "";
    if (verdict !== "AC") faults.push(`${name} is to be accepted: ${verdict}${why}`);
    else if (wholeLimitMs > slowestMs) [slowest, slowestMs] = [name, wholeLimitMs];
  }
  if (slowestMs < 0) faults.push("no accepted solution");
  yield { faults, skipped };
  const { timeLimitMs } = read.draft;
  const took = `${slowest} takes ${Math.ceil(slowestMs)} ms`;
  if (slowestMs < 0) return;
  if (timeLimitMs === undefined) yield { faults: [], skipped: ["time limit: it has none"] };
  else if (limits.timeMs >= ROOM * slowestMs) yield { faults: [] };
  else yield { faults: [`time limit ${limits.timeMs} ms: ${took}, more than half of it`] };
}
