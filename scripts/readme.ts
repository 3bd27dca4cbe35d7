import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { EXIT, type ExitCode } from "./core/exit-code";
import { replaceSection } from "./core/replace-section";
import { readmeSections } from "./host/readme-sections";
import { ROOT } from "./host/repository";
import { runCommand } from "./host/run-command";
import { writeAtomically } from "./host/write-atomically";

const command = new Command("npm run readme --").description(
  "make the generated parts of README.md again: the indexes of problems and of the library",
);

runCommand(command, async (): Promise<ExitCode> => {
  const file = join(ROOT, "README.md");
  const old = readFileSync(file, "utf8");
  let text = old;
  for (const [name, content] of Object.entries(readmeSections())) {
    text = replaceSection(text, name, content);
  }
  if (text !== old) writeAtomically(file, text);
  process.stdout.write(`README.md: ${text === old ? "as it should be" : "changed"}\n`);
  return EXIT.accepted;
});
