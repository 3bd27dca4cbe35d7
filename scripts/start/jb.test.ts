import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { describe, expect, it } from "vitest";
import { testFolder, writeFiles } from "../testing/test-folder";
import { CLONE_ONLY, commandGroups } from "./commands.cjs";
import { TOOL } from "./roots.cjs";

// A workspace with a judgebench of its own that only says so, and one without.
const top = testFolder({
  "own/package.json": '{ "devDependencies": { "judgebench": "*" } }',
  "own/node_modules/judgebench/package.json": '{ "name": "judgebench" }',
  "own/node_modules/judgebench/scripts/jb.cjs": 'process.stdout.write("its own");',
  "linked/package.json": '{ "devDependencies": { "judgebench": "*" } }',
  "copied/package.json":
    '{ "devDependencies": { "judgebench": "file:.judgebench/judgebench.tgz" } }',
  "copied/problems/x/problem.ts": "",
  "other-clone/package.json": '{ "name": "judgebench" }',
  "other-clone/problems/x/problem.ts": "",
  "other-clone/scripts/jb.cjs": 'process.stdout.write("the other clone");',
});

function jb(place: string, words: readonly string[], preload: readonly string[] = []) {
  const args = [...preload, join(TOOL, "scripts/jb.cjs"), ...words];
  return execa(process.execPath, args, { cwd: place, reject: false });
}

describe("jb from the PATH", () => {
  it("starts the workspace's own judgebench, or the clone in which the user stands", async () => {
    mkdirSync(join(top, "own/problems/x"), { recursive: true });
    expect((await jb(join(top, "own/problems/x"), ["judge"])).stdout).toBe("its own");
    expect((await jb(join(top, "other-clone/problems"), ["judge"])).stdout).toBe("the other clone");
  });

  it("says that a workspace which came by git clone has to be installed", async () => {
    for (const words of [["judge", "x"], ["--help"], ["doctor"]]) {
      expect(await jb(join(top, "copied/problems/x"), words)).toMatchObject({
        exitCode: 3,
        stdout: "",
        stderr: `error: judgebench of ${join(top, "copied")} is not installed\n  try: npm install, there`,
      });
    }
  });

  it("lists the commands that work where the user stands, and says why others do not", async () => {
    const names = ({ stdout }: { stdout: string }) => stdout.match(/(?<=^ {2})\w\S*/gm) ?? [];
    const help = await jb(TOOL, []);
    const here = names(help);
    const there = names(await jb(join(top, "linked"), []));
    expect(help.stdout).toMatch(/^ {2}new +make the folders of a new problem/m);
    expect(help.stdout).not.toMatch(/.{81}| $/m);
    expect(here).toEqual(expect.arrayContaining(["bench", "site", ...there]));
    expect(there.filter((word) => CLONE_ONLY.has(word))).toEqual([]);
    expect(there).toEqual(expect.arrayContaining(["judge", "new", "submit", "verify", "check"]));
    expect(await jb(join(top, "linked"), ["bench"])).toMatchObject({
      exitCode: 2,
      stderr:
        "error: bench works in a clone of judgebench alone\n  try: jb, which lists what works here",
    });
  });

  it("lists those of every day first, and each under a heading of its own kind", async () => {
    const { stdout } = await jb(join(top, "linked"), ["--help"]);
    expect(stdout).toMatch(
      /^jb <command> --help.*\n\nevery day\n {2}new .*\n {2}case .*\n(?: {16}.*\n)* {2}judge .*\n/,
    );
    const [, own] = commandGroups(true).at(-1)!;
    expect(new Set(own)).toEqual(CLONE_ONLY);
  });

  it("help judge prints what judge --help prints", async () => {
    const help = await jb(TOOL, ["help", "judge"]);
    expect(help.stdout).toMatch(/^Usage: jb judge /);
    expect(help.stdout).toBe((await jb(TOOL, ["judge", "--help"])).stdout);
    expect(await jb(TOOL, ["help", "jugde"])).toMatchObject({
      exitCode: 2,
      stderr: 'error: no command "jugde"\n  try: jb judge',
    });
  });

  it("prints its version anywhere", async () => {
    expect((await jb(top, ["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("refuses an old Node before it loads a module that such a Node lacks", async () => {
    const old = `const versions = { ...process.versions, node: "12.22.9" };
      Object.defineProperty(process, "versions", { value: versions });
      const Module = require("module");
      const load = Module._load;
      Module._load = (name, ...more) => {
        if (name.startsWith("node:")) throw new Error("Cannot find module " + name);
        return load(name, ...more);
      };`;
    writeFileSync(join(top, "old.cjs"), old);
    const stderr = "error: Node 12.22.9 is too old\n  try: Node 20.19 or newer";
    const preload = ["--require", join(top, "old.cjs")];
    expect(await jb(top, [], preload)).toMatchObject({ exitCode: 3, stderr });
    for (const program of ["jb.cjs", "start.cjs"]) {
      const text = readFileSync(join(TOOL, "scripts", program), "utf8");
      expect(text).not.toMatch(/\?\?|\?\.\w/); // syntax that Node 12 cannot read
    }
  });

  it("says how to install it where a package manager has put the repository itself", async () => {
    const place = join(top, "from-git/node_modules/judgebench");
    for (const path of ["scripts/jb.cjs", "scripts/start.cjs", "scripts/start", "package.json"]) {
      cpSync(join(TOOL, path), join(place, path), { recursive: true });
    }
    writeFiles(top, { "from-git/package.json": '{ "devDependencies": { "judgebench": "*" } }' });
    mkdirSync(join(place, "problems"));
    const { exitCode, stderr } = await jb(join(top, "from-git"), ["judge"]);
    expect(stderr).toBe(
      "error: judgebench is here as its git repository has it, and not packed\n" +
        `  try: in a clone of it: npm ci, then npm run init -- ${join(top, "from-git")}`,
    );
    expect(exitCode).toBe(3);
  });

  it("refuses yarn's Plug'n'Play", async () => {
    const pnp = "Object.defineProperty(process.versions, 'pnp', { value: '3' });";
    writeFileSync(join(top, "pnp.cjs"), pnp);
    const preload = ["--require", join(top, "pnp.cjs")];
    expect(await jb(join(top, "linked"), ["judge"], preload)).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining("yarn config set nodeLinker node-modules"),
    });
  });
});
