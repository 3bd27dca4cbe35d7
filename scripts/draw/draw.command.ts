import { join, relative, resolve } from "node:path";
import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { positiveInteger } from "../base/host/option-values";
import { CACHE, TOOL, WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { writeAtomically } from "../base/host/write-atomically";
import { drawCase } from "./host/draw-case";
import { PICTURES, pictureFile } from "./pictures";

const command = new Command("npm run draw --")
  .description("draw a case of a problem that has a view.ts, as SVG that moves where it can")
  .argument("[slug]", "the problem")
  .argument("[case]", "the name of the case; without it the one in the README, or sample-1")
  .option("--scene <n>", "which of the case's questions, from 1", positiveInteger, 1)
  .option("--still", "the last step alone, without motion")
  .option("--out <file>", "where to write it; .cache/pictures/<slug>.<case>.svg without")
  .option("--stdout", "print the picture and nothing else")
  .option("--readmes", "draw the pictures of the READMEs again");

interface Options {
  readonly scene: number;
  readonly still?: true;
  readonly out?: string;
  readonly stdout?: true;
  readonly readmes?: true;
}

runCommand(command, async () => {
  const options = command.opts<Options>();
  const [slug, caseName] = command.processedArgs as [string | undefined, string | undefined];
  if (options.readmes) {
    if (WORKSPACE !== TOOL)
      throw new ExpectedError("--readmes is for a clone", "jb draw x", EXIT.usage);
    for (const picture of PICTURES) {
      writeAtomically(join(WORKSPACE, pictureFile(picture.slug)), drawCase(picture));
      process.stdout.write(`${pictureFile(picture.slug)}\n`);
    }
    return EXIT.accepted;
  }
  if (slug === undefined) {
    throw new ExpectedError("no problem named", "npm run draw knight-moves sample-1", EXIT.usage);
  }
  const name = caseName ?? PICTURES.find((picture) => picture.slug === slug)?.name ?? "sample-1";
  const still = options.still ?? false;
  const picture = drawCase({ slug, name, scene: options.scene, still });
  if (options.stdout) process.stdout.write(picture);
  else {
    const file = resolve(options.out ?? join(CACHE, "pictures", `${slug}.${name}.svg`));
    writeAtomically(file, picture);
    process.stdout.write(`${relative(process.cwd(), file)}\n`);
  }
  return EXIT.accepted;
});
