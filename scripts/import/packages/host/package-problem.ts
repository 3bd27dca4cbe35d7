import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { ignoresBlanks, isOutputFree, isProgram } from "../../../judge/checkers/pure-checker";
import { outsideProgram } from "../../../judge/host/check/checker-program";
import { comparer } from "../../../judge/host/check/compare";
import { interactorOf, isChecked } from "../../../judge/host/check/interactor";
import { passChecker } from "../../../judge/host/check/run-passes";
import type { Judged } from "../../../judge/judged";
import type { Case } from "../../../problem/case";
import type { CheckerChoice, Problem } from "../../../problem/problem";
import type { Limits } from "../../../runner/execution";
import type { Program } from "../../../runner/host/program";
import type { PackageDraft } from "../package-draft";

/** A package laid out in a folder of its own, ready to be judged where it is. */
export interface LaidOut {
  readonly folder: string;
  /** Everything but the program and its limits. */
  readonly judged: Omit<Judged<Program>, "program" | "limits">;
  /** By a case's name, the folders whose cases must be accepted for it to count. */
  readonly requires: ReadonlyMap<string, readonly string[]>;
}

const MIB = 2 ** 20;
const [TIME_MS, MEMORY_MIB, OUTPUT_MIB] = [2000, 512, 64];

/** Writes cases and validator of a package to a new folder, which the caller removes. */
export function layOut(name: string, draft: PackageDraft): LaidOut {
  const folder = scratchFolder();
  const put = (path: string, bytes: Uint8Array) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return file;
  };
  for (const [path, bytes] of draft.files ?? []) put(path, bytes);
  const cases = draft.cases.map(
    ({ key, isSample: _, requires: _r, generator: _g, ...testCase }): Case => {
      const { input, output, ...worth } = testCase;
      return {
        ...worth,
        name: key,
        input: put(`cases/${key}.in`, input?.read() ?? new Uint8Array()),
        expected: put(`cases/${key}.out`, output?.read() ?? new Uint8Array()),
      };
    },
  );
  const { passes, programFiles, grading } = draft;
  const checker = placed(draft.checker ?? "tokens", folder) as CheckerChoice;
  const choice = draft.interactor && (placed(draft.interactor, folder) as Problem["interactor"]);
  const compared = comparer(name, checker);
  const interactor = interactorOf(name, choice);
  const validator =
    passes !== undefined && isProgram(checker) ? outsideProgram(name, checker) : undefined;
  return {
    folder,
    requires: new Map(draft.cases.map(({ key, requires = [] }) => [key, requires])),
    judged: {
      slug: name,
      compare: compared.compare,
      checker: compared.mark,
      ...(interactor && { interactor }),
      ...(isChecked(choice) && { isTalkChecked: true }),
      ...(programFiles && { files: programFiles }),
      ...(isOutputFree(checker) && { isOutputFree: true }),
      ...(ignoresBlanks(checker) && { ignoresBlanks: true as const }),
      ...(passes !== undefined && { passes }),
      ...(validator && { checkPass: passChecker(validator) }),
      cases,
      ...(grading && { grading }),
      troubles: [],
    },
  };
}

export function packageLimits({
  timeLimitMs,
  memoryLimitMiB,
  outputLimitMiB,
}: PackageDraft): Limits {
  return {
    timeMs: timeLimitMs ?? TIME_MS,
    memoryMiB: memoryLimitMiB ?? MEMORY_MIB,
    outputBytes: Math.round((outputLimitMiB ?? OUTPUT_MIB) * MIB),
  };
}

/** A choice whose words are paths in the package, as paths from anywhere. */
function placed(
  choice: CheckerChoice | NonNullable<Problem["interactor"]>,
  folder: string,
): CheckerChoice | NonNullable<Problem["interactor"]> {
  if (choice === "own" || !isProgram(choice)) return choice;
  const paths = (words: readonly string[]) =>
    words.map((word) => (/^(validator|interactor)(\.|$)/.test(word) ? join(folder, word) : word));
  return "testlib" in choice
    ? { ...choice, testlib: paths(choice.testlib) }
    : { ...choice, icpc: paths(choice.icpc) };
}
