import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { commandWords, isPathWord, pythonCommand } from "../../base/command-words";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { systemHints } from "../../base/host/system-hints";
import type { Bundle } from "../../bundle/host/bundle";
import { contentHash } from "../../problem/host/content-hash";
import { readsClock } from "../reads-clock";
import { executable, requireReadable } from "./executable";
import { loadable } from "./loadable";
import { installedSettings, placedWord, shownOf } from "./named-folders";
import { isReachable } from "./reachable";
import { environment } from "./scratch-folder";

const { ownProgram } = systemHints();
const SCRIPT_FACTOR = 4;
const MOST_TEXT = 1 << 20;
/** Interpreters; py.exe is Windows' Python. */
const SCRIPTED = /^(?:python|pypy|ruby|perl|php|py\.exe$)/;

/** Something that can be run: an absolute file and its arguments. */
export interface Program {
  readonly argv: readonly string[];
  /** Files and folders that it reads, besides those of the system. */
  readonly readable: readonly string[];
  /** The files in `argv` that are its own, not the system's or its runtime's. */
  readonly files: readonly string[];
  /** Where all of its files lie, of several; it is in `files` and `readable`, and they are not. */
  readonly folder?: string;
  /** Identifies its bytes and those of its runtime; programs with equal hashes behave equally. */
  readonly sha256: string;
  /** It reads a clock, or may load what its hash does not know: no verdict of it is kept. */
  readonly isOpen?: true;
  /** How many times the time limit its language may take; limits are meant for JavaScript. */
  readonly timeFactor?: number;
  /** Its judge has no /dev/stdin: tiers A and D have none either. */
  readonly lacksDevStdin?: true;
  /** A variable with the path of the file that is its output, in place of stdout. */
  readonly outputVariable?: string;
  /** Its runtime reserves more memory than any limit allows: only what it uses is held to the limit. */
  readonly reservesMemory?: true;
  /** Folders that its command names and that are not shown to it, with the reason. */
  readonly hidden?: readonly { readonly folder: string; readonly why: string }[];
  /** The command line as the user typed it. */
  readonly line?: string;
  /** What its author should know of it on its judge. */
  readonly notes?: readonly string[];
  /** The bundle, if it is one, to translate the places in its stack traces. */
  readonly bundle?: Pick<Bundle, "file" | "code" | "sources">;
}

/** A bundle under Node or another runtime, given as the command that runs a file, and its arguments. */
export function bundleProgram(
  bundle: Pick<Bundle, "file" | "code" | "sources" | "sha256">,
  command: readonly string[] = [process.execPath],
  args: readonly string[] = [],
): Program {
  const runtime = realpathSync(command[0]!);
  return {
    argv: [runtime, ...command.slice(1), bundle.file, ...args],
    readable: [runtime, bundle.file, ...packageJson(bundle.file)],
    // A judge's runtime lies in .cache, which the uid that runs programs may not be able to read.
    files: isReachable(runtime) ? [bundle.file] : [runtime, bundle.file],
    sha256: hash(bundle.sha256, runtimeMark(runtime), ...command.slice(1), ...args),
    ...(readsClock(bundle.code) && { isOpen: true as const }),
    bundle,
  };
}

/** The file in its working folder that a program with such a variable writes. */
export const OUTPUT_NAME = "output.txt";

/** Its environment: the usual one, and what its judge sets. */
export function environmentOf({ outputVariable }: Program, box: string): string[] {
  const own = outputVariable === undefined ? [] : [`${outputVariable}=${join(box, OUTPUT_NAME)}`];
  return [...environment(box), ...own];
}

/** Node without a program, as a baseline. */
export function emptyProgram(): Program {
  const runtime = realpathSync(process.execPath);
  return { argv: [runtime, "--eval", "0"], readable: [runtime], files: [], sha256: "" };
}

/** A command line of the user's: "./a.out", "python3 slow.py", "node old.js". */
export function commandProgram(line: string): Program {
  const words = commandWords(line);
  const isVariable = (word = "") => /^[A-Za-z_]\w*=/.test(word);
  const [typed, ...args] = isVariable(words[0]) ? ["env", ...words] : words;
  const name = typed === "python3" ? pythonCommand(process.platform) : typed;
  if (name === undefined)
    throw new ExpectedError("--run is empty", `--run "${ownProgram}"`, EXIT.usage);
  const file = realpathSync(executable(name));
  // Arguments that exist as files belong to the program; they become absolute, so they are found from any
  // working folder.
  const placed = args.map(placedWord);
  const readableFiles = placed.flatMap(({ files }) => files);
  for (const path of [file, ...readableFiles]) requireReadable(path);
  const argv = [file, ...placed.map(({ word }) => word)];
  const folders = placed.flatMap(({ folders }) => folders);
  const { mark, isOpen } = loadable([...argv, ...readableFiles, ...folders]);
  const ofUser = isPathWord(name, process.platform) ? [file, ...readableFiles] : readableFiles;
  // A folder that holds one of them lets it read all that lies there.
  const folder = folders.find((path) => ofUser.some(isInside(path)));
  const outside = (path: string) => folder === undefined || !isInside(folder)(path);
  const around = folder === undefined ? [] : [folder];
  const others = folders.filter(outside).filter((path) => path !== folder);
  const shown = others.map((place) => ({ folder: place, ...shownOf(place) }));
  const hidden = shown.flatMap((one) =>
    "why" in one ? [{ folder: one.folder, why: one.why }] : [],
  );
  return {
    argv,
    line,
    readable: [
      ...[file, ...readableFiles, ...readableFiles.flatMap(packageJson)].filter(outside),
      ...shown.flatMap((one) => ("shown" in one ? one.shown : [])),
      ...installedSettings(file),
      ...around,
    ],
    files: [...ofUser.filter(outside), ...around],
    ...(folder !== undefined && { folder }),
    ...(hidden.length > 0 && { hidden }),
    timeFactor: SCRIPTED.test(basename(words.find((word) => !isVariable(word)) ?? file))
      ? SCRIPT_FACTOR
      : 1,
    sha256: hash(...[file, ...readableFiles].map(contentMark), ...args, mark),
    ...((isOpen || ofUser.some(fileReadsClock)) && { isOpen: true as const }),
  };
}

/** Of a text; what a compiled program asks for cannot be seen. */
function fileReadsClock(file: string): boolean {
  const isText = statSync(file).size < MOST_TEXT;
  return isText && readsClock(readFileSync(file, "latin1"));
}

function isInside(folder: string): (file: string) => boolean {
  return (file) => file.startsWith(`${folder}${sep}`);
}

/** A command that runs what was built in a folder: it may read all of that folder. */
export function folderProgram(command: readonly string[], place: string): Program {
  const folder = realpathSync(place);
  const { hidden: _, ...program } = commandProgram(command.map((word) => `"${word}"`).join(" "));
  const outside = (file: string) => file !== folder && !isInside(folder)(file);
  return {
    ...program,
    argv: program.argv.map((word) => (word === place ? folder : word)),
    readable: [...program.readable.filter(outside), folder],
    files: [...program.files.filter(outside), folder],
    folder,
  };
}

/**
 * The nearest package.json, which Node reads beside a script; Node 24 and newer exit if they cannot. In a
 * closed folder it is left out, since the script is copied out of that folder.
 */
export function packageJson(script: string): string[] {
  for (let folder = dirname(script); ; folder = dirname(folder)) {
    const file = join(folder, "package.json");
    if (existsSync(file)) return isReachable(file) ? [file] : [];
    if (folder === dirname(folder)) return [];
  }
}

function contentMark(file: string): string {
  return statSync(file).isFile() ? contentHash(file) : file;
}

/** A runtime has 100 MB, so its path, size and time identify it instead of its bytes. */
export function runtimeMark(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(`${part.length}\0`).update(part);
  return sum.digest("hex");
}
