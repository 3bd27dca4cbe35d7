import { join, relative, resolve } from "node:path";
import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { positiveInteger } from "../base/host/option-values";
import { CACHE, TOOL } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { buildSite, serveSite, writePages } from "./host/generator";
import { measureFigures } from "./host/measure-figures";

const FIGURES = join(TOOL, "scripts/site/figures.json");

const command = new Command("npm run site --")
  .description("show problems and library as pages, with five to play with")
  .option("--build", "write a static site instead of serving it")
  .option("--base <path>", "where it will lie on the static host: /judge/", "/")
  .option("--out <folder>", "where to write it", join(CACHE, "site/dist"))
  .option("--bench <file>", "figures that npm run bench -- --json printed", FIGURES)
  .option("--measure", "run the benchmarks of measured.ts and write figures.json, nothing else")
  .option("--port <n>", "where to serve it", positiveInteger, 5173)
  .option("--open", "open it in the browser");

interface Options {
  readonly build?: true;
  readonly base: string;
  readonly out: string;
  readonly bench: string;
  readonly measure?: true;
  readonly port: number;
  readonly open?: true;
}

runCommand(command, async () => {
  const { build, base, out, bench, measure, port, open } = command.opts<Options>();
  if (measure) return measureFigures(FIGURES, (text) => process.stderr.write(text));
  if (!/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new ExpectedError(
      `--base must begin and end with "/", got ${base}`,
      "--base /judge/",
      EXIT.usage,
    );
  }
  const began = performance.now();
  const count = await writePages(resolve(bench), (line) => process.stderr.write(`${line}\n`));
  if (!build) {
    await serveSite(base, port, open ?? false);
    return EXIT.accepted;
  }
  const folder = resolve(out);
  await buildSite({ base, out: folder });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${relative(process.cwd(), folder)}  ${count} pages in ${seconds} s\n`);
  return EXIT.accepted;
});
