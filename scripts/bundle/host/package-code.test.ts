import { join } from "node:path";
import { expect, it } from "vitest";
import type { TargetName } from "../../problem/problem";
import { runScript } from "../../testing/run-script";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { makeBundle } from "./make-bundle";
import { packageCode } from "./package-code";

// Toy packages of each kind, installed beside the program as npm lays them out.

const FILES: Readonly<Record<string, string>> = {
  "toy-common/package.json": '{ "name": "toy-common", "version": "1.2.3", "license": "MIT" }',
  "toy-common/LICENSE":
    "The MIT License\n\nCopyright (c) 2020 A Person\n\nPermission is granted …\n",
  "toy-common/index.js":
    'const { twice } = require("./twice");\nmodule.exports = function four(x) { return twice(twice(x)); };\nmodule.exports.twice = twice;\n',
  "toy-common/twice.js": "exports.twice = (x) => 2 * x;\n",
  "toy-module/package.json":
    '{ "name": "toy-module", "version": "2.0.0", "type": "module", "exports": "./index.js", "license": "ISC", "author": { "name": "B Person" } }',
  "toy-module/index.js":
    'import { third } from "@toy/inner";\nexport const used = (x) => third(x) ?? "none";\nexport const unused = () => "a long text that nobody uses";\nexport default class Heap { top = 7; }\n',
  "@toy/inner/package.json": '{ "name": "@toy/inner", "version": "0.0.1", "main": "inner.js" }',
  "@toy/inner/inner.js": "exports.third = (list) => list?.[2];\n",
  "toy-native/package.json": '{ "name": "toy-native", "version": "1.0.0" }',
  "toy-native/binding.gyp": "{}",
  "toy-native/index.js": 'module.exports = require("./build/native.node");\n',
  "toy-node/package.json":
    '{ "name": "toy-node", "version": "1.0.0", "type": "module", "main": "a.js" }',
  "toy-node/a.js":
    'import { sep } from "node:path/posix";\nimport { promises } from "node:fs";\nexport const a = [sep, typeof promises.stat].join(" ");\n',
  "toy-newer/package.json": '{ "name": "toy-newer", "version": "1.0.0" }',
  "toy-newer/index.js": 'module.exports = require("node:sqlite");\n',
  "toy-newer/tries.js":
    'let channel;\ntry { channel = require("diagnostics_channel"); } catch {}\nexports.tried = true;\n',
  "lodash/package.json":
    '{ "name": "lodash", "version": "4.17.21", "license": "MIT", "main": "lodash.js" }',
  "lodash/lodash.js": "exports.sum = (list) => list.reduce((a, b) => a + b, 0);\n",
};

const folder = testFolder();
const program = join(folder, "main.ts");
writeFiles(join(folder, "node_modules"), FILES);

function bundled(text: string, target: TargetName = "codeforces", min = false) {
  return makeBundle({
    program,
    target,
    min,
    problem: undefined,
    read: (path) => (path === program ? text : undefined),
    getPackage: (wanted) => packageCode(wanted, target),
    commitOf: async () => "",
  });
}

async function printed(text: string, target: TargetName = "codeforces") {
  const outputs: string[] = [];
  for (const min of [false, true]) {
    const { code } = await bundled(text, target, min);
    outputs.push(runScript(code));
  }
  expect(outputs[0]).toBe(outputs[1]);
  return outputs[0];
}

it.each([
  [
    "a CommonJS module as a default",
    'import four from "toy-common"; console.log(four(3));',
    "12\n",
  ],
  ["a name of it", 'import { twice } from "toy-common"; console.log(twice(3));', "6\n"],
  ["a file of it", 'import { twice } from "toy-common/twice"; console.log(twice(4));', "8\n"],
  [
    "by require",
    'const four = require("toy-common"); console.log(four(1), four.twice(1));',
    "4 2\n",
  ],
  ["all of it", 'import * as toy from "toy-common"; console.log(toy.twice(5));', "10\n"],
  ["an ES module", 'import { used } from "toy-module"; console.log(used([1, 2]));', "none\n"],
  ["its default", 'import Heap from "toy-module"; console.log(new Heap().top);', "7\n"],
  [
    "one that uses modules of Node",
    'import { a } from "toy-node"; console.log(a);',
    "/ function\n",
  ],
  [
    "one that can do without a newer module",
    'import { tried } from "toy-newer/tries"; console.log(tried);',
    "true\n",
  ],
  [
    "types alone, of what is not installed",
    'import type { A } from "a"; import { type B } from "b"; const x: A | B = 1; console.log(x);',
    "1\n",
  ],
])("%s", async (_, text, expected) => {
  expect(await printed(text)).toBe(expected);
  expect(await printed(text, "spoj")).toBe(expected);
});

it("licences stay, also in the small one, and only of what is in it", async () => {
  const text =
    'import { used } from "toy-module"; import four from "toy-common"; console.log(used, four);';
  for (const min of [false, true]) {
    const { code, modules } = await bundled(text, "codeforces", min);
    expect(code.split("\n").filter((line) => line.startsWith("// Contains "))).toEqual([
      "// Contains @toy/inner 0.0.1, licence not named",
      "// Contains toy-module 2.0.0, ISC, B Person",
      "// Contains toy-common 1.2.3, MIT, Copyright (c) 2020 A Person",
    ]);
    expect(code).not.toContain("nobody uses");
    expect(Object.keys(modules)).toContain(join(folder, "node_modules/toy-common/package.json"));
  }
});

it("what can neither be put in nor is there is refused, with what fits", async () => {
  await expect(bundled('import x from "toy-native"; x();')).rejects.toMatchObject({
    message: `${program}: the package "toy-native" cannot be put into a bundle: it is native code`,
    hint: "write what you need of it yourself, or take another package",
  });
  await expect(bundled('import x from "@no/where/x"; x();')).rejects.toMatchObject({
    message: `${program}: imports "@no/where/x", which neither Codeforces has nor ${folder}`,
    hint: `npm install @no/where, in ${folder}`,
  });
  await expect(bundled('import x from "./toy"; x();')).rejects.toMatchObject({
    message: `${program}:1: there is no file "./toy"`,
    hint: "mend the import",
  });
});

it("a package requires Node's own modules as the judge's Node knows them", async () => {
  const text = 'import { a } from "toy-node"; console.log(a);';
  for (const min of [false, true]) {
    const { code } = await bundled(text, "spoj", min);
    expect(code).toMatch(/require\(["'`]path["'`]\)\.posix/);
    expect(code).not.toContain("node:");
  }
  await expect(bundled('import x from "toy-newer"; x();')).rejects.toThrow(
    'the package "toy-newer" cannot be put into a bundle: it imports "node:sqlite", which Node 15.8.0 does not have',
  );
});

it("AtCoder's own packages are left to it where they are not installed", async () => {
  const wish = 'import { OrderedMap } from "immutable/dist/x"; console.log(OrderedMap);';
  const { code, notes } = await bundled(wish, "atcoder");
  expect(code).toContain('require("immutable/dist/x")');
  expect(notes).toEqual(['"immutable/dist/x" is left to AtCoder, which has it']);
  await expect(bundled(wish)).rejects.toThrow("which neither Codeforces has");
  expect(await printed('import _ from "lodash"; console.log(_.sum([1, 2]));', "atcoder")).toBe(
    "3\n",
  );
});
