import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { tryVscode } from "./trial/host/try-vscode";

const command = new Command("npm run try:vscode --")
  .description("try the extension in a real VS Code in a browser, which .cache gets once (617 MB)")
  .argument("[word...]", "words in a step; all steps without one");

runCommand(command, () => tryVscode(command.args, sayLine));
