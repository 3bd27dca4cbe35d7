import { Command } from "commander";
import { positiveInteger } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { mutate } from "./host/mutate";

const command = new Command("npm run mutate --")
  .description(
    "change modules of lib one operator at a time; print each change that their tests miss",
  )
  .argument(
    "[module...]",
    "int-queue, lib/structure/int-queue.ts, or lib/structure; all without one",
  )
  .option("-j, --jobs <n>", "changes tried at once", positiveInteger, 1);

runCommand(command, () => mutate(command.args, command.opts<{ jobs: number }>().jobs));
