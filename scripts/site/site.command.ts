import { join, relative, resolve } from "node:path";
import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { positiveInteger } from "../base/host/option-values";
import { CACHE, TOOL } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { buildSite, checkPlace, serveSite, writePages } from "./host/generator";
import { measureFigures } from "./host/measure-figures";

const FIGURES = join(TOOL, "scripts/site/figures.json");

const command = new Command("npm run site --")
  .description("show problems and library as pages, with five to play with")
  .option("--build", "write a static site instead of serving it")
  .option("--base <path>", "where it will lie on the static host: /judge/", "/")
  .option("--address <url>", "of that host, for searches and previews: https://example.org")
  .option("--out <folder>", "where to write it", join(CACHE, "site/dist"))
  .option("--bench <file>", "figures that npm run bench -- --json printed", FIGURES)
  .option("--measure", "run the benchmarks of measured.ts and write figures.json, nothing else")
  .option("--port <n>", "where to serve it", positiveInteger, 5173)
  .option("--open", "open it in the browser");

interface Options {
  readonly build?: true;
  readonly base: string;
  readonly address?: string;
  readonly out: string;
  readonly bench: string;
  readonly measure?: true;
  readonly port: number;
  readonly open?: true;
}

runCommand(command, async () => {
  const { build, base, address, out, bench, measure, port, open } = command.opts<Options>();
  if (measure) return measureFigures(FIGURES, (text) => process.stderr.write(text));
  checkPlace(base, address);
  const began = performance.now();
  const count = await writePages(resolve(bench), (line) => process.stderr.write(`${line}\n`));
  if (!build) {
    await serveSite(base, port, open ?? false);
    return EXIT.accepted;
  }
  const folder = resolve(out);
  await buildSite({ base, out: folder, ...(address !== undefined && { address }) });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `${relative(process.cwd(), folder)}  ${count} pages in ${seconds} s\nIt wants a server: opened as files, its pages have no styles and scripts.\n`,
  );
  return EXIT.accepted;
});
