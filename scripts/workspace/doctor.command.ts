import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { doctorText } from "./doctor-text";
import { machine } from "./host/machine";

const command = new Command("npm run doctor --").description(
  "print what this machine offers: sandbox, compiler, clipboard, ports, folders",
);

runCommand(command, async (): Promise<ExitCode> => {
  say(doctorText(await machine()));
  return EXIT.accepted;
});
