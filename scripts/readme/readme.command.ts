import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { writePages } from "./host/write-pages";

const command = new Command("npm run readme --")
  .description("regenerate the generated parts of README.md, lib/README.md and problems/README.md")
  .option("--fast", "leave the judged table of README.md as it is");

runCommand(command, () => writePages(command.opts<{ fast?: true }>(), say));
