import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { scratchFolder } from "../../base/host/scratch-folder";
import { headCommit, lastCommit } from "./last-commit";

const folder = vi.hoisted(() => ({ WORKSPACE: "" }));
vi.mock("../../base/host/roots", async (original) => ({
  ...(await original<object>()),
  get WORKSPACE() {
    return folder.WORKSPACE;
  },
}));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], {
    cwd: folder.WORKSPACE,
    encoding: "utf8",
  }).trim();

const write = (file: string, text: string) => writeFileSync(join(folder.WORKSPACE, file), text);

function commit(message: string): string {
  git("add", "-A");
  git("commit", "-qm", message);
  return git("rev-parse", "--short", "HEAD");
}

beforeAll(() => {
  folder.WORKSPACE = scratchFolder();
  git("init", "-q");
});
afterAll(() => rmSync(folder.WORKSPACE, { recursive: true }));

test("names the last commit that changed one of the files, and what has changed since", async () => {
  expect(await headCommit()).toBe("");
  expect(await lastCommit(["a.ts"])).toBe("");
  write("a.ts", "1");
  const first = commit("first");
  write("ü b.ts", "2");
  const second = commit("second");
  expect(await lastCommit(["a.ts"])).toBe(first);
  expect(await lastCommit(["a.ts", "ü b.ts"])).toBe(second);
  expect(await headCommit()).toBe(git("rev-parse", "HEAD"));

  write("a.ts", "3");
  expect(await lastCommit(["a.ts"])).toBe(`${first} and later changes`);
  expect(await lastCommit(["ü b.ts"])).toBe(second);
  write("c.ts", "4");
  expect(await lastCommit(["ü b.ts", "c.ts"])).toBe(`${second} and later changes`);

  git("checkout", "-q", "-b", "side", first);
  rmSync(join(folder.WORKSPACE, "a.ts"));
  expect(await lastCommit(["a.ts"])).toBe(`${first} and later changes`);
  const third = commit("third");
  expect(await lastCommit(["a.ts", "c.ts"])).toBe(third);
});
