import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { isReachable } from "./reachable";

/** What no program of the user's may read: cases, answers, what checks or makes them, and hidden files. */
const CASE =
  /\.(?:in|out|ans|answer|expected|sol)$|(?:^|[._-])(?:input|output|answer)\d*(?:\.txt)?$|^cases\.json$/i;
const COMPILED = "a.out";
const JUDGES_OWN =
  /^(?:check|checker|interact|interactor|generate|gen|validate|validator|brute)\b/i;
const MOST_FILES = 300;
const MOST_FOLDERS = 1000;

/** A word of a command with its files by their whole paths, and the folders among them. */
export interface PlacedWord {
  readonly word: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** Understands "out", "-Idir", "name=dir" and lists as Java's "-cp out:lib.jar"; other words stay as they are. */
export function placedWord(arg: string): PlacedWord {
  const whole = kindOf(arg);
  if (whole !== undefined) {
    return { word: realpathSync(arg), folders: [], files: [], [whole]: [realpathSync(arg)] };
  }
  const [, head = "", rest = ""] = /^(-[A-Za-z]|[\w-]+=|)(.*)$/s.exec(arg) ?? [];
  const parts = rest
    .split(delimiter)
    .map((part) => ({ part, kind: part ? kindOf(part) : undefined }));
  const isNamed = head.endsWith("=") || parts.length > 1 || parts[0]!.kind === "folders";
  if (!isNamed || parts.every(({ kind }) => kind === undefined)) {
    return { word: arg, folders: [], files: [] };
  }
  const placed = parts.map(({ part, kind }) => ({ kind, path: kind ? realpathSync(part) : part }));
  const of = (wanted: string) => placed.flatMap(({ kind, path }) => (kind === wanted ? path : []));
  const word = head + placed.map(({ path }) => path).join(delimiter);
  return { word, folders: of("folders"), files: of("files") };
}

/**
 * What is shown of a folder that a command names: all of it, or else its files one by one, and its folders as "dir/.",
 * which may be listed alone. Or why nothing is: a program must not read cases and answers.
 */
export function shownOf(folder: string): { readonly shown: readonly string[] } | { why: string } {
  if (!isReachable(folder)) return { why: "only root can reach it" };
  const files: string[] = [];
  const folders = [folder];
  let isWhole = true;
  for (const place of folders) {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name);
      const isOwn = entry.name.startsWith(".") || JUDGES_OWN.test(entry.name);
      const isCase = CASE.test(entry.name) && entry.name !== COMPILED;
      if (isCase && !entry.isDirectory()) return { why: "it holds cases" };
      if (isOwn || !(entry.isDirectory() || entry.isFile())) isWhole = false;
      else (entry.isDirectory() ? folders : files).push(path);
    }
    if (folders.length > MOST_FOLDERS) return { why: `it holds more than ${MOST_FOLDERS} folders` };
  }
  if (isWhole) return { shown: [folder] };
  if (files.length > MOST_FILES) {
    return { why: `it holds more than ${MOST_FILES} files, and some that are not shown` };
  }
  return { shown: [...files, ...folders.map((place) => `${place}/.`)] };
}

const OTHERS_READ = 0o004;
const MOST_ENTRIES = 5000;

/**
 * The settings of an installed runtime, if all may read them: the files of /etc to which links in its own folder below
 * /usr lead, as those of Debian's Java, and those of /etc/<its name>, as Mono's and PHP's. `command` is its real file.
 */
export function installedSettings(command: string): string[] {
  if (!command.startsWith("/usr/")) return [];
  const [home, name] = [dirname(dirname(command)), /^[a-z]+/.exec(basename(command))?.[0]];
  const hasOwnFolder = /^\/usr\/.+\/./.test(home);
  const linked = hasOwnFolder ? entriesIn(home).filter((entry) => entry.isSymbolicLink()) : [];
  const paths = [...linked, ...(name ? entriesIn(`/etc/${name}`) : [])].flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() && stats.mode & OTHERS_READ ? realpathSync(path) : [];
  });
  return [...new Set(paths)].filter((path) => path.startsWith("/etc/"));
}

function entriesIn(top: string): Dirent[] {
  const [all, folders] = [[] as Dirent[], [top]];
  for (const folder of folders) {
    const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
    if (!(mode & OTHERS_READ) || all.length > MOST_ENTRIES) continue;
    const entries = readdirSync(folder, { withFileTypes: true });
    all.push(...entries);
    folders.push(
      ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)),
    );
  }
  return all;
}

function kindOf(path: string): "files" | "folders" | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() ? "folders" : stats?.isFile() ? "files" : undefined;
}
