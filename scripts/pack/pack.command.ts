import { relative } from "node:path";
import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { PACKAGE, pack } from "./host/pack";

const command = new Command("npm run pack --").description(
  "write the package that npm publishes: commands, library, declarations",
);

runCommand(command, async () => {
  const { files, sizeBytes } = await pack();
  const folder = relative(process.cwd(), PACKAGE);
  say(`${folder}  ${files} files, ${(sizeBytes / 1e6).toFixed(1)} MB; npm pack ./${folder}\n`);
  return EXIT.accepted;
});
