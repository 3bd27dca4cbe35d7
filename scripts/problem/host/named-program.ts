import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { HERE, WORKSPACE } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { otherLanguage } from "../other-language";

/** A program that the command line names by its path. */
export interface NamedProgram {
  /** Absolute, with "/". */
  readonly file: string;
  /** The problem in whose folder it lies, and its path from there; undefined for a program elsewhere. */
  readonly of?: { readonly slug: string; readonly part: string };
}

const SOURCE = /\.[cm]?[jt]sx?$/i;
/** Of a program beside it: its brute force, generator or validator. */
const HELPER = /\.(brute|generate|validate)\.\w+$|\.d\.[cm]?ts$/i;
/** What decides beside a problem's solution: in its folder it is no program of its own. */
const PART = /^(?:check|interact)\.cpp$/;
const MAINS = ["solution.ts", "main.ts", "index.ts"];

/**
 * The program that a word names: a TypeScript or JavaScript file, or a folder elsewhere with a
 * solution.ts, main.ts or index.ts; paths count from where the user stands. Undefined for a word that
 * names a problem, as the folder of a problem does.
 */
export function namedProgram(word: string, from = HERE): NamedProgram | undefined {
  const there = [resolve(from, word), resolve(WORKSPACE, word)].find((place) => existsSync(place));
  if (there === undefined) {
    if (!SOURCE.test(word)) return undefined;
    const message = `there is no file ${word}`;
    throw new ExpectedError(
      message,
      systemHints().list(resolve(from, word, "..")),
      EXIT.nothingMatched,
    );
  }
  const path = asOnDisk(there);
  const inside = slashes(relative(WORKSPACE, path));
  if (SOURCE.test(path)) {
    const of = ownerOf(path);
    return { file: slashes(path), ...(of && { of }) };
  }
  if (isOfProblems(inside) || !statSync(path).isDirectory()) return undefined;
  const mains = MAINS.map((name) => join(path, name)).filter((file) => existsSync(file));
  if (mains.length > 0) return { file: slashes(mains[0]!) };
  // A slug may be the name of some folder too.
  const isElsewhere = inside.startsWith("..") || isAbsolute(inside); // on another of Windows' disks
  if (!isElsewhere || !/[./\\]/.test(word)) return undefined;
  throw new ExpectedError(
    `${word} has no ${MAINS.join(", ")}`,
    "name the program's file",
    EXIT.nothingMatched,
  );
}

/** The problem in whose folder a program lies, and its path from there; undefined for one elsewhere. */
export function ownerOf(file: string): NamedProgram["of"] {
  const inside = slashes(relative(WORKSPACE, file));
  const [, slug, part] = /^(?:problems|\.contest)\/([^/]+)\/(.+)$/.exec(inside) ?? [];
  return slug && part ? { slug, part } : undefined;
}

/** The absolute path of a program in another language that a word names; undefined for any other word. */
export function otherProgram(word: string, from = HERE): string | undefined {
  const path = resolve(from, word);
  if (otherLanguage(word) === undefined || !existsSync(path)) return undefined;
  const of = ownerOf(path);
  const isPart = of ? PART.test(of.part) : isOfProblems(slashes(relative(WORKSPACE, path)));
  return isPart ? undefined : slashes(path);
}

/** Programs at a path that names no problem, as the user would type them: itself, or those of the folder. */
export function programsAt(word: string, from = HERE): string[] {
  const path = resolve(from, word);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return SOURCE.test(path) ? [word] : [];
  const files = readdirSync(path).filter((name) => SOURCE.test(name) && !HELPER.test(name));
  return files.sort().map((name) => `${slashes(word).replace(/\/$/, "")}/${name}`);
}

/** With the capitals that its name has: Windows and macOS also find ok.ts by OK.TS. */
function asOnDisk(path: string): string {
  const folder = dirname(path);
  if (!SOURCE.test(path)) return path;
  const names = readdirSync(folder);
  const typed = basename(path);
  if (names.includes(typed)) return path;
  const name = names.find((other) => other.toLowerCase() === typed.toLowerCase());
  return name === undefined ? path : join(folder, name);
}

/** True for the root, and for what is in the folders of problems: findSlugs knows these. */
function isOfProblems(inside: string): boolean {
  return inside === "" || /^(problems|cases|\.contest)(\/|$)/.test(inside);
}

function slashes(path: string): string {
  return path.replaceAll("\\", "/");
}
