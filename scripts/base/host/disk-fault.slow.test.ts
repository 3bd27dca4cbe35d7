import { mkdirSync } from "node:fs";
import { execa } from "execa";
import { beforeAll, expect, it } from "vitest";
import { TOOL } from "./roots";

// bubblewrap shows the repository on other disks, also to root. Node may lie in its .cache (check:nodes).
const NODE = "/dev/node";

async function run(place: readonly string[], words: readonly string[]) {
  const disks = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"];
  const node = ["--ro-bind", process.execPath, NODE];
  const command = [...node, ...place, "--", NODE, "scripts/start.cjs", ...words];
  return execa("bwrap", [...disks, ...command], { cwd: TOOL, reject: false, stdin: "ignore" });
}

beforeAll(() => void mkdirSync(`${TOOL}/.cache`, { recursive: true }));

it.for([
  [
    "a repository that is read-only",
    ["--bind", `${TOOL}/.cache`, `${TOOL}/.cache`],
    ["practice", "knight-moves", "--no-editor"],
    /^error: \.practice\/knight-moves\S* cannot be written: its file system is read-only \(EROFS\)\n {2}try: a folder elsewhere/,
  ],
  [
    "an empty cache on a full disk",
    ["--size", "65536", "--tmpfs", `${TOOL}/.cache`],
    ["judge", "knight-moves"],
    /^error: \S*\.cache cannot be written: the disk is full\n {2}try: df -h \.\n?$/,
  ],
] as const)("%s is no bug", async ([, place, words, message], context) => {
  const { failed } = await execa("bwrap", ["--ro-bind", "/", "/", "true"], { reject: false });
  context.skip(failed, "bubblewrap does not work here");
  const { stderr, exitCode } = await run(place, words);
  expect(stderr).toMatch(message);
  expect(exitCode).toBe(3);
});
