import { readFileSync } from "node:fs";
import { globSync } from "glob";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ROOT } from "../base/host/repository";
import { applyEdits } from "./edits";
import { typeEdits } from "./strip-types";

function stripped(text: string): string {
  const source = ts.createSourceFile("/a.ts", text, ts.ScriptTarget.ESNext, true);
  return applyEdits(text, 0, text.length, typeEdits(source, source));
}

/** As TypeScript itself prints a program: layout, comments and redundant parentheses told apart no more. */
function printed(code: string): string {
  const options = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    removeComments: true,
  };
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { ...options, verbatimModuleSyntax: true },
  });
  return outputText
    .replace(/^(import|export) .*? from .*$|^export \{.*$/gm, "")
    .replace(/\bexport |^"use strict";/g, "")
    .replace(/[\s;,()]+/g, "")
    .trim();
}

describe("types go, all else stays", () => {
  test("as TypeScript does it, in every file of lib and problems", () => {
    const files = globSync(["lib/*/*.ts", "problems/*/solution.ts"], {
      cwd: ROOT,
      ignore: ["**/*.bench.ts", "**/*.test.ts"],
    });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(`${ROOT}/${file}`, "utf8");
      if (!/^export default|enum /m.test(text))
        expect(printed(stripped(text)), file).toBe(printed(text));
    }
  });

  test.each([
    ["function f<T>(this: X, a?: T, ...b: T[]): a is T { }", "function f( a, ...b) { }"],
    ["function f(this: X): void {}", "function f() {}"],
    ["abstract class A<T> extends B<T> implements C, D { }", " class A extends B { }"],
    ["class A { private readonly a?: B; declare c: D; [key: string]: E; }", "class A {   a; }"],
    ["class A { static b!: B; f?(): void; g(): void; g() {} }", "class A { static b; g() {} }"],
    ["const a = <T>(x: T): x is T => x as unknown as T;", "const a = (x) => x;"],
    ["let a!: B; const b = a!.c!.d satisfies E;", "let a; const b = a.c.d;"],
    ["f<A, B<C>>(x); new Map<D, E[]>(); g`a`; h<I>`b`;", "f(x); new Map(); g`a`; h`b`;"],
    [
      "try {} catch (e: unknown) {} for (const x of y as Z[]) {}",
      "try {} catch (e) {} for (const x of y) {}",
    ],
    ["type A = 1; interface B {} declare const c: D; export const e = 1;", " const e = 1;"],
    ["const f = (a: number)\n : number => a;", "const f = (a) => a;"],
    ["const f = (a?: X,\n)\n : X => a;", "const f = (a,\n) => a;"],
    ["const f = async <\n T,\n>\n(a: T) => a;", "const f = async(a) => a;"],
    ["const f = async <T>\n(a: T) => a;", "const f = async(a) => a;"],
    ["const a = b as T\n(log).push(2)", "const a = b\n;(log).push(2)"],
    ["const a = b as { c: 1 }\n;[1].map(f)", "const a = b\n;[1].map(f)"],
    ["const a = b as { c: 1 }\n`c`.d", "const a = b\n;`c`.d"],
    ["a = b\ntype T = 1\n;(c).d()", "a = b;(c).d()"],
    ["a = b\ntype T = X\n/c/.d()", "a = b\n;/c/.d()"],
    ["class A { b = 1\n private [c] = 2 }", "class A { b = 1\n ;[c] = 2 }"],
    ["const a = (b as C).d; const e = <F>g;", "const a = (b).d; const e = g;"],
  ])("%s", (before, after) => {
    expect(stripped(before).replace(/ +/g, " ").trim()).toBe(after.replace(/ +/g, " ").trim());
  });

  test.each([
    ['\nimport fs = require("fs");', 'imports "fs"; a judge takes one file'],
    ["\nimport lib = require('./lib');", "imports a whole module"],
    ["\nexport = a;", "not TypeScript that can simply be stripped"],
    ["\nclass A { constructor(private b: C) {} }", "not TypeScript that can simply be stripped"],
    ["\nclass A { constructor(readonly b: C) {} }", "not TypeScript that can simply be stripped"],
  ])("%s is refused", (text, message) => {
    expect(() => stripped(text)).toThrow(
      `a.ts:2: ${message.startsWith("not") ? "this is " : ""}${message}`,
    );
  });
});
