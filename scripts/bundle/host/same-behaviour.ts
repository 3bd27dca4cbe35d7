import { dirname, join } from "node:path/posix";
import { inspect } from "node:util";
import { createContext, runInContext } from "node:vm";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { hostileLibrary } from "./hostile/hostile-library";
import { hostileLinking } from "./hostile/hostile-linking";
import { hostileMembers } from "./hostile/hostile-members";
import { hostileModules } from "./hostile/hostile-modules";
import { hostileNames } from "./hostile/hostile-names";
import { hostileSyntax } from "./hostile/hostile-syntax";
import { makeBundle } from "./make-bundle";

/**
 * Texts by paths; `refused` says that no bundle is made, and why; `prints` what is printed where TypeScript's
 * CommonJS alone cannot run it.
 */
type Files = Readonly<Record<string, string>>;

/** As console.log prints it, the names of classes too. */
function inspected(value: unknown): string {
  return typeof value === "string" ? value : inspect(value);
}

/** What a script prints; it ends when nothing waits any more. */
async function printed(run: (context: object) => void): Promise<string[]> {
  const lines: string[] = [];
  const log = (...words: unknown[]) => void lines.push(...words.map((word) => inspected(word)));
  const context = createContext({ console: { log }, setImmediate, structuredClone });
  run(context);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  return lines;
}

/** What the sources print, each compiled by TypeScript itself to a module of its own. */
function printedBySource(files: Files): Promise<string[]> {
  return printed((context) => {
    const modules = new Map<string, { exports: object }>();
    const load = (path: string): object => {
      const loaded = modules.get(path);
      if (loaded) return loaded.exports;
      const module = { exports: {} };
      modules.set(path, module);
      const { outputText } = ts.transpileModule(files[path]!, {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
      });
      const require = (name: string) => load(`${join(dirname(path), name)}.ts`);
      const main = modules.get("main.ts");
      const text = outputText.replace(/^\uFEFF?#!.*/, "");
      const wrapped = `(function (exports, require, module) {${text}\n})`;
      const body = runInContext(wrapped, context) as (...given: unknown[]) => void;
      body(module.exports, Object.assign(require, { main }), module);
      return module.exports;
    };
    load("main.ts");
  });
}

/** What a bundle prints, run as the CommonJS module that a judge makes of it. */
function printedByBundle(code: string): Promise<string[]> {
  return printed((context) => {
    const wrapped = `(function (exports, require, module) {${code}\n})`;
    const body = runInContext(wrapped, context) as (...given: unknown[]) => void;
    const module = { exports: {} };
    body.call(
      module.exports,
      module.exports,
      Object.assign(() => {}, { main: module }),
      module,
    );
  });
}

/** Stands for lib/io/run-program.ts, by which alone a program that is linked reads and writes. */
const RUN_PROGRAM = {
  "lib/io/run-program.ts": `export function runProgram(run: () => unknown): void { console.log(JSON.stringify(run())); }`,
};

/** Each program is bundled by one pair: those of a list take turns. */
const WISHES = [
  [
    { target: "codeforces", min: true },
    { target: "spoj", min: false },
  ],
  [
    { target: "spoj", min: true },
    { target: "atcoder", min: true },
  ],
] as const;

/** The first or the second bundle of each hostile program prints what its sources print. */
export function testBehaviour(which: 0 | 1): void {
  describe.each([
    ["hostile syntax", hostileSyntax],
    ["hostile modules", hostileModules],
    ["hostile to linking", hostileLinking],
    ["hostile to names and getters", hostileNames],
    ["hostile to dropping members", hostileMembers],
    ["hostile to linking the library alone", hostileLibrary],
  ])("%s: the bundle prints what its sources print, or is refused with its place", (_, programs) => {
    const numbered = Object.entries(programs).map(
      ([name, files], at) => [name, at, files] as const,
    );
    test.each(numbered)("%s", async (_name, at, { refused, prints, ...own }: Files) => {
      const files: Files = { ...RUN_PROGRAM, ...own };
      const expected =
        prints !== undefined ? [prints] : refused === undefined ? await printedBySource(files) : [];
      const wish = WISHES[at % 2]![which];
      const making = makeBundle({
        ...wish,
        program: "main.ts",
        problem: undefined,
        read: (path) => files[path],
        commitOf: async () => "",
      });
      if (refused !== undefined) {
        await expect(making).rejects.toMatchObject({ message: expect.stringMatching(refused) });
        return;
      }
      expect(expected).not.toEqual([]);
      const { code } = await making;
      expect(await printedByBundle(code), code).toEqual(expected);
    });
  });
}
