import type { SourceFile } from "../../base/source-file";
import { isFileName, type ProgramFiles } from "../../problem/program-files";
import {
  INTERACTOR,
  type PackageCase,
  type PackageDraft,
  VALIDATOR,
} from "../packages/package-draft";
import { programFiles } from "../packages/program-files";
import { STANDARD } from "../packages/standard-checkers";
import { utf8 } from "../packages/utf8";
import { parseXml, type XmlElement, xmlAll, xmlAt } from "./xml";

/** A package of Polygon by its problem.xml. */
export function polygonPackage(files: readonly SourceFile[], name: string): PackageDraft {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const root = problemOf(byPath.get("problem.xml")!);
  const names = xmlAll(xmlAt(root, "names"), "name").map(({ attributes }) => attributes);
  const english = names.find(({ language }) => language === "english") ?? names[0];
  const judgingPart = needed(root, "judging");
  const sets = xmlAll(judgingPart, "testset");
  const set =
    sets.find(({ attributes }) => attributes.name === "tests") ?? needed(judgingPart, "testset");
  const unpaired: string[] = [];
  const cases = casesOf(set, byPath, unpaired);
  if (cases.length === 0 && unpaired.length > 0 && byPath.has("doall.sh")) {
    const message = `${unpaired[0]} is missing: run doall.sh of the package, which makes its tests and answers`;
    throw new Error(message);
  }
  const timeLimitMs = limit(xmlAt(set, "time-limit"));
  const memory = limit(xmlAt(set, "memory-limit"));
  const programFiles = filesOf(judgingPart);
  const unjudged = unusual(root, judgingPart);
  const judging = unjudged ? { unjudged } : judgedBy(xmlAt(root, "assets"), byPath);
  const groups = xmlAll(xmlAt(set, "groups"), "group").map(
    ({ attributes }) => `${attributes.name}`,
  );
  return {
    title: english?.value || root.attributes["short-name"] || name,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    ...(memory !== undefined && { memoryLimitMiB: Math.max(1, Math.round(memory / 2 ** 20)) }),
    ...judging,
    ...(programFiles && { programFiles }),
    cases,
    unpaired,
    emptyGroups: groups.filter((name) => !cases.some(({ group }) => group === name)),
    notes: judging.unjudged ? [`nothing of it is judged: ${judging.unjudged}`] : [],
    assumed: [],
  };
}

/** Solutions of a package: their files and the tags that say what they must earn. */
export function polygonSolutions(problemXml: SourceFile): { path: string; tag: string }[] {
  const solutions = xmlAt(problemOf(problemXml), "assets", "solutions");
  return xmlAll(solutions, "solution").flatMap((solution) => {
    const path = xmlAt(solution, "source")?.attributes.path;
    return path === undefined ? [] : [{ path, tag: solution.attributes.tag ?? "" }];
  });
}

/** The paths of its validators' sources. */
export function polygonValidators(problemXml: SourceFile): string[] {
  const validators = xmlAt(problemOf(problemXml), "assets", "validators");
  return xmlAll(validators, "validator").flatMap((one) => {
    return xmlAt(one, "source")?.attributes.path ?? [];
  });
}

function problemOf(file: SourceFile): XmlElement {
  const root = parseXml(file.path, utf8(file));
  if (root.name === "problem") return root;
  throw new Error(`${file.path} line ${root.line}: expected <problem>, found <${root.name}>`);
}

function needed(element: XmlElement, name: string): XmlElement {
  const child = xmlAt(element, name);
  if (child) return child;
  const place = `problem.xml line ${element.line}`;
  throw new Error(`${place}: expected <${name}> in <${element.name}>, found none`);
}

function casesOf(
  set: XmlElement,
  files: ReadonlyMap<string, SourceFile>,
  unpaired: string[],
): PackageCase[] {
  const pattern = (name: string) => needed(set, name).text.trim();
  const [input, answer] = [pattern("input-path-pattern"), pattern("answer-path-pattern")];
  const tests = xmlAll(xmlAt(set, "tests"), "test");
  const cases: PackageCase[] = [];
  for (const [at, { attributes }] of tests.entries()) {
    const paths = [input, answer].map((text) => numbered(text, at + 1));
    const lost = paths.filter((path) => !files.has(path));
    if (lost.length > 0) {
      unpaired.push(...lost);
      continue;
    }
    const points = Number(attributes.points);
    cases.push({
      key: `${at + 1}`.padStart(`${tests.length}`.length, "0"),
      isSample: attributes.sample === "true",
      input: files.get(paths[0]!),
      output: files.get(paths[1]!),
      ...(attributes.group !== undefined && { group: attributes.group }),
      ...(attributes.points !== undefined && Number.isFinite(points) && { points }),
    });
  }
  return cases;
}

/** tests/%02d for test 3: tests/03. */
function numbered(pattern: string, number: number): string {
  return pattern.replace(/%(0?)(\d?)d/, (_, zero, width) =>
    `${number}`.padStart(Number(width || 0), zero === "0" ? "0" : " "),
  );
}

type Judging = Pick<PackageDraft, "checker" | "interactor" | "unjudged" | "files">;

/** What of a package decides and cannot be run here. */
function unusual(root: XmlElement, judging: XmlElement): string | undefined {
  const count = judging.attributes["run-count"] ?? "1";
  if (count.trim() !== "1") {
    return `its program is run ${count} times for a case (run-count), on what a run before it leaves`;
  }
  const resources = xmlAll(xmlAt(root, "files", "resources"), "file");
  const linked = resources.find((file) =>
    xmlAll(xmlAt(file, "assets"), "asset").some(({ attributes }) => isSolution(attributes.name)),
  );
  return (
    linked && `its programs are compiled with ${linked.attributes.path}, not run by themselves`
  );
}

function isSolution(asset: string | undefined): boolean {
  return asset?.toLowerCase() === "solution";
}

/** Both the interactor and the checker decide: the checker reads what the interactor writes. */
function judgedBy(assets: XmlElement | undefined, files: ReadonlyMap<string, SourceFile>): Judging {
  const [interactor, checker] = [xmlAt(assets, "interactor"), xmlAt(assets, "checker")];
  const compared = comparedBy(checker, files);
  if (!interactor || compared.unjudged !== undefined) return compared;
  const talks = programOf(interactor, files, INTERACTOR);
  if (!talks) return { unjudged: "its interactor is not in the package" };
  const command = { testlib: [INTERACTOR] };
  if (!checker) return { interactor: command, files: talks };
  return {
    ...compared,
    interactor: { ...command, isChecked: true },
    files: new Map([...talks, ...(compared.files ?? [])]),
  };
}

function comparedBy(
  checker: XmlElement | undefined,
  files: ReadonlyMap<string, SourceFile>,
): Judging {
  if (!checker) return { checker: "tokens" };
  const standard = STANDARD[checker.attributes.name ?? ""];
  if (standard !== undefined) return { checker: standard };
  const checkerFiles = programOf(checker, files, VALIDATOR);
  if (checkerFiles) return { checker: { testlib: [VALIDATOR] }, files: checkerFiles };
  return { unjudged: "its checker is not in the package" };
}

/** The files of a checker or interactor. */
function programOf(
  element: XmlElement,
  files: ReadonlyMap<string, SourceFile>,
  to: string,
): Map<string, Uint8Array> | undefined {
  const paths = xmlAll(element, "source").flatMap(({ attributes }) => attributes.path ?? []);
  const [path] = paths;
  if (path === undefined || !files.has(path)) return undefined;
  return programFiles(path, files, to);
}

/** Files in place of stdin and stdout; a name that leads elsewhere is not taken. */
function filesOf(judging: XmlElement | undefined): ProgramFiles | undefined {
  const { "input-file": input = "", "output-file": output = "" } = judging?.attributes ?? {};
  const names = {
    ...(isFileName(input) && { input }),
    ...(isFileName(output) && { output }),
  };
  return Object.keys(names).length > 0 ? names : undefined;
}

/** A limit; undefined where the package names none. */
function limit(element: XmlElement | undefined): number | undefined {
  if (!element) return undefined;
  const value = Number(element.text);
  if (Number.isFinite(value) && value > 0) return value;
  const { name, line, text } = element;
  const content = `"${text.trim().slice(0, 20)}"`;
  throw new Error(
    `problem.xml line ${line}: expected <${name}> as a number above 0, found ${content}`,
  );
}
