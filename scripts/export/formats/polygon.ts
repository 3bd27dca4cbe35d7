import type { CheckerChoice, CheckerName } from "../../problem/problem";
import type { Compared } from "../../problem/verdict";
import { comparing } from "../comparing";
import type { ExportedProblem, PackageFile, StandaloneProgram } from "../exported-problem";
import type { Format } from "../format";
import { fileName, sourceFiles } from "../icpc-parts";
import { polygonStatement } from "../polygon-statement";
import { element, textElement } from "../xml-text";

/** Codeforces' name of Node.js. */
const NODE = "v8.nodejs";

/** Tags of solutions, as Polygon's packages have them. */
const TAGS: Readonly<Record<Compared, string>> = {
  AC: "main",
  WA: "wrong-answer",
  PE: "presentation-error",
  TLE: "time-limit-exceeded",
  MLE: "memory-limit-exceeded",
  RE: "failed",
  OLE: "rejected",
  CE: "rejected",
  JE: "rejected",
};

/** A package of Polygon, from which Codeforces' problems are made. */
export const polygon: Format = {
  title: "Polygon (Codeforces)",
  convention: "testlib",
  validExit: 0,
  invalidExit: 3,
  target: "codeforces",
  hasChecker: (choice) => standardChecker(choice) !== undefined,
  isCompiled: true,
  holds: ["points"],
  zipName: (slug) => slug,
  topFolder: () => "",
  refusal: ({ passes }) =>
    passes === undefined ? undefined : "a program that is run in several passes",
  files: (problem) => [
    { path: "problem.xml", content: problemXml(problem) },
    ...polygonStatement(problem),
    ...problem.cases.flatMap((testCase, at): PackageFile[] => [
      { path: `tests/${testName(problem, at)}`, content: testCase.input },
      { path: `tests/${testName(problem, at)}.a`, content: testCase.output },
    ]),
    ...programFiles(problem.inputValidator),
    ...(problem.checker ? programFiles(problem.checker) : []),
    ...checkSource(problem),
    ...(problem.interactor ? programFiles(problem.interactor) : []),
    ...problem.submissions.map(({ name, code }) => ({
      path: `solutions/${fileName(name)}.js`,
      content: code,
    })),
    ...sourceFiles(problem),
  ],
};

/** Tests are numbered from 1 with as many digits as the pattern says, two at least. */
function testName({ cases }: ExportedProblem, at: number): string {
  return `${at + 1}`.padStart(digits(cases.length), "0");
}

function digits(count: number): number {
  return Math.max(2, `${count}`.length);
}

function programFiles({ files }: StandaloneProgram): PackageFile[] {
  return files.map((file) => ({ ...file, path: `files/${file.path}` }));
}

function problemXml(exported: ExportedProblem): string {
  const { slug, problem, cases, submissions, checker, interactor, inputValidator } = exported;
  const pattern = `tests/%0${digits(cases.length)}d`;
  const { input = "", output = "" } = problem.files ?? {};
  const tests = cases.map(({ isSample, points, group }) =>
    element("test", {
      method: "manual",
      ...(isSample && { sample: "true" }),
      ...(points !== undefined && { points: points.toFixed(1) }),
      ...(group !== undefined && { group }),
    }),
  );
  const statement = (path: string) => ({
    charset: "UTF-8",
    language: "english",
    mathjax: "true",
    path,
    type: "application/x-tex",
  });
  const source = (program: StandaloneProgram) =>
    program.files.map(({ path }) =>
      element("source", { path: `files/${path}`, type: typeOf(path) }),
    );
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="no"?>',
    ...element("problem", { revision: "1", "short-name": slug }, [
      ...element("names", {}, element("name", { language: "english", value: problem.title })),
      ...element(
        "statements",
        {},
        element("statement", statement("statements/english/problem.tex")),
      ),
      ...element("judging", { "input-file": input, "output-file": output, "run-count": "1" }, [
        ...element("testset", { name: "tests" }, [
          ...textElement("time-limit", `${problem.timeLimitMs}`),
          ...textElement("memory-limit", `${problem.memoryLimitMiB * 2 ** 20}`),
          ...textElement("test-count", `${cases.length}`),
          ...textElement("input-path-pattern", pattern),
          ...textElement("answer-path-pattern", `${pattern}.a`),
          ...element("tests", {}, tests.flat()),
        ]),
      ]),
      ...element("files", {}, element("resources", {})),
      ...element("assets", {}, [
        ...(interactor
          ? []
          : element(
              "checker",
              {
                name: checker ? checker.files[0]!.path : standardChecker(problem.checker, cases)!,
                type: "testlib",
              },
              checker
                ? source(checker).flat()
                : checkSource(exported).flatMap(({ path }) =>
                    element("source", { path, type: typeOf(path) }),
                  ),
            )),
        ...(interactor ? element("interactor", {}, source(interactor).flat()) : []),
        ...element("validators", {}, element("validator", {}, source(inputValidator).flat())),
        ...element(
          "solutions",
          {},
          submissions.flatMap(({ name, verdict }) =>
            element(
              "solution",
              { tag: TAGS[verdict] },
              element("source", { path: `solutions/${fileName(name)}.js`, type: NODE }),
            ),
          ),
        ),
      ]),
    ]),
    "",
  ].join("\n");
}

/** Tools that do not know Polygon's own checkers compile a source that does the same. */
function checkSource(exported: ExportedProblem): PackageFile[] {
  const { checker, interactor, problem, compareSource } = exported;
  const content = checker || interactor ? undefined : comparing(problem.checker, compareSource);
  return content === undefined ? [] : [{ path: "files/check.cpp", content }];
}

/** The checker of Polygon that compares as ours does; yesno.cpp reads one word, nyesno.cpp any number. */
function standardChecker(
  choice: CheckerChoice,
  cases: ExportedProblem["cases"] = [],
): string | undefined {
  if (typeof choice === "object") {
    const { absolute, relative, ignoreCase } = "numbers" in choice ? choice.numbers : {};
    if (absolute !== relative || ignoreCase) return undefined;
    return REALS.get(Number((absolute ?? 0).toPrecision(3))); // testlib's have a little more
  }
  if (choice !== "yes-no") return STANDARD[choice];
  const isOneWord = cases.every(({ output }) =>
    /^\s*\S+\s*$/.test(new TextDecoder().decode(output)),
  );
  return isOneWord ? "std::yesno.cpp" : "std::nyesno.cpp";
}

const STANDARD: Readonly<Partial<Record<CheckerName | "own", string>>> = {
  tokens: "std::wcmp.cpp",
  exact: "std::fcmp.cpp",
  "full-lines": "std::fcmp.cpp",
  "line-words": "std::lcmp.cpp",
  numbers: "std::rcmp6.cpp",
  lines: "std::lcmp.cpp",
  "unordered-tokens": "std::uncmp.cpp",
};

const REALS: ReadonlyMap<number, string> = new Map([
  [1e-4, "std::rcmp4.cpp"],
  [1e-6, "std::rcmp6.cpp"],
  [1e-9, "std::rcmp9.cpp"],
]);

/** The source type of a file, in Codeforces' names. */
function typeOf(path: string): string {
  if (path.endsWith(".py")) return "python.3";
  if (path.endsWith(".java")) return "java21";
  return /\.(cpp|cc|cxx|h|hpp)$/.test(path) ? "cpp.g++17" : NODE;
}
