import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { findSlugs } from "../../../problem/host/find-slugs";
import { namedProgram } from "../../../problem/host/named-program";
import { programPath } from "../../../problem/host/program-path";

/** A program of a problem, or one elsewhere that has its cases beside it. */
export interface RanProgram {
  /** What names it: a slug, or what was typed. */
  readonly name: string;
  /** Missing for a program elsewhere. */
  readonly slug?: string | undefined;
  /** From the workspace, or absolute. */
  readonly program: string;
}

/** What a word on the command line names, where --solution may name another program of the problem. */
export function ranProgram(word: string, solution: string | undefined): RanProgram {
  const named = namedProgram(word);
  if (named === undefined || named.of !== undefined) {
    const slug = named?.of?.slug ?? findSlugs([word])[0]!;
    const file = solution ?? named?.file ?? "solution.ts";
    return { name: slug, slug, program: programPath(slug, file) };
  }
  if (solution === undefined) return { name: word, program: named.file };
  const message = `--solution names a program of a problem, and ${word} is none`;
  throw new ExpectedError(message, `npm run run ${solution}`, EXIT.usage);
}
