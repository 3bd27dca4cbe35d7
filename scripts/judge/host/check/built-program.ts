import { spawn } from "node:child_process";
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
import { basename, dirname, extname, join } from "node:path";
import { globSync } from "glob";
import { CACHE } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { hash } from "../../../runner/host/program";
import { isolated } from "./isolated";
import { pythonOf } from "./python";

const COMPILE_MS = 60_000;

/** How the sources of a folder become a command; `files` are relative to it. */
interface Recipe {
  readonly language: string;
  readonly source: RegExp;
  /** Commands to be run in the folder, of which one must succeed. */
  compile(files: readonly string[]): readonly (readonly string[])[];
  command(folder: string, files: readonly string[]): readonly string[];
}

const cPlusPlus = (standard: string, files: readonly string[]) => {
  return ["c++", "-O2", `-std=${standard}`, "-I.", "-o", "program", ...files];
};

/** A program may bring its own way to be made and to be run, as the ICPC format has it. */
const [BUILD, RUN] = ["build", "run"];

const OWN_WAY: Recipe = {
  language: "its own way",
  source: /^(?:build|run)$/,
  compile: (files) => (files.includes(BUILD) ? [[`./${BUILD}`]] : []),
  command: (folder) => [join(folder, RUN)],
};

const RECIPES: readonly Recipe[] = [
  OWN_WAY,
  {
    language: "C++",
    source: /\.(?:cpp|cc|cxx|c\+\+|C)$/,
    compile: (files) => [cPlusPlus("gnu++20", files), cPlusPlus("gnu++17", files)],
    command: (folder) => [join(folder, "program")],
  },
  {
    language: "C",
    source: /\.c$/,
    compile: (files) => [["cc", "-O2", "-I.", "-o", "program", ...files, "-lm"]],
    command: (folder) => [join(folder, "program")],
  },
  {
    language: "Java",
    source: /\.java$/,
    compile: (files) => [["javac", "-encoding", "UTF-8", ...files]],
    command: (folder, files) => ["java", "-Xss64m", "-cp", folder, mainOf(folder, files)],
  },
  {
    language: "Python",
    source: /\.py[23]?$/,
    compile: () => [],
    command: (folder, files) => [
      pythonOf(folder, files),
      join(folder, first(files, /(?:__main__|main|validat)/)),
    ],
  },
  {
    language: "JavaScript",
    source: /\.[cm]?js$/,
    compile: () => [],
    command: (folder, files) => ["node", join(folder, first(files, /main|validat/))],
  },
];

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
 * The program whose sources lie in a folder: built apart, once, and kept by its content. Throws an Error
 * that says what is missing here.
 */
export async function builtProgram(folder: string): Promise<BuiltProgram> {
  const files = filesOf(folder);
  const recipe = RECIPES.find(({ source }) => files.some((file) => source.test(file)));
  const shown = basename(folder);
  if (!recipe) {
    const names = files.slice(0, 3).join(", ") || "nothing";
    throw new Error(`${shown}/ holds ${names}: nothing here compiles or runs that`);
  }
  const sources = files.filter((file) => recipe.source.test(file));
  const kept = join(CACHE, "validators", folderMark(folder).slice(0, 16));
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    const draft = scratchFolder(dirname(kept));
    try {
      for (const file of files) {
        mkdirSync(dirname(join(draft, file)), { recursive: true });
        copyFileSync(join(folder, file), join(draft, file));
      }
      for (const file of recipe === OWN_WAY ? sources : []) chmodSync(join(draft, file), 0o755);
      await compile(recipe, sources, draft, shown);
      if (recipe === OWN_WAY && !existsSync(join(draft, RUN))) {
        throw new Error(`${shown}/${BUILD} leaves no ${RUN}`);
      }
      if (!existsSync(kept)) renameSync(draft, kept);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { command: recipe.command(kept, sources), folder: kept };
}

async function compile(recipe: Recipe, sources: readonly string[], folder: string, shown: string) {
  const ways = recipe.compile(sources);
  let complaint = "";
  for (const way of ways) {
    const output = await run(isolated(way, [folder]), folder);
    if (output === undefined) return;
    complaint ||= output;
  }
  if (recipe === OWN_WAY && ways.length > 0) throw new Error(`${shown}/${BUILD}: ${complaint}`);
  if (ways.length > 0) throw new Error(`${shown}/ is written in ${recipe.language}: ${complaint}`);
}

/** What a command complains of; undefined when it succeeds. */
function run([program, ...args]: readonly string[], cwd: string): Promise<string | undefined> {
  return new Promise((done) => {
    const child = spawn(program!, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
    let text = "";
    const late = setTimeout(() => child.kill("SIGKILL"), COMPILE_MS);
    child.stderr.on("data", (piece) => {
      text += String(piece).slice(0, 10_000 - text.length);
    });
    child.on("error", () => done(`there is no ${program} here`));
    child.on("close", (code) => {
      clearTimeout(late);
      const line = /(?:fatal )?error: .*/.exec(text)?.[0] ?? text.trim().split("\n")[0];
      done(
        code === 0 ? undefined : `it does not compile: ${line || `${program} ended with ${code}`}`,
      );
    });
  });
}

function filesOf(folder: string): string[] {
  const isFile = (file: string) => statSync(join(folder, file)).isFile();
  return globSync("**/*", { cwd: folder, posix: true, follow: false }).filter(isFile).sort();
}

function first(files: readonly string[], wanted: RegExp): string {
  return files.find((file) => wanted.test(basename(file, extname(file)))) ?? files[0]!;
}

function mainOf(folder: string, files: readonly string[]): string {
  const isMain = (file: string) =>
    /\bstatic\s+(?:public\s+)?void\s+main\b|\bvoid\s+main\s*\(/.test(
      readFileSync(join(folder, file), "utf8"),
    );
  const file = files.find(isMain) ?? files[0]!;
  const pack = /^\s*package\s+([\w.]+)\s*;/m.exec(readFileSync(join(folder, file), "utf8"))?.[1];
  const name = basename(file, ".java");
  return pack ? `${pack}.${name}` : name;
}
