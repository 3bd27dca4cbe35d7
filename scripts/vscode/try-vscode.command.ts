import { Argument, Command } from "commander";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { SCENES, takePictures, tryVscode } from "./trial/host/try-vscode";

const command = new Command("npm run try:vscode --")
  .description("try the extension in a real VS Code in a browser, which .cache gets once (617 MB)")
  .addArgument(
    new Argument("[scene...]", "scenes to play; all without one").choices(
      SCENES.map(({ name }) => name),
    ),
  )
  .option("--pictures", "write the pictures of extension/README.md, if all has passed");

runCommand(command, async () => {
  const names = command.args;
  const wanted = SCENES.filter(({ name }) => names.length === 0 || names.includes(name));
  const code = await tryVscode(wanted, sayLine);
  if (command.opts().pictures && code === EXIT.accepted) takePictures();
  return code;
});
