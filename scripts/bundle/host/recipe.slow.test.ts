import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { CACHE } from "../../base/host/roots";
import { type Files, testFolder, writeFiles } from "../../testing/test-folder";
import { bundle } from "./bundle";

const folders = [CACHE, tmpdir()].map((place) => testFolder({}, "recipe-", place));
const [inside, outside] = folders as [string, string];

/** The program's own last line in its bundle, which is made only where the cache has none. */
async function bundled(path: string, folder = outside): Promise<string> {
  return lastLine((await bundle(join(folder, path), { target: "codeforces" })).code);
}

/** Below it stands the line of hashes. */
const lastLine = (code: string) => code.trimEnd().split("\n").at(-2)!;

describe.each([
  ["in the repository", inside],
  ["elsewhere", outside],
])("programs %s whose paths look alike have bundles of their own", (_, folder) => {
  test.each([
    ["abc/足し算/main.ts", "abc/掛け算/main.ts"],
    ["x/a/b.ts", "x/a.b.ts", "x/a.b.js", "x/a b.ts", "x/A.b.ts"],
    ["y/solution.ts", "y.ts", "y/.ts"],
    [`${"z".repeat(40)}/${"z".repeat(24)}.ts`, `${"z".repeat(39)}/${"z".repeat(25)}.ts`],
  ])("%s, %s", async (...paths) => {
    writeFiles(
      folder,
      Object.fromEntries(paths.map((path) => [path, `console.log(${text(path)});`])),
    );
    const names = paths.filter((path) => existsSync(join(folder, path)));
    for (const path of [...names, ...names]) {
      expect(await bundled(path, folder)).toBe(`console.log(${text(path)});`);
    }
  });
});

const text = (value: string) => JSON.stringify(value);

test("a recipe for another program is not this program's", async () => {
  writeFiles(outside, { "one.ts": "console.log(1);", "two.ts": "console.log(2);" });
  const [one, two] = [await bundle(join(outside, "one.ts")), await bundle(join(outside, "two.ts"))];
  for (const ending of ["js", "json"]) {
    renameSync(one.file.replace(/js$/, ending), two.file.replace(/js$/, ending));
  }
  expect(await bundled("two.ts")).toBe("console.log(2);");
});

test("a recipe of another format is not read, and is swept", async () => {
  writeFiles(outside, { "new.ts": "console.log(3);", "old.ts": "console.log(4);" });
  const old = (await bundle(join(outside, "old.ts"))).file;
  const recipe = old.replace(/js$/, "json");
  const { format, ...rest } = JSON.parse(readFileSync(recipe, "utf8"));
  expect(format).toBeGreaterThan(1);
  writeFileSync(recipe, JSON.stringify(rest));
  const make = `require("./scripts/bundle/host/bundle").bundle(${text(join(outside, "new.ts"))})`;
  execFileSync(process.execPath, ["--require", "ts-node/register/transpile-only", "--eval", make]);
  expect([existsSync(old), existsSync(recipe)]).toEqual([false, false]);
  expect(await bundled("old.ts")).toBe("console.log(4);");
});

describe("a bundle is made anew when a name in it means something else", () => {
  const main = (name: string) => `import { m } from ${text(name)};\nconsole.log(m);\n`;
  const says = (value: string) => `export const m: string = ${text(value)};\n`;
  const config = (options: object, more: object = {}) =>
    JSON.stringify({ ...more, compilerOptions: options });
  let root = "";
  beforeEach(() => {
    root = testFolder({}, "case-", outside);
  });

  test.each([
    {
      what: "a file before the one that was found",
      files: { "main.ts": main("./m/util"), "m/util/index.ts": says("old") },
      change: { "m/util.ts": says("new") },
    },
    {
      what: "paths of tsconfig.json",
      files: {
        "a/main.ts": main("@/m"),
        "one/m.ts": says("old"),
        "two/m.ts": says("new"),
        "tsconfig.json": config({ paths: { "@/*": ["./one/*"] } }),
      },
      change: { "tsconfig.json": config({ paths: { "@/*": ["./two/*"] } }) },
    },
    {
      what: "a nearer tsconfig.json",
      files: {
        "a/main.ts": main("@/m"),
        "one/m.ts": says("old"),
        "two/m.ts": says("new"),
        "tsconfig.json": config({ paths: { "@/*": ["./one/*"] } }),
      },
      change: { "a/tsconfig.json": config({ paths: { "@/*": ["../two/*"] } }) },
    },
    {
      what: "a tsconfig.json that is extended, by the last of several",
      files: {
        "a/main.ts": main("@/m"),
        "one/m.ts": says("old"),
        "two/m.ts": says("new"),
        "base/paths.json": config({ paths: { "@/*": ["../one/*"] } }),
        "base/other.json": config({}),
        "tsconfig.json": config({}, { extends: ["./base/paths.json", "./base/other"] }),
      },
      change: { "base/other.json": config({ paths: { "@/*": ["../two/*"] } }) },
    },
    {
      what: "imports of package.json",
      files: {
        "a/main.ts": main("#m"),
        "one/m.ts": says("old"),
        "a/two/m.ts": says("new"),
        "package.json": JSON.stringify({ imports: { "#m": "./one/m.js" } }),
      },
      change: { "a/package.json": JSON.stringify({ imports: { "#m": "./two/m.js" } }) },
    },
    {
      what: "a package that was patched where it lies",
      files: {
        "main.ts": main("pack"),
        "node_modules/pack/package.json": '{ "version": "1.0.0" }',
        "node_modules/pack/index.js": "exports.m = require('./inner');",
        "node_modules/pack/inner.js": "module.exports = 'old';",
      },
      change: { "node_modules/pack/inner.js": "module.exports = 'new';" },
    },
    {
      what: "a package that is installed nearer",
      files: {
        "a/main.ts": main("pack"),
        "node_modules/pack/package.json": '{ "version": "1.0.0" }',
        "node_modules/pack/index.js": "exports.m = 'old';",
      },
      change: {
        "a/node_modules/pack/package.json": '{ "version": "1.0.0" }',
        "a/node_modules/pack/index.js": "exports.m = 'new';",
      },
    },
  ])("$what", async ({ files, change }) => {
    writeFiles(root, files as Files);
    const make = () => bundle(join(root, Object.keys(files)[0]!), { target: "codeforces" });
    expect((await make()).code).toMatch(/= ?.old/);
    expect((await make()).cached).toBe(true);
    writeFiles(root, change as Files);
    expect((await make()).code).toMatch(/= ?.new/);
  });
});
