import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { writePages } from "./host/write-pages";

const command = new Command("npm run readme --")
  .description("regenerate the generated parts of the README files: indexes and tables")
  .option("--fast", "leave the judged table of README.md as it is");

runCommand(command, () => writePages(command.opts<{ fast?: true }>(), say));
