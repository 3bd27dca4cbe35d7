import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { CACHE, ROOT } from "../../base/host/repository";
import { writeAtomically } from "../../base/host/write-atomically";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem, TargetName } from "../../problem/problem";
import { defaultTarget, targets } from "../../targets/targets";
import { CompileError } from "../compile-error";
import { headCommit, lastCommit } from "./last-commit";

export { CompileError } from "../compile-error";

export interface BundleOptions {
  /** The judge it is made for; by default the first one of the problem that takes JavaScript. */
  readonly target?: TargetName;
  /** As small as can be instead of readable. */
  readonly min?: boolean;
  /** Made anew though nothing has changed. */
  readonly force?: boolean;
}

/** The one file that is judged and pasted. */
export interface Bundle {
  /** Where it lies, absolute: .cache/bundles/knight-moves.spoj.js. */
  readonly file: string;
  readonly code: string;
  readonly sizeBytes: number;
  /** SHA-256 of its bytes. */
  readonly sha256: string;
  readonly target: TargetName;
  /** The modules of which something is in it, from the root of the repository, the program first. */
  readonly sources: readonly string[];
  /** True where nothing had changed since it was made. */
  readonly cached: boolean;
}

/** What is remembered of a bundle: it is made anew when any of this differs. */
interface Recipe {
  readonly bundler: string;
  readonly head: string;
  readonly commit: string;
  /** SHA-256 of every module read, by its path, and of the bundle. */
  readonly modules: Readonly<Record<string, string>>;
  readonly sources: readonly string[];
  readonly sha256: string;
}

/** Makes the single file of a program, given by its path, or finds it already made. */
export async function bundle(entry: string, options: BundleOptions = {}): Promise<Bundle> {
  const program = relative(ROOT, resolve(ROOT, entry)).replaceAll("\\", "/");
  const target = options.target ?? targetOf(program);
  const name = program.replace(/^problems\//, "").replace(/(\/solution)?\.ts$/, "");
  const ending = options.min ? "min.js" : "js";
  const file = join(CACHE, "bundles", `${name.replaceAll("/", ".")}.${target}.${ending}`);
  const known = options.force ? undefined : await remembered(file);
  const told = { file, target };
  if (known) return { ...told, ...known, cached: true };

  // Loaded only when something has changed: TypeScript's parser takes 0.2 s to start.
  const { makeBundle } = await import("./make-bundle.ts");
  const texts = new Map<string, string | undefined>();
  const read = (path: string) => {
    if (!texts.has(path)) texts.set(path, readSource(path));
    return texts.get(path);
  };
  const { code, modules, sources, commit } = await makeBundle({
    program,
    target,
    min: options.min ?? false,
    problem: problemOf(program),
    read,
    commitOf: lastCommit,
  });
  const recipe: Recipe = {
    bundler: bundlerHash(),
    head: await headCommit(),
    commit,
    modules: Object.fromEntries(modules.map((path) => [path, sha256(read(path)!)])),
    sources,
    sha256: sha256(code),
  };
  writeAtomically(file, code);
  writeRecipe(file, recipe);
  const sizeBytes = Buffer.byteLength(code);
  return { ...told, code, sizeBytes, sha256: recipe.sha256, sources, cached: false };
}

/** The same file as a CommonJS module: instead of running solve it exports it. */
export function asModule(code: string): string {
  return code.replace(/runProgram\(solve\);?\s*$/, "module.exports = { solve };\n");
}

/** "13,178 of 65,536 bytes" */
export function sizeOf({ sizeBytes, target }: Bundle): string {
  const { maxSourceBytes } = targets[target];
  const limit = maxSourceBytes ? ` of ${maxSourceBytes.toLocaleString("en")}` : "";
  return `${sizeBytes.toLocaleString("en")}${limit} bytes`;
}

/** The judge that a program is bundled for when nobody names one. */
function targetOf(program: string): TargetName {
  return defaultTarget(problemOf(program)?.judges ?? []) ?? "codeforces";
}

function problemOf(program: string): Problem | undefined {
  const slug = /^problems\/([^/]+)\//.exec(program)?.[1];
  return slug === undefined ? undefined : problemExport<Problem>(slug, "problem.ts", "problem");
}

async function remembered(
  file: string,
): Promise<Pick<Bundle, "code" | "sizeBytes" | "sha256" | "sources"> | undefined> {
  if (!existsSync(file) || !existsSync(recipePath(file))) return undefined;
  const recipe = readRecipe(file);
  if (recipe?.bundler !== bundlerHash()) return undefined;
  for (const [path, hash] of Object.entries(recipe.modules)) {
    const text = readSource(path);
    if (text === undefined || sha256(text) !== hash) return undefined;
  }
  const head = await headCommit();
  if (recipe.head !== head) {
    if ((await lastCommit(Object.keys(recipe.modules))) !== recipe.commit) return undefined;
    writeRecipe(file, { ...recipe, head });
  }
  const code = readFileSync(file, "utf8");
  if (sha256(code) !== recipe.sha256) return undefined;
  const { sha256: hash, sources } = recipe;
  return { code, sizeBytes: Buffer.byteLength(code), sha256: hash, sources };
}

function recipePath(file: string): string {
  return `${file.slice(0, -".js".length)}.json`;
}

/** Undefined where the file is damaged: as if nothing were remembered. */
function readRecipe(file: string): Recipe | undefined {
  try {
    return JSON.parse(readFileSync(recipePath(file), "utf8"));
  } catch {
    return undefined;
  }
}

function writeRecipe(file: string, recipe: Recipe): void {
  writeAtomically(recipePath(file), `${JSON.stringify(recipe, null, 2)}\n`);
}

let ownHash: string | undefined;

/** Of everything that decides what a bundle looks like, beside its sources. */
function bundlerHash(): string {
  if (ownHash !== undefined) return ownHash;
  const hash = createHash("sha256");
  for (const folder of ["scripts/bundle", "scripts/bundle/host", "scripts/targets"]) {
    for (const name of readdirSync(join(ROOT, folder)).sort()) {
      if (name.endsWith(".ts")) hash.update(readFileSync(join(ROOT, folder, name)));
    }
  }
  for (const name of ["biome.json", "package-lock.json"])
    hash.update(readFileSync(join(ROOT, name)));
  ownHash = hash.digest("hex");
  return ownHash;
}

function readSource(path: string): string | undefined {
  try {
    return readFileSync(join(ROOT, path), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw new CompileError(`${path} cannot be read (${code})`, `ls -l ${path}`);
  }
}

function sha256(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}
