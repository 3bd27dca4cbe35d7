import { existsSync } from "node:fs";
import { basename } from "node:path";
import { ExpectedError } from "../../core/expected-error";
import { packageFacts } from "../../core/package-facts";
import { type FilePair, pairFiles } from "../../core/pair-files";
import { plainTitle, slugOf } from "../../core/slug";
import { casesFolder, problemFolder } from "../repository";
import { type Added, addCases } from "../scaffold/add-cases";
import type { DraftCase } from "../scaffold/draft";
import { writeProblem } from "../scaffold/write-problem";
import { readSource } from "./read-source";
import type { SourceFile } from "./source-file";

export interface SourceImported extends Added {
  readonly slug: string;
  readonly isNew: boolean;
  /** Half a case each: left out. */
  readonly unpaired: readonly string[];
  /** Cases too large for git: better made by a generator. */
  readonly large: readonly string[];
  readonly hasOwnChecker: boolean;
}

const LARGE_BYTES = 300_000;

/** Cases of a folder or zip into a new problem, or into the one that has the name already. */
export function importSource(root: string, place: string, wanted?: string): SourceImported {
  const files = new Map(readSource(place).map((file) => [file.path, file]));
  const { pairs, unpaired } = pairFiles([...files.keys()]);
  if (pairs.length === 0) {
    throw new ExpectedError(
      `${place} holds no input with an output`,
      "files such as 1.in 1.out, input/1.txt output/1.txt or input00.txt output00.txt",
    );
  }
  const yaml = [...files.values()].find(({ path }) => /^([^/]+\/)?problem\.yaml$/.test(path));
  const facts = yaml && packageFacts(new TextDecoder().decode(yaml.read()));
  const name = basename(place).replace(/\.zip$/i, "");
  const slug = wanted ?? (slugOf(facts?.title ?? name) || "problem");
  const cases = namedCases(pairs, files, name);
  const large = cases
    .filter(({ input, output }) => Math.max(input.length, output.length) > LARGE_BYTES)
    .map((each) => each.name);
  const told = { slug, unpaired, large, hasOwnChecker: facts?.hasOwnChecker ?? false };
  if (existsSync(problemFolder(slug, root)) && existsSync(casesFolder(slug, root))) {
    return { ...told, isNew: false, ...addCases(root, slug, cases) };
  }
  const { title = plainTitle(name), timeLimitMs, memoryLimitMiB } = facts ?? {};
  writeProblem(root, {
    slug,
    title,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    ...(memoryLimitMiB !== undefined && { memoryLimitMiB }),
    cases,
  });
  return { ...told, isNew: true, added: cases.map((each) => each.name), differing: [] };
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
