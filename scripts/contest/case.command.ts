import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { casesPath, WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { remark, sayLine } from "../base/host/say";
import { isDrawn } from "../problem/drawn-answer";
import { addCases } from "../problem/host/add-cases";
import { addCaseBeside } from "../problem/host/cases-beside";
import { findSlugs } from "../problem/host/find-slugs";
import { namedProgram } from "../problem/host/named-program";
import { linesNote } from "../problem/host/prefer-lines";
import { problemExport } from "../problem/host/problem-module";
import type { Problem } from "../problem/problem";
import { type CaseOptions, givenCase, textOf } from "./host/given-case";

const command = new Command("npm run case --")
  .description("add a case by pasting: its input, a blank line or a line ---, then its output")
  .argument("<slug>", "problem, or the path of a program that has its cases beside it")
  .option("--input <file>", "the input is in a file, which may be empty")
  .option("--output <file>", "and so is the output; without it the case has no answer")
  .option("--no-answer", "the case has no answer: it is run, and its output is shown")
  .option("--why <text>", "what it is for, written to cases.json", "pasted")
  .option("--sample", "it is one of the statement's");

runCommand(command, async (): Promise<ExitCode> => {
  const word = command.args[0]!;
  const program = namedProgram(word);
  const { file } = program?.of ? {} : (program ?? {});
  const slug = program?.of?.slug ?? (file === undefined ? findSlugs([word])[0]! : word);
  const { why, sample, ...options } = command.opts<CaseOptions & { why: string; sample?: true }>();
  const facts =
    file === undefined ? problemExport<Problem>(slug, "problem.ts", "problem") : undefined;
  const asks = facts?.interactor !== undefined;
  const { notes, ...parts } = givenCase(options, `npm run case ${word}`, asks, remark);
  const [input = "", output] = [parts.input, parts.output].map((part) => part && textOf(part));
  if (file !== undefined) {
    if (isDrawn(output ?? "")) notes.push("its answer is drawn: judge it with --checker lines");
    return told(addCaseBeside(file, input, output), word, notes);
  }
  const origin = sample ? ({ from: "statement" } as const) : ({ from: "hand", why } as const);
  const cases = [{ name: sample ? "sample-1" : "hand-1", ...parts, origin }];
  const { added, differing } = addCases(WORKSPACE, slug, cases);
  if (differing[0] !== undefined) {
    const place = `${casesPath(slug)}/${differing[0]}.out`;
    throw new ExpectedError(`${slug}/${differing[0]} has this input and another output`, place);
  }
  notes.push(...linesNote(WORKSPACE, slug, cases, { added, differing }));
  return told(added[0] && `${slug}/${added[0]}`, slug, notes);
});

function told(added: string | undefined, word: string, notes: readonly string[]): ExitCode {
  for (const note of notes) sayLine(`note: ${note}`);
  const what = added === undefined ? "it is there already" : `added ${added}`;
  sayLine(`${what}; next: npm run judge ${word}`);
  return EXIT.accepted;
}
