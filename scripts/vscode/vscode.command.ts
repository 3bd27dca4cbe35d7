import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { shownPath } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { packExtension } from "./host/pack-extension";

const command = new Command("npm run vscode --").description(
  "pack the extension for VS Code: judge the open file, the desk as a panel",
);

runCommand(command, async () => {
  const { file, sizeBytes } = await packExtension(sayLine);
  sayLine(`${shownPath(file)}, ${Math.ceil(sizeBytes / 1000)} kB`);
  sayLine(`install it: code --install-extension ${shownPath(file)}`);
  return EXIT.accepted;
});
