import { resolve } from "node:path";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { isDiskFault } from "../../../base/host/disk-fault";
import { killable } from "../../../base/host/interruption";
import { casesPath, problemPath, WORKSPACE } from "../../../base/host/roots";
import { isOwnFault } from "../../../base/own-fault";
import { bundle, CompileError } from "../../../bundle/host/bundle";
import { keptBundle } from "../../../bundle/host/kept-bundle";
import type { Case } from "../../../problem/case";
import type { CaseOrigin } from "../../../problem/case-origin";
import { readCaseOrigins } from "../../../problem/host/case-origins";
import { exampleFile } from "../../../problem/host/example-file";
import { findCases } from "../../../problem/host/find-cases";
import { problemExport } from "../../../problem/host/problem-module";
import { otherLanguage } from "../../../problem/other-language";
import type { CheckerName, Problem } from "../../../problem/problem";
import type { Trouble } from "../../../problem/trouble";
import type { Limits } from "../../../runner/execution";
import type { Program } from "../../../runner/host/program";
import type { MachineName } from "../../../targets/machines";
import { ignoresBlanks, isBuiltIn, isOutputFree, isProgram } from "../../checkers/pure-checker";
import { namingTests } from "../../decide/test-of-line";
import type { Judged, NoProgram } from "../../judged";
import { outsideProgram } from "../check/checker-program";
import { comparer } from "../check/compare";
import { interactorOf, isChecked } from "../check/interactor";
import { passChecker } from "../check/run-passes";
import { noting } from "./make-large-cases";
import { otherProgram } from "./other-program";
import { cutOf, notesOf, targetProgram, waysOf } from "./target-program";
import { usualLimits } from "./usual-limits";

export interface PrepareOptions {
  /** Only cases whose name it matches. */
  readonly filter?: RegExp | undefined;
  /** Another program of the repository than solution.ts. */
  readonly entry?: string;
  readonly entryText?: string | undefined;
  /** Another program altogether. */
  readonly program?: Program;
  readonly target?: MachineName;
  /** Compares instead of the problem's own checker. */
  readonly checker?: CheckerName;
  /** The small bundle instead of the readable one. */
  readonly min?: boolean;
  /** SHA-256 of a kept bundle: exactly these bytes are judged. */
  readonly bundle?: string;
  /** The command that runs a bundle; this Node when left out. */
  readonly runtime?: readonly string[];
  /** Gets the problem's limits and how much longer the program's language usually takes. */
  readonly limits?: (usual: Limits, factor: number) => Limits;
  readonly lastTimeMs?: (slug: string, name: string) => number | undefined;
}

/** Reads a problem and the cases that are there, and bundles its program; makeLargeCases makes the others. */
export async function prepareProblem(
  slug: string,
  options: PrepareOptions = {},
): Promise<Judged<Program>> {
  const { filter, lastTimeMs } = options;
  const troubles: Trouble[] = [];
  const origins = noting(troubles, () => readCaseOrigins(slug));
  const { hasChecker, ...rules } = await prepareRules(slug, options);
  const caseFiles = findCases(slug, undefined, filter);
  const all = hasChecker ? caseFiles.cases : []; // without its checker no verdict is possible
  const isLost = ({ name, expected }: Case) =>
    expected === undefined && origins?.[name]?.from === "generator";
  const cases = all.filter((testCase) => !isLost(testCase));
  for (const { name } of all.filter(isLost)) {
    const message = `${casesPath(slug)}/${name}.out is missing`;
    troubles.push({ message, hint: `npm run generate ${slug}` });
  }
  return {
    ...rules,
    cases: cases.map((testCase) => {
      const lastMs = lastTimeMs?.(slug, testCase.name);
      const origin: Partial<CaseOrigin> = origins?.[testCase.name] ?? {};
      const { group, points, flags, anyAnswer, hidden, timeShare, memoryShare } = origin;
      return {
        ...testCase,
        ...(lastMs !== undefined && { lastMs }),
        ...(group !== undefined && { group }),
        ...(points !== undefined && { points }),
        ...(flags && { flags }),
        ...(timeShare !== undefined && { timeShare }),
        ...(memoryShare !== undefined && { memoryShare }),
        ...(anyAnswer && { anyAnswer }),
        ...(hidden && { hidden }),
      };
    }),
    troubles: [...troubles, ...rules.troubles, ...caseFiles.troubles],
  };
}

/** The same without the cases: what decides the verdict of any case. */
export async function prepareRules(
  slug: string,
  options: PrepareOptions = {},
): Promise<Judged<Program> & { readonly hasChecker: boolean }> {
  const { target, limits = (usual) => usual } = options;
  const troubles: Trouble[] = [];
  const noted = <T>(work: () => T) => noting(troubles, work);
  const problem = killable(() => noted(() => problemFacts(slug)));
  const checker = options.checker ?? problem?.checker;
  const compared =
    problem &&
    noted(() => {
      if (options.checker && (problem.interactor || problem.passes)) throw ownJudge(slug);
      return comparer(slug, checker!);
    });
  const interactor = noted(() => interactorOf(slug, problem?.interactor));
  const isTalkChecked = isChecked(problem?.interactor) || undefined;
  const usual = usualLimits(problem, target);
  const { passes, files, unjudged, perTest } = problem ?? {};
  const validator =
    passes !== undefined && checker !== undefined && isProgram(checker)
      ? outsideProgram(slug, checker)
      : undefined;
  const program =
    unjudgedProgram(unjudged) ??
    options.program ??
    (await bundled(options.entry ?? `${problemPath(slug)}/solution.ts`, usual, options));
  return {
    slug,
    program,
    ...(!interactor && passes === undefined && cutOf(program, target)),
    ...waysOf(target, usual.memoryMiB),
    ...notesOf(program),
    limits: limits(usual, factorOf(program)),
    compare: compared ? namingTests(compared.compare, perTest, checker) : lacksChecker,
    checker: [
      compared?.mark,
      interactor?.mark,
      isTalkChecked && "checked",
      passes,
      files && JSON.stringify(files),
      perTest && ` tests of ${perTest}`,
    ].join(""),
    hasChecker: compared !== undefined && (interactor !== undefined || !problem?.interactor),
    ...(files && { files }),
    ...(checker !== undefined && isOutputFree(checker) && { isOutputFree: true }),
    ...(checker !== undefined && ignoresBlanks(checker) && { ignoresBlanks: true as const }),
    ...(checker !== undefined && isBuiltIn(checker) && { isBuiltIn: true as const }),
    ...(passes !== undefined && { passes }),
    ...(validator && { checkPass: passChecker(validator) }),
    ...(interactor && { interactor }),
    ...(isTalkChecked && { isTalkChecked }),
    ...((compared?.isOpen || interactor?.isOpen) && { isOpen: true as const }),
    cases: [],
    troubles,
  };
}

/** A problem that cannot be judged here has no program to run, and that is no fault of its author. */
function unjudgedProgram(reason: string | undefined): NoProgram | undefined {
  return reason === undefined
    ? undefined
    : { compileError: `not judged: ${reason}`, isOurFault: true };
}

function ownJudge(slug: string): ExpectedError {
  const message = `${slug} is judged by a program of its own, which --checker does not replace`;
  return new ExpectedError(message, `npm run judge ${slug}`, EXIT.usage);
}

const lacksChecker = () => ({ verdict: "JE", message: "no checker" }) as const;

function problemFacts(slug: string): Problem {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  if (problem) return problem;
  const hint = `write it as ${exampleFile("problem.ts")} is`;
  throw new ExpectedError(`${problemPath(slug)}/problem.ts is missing`, hint);
}

/** How many times a problem's time limit the language of a program takes. */
export function factorOf(program: Program | NoProgram): number {
  return ("timeFactor" in program && program.timeFactor) || 1;
}

/** The program of a bundle, or of a source in another language; or why there is none. */
export async function bundled(
  entry: string,
  { memoryMiB }: Pick<Limits, "memoryMiB">,
  { target, min = false, bundle: kept, runtime, entryText: text }: PrepareOptions,
): Promise<Program | NoProgram> {
  if (otherLanguage(entry)) return otherProgram(resolve(WORKSPACE, entry));
  try {
    const targetBundle =
      kept !== undefined
        ? keptBundle(kept)
        : await bundle(entry, { ...(target && { target }), min, text });
    return targetProgram(targetBundle, target, memoryMiB, runtime);
  } catch (error) {
    if (error instanceof CompileError) return { compileError: error.message, hint: error.hint };
    if (isDiskFault(error) || isOwnFault(error)) throw error; // of all of them; of the bundler
    const message = error instanceof Error ? error.message : String(error);
    return { compileError: `the bundler failed: ${message}`, isOurFault: true };
  }
}
