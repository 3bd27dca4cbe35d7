import { execFile } from "node:child_process";
import { WORKSPACE } from "../../base/host/roots";

let head: Promise<string> | undefined;

/** The commit that is checked out; empty outside of a git repository. */
export function headCommit(): Promise<string> {
  head ??= git("rev-parse", "HEAD");
  return head;
}

/** The last commit that changed one of the files, with a word when they have changed since. */
export async function lastCommit(files: readonly string[]): Promise<string> {
  const [commit, changed] = await Promise.all([
    git("log", "-1", "--format=%h", "--", ...files),
    git("status", "--porcelain", "--", ...files),
  ]);
  return commit === "" || changed === "" ? commit : `${commit} and later changes`;
}

function git(...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile("git", args, { cwd: WORKSPACE }, (error, stdout) =>
      resolve(error ? "" : stdout.trim()),
    );
  });
}
