import { Command, Option } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { remark, sayLine } from "../base/host/say";
import { findSlugs } from "../problem/host/find-slugs";
import { namedProgram } from "../problem/host/named-program";
import { type AddOptions, addGiven } from "./host/add-given";
import { removeNamed } from "./host/remove-named";

const remove = new Option("--remove <name>", "remove that case, and its entry in cases.json");

const command = new Command("npm run case --")
  .description("add a case by pasting: its input, a blank line or a line ---, then its output")
  .argument("<slug>", "problem, or the path of a program that has its cases beside it")
  .option("--input <file>", "the input is in a file, which may be empty")
  .option("--output <file>", "and so is the output; without it the case has no answer")
  .option("--no-answer", "the case has no answer: it is run, and its output is shown")
  .option("--why <text>", "what it is for, written to cases.json", "pasted")
  .option("--sample", "it is one of the statement's")
  .addOption(remove.conflicts(["input", "output", "sample"]));

runCommand(command, async (): Promise<ExitCode> => {
  const word = command.args[0]!;
  const program = namedProgram(word);
  const { file } = program?.of ? {} : (program ?? {});
  const slug = program?.of?.slug ?? (file === undefined ? findSlugs([word])[0]! : word);
  const { remove, ...options } = command.opts<AddOptions & { remove?: string }>();
  const lines =
    remove === undefined
      ? addGiven({ word, slug, file }, options, remark)
      : [removeNamed(slug, file, remove)];
  for (const line of lines) sayLine(line);
  return EXIT.accepted;
});
