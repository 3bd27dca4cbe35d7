import { dirname, join } from "node:path/posix";
import { createContext, runInContext } from "node:vm";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { hostileModules } from "../hostile/hostile-modules";
import { hostileSyntax } from "../hostile/hostile-syntax";
import { link } from "../link";
import { lower } from "../lower";
import { readModules } from "../modules";

type Files = Readonly<Record<string, string>>;

/** What a script prints; it ends when nothing waits any more. */
async function printed(run: (context: object) => void): Promise<string[]> {
  const lines: string[] = [];
  const context = createContext({ console: { log: (...words: string[]) => lines.push(...words) } });
  run(context);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  return lines;
}

/** What the sources print, each compiled by TypeScript itself to a module of its own. */
function printedBySource(files: Files): Promise<string[]> {
  return printed((context) => {
    const modules = new Map<string, { exports: object }>();
    const load = (path: string): object => {
      const known = modules.get(path);
      if (known) return known.exports;
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

describe.each([
  ["hostile syntax", hostileSyntax],
  ["hostile modules", hostileModules],
])("%s: the bundle prints what its sources print", (_, programs) => {
  test.each(Object.entries(programs))("%s", async (_name, files) => {
    const { code } = link(readModules("main.ts", (path) => files[path]));
    const expected = await printedBySource(files);
    expect(expected).toHaveLength(1);
    for (const script of [code, lower(code)]) {
      const run = (context: object) => runInContext(`"use strict";\n${script}`, context);
      expect(await printed(run), script).toEqual(expected);
    }
  });
});
