import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { writeAtomically } from "../../base/host/write-atomically";
import { sha256 } from "../../problem/sha256";
import { CompileError } from "../syntax/compile-error";
import { BUNDLES } from "./bundle-file";
import { headCommit, lastCommit } from "./last-commit";
import { moduleFile } from "./module-file";

/** Format version; recipes of other versions are ignored. */
const FORMAT = 2;

/** What is remembered of a bundle: it is made anew when any of this differs. */
export interface Recipe {
  /** From the root of the repository, or absolute. */
  readonly program: string;
  readonly bundler: string;
  readonly head: string;
  readonly commit: string;
  /** The files of which the header gives the commit. */
  readonly modules: readonly string[];
  /** SHA-256 of every file that was asked for, by its path; null where there was none. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly sources: readonly string[];
  readonly notes?: readonly string[] | undefined;
  readonly sha256: string;
}

/** What can be told of a bundle from its file and its recipe. */
export interface KeptBundle {
  readonly code: string;
  readonly sizeBytes: number;
  /** SHA-256 of its bytes. */
  readonly sha256: string;
  /** The modules of which something is in it, from the root of the repository, the program first. */
  readonly sources: readonly string[];
  /** What its author should know. */
  readonly notes?: readonly string[];
}

/** The bundle of a program in its file, where nothing that it was made from has changed since. */
export async function remembered(file: string, program: string): Promise<KeptBundle | undefined> {
  if (!existsSync(file) || !existsSync(recipePath(file))) return undefined;
  const recipe = readRecipe(recipePath(file));
  if (recipe?.program !== program || recipe.bundler !== bundlerHash()) return undefined;
  for (const [path, hash] of Object.entries(recipe.files)) {
    if (hashNow(path) !== hash) return undefined;
  }
  const head = await headCommit();
  if (recipe.head !== head) {
    if ((await lastCommit(recipe.modules)) !== recipe.commit) return undefined;
    writeRecipe(file, { ...recipe, head });
  }
  const code = readFileSync(file, "utf8");
  if (sha256(code) !== recipe.sha256) return undefined;
  const { sha256: hash, sources, notes } = recipe;
  return { code, sizeBytes: Buffer.byteLength(code), sha256: hash, sources, notes: notes ?? [] };
}

export function writeRecipe(file: string, recipe: Recipe): void {
  writeAtomically(recipePath(file), `${JSON.stringify({ format: FORMAT, ...recipe }, null, 2)}\n`);
  sweepFormats();
}

/** The programs of which a bundle is remembered. */
export function rememberedPrograms(): string[] {
  return [...new Set(recipeFiles().flatMap((file) => readRecipe(file)?.program ?? []))];
}

let isSwept = false;

/** Removes the bundles that another version of the bundler remembers: nobody reads them any more. */
function sweepFormats(): void {
  if (isSwept) return;
  isSwept = true;
  for (const file of recipeFiles()) {
    if (readRecipe(file) !== undefined) continue;
    rmSync(file.replace(/json$/, "js"), { force: true });
    rmSync(file, { force: true });
  }
}

function recipeFiles(): string[] {
  if (!existsSync(BUNDLES)) return [];
  const names = readdirSync(BUNDLES).filter((name) => name.endsWith(".json"));
  return names.map((name) => join(BUNDLES, name));
}

function recipePath(file: string): string {
  return `${file.slice(0, -".js".length)}.json`;
}

/** Undefined where the file is damaged or of another format: as if nothing were remembered. */
function readRecipe(file: string): Recipe | undefined {
  try {
    const recipe = JSON.parse(readFileSync(file, "utf8"));
    return recipe.format === FORMAT ? recipe : undefined;
  } catch {
    return undefined;
  }
}

/** Null where there is no such file. */
function hashNow(path: string): string | null {
  const text = existsSync(moduleFile(path)) ? readSource(path) : undefined;
  return text === undefined ? null : sha256(text);
}

let ownHash: string | undefined;

/** In a package, which has no sources of the bundler, this file holds the hash. */
export const BUNDLER_HASH = "scripts/bundle/bundler.sha256";

/** Hash of all that decides what a bundle looks like, beside its sources. Tests do not. */
export function bundlerHash(): string {
  ownHash ??= existsSync(join(TOOL, BUNDLER_HASH))
    ? readFileSync(join(TOOL, BUNDLER_HASH), "utf8")
    : hashOfSources();
  return ownHash;
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  const rooms = readdirSync(join(TOOL, "scripts/bundle"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `scripts/bundle/${name}`);
  for (const folder of [...rooms.sort(), "scripts/targets"]) {
    for (const name of readdirSync(join(TOOL, folder)).sort()) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      hash.update(readFileSync(join(TOOL, folder, name)));
    }
  }
  for (const name of ["biome.json", "package-lock.json"])
    hash.update(readFileSync(join(TOOL, name)));
  return hash.digest("hex");
}

/** The text of a file of the repository; undefined where there is none. */
export function readSource(path: string): string | undefined {
  try {
    return readFileSync(moduleFile(path), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EISDIR" || code === "ENOTDIR") return undefined;
    throw new CompileError(`${path} cannot be read (${code})`, systemHints().details(path));
  }
}
