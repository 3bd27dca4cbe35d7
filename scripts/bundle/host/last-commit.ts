import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { WORKSPACE } from "../../base/host/roots";

/** What git says of the commit that is checked out: asked once for all bundles, until HEAD moves. */
interface Head {
  readonly commit: string;
  /** Of the last commits, the newest first: its name and the files that it changed. */
  readonly commits: readonly { readonly name: string; readonly files: ReadonlySet<string> }[];
  /** The SHA-1 with which git names the contents of each file. */
  readonly blobs: ReadonlyMap<string, string>;
}

/** A walk through all of a long history costs more than one question for the files of one bundle. */
const RECENT = 400;

const NO_HEAD: Head = { commit: "", commits: [], blobs: new Map() };

let kept: { readonly head: Head; readonly log: string; readonly moved: number } | undefined;
let asking: Promise<Head> | undefined;

/** The commit that is checked out; empty outside of a git repository. */
export async function headCommit(): Promise<string> {
  return (await headNow()).commit;
}

/** The last commit that changed one of the files, with a word when they have changed since. */
export async function lastCommit(files: readonly string[]): Promise<string> {
  const head = await headNow();
  const isInside = !files.some(isAbsolute);
  const recent =
    isInside && head.commits.find(({ files: own }) => files.some((file) => own.has(file)));
  const isUnchanged = isInside && files.every((file) => head.blobs.get(file) === blobOf(file));
  const [commit, changed] = await Promise.all([
    recent ? recent.name : git("log", "-1", "--format=%h", "--", ...files),
    isUnchanged ? "" : git("status", "--porcelain", "--", ...files),
  ]);
  return commit === "" || changed === "" ? commit : `${commit} and later changes`;
}

/** Each move of HEAD adds a line to its log; without one, git is asked each time. */
function headNow(): Promise<Head> {
  if (kept !== undefined && lastMove(kept.log) === kept.moved) return Promise.resolve(kept.head);
  asking ??= askHead().finally(() => (asking = undefined));
  return asking;
}

async function askHead(): Promise<Head> {
  const [commit, logName] = (await git("rev-parse", "HEAD", "--git-path", "logs/HEAD")).split("\n");
  if (!commit || !logName) return NO_HEAD;
  const log = resolve(WORKSPACE, logName);
  const moved = lastMove(log);
  const changes = ["--format=%x00%h", "--name-only", "-c", "--relative"]; // -c: files of a merge too
  const [commits, tree] = await Promise.all([
    git("log", "-z", `-${RECENT}`, ...changes, commit),
    git("ls-tree", "-r", "-z", commit),
  ]);
  const head = { commit, commits: commitsIn(commits), blobs: blobsIn(tree) };
  kept = moved === undefined ? undefined : { head, log, moved };
  return head;
}

function lastMove(log: string): number | undefined {
  return statSync(log, { throwIfNoEntry: false })?.mtimeMs;
}

/** An empty field, the name of a commit, its files, and so on. */
function commitsIn(fields: string): Head["commits"] {
  const commits: { name: string; files: Set<string> }[] = [];
  let isName = false;
  for (const field of fields.split("\0")) {
    if (isName) commits.push({ name: field, files: new Set() });
    else if (field !== "") commits.at(-1)!.files.add(field.trimStart());
    isName = field === "";
  }
  return commits;
}

/** Lines "100644 blob <SHA-1>", a tab and a path. */
function blobsIn(tree: string): ReadonlyMap<string, string> {
  const lines = tree.split("\0").map((line) => /^\d+ blob (\w+)\t(.*)$/s.exec(line));
  return new Map(lines.flatMap((fields) => (fields ? [[fields[2]!, fields[1]!]] : [])));
}

function blobOf(file: string): string | undefined {
  const path = join(WORKSPACE, file);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

function git(...args: readonly string[]): Promise<string> {
  const options = { cwd: WORKSPACE, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile("git", args, options, (error, stdout) => resolve(error ? "" : stdout.trim()));
  });
}
