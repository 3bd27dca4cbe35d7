import { ExpectedError } from "../../base/expected-error";
import { casesPath, WORKSPACE } from "../../base/host/roots";
import { isDrawn } from "../../problem/drawn-answer";
import { addCases } from "../../problem/host/add-cases";
import { addCaseBeside } from "../../problem/host/cases-beside";
import { linesNote } from "../../problem/host/prefer-lines";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import { type CaseOptions, givenCase, textOf } from "./given-case";

export interface AddOptions extends CaseOptions {
  readonly why: string;
  readonly sample?: true;
}

/** Adds the case that is pasted or in files to a problem, or beside the program `file`; gives the lines to print. */
export function addGiven(
  { word, slug, file }: { word: string; slug: string; file: string | undefined },
  { why, sample, ...options }: AddOptions,
  ask: (text: string) => void,
): string[] {
  const facts =
    file === undefined ? problemExport<Problem>(slug, "problem.ts", "problem") : undefined;
  const asks = facts?.interactor !== undefined;
  const { notes, ...parts } = givenCase(options, `npm run case ${word}`, asks, ask);
  const [input = "", output] = [parts.input, parts.output].map((part) => part && textOf(part));
  if (file !== undefined) {
    if (isDrawn(output ?? "")) notes.push("its answer is drawn: judge it with --checker lines");
    return lines(addCaseBeside(file, input, output), word, notes);
  }
  const origin = sample ? ({ from: "statement" } as const) : ({ from: "hand", why } as const);
  const cases = [{ name: sample ? "sample-1" : "hand-1", ...parts, origin }];
  const { added, differing } = addCases(WORKSPACE, slug, cases);
  if (differing[0] !== undefined) {
    const place = `${casesPath(slug)}/${differing[0]}.out`;
    throw new ExpectedError(`${slug}/${differing[0]} has this input and another output`, place);
  }
  notes.push(...linesNote(WORKSPACE, slug, cases, { added, differing }));
  return lines(added[0] && `${slug}/${added[0]}`, slug, notes);
}

function lines(added: string | undefined, word: string, notes: readonly string[]): string[] {
  const what = added === undefined ? "it is there already" : `added ${added}`;
  return [...notes.map((note) => `note: ${note}`), `${what}; next: npm run judge ${word}`];
}
