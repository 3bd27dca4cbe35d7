import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { CACHE, HERE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { pack } from "./host/pack";

const command = new Command("npm run pack --")
  .description("write the package that npm publishes: commands, library, declarations")
  .option("--into <folder>", "a folder that is not there yet; .cache/package by default");

runCommand(command, async () => {
  const { into } = command.opts<{ into?: string }>();
  const folder = into === undefined ? join(CACHE, "package") : resolve(HERE, into);
  if (into !== undefined && existsSync(folder)) {
    throw new ExpectedError(`${into} is there already`, "the name of a new folder", EXIT.usage);
  }
  const { files, sizeBytes } = await pack(folder);
  const inside = relative(HERE, folder);
  const shown = inside.startsWith("..") ? folder : `./${inside}`;
  say(
    `${files} files, ${(sizeBytes / 1e6).toFixed(1)} MB in ${shown}\n` +
      `try it: npm pack ${shown}, then npm i -D <the tarball> in a folder of your own\n` +
      `publish it: npm login, then npm publish ${shown}; later by a tag (.github/CONTRIBUTING.md)\n`,
  );
  return EXIT.accepted;
});
