import { spawnSync } from "node:child_process";
import { ROOT } from "./repository";

let head: string | undefined;

/** The commit that is checked out; empty outside of a git repository. */
export function headCommit(): string {
  head ??= git("rev-parse", "HEAD");
  return head;
}

/** The last commit that changed one of the files, with a word when they have changed since. */
export function lastCommit(files: readonly string[]): string {
  const commit = git("log", "-1", "--format=%h", "--", ...files);
  if (commit === "") return "";
  return git("status", "--porcelain", "--", ...files) === ""
    ? commit
    : `${commit} and later changes`;
}

function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}
