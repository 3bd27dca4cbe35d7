import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { contentHash } from "../../problem/host/content-hash";

/** With more than this below the folder of a script, nobody knows quickly what it may load. */
const MOST = { files: 1000, bytes: 32 << 20 };

/** Sources that may name files elsewhere: above their folder, or through the search path. */
const SCRIPT = /\.(?:[cm]?[jt]s|py|rb|pl|php|sh|bash|lua)$/i;
const ELSEWHERE =
  /["'`]\.\.["'`/\\]|\bsys\.path\b|__dirname.*\.\.|\b(?:os\.path|path)\.(?:pardir|dirname\(.*dirname)|\.parent\.parent\b/;
const LARGEST_SCRIPT = 1 << 20;

/** What a command may load. */
export interface Loadable {
  /** Equal marks load equal files. */
  readonly mark: string;
  /** True where it may load what the mark does not know: no verdict of it can be kept. */
  readonly isOpen: boolean;
}

/**
 * Everything that a command can load beside installed packages, which are taken as fixed: the program and
 * its interpreter, and the folder of each file that it names, with all below it.
 */
export function loadable(words: readonly string[]): Loadable {
  const sum = createHash("sha256");
  let isOpen = false;
  const folders = new Set<string>();
  for (const [at, word] of words.entries()) {
    const path = fileIn(word);
    if (path !== undefined) folders.add(statSync(path).isDirectory() ? path : dirname(path));
    else if (at === 0) sum.update(interpreterMark(word));
    else isOpen ||= /\s/.test(word); // code on the command line
    if (path !== undefined && at > 0 && !statSync(path).isDirectory()) isOpen ||= isReaching(path);
  }
  const left = { ...MOST };
  for (const folder of folders) {
    if (isSystem(folder)) continue;
    isOpen ||= !isAdded(folder, left, (text) => void sum.update(`${text}\0`));
  }
  return { mark: sum.digest("hex"), isOpen };
}

/** The file or folder that a word names, also behind "--option=". */
function fileIn(word: string): string | undefined {
  const names = [word, word.slice(word.indexOf("=") + 1)].filter((name) => /[/\\]|\.\w/.test(name));
  const name = names.find((candidate) => existsSync(candidate));
  return name === undefined ? undefined : realpathSync(resolve(name));
}

type Left = { files: number; bytes: number };

/** add(); false too where something there cannot be read, or is a link to itself. */
function isAdded(folder: string, left: Left, say: (text: string) => void): boolean {
  try {
    return add(folder, "", left, say);
  } catch {
    return false;
  }
}

/** Adds names and contents below a folder; false where there is too much, or a link to a folder. */
function add(folder: string, inside: string, left: Left, say: (text: string) => void): boolean {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name);
    const file = join(folder, path);
    if (entry.isDirectory()) {
      // Python writes its compiled modules there while it runs.
      if (entry.name !== "__pycache__" && !add(folder, path, left, say)) return false;
      continue;
    }
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return false;
    if (!stats?.isFile()) continue;
    left.files--;
    left.bytes -= stats.size;
    if (left.files < 0 || left.bytes < 0) return false;
    if (SCRIPT.test(entry.name) && isReaching(file)) return false;
    say(`${path} ${contentHash(file)}`);
  }
  return true;
}

function isReaching(file: string): boolean {
  if (!SCRIPT.test(file) || statSync(file).size > LARGEST_SCRIPT) return false;
  return ELSEWHERE.test(readFileSync(file, "utf8"));
}

/** Where installed programs lie: they are taken as fixed. */
function isSystem(folder: string): boolean {
  const systemFolder =
    process.platform === "win32" ? undefined : /^\/(?:usr|bin|sbin|lib\w*|opt|etc)(?:\/|$)/;
  return (
    systemFolder?.test(folder) === true ||
    (process.env.PATH ?? "").split(delimiter).includes(folder)
  );
}

/** A program has up to 100 MB, so its path, size and time identify it instead of its bytes. */
function interpreterMark(name: string): string {
  const places = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  const command = places.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  if (command === undefined) return basename(name);
  const file = realpathSync(command);
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}
