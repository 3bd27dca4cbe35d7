import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { remark, say } from "../base/host/say";
import { terminal } from "../base/host/terminal";
import { doctorText } from "./doctor-text";
import { machine } from "./host/machine";

/** A step that takes longer is named. */
const LONG_MS = 1000;

const command = new Command("npm run doctor --").description(
  "print what this machine offers: sandbox, compiler, clipboard, ports, folders",
);

runCommand(command, async (): Promise<ExitCode> => {
  let slow: NodeJS.Timeout | undefined;
  const onStep = (step: string) => {
    clearTimeout(slow);
    slow = setTimeout(() => remark(`${step} …\n`), LONG_MS);
  };
  const offers = await machine(onStep);
  clearTimeout(slow);
  say(doctorText(offers, terminal().columns));
  return EXIT.accepted;
});
