import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { CACHE } from "../../base/host/repository";
import { tellFault } from "../../base/host/run-command";
import type { PackageFile } from "../exported-problem";
import { type FormatName, formats } from "../formats";
import { readProblem } from "./read-problem";
import { writeFolder, writeZip } from "./write-package";

export interface ExportOptions {
  readonly format: FormatName;
  /** The folder that gets the packages. */
  readonly to?: string;
  /** A folder for each package instead of a zip. */
  readonly folder?: true;
  /** Memory limits below this are raised to it. */
  readonly memory?: number;
}

/** Writes a package of each problem and says a line of each; a problem that cannot be exported does not stop the others. */
export async function runExport(
  slugs: readonly string[],
  options: ExportOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  const { format: name, memory } = options;
  const format = formats[name];
  const place = placeOf(options);
  let faults = 0;
  for (const slug of slugs) {
    try {
      const exported = await readProblem(slug, format, memory, say);
      const files = format.files(exported);
      const written = writePackage(place, slug, options, files);
      const samples = exported.cases.filter(({ isSample }) => isSample).length;
      const secret = exported.cases.length - samples;
      const what = `${counted(samples, "sample")}, ${secret} secret, ${counted(exported.submissions.length, "submission")}`;
      say(`${relative(process.cwd(), written) || "."}  ${what}`);
      for (const note of format.notes?.(exported) ?? []) say(`  note: ${note}`);
    } catch (error) {
      if (!(error instanceof ExpectedError) || slugs.length === 1) throw error;
      tellFault(error);
      faults++;
    }
  }
  if (slugs.length > 1) say(`${slugs.length - faults} exported, ${faults} failed`);
  return faults > 0 ? EXIT.setup : EXIT.accepted;
}

/** Where the packages go: .cache/packages/<format> without --to. */
export function placeOf({ to, format }: ExportOptions): string {
  const place = to === undefined ? join(CACHE, "packages", format) : resolve(to);
  if (existsSync(place) && !statSync(place).isDirectory()) {
    throw new ExpectedError(
      `${to} is no folder`,
      "--to names the folder of the packages",
      EXIT.usage,
    );
  }
  return place;
}

function writePackage(
  place: string,
  slug: string,
  { format: name, folder }: ExportOptions,
  files: readonly PackageFile[],
): string {
  const { zipName, topFolder } = formats[name];
  if (folder) {
    const path = join(place, zipName(slug));
    writeFolder(path, files);
    return path;
  }
  const top = topFolder(slug);
  const file = join(place, `${zipName(slug)}.zip`);
  writeZip(
    file,
    files.map((each) => ({ ...each, path: top + each.path })),
  );
  return file;
}
