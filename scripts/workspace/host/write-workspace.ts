import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve, sep } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { HERE, TOOL, VERSION, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { SNIPPETS } from "../../problem/host/ensure-snippets";
import { firstProblem } from "../../problem/host/fill-template";
import { librarySnippets } from "../../problem/host/library-snippets";
import { isClone } from "../../start/roots.cjs";
import { FILES, isOfModules, withIgnored, withJudgebench } from "../workspace-files";

const FIRST = "smaller-before";

export interface Written {
  /** What was written, from the workspace, with a word on what was only added to. */
  readonly written: readonly string[];
  /** What to type now. */
  readonly next: string;
}

/** Writes what the workspace lacks; what is there stays as it is, but for lines that are added. */
export function writeWorkspace(root: string, empty: boolean): Written {
  const written = [
    ...grown(root, "package.json", "{}", (text) => withJudgebench(text, VERSION)),
    ...grown(root, ".gitignore", "", withIgnored),
    ...missing(root, new Map([...FILES, [SNIPPETS, librarySnippets("judgebench")]])),
  ];
  const hasProblems = existsSync(join(root, "problems"));
  if (!empty && !hasProblems) written.push(...writeFirst(root));
  const hasFirst = existsSync(join(root, "problems", FIRST));
  const then = hasFirst ? `npx jb judge ${FIRST}` : "npx jb new two-knights";
  const notes = [
    ...(isInstalled(root) ? [] : [`npm run init -- ${root}, in ${TOOL}`]),
    then,
    ...(isOfModules(readFileSync(join(root, "package.json"), "utf8"))
      ? ['(package.json has "type": "module": npx ts-node reads no TypeScript there, jb does)']
      : []),
  ];
  return { written, next: notes.join(", ").replace(", (", " (") };
}

/**
 * The folder that becomes a workspace: the one named, or where the user stands, or the workspace above it if no
 * package.json is here. A clone is none, and none lies in one.
 */
export function ownFolder(typed: string | undefined, link: boolean): string {
  if (typed === undefined && link) {
    throw new ExpectedError("--link is for a folder that you name", HINT, EXIT.usage);
  }
  const place = resolve(HERE, typed ?? ".");
  const isInClone = place === TOOL || place.startsWith(TOOL + sep);
  if (isClone(TOOL) && isInClone && (typed !== undefined || !isOwn(place))) {
    const has = `${TOOL} is a clone of judgebench: it has all that init writes`;
    const message = typed === undefined ? has : `${typed} lies in the clone of judgebench`;
    throw new ExpectedError(message, HINT, EXIT.usage);
  }
  return typed !== undefined || hasPackage(HERE) || WORKSPACE === TOOL ? place : WORKSPACE;
}

const HINT = "npm run init -- ../my-contests";

/** A folder in the clone with a package.json of its own. */
function isOwn(folder: string): boolean {
  return folder !== TOOL && hasPackage(folder);
}

function hasPackage(folder: string): boolean {
  return existsSync(join(folder, "package.json"));
}

/** Adds to a file, or begins it. */
function grown(root: string, path: string, empty: string, grow: (text: string) => string) {
  const file = join(root, path);
  const isThere = existsSync(file);
  const before = isThere ? readFileSync(file, "utf8") : empty;
  const after = grow(before);
  if (after === before && isThere) return [];
  writeAtomically(file, after);
  return [isThere ? `${path} (added to it)` : path];
}

function missing(root: string, files: ReadonlyMap<string, string>): string[] {
  const paths = [...files.keys()].filter((path) => !existsSync(join(root, path)));
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path)!, { flag: "wx" });
  }
  return paths;
}

function writeFirst(root: string): string[] {
  const files = [...firstProblem()].map(([path, text]): [string, string] => {
    const [, name] = /^cases\/(.+)$/.exec(path) ?? [];
    return [name ? `cases/${FIRST}/${name}` : `problems/${FIRST}/${path}`, text];
  });
  missing(root, new Map(files));
  return [`problems/${FIRST} and cases/${FIRST}`];
}

function isInstalled(root: string): boolean {
  try {
    createRequire(join(root, "any.js")).resolve("judgebench/package.json");
    return true;
  } catch {
    return false;
  }
}
