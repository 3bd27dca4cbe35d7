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
import { PastedParts, pastedCase } from "./host/pasted-parts";

const command = new Command("npm run case --")
  .description("add a case by pasting: its input, a blank line or Ctrl-D, then its output")
  .argument("<slug>", "problem, or the path of a program that has its cases beside it")
  .option("--why <text>", "what it is for, written to cases.json", "pasted")
  .option("--sample", "it is one of the statement's");

runCommand(command, async (): Promise<ExitCode> => {
  const word = command.args[0]!;
  const program = namedProgram(word);
  const { file } = program?.of ? {} : (program ?? {});
  const slug = program?.of?.slug ?? (file === undefined ? findSlugs([word])[0]! : word);
  const { why, sample } = command.opts<{ why: string; sample?: true }>();
  const parts = new PastedParts();
  const prompt = (name: string) => {
    if (process.stdin.isTTY) remark(`${name} (ends with a blank line or Ctrl-D):\n`);
  };
  const { interactor } =
    (file === undefined && problemExport<Problem>(slug, "problem.ts", "problem")) || {};
  const isInteractive = interactor !== undefined;
  const { input, output } = pastedCase(parts, prompt, `npm run case ${slug}`, isInteractive);
  if (file !== undefined) return told(addCaseBeside(file, input, output), word);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const origin = sample ? ({ from: "statement" } as const) : ({ from: "hand", why } as const);
  const name = sample ? "sample-1" : "hand-1";
  const drafts = [{ name, input: bytes(input), output: bytes(output), origin }];
  const { added, differing } = addCases(WORKSPACE, slug, drafts);
  if (differing[0] !== undefined) {
    const place = `${casesPath(slug)}/${differing[0]}.out`;
    throw new ExpectedError(`${slug}/${differing[0]} has this input and another output`, place);
  }
  return told(added[0] && `${slug}/${added[0]}`, slug);
});

function told(added: string | undefined, word: string): ExitCode {
  const what = added === undefined ? "it is there already" : `added ${added}`;
  sayLine(`${what}; next: npm run judge ${word}`);
  return EXIT.accepted;
}
