import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { checkOutputs } from "./host/check-outputs";

const command = new Command("npm run check:outputs --").description(
  "compare the CPU time of long, short and unended lines under the runtime of every judge",
);

runCommand(command, () => checkOutputs(sayLine));
