import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { globSync } from "glob";
import { CACHE } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { hash } from "../../../runner/host/program";
import { type CompileBounds, compilerFault, USUAL_BOUNDS } from "./compiler-fault";
import { isolated } from "./isolated";
import { BUILD, OWN_WAY, RECIPES, type Recipe, RUN } from "./recipes";

/** The content of a program's folder in one mark; equal marks are equal programs. */
export function folderMark(folder: string): string {
  return hash(...filesOf(folder).flatMap((file) => [file, readFileSync(join(folder, file))]));
}

/** A command, and the folder that holds the built program with all of its files. */
export interface BuiltProgram {
  readonly command: readonly string[];
  readonly folder: string;
}

/**
 * The program whose sources lie in a folder: built apart, once, and kept by its content; `entry` is the file
 * or class that starts it, where a package names one. Throws an Error that says what is missing here.
 */
export async function builtProgram(
  folder: string,
  entry?: string,
  bounds = USUAL_BOUNDS,
): Promise<BuiltProgram> {
  const files = filesOf(folder);
  const recipe = RECIPES.find(({ source }) => files.some((file) => source.test(file)));
  const shown = basename(folder);
  if (!recipe) {
    const names = files.slice(0, 3).join(", ") || "nothing";
    throw new Error(`${shown}/ holds ${names}: nothing here compiles or runs that`);
  }
  const sources = files.filter((file) => recipe.source.test(file));
  const mark = hash(folderMark(folder), JSON.stringify(recipe.compile(sources)));
  const kept = join(CACHE, "validators", mark.slice(0, 16));
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    const draft = scratchFolder(dirname(kept));
    try {
      for (const file of files) {
        mkdirSync(dirname(join(draft, file)), { recursive: true });
        copyFileSync(join(folder, file), join(draft, file));
      }
      for (const file of recipe === OWN_WAY ? sources : []) chmodSync(join(draft, file), 0o755);
      await compile(recipe, sources, draft, shown, bounds);
      if (recipe === OWN_WAY && !existsSync(join(draft, RUN))) {
        throw new Error(`${shown}/${BUILD} leaves no ${RUN}`);
      }
      if (!existsSync(kept)) renameSync(draft, kept);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { command: recipe.command(kept, sources, entry), folder: kept };
}

async function compile(
  recipe: Recipe,
  sources: readonly string[],
  folder: string,
  shown: string,
  bounds: CompileBounds,
) {
  const ways = recipe.compile(sources);
  let complaint = "";
  for (const way of ways) {
    const fault = await compilerFault(isolated(way, [folder]), folder, bounds);
    if (fault === undefined) return;
    complaint ||= fault.message;
  }
  if (recipe === OWN_WAY && ways.length > 0) throw new Error(`${shown}/${BUILD}: ${complaint}`);
  if (ways.length > 0) throw new Error(`${shown}/ is written in ${recipe.language}: ${complaint}`);
}

function filesOf(folder: string): string[] {
  const isFile = (file: string) => statSync(join(folder, file)).isFile();
  return globSync("**/*", { cwd: folder, posix: true, follow: false }).filter(isFile).sort();
}
