import { stringify } from "yaml";
import type { Tolerance } from "../../judge/checkers/numbers";
import type { CheckerChoice, CheckerName } from "../../problem/problem";
import type {
  ExportedCase,
  ExportedProblem,
  PackageFile,
  StandaloneProgram,
} from "../exported-problem";
import type { Format } from "../format";
import { fileName, outputLimitMiB, sourceFiles, submissionFiles } from "../icpc-parts";
import { statementMarkdown } from "../statement";

/** The executor of DMOJ that runs our solutions. */
const NODE = "NODEJS";

/** What DMOJ lets a program print where init.yml names no limit. */
const USUAL_OUTPUT_BYTES = 25_165_824;

/** A problem folder of DMOJ's judge: init.yml and what it names. The site keeps limits and statement. */
export const dmoj: Format = {
  title: "DMOJ",
  convention: "testlib",
  validExit: 0,
  invalidExit: 3,
  target: "dmoj",
  hasChecker: (choice) => builtIn(choice) !== undefined,
  isCompiled: true,
  holds: ["points", "limits"],
  zipName: (slug) => slug,
  topFolder: () => "",
  refusal: ({ passes, files }) => {
    if (passes !== undefined) return "a program that is run in several passes";
    return files ? "files in place of stdin and stdout" : undefined;
  },
  files: (problem) => [
    { path: "init.yml", content: init(problem) },
    ...problem.cases.flatMap((testCase, at): PackageFile[] => {
      const place = casePlace(problem.cases, at);
      return [
        { path: `${place}.in`, content: testCase.input },
        { path: `${place}.out`, content: testCase.output },
      ];
    }),
    ...named("validate", problem.inputValidator),
    ...(problem.checker ? named("check", problem.checker) : []),
    ...(problem.interactor ? named("interact", problem.interactor) : []),
    { path: "site/statement.md", content: statementMarkdown(problem.readme, false) },
    { path: "site/problem.yml", content: siteForm(problem) },
    ...submissionFiles(problem),
    ...sourceFiles(problem),
  ],
  notes: () => [
    "name, limits and statement are typed on the site: site/problem.yml, site/statement.md",
  ],
};

/** The checker of DMOJ that compares as ours does. DMOJ's `standard` also wants the words on the same lines. */
function builtIn(choice: CheckerChoice): string | object | undefined {
  if (typeof choice === "object") {
    if ("dmoj" in choice) return brought(choice.dmoj);
    return "numbers" in choice ? floats(choice.numbers) : undefined;
  }
  return BUILT_IN[choice];
}

/** A checker that came from DMOJ: ["floats", "precision=2"]. */
function brought([name, ...words]: readonly string[]): object {
  const args = words.map((word) => [word.split("=")[0], word.slice(word.indexOf("=") + 1)]);
  const value = (text: string) =>
    /^(true|false|\d+|\[.*\])$/.test(text) ? JSON.parse(text) : text;
  return { name, args: Object.fromEntries(args.map(([key, text]) => [key, value(text!)])) };
}

const BUILT_IN: Readonly<Partial<Record<CheckerName | "own", string>>> = {
  tokens: "standard",
  exact: "identical",
  lines: "rstripped",
  numbers: "floats",
  "unordered-lines": "sorted",
  "unordered-tokens": "unordered",
};

/** `floats` counts decimal places, and knows no words without regard to capital letters. */
function floats({ absolute, relative, ignoreCase }: Tolerance): object | undefined {
  if (ignoreCase) return undefined;
  if (absolute !== undefined && relative !== undefined && absolute !== relative) return undefined;
  const precision = -Math.log10(absolute ?? relative ?? 0);
  if (!Number.isInteger(precision) || precision < 1) return undefined;
  const mode =
    absolute === undefined ? "relative" : relative === undefined ? "absolute" : undefined;
  return { name: "floats", args: { precision, ...(mode && { error_mode: mode }) } };
}

function init({ cases, problem, checker, interactor }: ExportedProblem): string {
  const testCases: object[] = [];
  const groups = new Map<string, object[]>();
  for (const [at, testCase] of cases.entries()) {
    const { group, points } = testCase;
    const place = casePlace(cases, at);
    const files = { in: `${place}.in`, out: `${place}.out`, ...ownLimits(testCase, problem) };
    if (group === undefined) {
      testCases.push({ ...files, points: points ?? 1 });
      continue;
    }
    const batched = groups.get(group) ?? [];
    if (!groups.has(group)) testCases.push({ points: points ?? 1, batched });
    groups.set(group, batched);
    batched.push(files);
  }
  const bridged = (program: StandaloneProgram, name: string) => ({
    files: named(name, program).map(({ path }) => path),
    lang: languageOf(program),
    type: "testlib",
  });
  return stringify(
    {
      ...outputLimit({ problem, cases }),
      ...(interactor && { interactive: bridged(interactor, "interact") }),
      ...(!interactor &&
        (checker
          ? {
              checker: { name: "bridged", args: { ...bridged(checker, "check"), feedback: false } },
            }
          : { checker: builtIn(problem.checker) })),
      test_cases: testCases,
    },
    { aliasDuplicateObjects: false },
  );
}

/** Limits of one case: seconds, and KiB. */
function ownLimits({ timeShare, memoryShare }: ExportedCase, problem: ExportedProblem["problem"]) {
  const seconds = ((timeShare ?? 1) * problem.timeLimitMs) / 1000;
  const kib = Math.round((memoryShare ?? 1) * problem.memoryLimitMiB * 1024);
  return {
    ...(timeShare !== undefined && { time_limit: seconds }),
    ...(memoryShare !== undefined && { memory_limit: kib }),
  };
}

/** The limit that DMOJ has is less than large answers take. */
function outputLimit(exported: Pick<ExportedProblem, "problem" | "cases">) {
  const longest = Math.max(0, ...exported.cases.map(({ output }) => output.length));
  if (2 * longest <= USUAL_OUTPUT_BYTES) return {};
  return { output_limit_length: outputLimitMiB(exported) * 2 ** 20 };
}

function casePlace(cases: readonly ExportedCase[], at: number): string {
  const number = `${at + 1}`.padStart(`${cases.length}`.length, "0");
  return `cases/${number}-${fileName(cases[at]!.name)}`;
}

function named(name: string, { files, isBundle }: StandaloneProgram): PackageFile[] {
  return files.map((file) => (isBundle ? { ...file, path: `${name}.js` } : file));
}

/** The executor of a checker or interactor; DMOJ takes compiled languages, and Python as one. */
function languageOf({ files }: StandaloneProgram): string {
  const has = (ending: string) => files.some(({ path }) => path.endsWith(ending));
  if (has(".py")) return "PY3";
  return has(".java") ? "JAVA" : "CPP17";
}

/** What is typed into the site's form; its memory is counted in KiB. */
function siteForm({ slug, problem, cases }: ExportedProblem): string {
  const points = cases.reduce((sum, testCase) => sum + (testCase.points ?? 1), 0);
  return stringify({
    code: slug.replaceAll("-", ""),
    name: problem.title,
    time_limit: problem.timeLimitMs / 1000,
    memory_limit: problem.memoryLimitMiB * 1024,
    points,
    allowed_languages: [NODE],
  });
}
