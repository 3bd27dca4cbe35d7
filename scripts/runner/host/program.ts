import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, delimiter, dirname, extname, isAbsolute, join, resolve } from "node:path";
import { commandWords, isPathWord, programNames, pythonCommand } from "../../base/command-words";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import type { Bundle } from "../../bundle/host/bundle";
import { isReachable } from "./reachable";

const SCRIPT_FACTOR = 4;

/** Something that can be run: an absolute file and its arguments. */
export interface Program {
  readonly argv: readonly string[];
  /** Files and folders that it reads besides the system's. */
  readonly readable: readonly string[];
  /** Those of `argv` that are its own files, not the system's or its runtime's. */
  readonly files: readonly string[];
  /** Tells its bytes and those of its runtime; equal hashes behave equally. */
  readonly sha256: string;
  /** By how much its language needs longer than the time limits, which are meant for JavaScript. */
  readonly timeFactor?: number;
  /** A bundle: where the places in its stack traces come from. */
  readonly bundle?: Pick<Bundle, "file" | "code" | "sources">;
}

/** A bundle under Node or another runtime, given as the command that runs a file. */
export function bundleProgram(
  bundle: Bundle,
  command: readonly string[] = [process.execPath],
): Program {
  const runtime = realpathSync(command[0]!);
  return {
    argv: [runtime, ...command.slice(1), bundle.file],
    readable: [runtime, bundle.file, ...packageJson(bundle.file)],
    // A runtime of a judge lies in .cache, which may be closed to the uid that programs run under.
    files: isReachable(runtime) ? [bundle.file] : [runtime, bundle.file],
    sha256: hash(bundle.sha256, runtimeMark(runtime), ...command.slice(1)),
    bundle,
  };
}

/** What Node does on its own account. */
export function emptyProgram(): Program {
  const runtime = realpathSync(process.execPath);
  return { argv: [runtime, "--eval", "0"], readable: [runtime], files: [], sha256: "" };
}

/** A command line of the user's: "./a.out", "python3 slow.py", "node old.js". */
export function commandProgram(line: string): Program {
  const [typed, ...args] = commandWords(line);
  const name = typed === "python3" ? pythonCommand(process.platform) : typed;
  if (name === undefined) throw new ExpectedError("--run is empty", '--run "./a.out"', EXIT.usage);
  const file = realpathSync(executable(name));
  // What exists among the arguments is a file of the program, and is found from any working folder.
  const files = args.map((arg) => (existsSync(arg) ? realpathSync(arg) : undefined));
  const own = files.filter((path) => path !== undefined && statSync(path).isFile()) as string[];
  return {
    argv: [file, ...args.map((arg, at) => files[at] ?? arg)],
    readable: [file, ...own, ...own.flatMap(packageJson)],
    files: isPathWord(name, process.platform) ? [file, ...own] : own,
    timeFactor: /^(python|pypy|ruby|perl|php)/.test(basename(file)) ? SCRIPT_FACTOR : 1,
    sha256: hash(...[file, ...files].map((path) => (path ? contentMark(path) : "")), ...args),
  };
}

/**
 * What Node reads beside a script: the nearest package.json. From 24 on it ends where it may not. In a
 * closed folder it is left out, as the script is copied out of it.
 */
export function packageJson(script: string): string[] {
  for (let folder = dirname(script); ; folder = dirname(folder)) {
    const file = join(folder, "package.json");
    if (existsSync(file)) return isReachable(file) ? [file] : [];
    if (folder === dirname(folder)) return [];
  }
}

function executable(name: string): string {
  const { platform, env } = process;
  const isPath = isPathWord(name, platform) || isAbsolute(name);
  const folders = isPath ? ["."] : (env.PATH ?? "").split(delimiter);
  const names = programNames(name, platform, env.PATHEXT);
  const tried = folders.flatMap((folder) =>
    names.map((candidate) => (isPath ? resolve(candidate) : join(folder, candidate))),
  );
  const there = tried.filter((file) => existsSync(file) && statSync(file).isFile());
  const program = isPath ? there[0] : (there.find(isReachable) ?? there[0]);
  if (!program)
    throw new ExpectedError(`no program "${name}"`, "give its path, as ./a.out", EXIT.usage);
  if (!isPath && !isReachable(program)) {
    throw new ExpectedError(
      `${name} is ${program}, which only root can reach; programs are run under another uid`,
      "one that is installed for all users, or the judge as an ordinary user",
      EXIT.usage,
    );
  }
  try {
    accessSync(program, constants.X_OK);
  } catch {
    throw new ExpectedError(`${name} is not executable`, runnable(name), EXIT.usage);
  }
  return program;
}

/** What makes a program of a file, by its ending. */
function runnable(name: string): string {
  const ending = extname(name).slice(1);
  const compiler = { c: "cc", cc: "c++", cpp: "c++", cxx: "c++", rs: "rustc", go: "go build" }[
    ending
  ];
  if (compiler) return `${compiler} -o a.out ${name}, then --run ./a.out`;
  const runner = { js: "node", cjs: "node", mjs: "node", py: "python3", rb: "ruby" }[ending];
  return runner ? `--run "${runner} ${name}"` : `chmod +x ${name}`;
}

function contentMark(file: string): string {
  return statSync(file).isFile() ? hash(readFileSync(file)) : file;
}

/** A runtime is 100 MB: its place, size and time stand for its bytes. */
function runtimeMark(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(`${part.length}\0`).update(part);
  return sum.digest("hex");
}
