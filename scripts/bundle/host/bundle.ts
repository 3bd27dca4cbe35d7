import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { globSync } from "glob";
import { withCommas } from "../../base/counted";
import { TOOL, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import { sha256 } from "../../problem/sha256";
import { type MachineName, machine, nodeNamed, sourceSize } from "../../targets/machines";
import { defaultTarget } from "../../targets/targets";
import type { Read } from "../read/read";
import { CompileError, isOverflow } from "../syntax/compile-error";
import { trialLine } from "../syntax/header";
import { INSTALLED } from "../syntax/library-path";
import { BUNDLES, bundleFile, programPath } from "./bundle-file";
import { headCommit, lastCommit } from "./last-commit";
import { namingJudge } from "./machine-options";
import { bundlerHash, type KeptBundle, readSource, remembered, writeRecipe } from "./recipe";

export { CompileError };

export interface BundleOptions {
  /** What it is made for; by default the first judge of the problem that takes JavaScript, else this Node. */
  readonly target?: MachineName;
  /** As small as can be instead of readable. */
  readonly min?: boolean;
  /** Made anew though nothing has changed. */
  readonly force?: boolean;
  /** In place of the program's own text: such a bundle lies where nothing looks for one, and is not remembered. */
  readonly text?: string | undefined;
}

/** The one file that is judged and pasted. */
export interface Bundle extends KeptBundle {
  /** Where it lies, absolute: .cache/bundles/knight-moves.0123456789ab.spoj.js. */
  readonly file: string;
  readonly target: MachineName;
  /** True where nothing had changed since it was made. */
  readonly cached: boolean;
}

/** Makes the single file of a program, given by its path, or finds it already made. */
export async function bundle(entry: string, options: BundleOptions = {}): Promise<Bundle> {
  const program = programPath(entry);
  const target = options.target ?? targetOf(program);
  const { text } = options;
  const file =
    text === undefined
      ? bundleFile(program, target, options.min ?? false)
      : join(BUNDLES, "trials", `${sha256(`${program} ${text}`).slice(0, 16)}.js`);
  const isAnew = options.force || text !== undefined;
  const unchanged = isAnew ? undefined : await remembered(file, program);
  if (unchanged) return { file, target, ...unchanged, cached: true };

  optimiseLater();
  // Loaded only when something has changed: TypeScript's parser takes 0.2 s to start.
  const { makeBundle } = await import("./make-bundle.ts");
  const { packageCode } = await import("./package-code.ts");
  const texts = new Map<string, string | undefined>(text === undefined ? [] : [[program, text]]);
  const read: Read = Object.assign(
    (path: string) => {
      if (!texts.has(path)) texts.set(path, unlessTrial(path, readSource(path)));
      return texts.get(path);
    },
    {
      root: WORKSPACE.replaceAll("\\", "/"),
      library: TOOL === WORKSPACE ? "" : INSTALLED,
      modules: libraryModules,
    },
  );
  const problemPath = problemFile(program);
  // Read before its facts are loaded: an edit in between is noticed later.
  const hasProblem = problemPath !== undefined && read(problemPath) !== undefined;
  const making = makeBundle({
    program,
    target,
    min: options.min ?? false,
    problem: problemOf(program),
    madeFrom: hasProblem ? [problemPath] : [],
    read,
    getPackage: (wanted) => packageCode(wanted, target, read),
    commitOf: lastCommit,
  });
  const { modules, sources, commit, notes, ...made } = await making.catch((error: unknown) => {
    if (isOverflow(error)) throw tooDeep(program);
    const isChosen = options.target !== undefined || !(error instanceof CompileError);
    throw isChosen ? error : namingJudge(error, target);
  });
  const mark = text === undefined ? undefined : trialLine(text);
  const code = mark === undefined ? made.code : `${mark}\n${made.code}`;
  const recipe = {
    program,
    bundler: bundlerHash(),
    head: await headCommit(),
    commit,
    modules: Object.keys(modules),
    files: Object.fromEntries([...texts].map(([path, text]) => [path, hashOf(text)])),
    sources,
    notes,
    sha256: sha256(code),
  };
  writeAtomically(file, code);
  if (text === undefined) writeRecipe(file, recipe);
  const sizeBytes = Buffer.byteLength(code);
  return { file, target, code, sizeBytes, sha256: recipe.sha256, sources, notes, cached: false };
}

/** What a killed trial left must not be submitted, nor what imports it. */
function unlessTrial(path: string, text: string | undefined): string | undefined {
  const mark = text === undefined ? undefined : trialLine(text);
  if (mark === undefined) return text;
  const hint = "npm run seeds <program> -- --set … --keep writes the values into the source";
  throw new CompileError(`${path} is of a ${mark.slice("// ".length)}`, hint);
}

function libraryModules(): string[] {
  const paths = globSync("*/*.ts", { cwd: join(TOOL, "lib"), posix: true });
  return paths.map((path) => path.slice(0, -".ts".length)).sort();
}

/**
 * A third of the CPU time of one bundle went into optimised code for functions that had almost done their
 * work; with a budget of eight times the bytecodes V8 optimises what serves many bundles. The V8 of Node 22
 * and later has no such flag, and says so on stderr.
 */
function optimiseLater(): void {
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=500000");
}

function tooDeep(program: string): CompileError {
  const hint =
    "build such a value with a loop; about a thousand brackets inside one another will do";
  return new CompileError(`${program} or a module of it is nested too deeply to be compiled`, hint);
}

function hashOf(text: string | undefined): string | null {
  return text === undefined ? null : sha256(text);
}

/** The same file as a CommonJS module: instead of running solve it exports it. */
export function asModule({ code, sources }: Pick<Bundle, "code" | "sources">): string {
  // What stands for Node's names where the judge runs ES modules.
  const plain = code.replace(/^var module = \{ exports: \{\} \};\nvar require = .*\n/m, "");
  const linked = plain.replace(
    /run(?:Program|OnFiles)\(([\w$]+)(?:, [^\n]*)?\);?(?=\s*\}?\s*(?:\/\/ SHA-256 .*\s*)?$)/,
    "module.exports = { solve: $1 };",
  );
  if (linked !== plain) return linked;
  // Modules that stand apart: the program's own is not the main module, so it does not run solve.
  const apart = plain.replace(
    /^(bundledModule\(".*"\));\s*$/m,
    "bundledModule.main = {};\nmodule.exports = $1.exports;\n",
  );
  if (apart !== plain) return apart;
  const hint = "if (require.main === module) runProgram(solve);";
  throw new CompileError(`${sources[0]} does not end by running solve`, hint);
}

/** "13,178 of 65,536 bytes" */
export function sizeOf({ code, target }: Pick<Bundle, "code" | "target">): string {
  const { maxSourceBytes } = machine(target);
  const limit = maxSourceBytes ? ` of ${withCommas(maxSourceBytes)}` : "";
  return `${withCommas(sourceSize(code, target))}${limit} bytes`;
}

/** What a program is bundled for when nobody names a judge. */
function targetOf(program: string): MachineName {
  return defaultTarget(problemOf(program)?.judges ?? []) ?? nodeNamed(process.versions.node);
}

/** Where problem.ts lies, if there is one, beside a program of problems/ or of the desk. */
function problemFile(program: string): string | undefined {
  const folder = /^(?:problems|\.contest)\/[^/]+\//.exec(program)?.[0];
  return folder && `${folder}problem.ts`;
}

/** What problem.ts says now: a copy that was loaded before an edit is forgotten. */
function problemOf(program: string): Problem | undefined {
  const path = problemFile(program);
  if (path === undefined || readSource(path) === undefined) return undefined;
  delete require.cache[join(WORKSPACE, path)];
  return problemExport<Problem>(path.split("/")[1]!, "problem.ts", "problem");
}
