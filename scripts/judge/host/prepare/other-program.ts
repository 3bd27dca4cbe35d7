import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from "node:fs";
import { basename, join } from "node:path";
import { commandWords } from "../../../base/command-words";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { removeTree } from "../../../base/host/remove-tree";
import { CACHE, typedPath, WORKSPACE } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { builtFile, otherLanguage } from "../../../problem/other-language";
import { programFiles } from "../../../runner/host/executable";
import {
  commandProgram,
  folderProgram,
  hash,
  type Program,
  runtimeMark,
} from "../../../runner/host/program";
import { readsClock } from "../../../runner/reads-clock";
import type { NoProgram } from "../../judged";
import { mainClass } from "../../program/main-class";
import { compilerFault } from "../check/compiler-fault";

const KEY_LETTERS = 16;
/** What names a scratch folder apart from others of its process. */
const DRAFT_LETTERS = 7;
const LONGEST_USE_MS = 3_600_000;
/** Of C++, Java, Rust; of Go, which only names the place. */
const ERROR = /\berror\b|\.\w+:\d+:\d+: /;
/** Of files beside it, or that the command names: nobody knows when these change. */
const OTHER_FILES = /^\s*#\s*include\s*"|^\s*(?:pub\s+)?mod\s+\w+\s*;/m;

/** The command for a file: the user's, by an ending of its language below "judgebench", "commands" in package.json. */
export function otherCommand(file: string, root = WORKSPACE): string {
  const { endings, command } = otherLanguage(file)!;
  const commands = ownCommands(join(root, "package.json"));
  const named = endings.map((ending) => commands?.[ending]).find((one) => one !== undefined);
  if (named === undefined) return command;
  if (typeof named === "string" && commandWords(named).length > 0) return named;
  throw new ExpectedError(`package.json: ${JSON.stringify(named)} is no command`, setting(file));
}

function ownCommands(manifest: string): Readonly<Record<string, unknown>> | undefined {
  if (!existsSync(manifest)) return undefined;
  try {
    return JSON.parse(readFileSync(manifest, "utf8")).judgebench?.commands;
  } catch (error) {
    throw new ExpectedError(`package.json is no JSON: ${(error as Error).message}`, "npm pkg fix");
  }
}

/** The program of a source in another language: compiled into .cache once for each text and command, or as it is. */
export async function otherProgram(
  file: string,
  command = otherCommand(file),
): Promise<Program | NoProgram> {
  const { name, into } = otherLanguage(file)!;
  const [compiler, ...options] = commandWords(command) as [string, ...string[]];
  const [place] = programFiles(compiler);
  if (place === undefined) {
    const does = into ? "compiles" : "runs";
    const message = `${compiler} is not in PATH: it ${does} ${typedPath(file)}, which is ${name}`;
    throw new ExpectedError(message, `install it, or name another: ${setting(file)}`, EXIT.setup);
  }
  if (!into) return commandProgram(`${command} "${file}"`);
  const text = readFileSync(file, "utf8");
  const stem = `${basename(file).replace(/\W/g, "-")}-${hash(file).slice(0, KEY_LETTERS)}`;
  const programs = join(CACHE, "programs");
  let kept = join(
    programs,
    `${stem}-${hash(text, command, runtimeMark(realpathSync(place))).slice(0, KEY_LETTERS)}`,
  );
  const isAlone = isWhole(text, options);
  if (!isAlone || !existsSync(kept)) {
    mkdirSync(programs, { recursive: true });
    const draft = scratchFolder(programs);
    try {
      const said = await complaint([compiler, ...options, ...into(draft, file)], file);
      if (said !== undefined) {
        const words = [compiler, ...options, ...into(".", typedPath(file))];
        return { compileError: said, hint: words.join(" ") };
      }
      removeOlder(programs, stem);
      // One of the same text may run now, and have been made of other files.
      if (!isAlone) kept += draft.slice(-DRAFT_LETTERS);
      movedUnlessThere(draft, kept);
    } finally {
      removeTree(draft);
    }
  }
  const run =
    name === "Java"
      ? ["java", "-Xss64m", "-cp", kept, mainClass([{ path: basename(file), text }])]
      : [builtFile(kept)];
  const program = folderProgram(run, kept);
  return readsClock(text) ? { ...program, isOpen: true } : program;
}

/** A mark of a source in another language and of what compiles or runs it, and why the mark may not know all. */
export function sourceMark(file: string): { readonly mark: string; readonly doubt?: string } {
  const command = otherCommand(file);
  const [first, ...options] = commandWords(command) as [string, ...string[]];
  const text = readFileSync(file, "utf8");
  const places = programFiles(first).slice(0, 1);
  const marks = places.map((place) => runtimeMark(realpathSync(place)));
  const mark = hash(basename(file), text, command, ...marks);
  if (readsClock(text)) return { mark, doubt: "it reads a clock" };
  return isWhole(text, options) ? { mark } : { mark, doubt: "other files are part of it" };
}

/** Whether a source names no file beside it, nor does what compiles or runs it. */
function isWhole(text: string, options: readonly string[]): boolean {
  return !OTHER_FILES.test(text) && !options.some((word) => /[/\\]|^-I/.test(word));
}

/** Programs of a file's texts before: another process may still run one that is not old. */
function removeOlder(programs: string, stem: string): void {
  for (const name of readdirSync(programs)) {
    const made = statSync(join(programs, name), { throwIfNoEntry: false })?.mtimeMs;
    const isOld = made !== undefined && made < Date.now() - LONGEST_USE_MS;
    if (isOld && name.startsWith(`${stem}-`)) removeTree(join(programs, name));
  }
}

/** Two processes may compile the same text at once: the first one's program stays. */
function movedUnlessThere(draft: string, kept: string): void {
  try {
    renameSync(draft, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}

/** What the compiler says first of a source that it refuses. */
async function complaint(words: readonly string[], file: string): Promise<string | undefined> {
  const fault = await compilerFault(words, WORKSPACE);
  if (fault === undefined) return undefined;
  const lines = fault.said.replaceAll(file, typedPath(file)).split("\n");
  const first = lines.findIndex((line) => ERROR.test(line) && !/\b(?:warning|note)\b/.test(line));
  if (first < 0) return fault.message;
  const [, place] = /^\s*--> (.*)/.exec(lines[first + 1] ?? "") ?? []; // of Rust's
  return place === undefined ? lines[first] : `${place}: ${lines[first]}`;
}

function setting(file: string): string {
  const { endings, command } = otherLanguage(file)!;
  const commands = { [endings[0]!]: command };
  return `"judgebench": ${JSON.stringify({ commands })} in package.json`;
}
