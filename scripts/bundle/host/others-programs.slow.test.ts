import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { TargetName } from "../../problem/problem";
import { testFolder } from "../../testing/test-folder";
import { makeBundle } from "./make-bundle";
import { packageCode } from "./package-code";

/*
 * Programs as contestants elsewhere write them: their ways to read, their language, their modules. Each
 * block of the files in ./others is a program ("=== name"), its further files ("--- path") and what
 * another tool than this bundler printed for it (">>> prints"): tsx 4.23 on Node 22.19; of the two
 * with a top-level await, which tsx does not take there, the text says it.
 */
const folder = testFolder();
const stdin = join(folder, "stdin.txt");
writeFileSync(stdin, "3 4\n1 2 3\n10 20 5\n7 7 7\n");

interface OthersProgram {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly prints: string;
}

function programsIn(file: string): OthersProgram[] {
  const text = readFileSync(join(__dirname, "others", file), "utf8");
  const blocks = text.split(/^=== /m).slice(1);
  return blocks.map((block) => {
    const [source = "", prints = ""] = block.split(/^>>> prints\n/m);
    const [, name = "", rest = ""] = /^(.*)\n([\s\S]*)$/.exec(source) ?? [];
    const [main = "", ...others] = rest.split(/^--- /m);
    const pairs = others.map((other) => /^(.*)\n([\s\S]*)$/.exec(other)!.slice(1));
    const files = { "main.ts": main, ...Object.fromEntries(pairs) };
    return { name, files, prints: prints.replace(/\n\n$/, "\n") }; // blocks are a blank line apart
  });
}

function bundled(files: OthersProgram["files"], target: TargetName, min = false, main = "main.ts") {
  const program = `/others/${main}`;
  const read = (path: string) => files[path.replace("/others/", "")];
  const facts = { program, target, min, problem: undefined, read, commitOf: async () => "" };
  return makeBundle({ ...facts, getPackage: (wanted) => packageCode(wanted, target) });
}

function printed(code: string): string {
  const file = join(folder, "bundle.js");
  writeFileSync(file, code);
  return printedBy(file);
}

function printedBy(file: string): string {
  const input = openSync(stdin, "r");
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], {
    stdio: [input, "pipe", "pipe"],
    encoding: "utf8",
  });
  closeSync(input);
  return status === 0 ? stdout : stderr;
}

describe.each(["reading.txt", "language.txt", "modules.txt"])("%s", (file) => {
  test.each(programsIn(file))("$name", async ({ files, prints }) => {
    expect(prints).not.toBe("");
    const readable = await bundled(files, "codeforces");
    expect(printed(readable.code), readable.code).toBe(prints);
    const small = await bundled(files, "spoj", true);
    expect(printed(small.code), small.code).toBe(prints);
  });
});

describe("a program in JavaScript prints what Node itself prints for it", () => {
  test.each(programsIn("javascript.txt"))("$name", async ({
    files: { "main.ts": main, ...rest },
  }) => {
    const files = { "main.js": main!, ...rest };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const expected = printedBy(join(folder, "main.js"));
    expect(expected).not.toMatch(/^\s*$|Error/);
    for (const target of ["codeforces", "spoj", "atcoder"] as const) {
      for (const min of [false, true]) {
        const { code } = await bundled(files, target, min, "main.js");
        expect(printed(code), code).toBe(expected);
      }
    }
  });
});

describe("a script in TypeScript is as strict as its tsconfig.json says", () => {
  const text = "function f(a: number) { arguments[0] = 2; return a; }\nconsole.log(f(1));\n";
  const typescript = (version: string) => ({
    "node_modules/typescript/package.json": JSON.stringify({ name: "typescript", version }),
  });
  test.each<[object | undefined, object, "1" | "2"]>([
    [undefined, {}, "1"],
    [{}, {}, "1"],
    [{ alwaysStrict: false }, {}, "2"],
    [{ strict: false }, {}, "2"],
    [{ strict: true, alwaysStrict: false }, {}, "2"],
    [{ strict: false, alwaysStrict: true }, {}, "1"],
    [{}, typescript("5.9.3"), "2"],
    [{ strict: true }, typescript("5.9.3"), "1"],
    [{ strict: false }, typescript("6.0.3"), "1"],
  ])("%j beside %j", async (compilerOptions, more, expected) => {
    const config = compilerOptions && { "tsconfig.json": JSON.stringify({ compilerOptions }) };

    for (const files of [{ "main.ts": text }, { "main.ts": 'require("./f");', "f.ts": text }]) {
      const { code } = await bundled({ ...files, ...config, ...more }, "codeforces");
      expect(printed(code), code).toBe(`${expected}\n`);
    }
  });
});

describe("what cannot work is refused with its place and advice that fits", () => {
  test.each([
    [
      "codeforces",
      'import { a } from "https://x.y/a.ts"; a();',
      "which Node loads from nowhere|mport it by its name",
    ],
    [
      "codeforces",
      'import rl from "readline/promises"; rl;',
      "which Node 15.8.0 does not have|17.0.0 has it",
    ],
    [
      "spoj",
      '\nimport { DatabaseSync } from "node:sqlite";\nconsole.log(DatabaseSync);',
      'main.ts:2: imports "node:sqlite", which Node 12.18.4 does not have|22.13.0 has it',
    ],
    [
      "codeforces",
      'import fs = require("node:no-such");\nfs.read();\nexport {};',
      'main.ts:1: imports "node:no-such", which Node 15.8.0 does not have|write it without',
    ],
    [
      "spoj",
      '\nimport { styleText } from "node:util";\nconsole.log(styleText("red", "x"));',
      'main.ts:2: imports styleText of "node:util", which Node 12.18.4 does not have|20.20.2 has it',
    ],
    [
      "codeforces",
      'import { cpus, availableParallelism as lanes } from "os";\nconsole.log(cpus(), lanes());',
      'main.ts:1: imports availableParallelism of "os", which Node 15.8.0 does not have|20.20.2 has it',
    ],
    [
      "spoj",
      'const { promises: { cp }, rmSync: rm } = require("fs");\nrm("x");',
      'main.ts:1: imports rmSync of "fs", which Node 12.18.4 does not have|15.8.0 has it',
    ],
    [
      "spoj",
      "const require = 1; console.log(require); export {};",
      "main.ts:1: declares a name that Node gives|give it a name other than",
    ],
    ["codeforces", "\nconst x = 010;", "main.ts:2:11: Octal literals are not allowed|mend"],
    [
      "codeforces",
      'console.log(await import("./a"));',
      'main.ts:1: there is no file "./a"|mend the import',
    ],
    [
      "spoj",
      "Promise.any([]);",
      "main.ts:1: Promise.any is not there in Node 12.18.4|15.8.0 has it",
    ],
  ] as const)("%s: %s", async (target, text, expected) => {
    const [message, hint] = expected.split("|");
    await expect(bundled({ "main.ts": text }, target)).rejects.toMatchObject({
      message: expect.stringContaining(message!),
      hint: expect.stringContaining(hint!),
    });
  });

  test.each([
    ["new Error('x', { cause: 1 }).cause;", "spoj", true],
    [
      "class Own extends Error {}\nconst { cause } = new Own('x', { cause: 1 });",
      "codeforces",
      true,
    ],
    ["new Error('x', { cause: 1 }).cause;", "atcoder", false],
    ["because();", "spoj", false],
  ] as const)("%s for %s brings the cause of errors along: %s", async (text, target, expected) => {
    const { code } = await bundled({ "main.ts": `function because() {}\n${text}` }, target);
    expect(code.includes('"cause" in new Error')).toBe(expected);
  });

  test.each([
    ["declare global { interface Array<T> { at(n: number): T } }\n[1].at(0); export {};", "at"],
    [
      "interface ReadonlyArray<T> { findLast(is: (x: T) => boolean): T }\n[1].findLast((x) => x > 0);",
      "findLast",
    ],
    ["declare function structuredClone<T>(x: T): T;\nstructuredClone([1]);", "structuredClone"],
  ])("what a program declares of the library is filled in too: %s", async (text, name) => {
    const { code } = await bundled({ "main.ts": text }, "codeforces");
    expect(code).toMatch(new RegExp(`(prototype\\.${name}|typeof ${name}) === `));
  });

  test.each([
    'import { styleText } from "node:util";\nconsole.log(typeof styleText);',
    'import { styleText } from "node:util";\nconsole.log(styleText?.("red", "x") ?? "x");',
    'import { PerformanceEntry } from "perf_hooks";\nconst e: PerformanceEntry[] = [];\nconsole.log(e);',
    'const { rmSync } = require("fs");\nif (rmSync) rmSync("x");',
    'const { rmSync = () => {} } = require("fs");\nrmSync("x");',
    'import { rmSync } from "./a";\nrmSync();',
  ])("but not what a program asks for first, or takes elsewhere: %s", async (text) => {
    const files = { "main.ts": text, "a.ts": "export const rmSync = () => {};" };
    await expect(bundled(files, "spoj")).resolves.toBeDefined();
  });

  test("and what a judge may lack is noted", async () => {
    const notes = async (text: string) => (await bundled({ "main.ts": text }, "codeforces")).notes;
    expect(await notes('require("fs").readFileSync("/dev/stdin");')).toEqual([
      "Codeforces has no /dev/stdin: read from descriptor 0 there",
    ]);
    expect(await notes('require("fs").readFileSync("input.txt");')).toEqual([
      'it reads the file "input.txt": Codeforces gives the input on stdin',
    ]);
    expect(await notes("console.log(__dirname);")).toHaveLength(1);
    expect(await notes('require("fs").readFileSync(0);')).toEqual([]);
  });
});
