import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { casesPath, WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { remark, sayLine } from "../base/host/say";
import { addCases } from "../problem/host/add-cases";
import { addCaseBeside } from "../problem/host/cases-beside";
import { findSlugs } from "../problem/host/find-slugs";
import { namedProgram } from "../problem/host/named-program";
import { problemExport } from "../problem/host/problem-module";
import type { Problem } from "../problem/problem";
import { type CaseOptions, givenCase } from "./host/given-case";

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
  const { interactor } =
    (file === undefined && problemExport<Problem>(slug, "problem.ts", "problem")) || {};
  const given = givenCase(options, `npm run case ${word}`, interactor !== undefined, remark);
  const { notes, ...parts } = given;
  for (const note of notes) sayLine(`note: ${note}`);
  if (file !== undefined) {
    const [input, output] = [parts.input, parts.output].map((part) => part && textOf(part));
    return told(addCaseBeside(file, input!, output), word);
  }
  const origin = sample ? ({ from: "statement" } as const) : ({ from: "hand", why } as const);
  const name = sample ? "sample-1" : "hand-1";
  const { added, differing } = addCases(WORKSPACE, slug, [{ name, ...parts, origin }]);
  if (differing[0] !== undefined) {
    const place = `${casesPath(slug)}/${differing[0]}.out`;
    throw new ExpectedError(`${slug}/${differing[0]} has this input and another output`, place);
  }
  return told(added[0] && `${slug}/${added[0]}`, slug);
});

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

function told(added: string | undefined, word: string): ExitCode {
  const what = added === undefined ? "it is there already" : `added ${added}`;
  sayLine(`${what}; next: npm run judge ${word}`);
  return EXIT.accepted;
}
