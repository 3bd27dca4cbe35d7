import type { SourceFile } from "../../base/source-file";
import type { Verdict } from "../../problem/verdict";
import { sinolSolutions } from "../olympiad/sinol";
import type { FoundPackage } from "../packages/find-packages";
import { polygonSolutions } from "../polygon/polygon-package";
import { byFolder, checksIn, marked, SINOL, TAGS } from "./expected-verdicts";
import { endingOf, languageOf } from "./source-language";
import { submissionList } from "./submission-list";

/** A program that came with a package, and what it must earn there. */
export interface PackageSubmission {
  /** "wrong_answer/greedy.py" */
  readonly name: string;
  /** One file, or those of a folder, their names without it. */
  readonly files: readonly SourceFile[];
  /** Verdicts that agree with its folder or tag; none where these say nothing. */
  readonly allowed: readonly Verdict[];
  /** The file or class that starts it, where submissions.yaml names one. */
  readonly entry?: string;
  /** The least and the most points that it may get. */
  readonly score?: readonly [number, number];
}

const LIST = "submissions.yaml";
export const SUBMISSION_LIST = `submissions/${LIST}`;

/** Every submission of a package, with what its folder, its marks and submissions.yaml say. */
export function packageSubmissions({ kind, files }: FoundPackage): PackageSubmission[] {
  if (kind === "polygon") return solutionsByTag(files);
  if (kind === "sinol") return solutionsOfSinol(files);
  if (kind === "cms") return solutionsOfCms(files);
  if (kind === "uoj" || kind === "hydro") return files.filter(isStandard).map(standardSolution);
  const programs = new Map<string, SourceFile[]>();
  const list = files.find(({ path }) => path === SUBMISSION_LIST);
  const listed = list && submissionList(list);
  for (const file of files) {
    const [, folder, first, rest] =
      /^submissions\/([^/]+)(?:\/([^/]+)(?:\/(.+))?)?$/.exec(file.path) ?? [];
    if (folder === undefined || folder === LIST || /^\.|^README/i.test(first ?? folder)) continue;
    const name = first === undefined ? folder : `${folder}/${first}`;
    const path = rest ?? first ?? folder;
    programs.set(name, [...(programs.get(name) ?? []), { ...file, path }]);
  }
  return [...programs].map(([name, sources]) => {
    const { verdicts, score: points } = marked(sources);
    const usual = listed?.allowed(name) ?? byFolder(name.split("/")[0]!);
    const both = verdicts?.filter((verdict) => usual.includes(verdict)) ?? [];
    const score = points === undefined ? listed?.score(name) : ([points, points] as const);
    const entry = listed?.entry(name);
    return {
      name,
      files: withIncluded(named(sources, listed?.language(name)), files),
      // As DOMjudge has it: a mark is held to the folder, unless that says something else altogether.
      allowed: both.length > 0 ? both : (verdicts ?? usual),
      ...(entry !== undefined && { entry }),
      ...(score && { score }),
    };
  });
}

/** Sources whose names do not tell their language, under names that do. */
function named(sources: readonly SourceFile[], language = ""): readonly SourceFile[] {
  const ending = endingOf(language);
  if (ending === undefined || languageOf(sources.map(({ path }) => path))) return sources;
  return sources.map((file) => ({ ...file, path: `${file.path}.${ending}` }));
}

/** A submission with the files that the package adds to all of its language, or else to all. */
function withIncluded(sources: readonly SourceFile[], files: readonly SourceFile[]) {
  const language = languageOf(sources.map(({ path }) => path));
  const inside = (name: string) => {
    const folder = `include/${name}/`;
    return files
      .filter(({ path }) => path.startsWith(folder))
      .map((file) => ({ ...file, path: file.path.slice(folder.length) }));
  };
  const ofLanguage = language === undefined ? [] : inside(language);
  const added = ofLanguage.length > 0 ? ofLanguage : inside("default");
  return [...sources.filter(({ path }) => !added.some((file) => file.path === path)), ...added];
}

function solutionsByTag(files: readonly SourceFile[]): PackageSubmission[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return polygonSolutions(byPath.get("problem.xml")!).flatMap(({ path, tag }) => {
    const file = byPath.get(path);
    const name = path.split("/").at(-1)!;
    if (!file) return [];
    return [{ name: `${tag}/${name}`, files: [{ ...file, path: name }], allowed: TAGS[tag] ?? [] }];
  });
}

function solutionsOfSinol(files: readonly SourceFile[]): PackageSubmission[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const headers = files.filter(({ path }) => /^prog\/[^/]+\.(?:h|hpp)$/.test(path));
  const short = (file: SourceFile) => ({ ...file, path: file.path.slice("prog/".length) });
  return sinolSolutions(byPath).map(({ path, kind, statuses, points }) => {
    const wrong = statuses?.filter((status) => status !== "OK");
    // A group that is not whole is OK there, too, so the points say the rest.
    const named = wrong && (wrong.length === 0 ? ["OK"] : wrong);
    return {
      name: path,
      files: [byPath.get(path)!, ...headers].map(short),
      allowed: (named ?? [kind === "" ? "OK" : kind]).flatMap((word) => SINOL[word] ?? []),
      ...(points !== undefined && { score: [points, points] as const }),
    };
  });
}

/** Those of sol/, by the marks that task-maker reads; a model solution without one is to be accepted. */
function solutionsOfCms(files: readonly SourceFile[]): PackageSubmission[] {
  const sources = files.filter(({ path }) => /^sol\/[^/]+\.(?:c|cc|cpp|py|java|rs)$/.test(path));
  return sources.map((file) => {
    const checks = checksIn(file);
    const isModel = /^sol\/(?:solution|soluzione)\./.test(file.path);
    const short = { ...file, path: file.path.slice("sol/".length) };
    return { name: file.path, files: [short], allowed: checks ?? (isModel ? ["AC"] : []) };
  });
}

/** std.cpp, as setters of UOJ, Hydro and Luogu call their own. */
function isStandard({ path }: SourceFile): boolean {
  return /^(?:testdata\/)?std\.(?:c|cc|cpp|py|java)$/.test(path);
}

function standardSolution(file: SourceFile): PackageSubmission {
  const path = file.path.replace("testdata/", "");
  return { name: path, files: [{ ...file, path }], allowed: ["AC"] };
}

/** The verdict of a submission: of its first case that is not accepted, in the order of the cases. */
export function firstVerdict(
  names: readonly string[],
  results: readonly { readonly name: string; readonly verdict: Verdict }[],
): Verdict {
  const byName = new Map(results.map(({ name, verdict }) => [name, verdict]));
  const [first = "AC"] = [...names.map((name) => byName.get(name)), ...byName.values()].filter(
    (verdict): verdict is Verdict => verdict !== undefined && verdict !== "AC",
  );
  return first;
}
