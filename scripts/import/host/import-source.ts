import { statSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { pairFiles } from "../../base/pair-files";
import type { SourceFile } from "../../base/source-file";
import { freeName } from "../../problem/draft";
import { type Added, addCases } from "../../problem/host/add-cases";
import { linesNote } from "../../problem/host/prefer-lines";
import { writeProblem } from "../../problem/host/write-problem";
import { slugOf } from "../../problem/slug";
import { caseFolders, folderNames, ownFolder } from "../packages/find-packages";
import { readSource } from "../packages/host/read-source";
import { withZips } from "../packages/host/with-zips";
import { noCases } from "../packages/no-cases";
import type { PackageDraft } from "../packages/package-draft";
import { pairByPattern } from "../packages/pair-by-pattern";
import { plainDraft, programsBeside, unreadBeside } from "../packages/plain-draft";
import { namedCases } from "../packages/plan-cases";
import { problemDraft } from "../packages/problem-draft";
import { toolProblems } from "../tools/tool-problems";
import { type Planned, planned, withLimit } from "./planned";
import { packageName, packagesIn } from "./read-packages";
import { toolPlans } from "./tool-plans";

export interface SourceImported extends Added {
  readonly slug: string;
  readonly isNew: boolean;
  /** Half a case each: left out. */
  readonly unpaired: readonly string[];
  /** Cases too large for git: better made by a generator. */
  readonly large: readonly string[];
  /** What else has to be known of a problem package, a sentence each. */
  readonly notes: readonly string[];
  readonly package: PackageDraft;
}

const LARGE_BYTES = 300_000;

/** Cases or one package of a folder or zip into a new problem, or into the one that has the name already. */
export function importSource(root: string, place: string, wanted?: string): SourceImported {
  const plans = planSource(root, place, { ...(wanted !== undefined && { to: wanted }) });
  return writePlanned(root, plans[0]!);
}

export interface PlanOptions {
  readonly to?: string;
  /** Every folder with cases is a problem of its own. */
  readonly each?: boolean;
  /** How inputs and outputs are called, where no usual way fits. */
  readonly pattern?: readonly string[];
  /** The testlib.h of programs that bring none. */
  readonly testlib?: string;
  /** Gets what is left out of the folder or zip, a line each. */
  readonly say?: (line: string) => void;
}

/** What a folder or zip would become: a problem for each package in it; nothing is written. */
export function planSource(root: string, place: string, options: PlanOptions): Planned[] {
  const { to, say, testlib } = options;
  const files = readSource(place, say);
  const packages = packagesIn(files, place, testlib);
  const tools = packages.length > 0 ? [] : toolProblems(files, packageName(place));
  const count = packages.length + tools.length;
  if (count > 1 && to !== undefined) {
    const kind = tools.length > 0 ? "problems of another tool" : "packages";
    const message = `${place} holds ${count} ${kind}, which cannot be one problem`;
    throw new ExpectedError(message, "without --to, or one of the folders alone");
  }
  const taken = new Set<string>();
  const free = (title: string, own: string) => {
    const wanted = to ?? (slugOf(title) || slugOf(own) || "problem");
    const slug = taken.has(wanted) ? freeName(slugOf(own) || wanted, taken) : wanted;
    taken.add(slug);
    return slug;
  };
  if (packages.length > 0) {
    return packages.map((source) => {
      const { package: problemPackage, name: own, draft } = source;
      if (draft.cases.length === 0)
        throw noCases(`${place}: ${problemPackage.base || "."}`, draft.unpaired);
      return planned(root, free(draft.title, own), draft, namedCases(draft, own), source);
    });
  }
  if (tools.length > 0) {
    const plans = toolPlans(tools, { root, place, files, to, free, say });
    return plans.map(({ slug, draft, cases }) => planned(root, slug, draft, cases));
  }
  return plainProblems(root, place, withZips(files), options);
}

/** Plain cases: one problem, or one of each folder. */
function plainProblems(
  root: string,
  place: string,
  files: readonly SourceFile[],
  { to, each, pattern, say = () => {} }: PlanOptions,
): Planned[] {
  const name = packageName(place);
  const paths = files.map(({ path }) => path);
  const { pairs, unpaired } = pattern ? pairByPattern(paths, pattern) : pairFiles(paths);
  if (pairs.length === 0) throw noCases(place, unpaired, paths);
  const keys = pairs.map(({ key }) => key);
  const folders = to === undefined ? caseFolders(keys) : [];
  if (folders.length > 0 && !each) {
    const some = `${folders.slice(0, 3).join(", ")}${folders.length > 3 ? " …" : ""}`;
    throw new ExpectedError(
      `${place} holds ${folders.length} folders of cases: ${some}`,
      "--each makes a problem of each, --to <slug> one problem of all; with --dry-run nothing is written",
    );
  }
  const groups = folders.length > 0 ? folders : [""];
  const alone = (each && ownFolder(keys).split("/").at(-1)) || name;
  const names = folders.length > 0 ? folderNames(folders) : [alone];
  const isIn = (path: string) => groups.some((folder) => path.startsWith(folder && `${folder}/`));
  const rest = pairs.filter(({ key }) => !isIn(key));
  if (rest.length > 0)
    say(`  in no folder of a problem, left out: ${rest.map(({ key }) => key).join(" ")}`);
  const isFolder = statSync(place).isDirectory();
  const paired = new Set(pairs.flatMap(({ input, output }) => [input, output]));
  const others = paths.filter((path) => !paired.has(path));
  return groups.map((folder, at) => {
    const start = folder === "" ? "" : `${folder}/`;
    const name = names[at]!;
    const mine = pairs.filter(({ key }) => key.startsWith(start));
    const draft = {
      ...plainDraft(
        name,
        mine,
        files,
        unpaired.filter((path) => path.startsWith(start)),
      ),
      ...unreadBeside(others, start),
      ...(isFolder && {
        programs: programsBeside(others, mine).map((path) => `npm run judge ${join(place, path)}`),
      }),
    };
    const slug = to ?? (slugOf(name) || "problem");
    return planned(root, slug, draft, namedCases(draft, name));
  });
}

/** Writes what was planned; cases that are there already stay as they are, but with `renew`. */
export function writePlanned(root: string, whole: Planned, renew?: boolean): SourceImported {
  const plan = whole.isLimitless ? withLimit(whole, undefined) : whole;
  const { slug, isNew, cases } = plan;
  const { unpaired, notes, assumed, cleaning = [] } = plan.package;
  const large = cases
    .filter(({ input, output }) => Math.max(input.length, output?.length ?? 0) > LARGE_BYTES)
    .map((testCase) => testCase.name);
  const facts = { slug, isNew, unpaired, large, package: plan.package };
  if (!isNew) {
    const changes = addCases(root, slug, cases, { isNumbered: true, renew });
    const byLines = linesNote(root, slug, cases, changes);
    return { ...facts, notes: [...cleaning, ...byLines], ...changes };
  }
  writeProblem(root, problemDraft(slug, plan.package, cases));
  return {
    ...facts,
    notes: [...notes, ...cleaning, ...assumed.map((assumption) => `assumed: ${assumption}`)],
    added: cases.map((testCase) => testCase.name),
    differing: [],
  };
}
