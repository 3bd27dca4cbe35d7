import { existsSync, statSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { CACHE } from "../../base/host/roots";
import { tellFault } from "../../base/host/run-command";
import { writeAtomically } from "../../base/host/write-atomically";
import { contestYaml, problemsYaml } from "../contest-files";
import type { ExportedProblem, PackageFile } from "../exported-problem";
import { type FormatName, formats } from "../formats";
import { lostParts } from "../lost-parts";
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
  /** Validators as lenient as ours, and every case. */
  readonly keepAll?: true;
  /** The contest file of DOMjudge; problems.yaml goes beside it. */
  readonly contest?: string;
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
  if (options.contest !== undefined && name !== "domjudge") {
    throw new ExpectedError("--contest is for DOMjudge", "--format domjudge", EXIT.usage);
  }
  const written: ExportedProblem[] = [];
  let faults = 0;
  for (const slug of slugs) {
    try {
      const exported = await readProblem(slug, format, memory, say, options.keepAll);
      const files = format.files(exported);
      const path = writePackage(place, slug, options, files);
      written.push({ ...exported, cases: [], submissions: [], sources: [] });
      const samples = exported.cases.filter(({ isSample }) => isSample).length;
      const secret = exported.cases.length - samples;
      const what = `${counted(samples, "sample")}, ${secret} secret, ${counted(exported.submissions.length, "submission")}`;
      say(`${relative(process.cwd(), path) || "."}  ${what}`);
      if (exported.leftOut.length > 0) {
        say(
          `  left out, as it is empty or its white space not exact (--keep-all): ${exported.leftOut.join(" ")}`,
        );
      }
      if (exported.notExact !== undefined && !options.keepAll) {
        say(
          `  its validator takes any white space, as a sample is not exact: ${exported.notExact}`,
        );
      }
      const notes = [...lostParts(exported, format), ...(format.notes?.(exported) ?? [])];
      for (const note of notes) say(`  note: ${note}`);
    } catch (error) {
      if (!(error instanceof ExpectedError) || slugs.length === 1) throw error;
      tellFault(error);
      faults++;
    }
  }
  if (options.contest !== undefined) writeContest(resolve(options.contest), written, say);
  if (slugs.length > 1) say(`${slugs.length - faults} exported, ${faults} failed`);
  return faults > 0 ? EXIT.setup : EXIT.accepted;
}

/** Writes problems.yaml, and the contest's own file unless it is there already. */
function writeContest(
  file: string,
  problems: readonly ExportedProblem[],
  say: (line: string) => void,
): void {
  const shown = relative(process.cwd(), file);
  if (existsSync(file)) say(`${shown} is there already and stays as it is`);
  else {
    const start = new Date();
    start.setUTCDate(start.getUTCDate() + 1);
    start.setUTCHours(10, 0, 0, 0);
    writeAtomically(file, contestYaml(basename(file, extname(file)), start));
    say(`${shown}: tomorrow at 10:00 UTC for five hours; change it as you like`);
  }
  const list = join(dirname(file), "problems.yaml");
  writeAtomically(list, problemsYaml(problems));
  say(`${relative(process.cwd(), list)}: ${counted(problems.length, "problem")}`);
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
    files.map((part) => ({ ...part, path: top + part.path })),
  );
  return file;
}
