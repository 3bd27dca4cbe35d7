import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";

// npm i git+…: what is committed here is cloned by npm, packed by `prepare`, and works as from the registry.

it("an install from the git repository is the packed package, and its example is accepted", async ({
  skip,
}) => {
  skip(!existsSync(join(TOOL, ".git")), "this copy is no git repository");
  const folder = testFolder();
  const run = (program: string, ...words: string[]) =>
    execa(program, words, {
      cwd: folder,
      env: { INIT_CWD: undefined, JB_COMMAND: undefined, NO_COLOR: "1" },
      all: true,
      reject: false,
    });
  await run("npm", "init", "-y");
  const { stdout: commit } = await execa("git", ["rev-parse", "HEAD"], { cwd: TOOL });
  const address = `git+${pathToFileURL(TOOL).href}#${commit}`;
  const words = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  const { exitCode, all } = await run("npm", "install", "-D", ...words, address);
  expect(exitCode, all).toBe(0);
  const files = readdirSync(join(folder, "node_modules/judgebench"));
  expect(files).toEqual(expect.arrayContaining(["cjs", "esm", "lib", "scripts"]));
  expect(files).not.toContain("problems");
  expect(await run("npx", "judgebench", "init")).toMatchObject({ exitCode: 0 });
  expect((await run("npx", "jb", "judge", "smaller-before")).all).toContain("2 passed, 0 failed");
});
