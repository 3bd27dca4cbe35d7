import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { casesFolder, problemFolder } from "../../base/host/repository";
import { type FilePair, pairFiles } from "../../base/pair-files";
import type { SourceFile } from "../../base/source-file";
import type { DraftCase } from "../../problem/draft";
import { type Added, addCases } from "../../problem/host/add-cases";
import { writeProblem } from "../../problem/host/write-problem";
import { plainTitle, slugOf } from "../../problem/slug";
import { type ProblemPackage, problemPackage } from "../problem-package";
import { readSource } from "./read-source";

export interface SourceImported extends Added {
  readonly slug: string;
  readonly isNew: boolean;
  /** Half a case each: left out. */
  readonly unpaired: readonly string[];
  /** Cases too large for git: better made by a generator. */
  readonly large: readonly string[];
  /** What else has to be known of a problem package, a sentence each. */
  readonly notes: readonly string[];
}

const LARGE_BYTES = 300_000;

/** Cases of a folder or zip into a new problem, or into the one that has the name already. */
export function importSource(root: string, place: string, wanted?: string): SourceImported {
  const all = readSource(place);
  const found = problemPackage(all);
  const files = new Map((found?.caseFiles ?? all).map((file) => [file.path, file]));
  const { pairs, unpaired } = pairFiles([...files.keys()]);
  if (pairs.length === 0) {
    throw new ExpectedError(
      `${place} holds no input with an output`,
      "files such as 1.in 1.out, input/1.txt output/1.txt or input00.txt output00.txt",
    );
  }
  const { facts } = found ?? {};
  const name = basename(resolve(place)).replace(/\.zip$/i, "");
  const slug = wanted ?? (slugOf(facts?.title ?? name) || "problem");
  const cases = namedCases(pairs, files, name);
  const large = cases
    .filter(({ input, output }) => Math.max(input.length, output.length) > LARGE_BYTES)
    .map((each) => each.name);
  const isNew = !existsSync(problemFolder(slug, root)) || !existsSync(casesFolder(slug, root));
  const told = { slug, isNew, unpaired, large, notes: found ? notesOf(found, isNew) : [] };
  if (!isNew) return { ...told, ...addCases(root, slug, cases) };
  const { title = plainTitle(name), timeLimitMs, memoryLimitMiB } = facts ?? {};
  writeProblem(root, {
    slug,
    title,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    ...(memoryLimitMiB !== undefined && { memoryLimitMiB }),
    ...(found && judgedBy(found)),
    cases,
  });
  return { ...told, added: cases.map((each) => each.name), differing: [] };
}

/** The checker of a package, and its script where it has one that needs no compiler. */
function judgedBy({ facts, validator, validatorFlags: flags }: ProblemPackage) {
  if (!facts.hasOwnChecker && !facts.isInteractive && !validator) return { checker: facts.checker };
  if (!validator) return {};
  const icpc = validator.command;
  return {
    files: new Map([[validator.name, validator.content]]),
    ...(facts.isInteractive
      ? { interactor: { icpc } }
      : { checker: { icpc, ...(flags.length > 0 && { flags }) } }),
  };
}

function notesOf({ facts, validator, leftOut }: ProblemPackage, isNew: boolean): string[] {
  const notes: string[] = [];
  if (facts.isInteractive) {
    notes.push(
      validator
        ? "it is interactive: samples alone cannot judge it, its validator talks with the program"
        : "it is interactive: samples alone cannot judge it; write interact.ts",
    );
  }
  if (validator && isNew) {
    notes.push(`${validator.name} is its own and runs outside of the sandbox: read it first`);
  }
  if (leftOut["output validator"] > 0 || (facts.hasOwnChecker && !validator)) {
    notes.push("its output validator needs a compiler and is left out: write check.ts");
  }
  if (leftOut["input validator"] > 0) {
    notes.push("its input validators are left out: write validate.ts");
  }
  if (leftOut.submission > 0) {
    const many = `${leftOut.submission} ${leftOut.submission === 1 ? "submission is" : "submissions are"}`;
    notes.push(`its ${many} left out: npm run judge -- --run "python3 theirs.py" judges one`);
  }
  for (const kind of facts.foreign) notes.push(`it is judged by ${kind}, which we do not have`);
  return notes;
}

function namedCases(
  pairs: readonly FilePair[],
  files: ReadonlyMap<string, SourceFile>,
  source: string,
): DraftCase[] {
  const taken = new Set<string>();
  return pairs.map(({ key, input, output }) => {
    const isSample = /(^|[/_-])samples?([/_-]|\d|$)/i.test(key);
    const words =
      key
        .split("/")
        .at(-1)!
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    const kind = isSample ? "sample" : "given";
    const rest = words
      .filter((word) => !/^samples?$/.test(word))
      .join("-")
      .slice(0, 60);
    const base = `${kind}-${rest || taken.size + 1}`;
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
    taken.add(name);
    return {
      name,
      input: files.get(input)!.read(),
      output: files.get(output)!.read(),
      origin: isSample
        ? { from: "statement", source }
        : { from: "hand", why: `given in ${source} as ${key}` },
    };
  });
}
