import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { beforeAll, describe, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { testFolder, writeFiles } from "../../testing/test-folder";

// A folder with letters that trip shells and addresses, in which judgebench is linked, as npm link does it.
const root = testFolder(
  {
    "package.json": '{ "devDependencies": { "judgebench": "*" } }',
    ".gitignore": "*.log\n",
    "abc/001/a.ts": 'process.stdout.write("hello\\n");\n',
    "abc/001/1.in": "",
    "abc/001/1.out": "hello\n",
  },
  "my problems ä 木 #1-",
);
beforeAll(() => {
  mkdirSync(join(root, "node_modules"));
  symlinkSync(TOOL, join(root, "node_modules/judgebench"), "junction");
});

function jb(place: string, ...words: string[]) {
  const options = { cwd: place, env: { NO_COLOR: "1" }, reject: false, all: true } as const;
  return execa(process.execPath, [join(TOOL, "scripts/jb.cjs"), ...words], options);
}

/** All files but those of packages and caches, with their texts. */
function files(): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const own = paths.filter((path) => !/node_modules|\.cache/.test(path));
  return new Map(own.map((path) => [path.slice(root.length + 1), readFileSync(path, "utf8")]));
}

describe("jb init in a repository that is already there", { timeout: 120_000 }, () => {
  it("writes what is missing, moves nothing, and a second time changes nothing", async () => {
    const before = files();
    const first = await jb(root, "init");
    expect(first.all).toMatch(
      /^wrote package\.json \(added to it\)\nwrote \.gitignore \(added to it\)\n/,
    );
    expect(first.all).toMatch(/\nnext: npx jb judge smaller-before$/);
    const after = files();
    for (const path of before.keys()) {
      if (path.startsWith("abc/")) expect(after.get(path)).toBe(before.get(path));
    }
    expect(after.get(".gitignore")).toMatch(/^\*\.log\nnode_modules\/\n/);
    expect([...after.keys()]).toEqual(
      expect.arrayContaining([".vscode/tasks.json", ".vscode/launch.json", "tsconfig.json"]),
    );
    const snippets = JSON.parse(after.get(".vscode/judgebench.code-snippets")!);
    expect(snippets.FenwickTree.body[0]).toBe(
      'import { FenwickTree } from "judgebench/range/fenwick-tree";',
    );
    expect((await jb(join(root, "abc"), "init")).all).toBe(
      "nothing is missing\nnext: npx jb judge smaller-before",
    );
    expect(files()).toEqual(after);
  });
});

it("doctor names both of two workspaces, one in the other", async () => {
  writeFiles(root, { "inner/package.json": '{ "judgebench": {} }' });
  const { all } = await jb(join(root, "inner"), "doctor");
  const inner = join(root, "inner");
  const line = `workspace ${inner} (nearer than ${root}, which names judgebench too)`;
  expect(all.replace(/\s+/g, " ")).toContain(line); // broken before column 80
});

it("refuses a clone, which has all that init writes", async () => {
  expect(await jb(join(TOOL, "problems"), "init")).toMatchObject({
    exitCode: 2,
    all: expect.stringContaining("is a clone of judgebench"),
  });
});
