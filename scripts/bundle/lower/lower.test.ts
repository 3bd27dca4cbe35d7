import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { lower, NotLowered } from "./lower";

describe("what Node 12 does not read is written otherwise", () => {
  test.each([
    ["a[i] ??= f(i);", "if (a[i] == null) a[i] = f(i);"],
    ["a.b ||= 2;", "if (!a.b) a.b = 2;"],
    ["a &&= 2;", "if (a) a = 2;"],
    ["if (c) a ??= 1; else b = 7;", "if (c) { if (a == null) a = 1; } else b = 7;"],
    ["while (c) a ||= f()", "while (c) { if (!a) a = f(); }"],
    ["x = a ?? 1;", "x = (a == null ? (1) : a);"],
    ["x = a?.b.c(1)[2];", "x = (a == null ? undefined : a.b.c(1)[2]);"],
    ["a?.b.c(1);", "if (a != null) a.b.c(1);"],
    ["if (c) a?.(1); else b();", "if (c) { if (a != null) a(1); } else b();"],
    ["a?.b?.c();", "if (a != null) { if (a.b != null) a.b.c(); }"],
    ["let a = 1\nb?.c ?? d()", "let a = 1\n;(b == null || b.c == null ? (d()) : b.c)"],
    ["x = a?.b?.c ?? 1;", "x = (a == null || a.b == null || a.b.c == null ? (1) : a.b.c);"],
    ["x = f() ?? 1;", "x = ((value) => (value == null ? (1) : value))(f());"],
    ["// a ?? b\nx = 'a?.b';", "// a ?? b\nx = 'a?.b';"],
  ])("%s", (before, after) => {
    expect(lower(before)).toBe(after);
  });

  test("and means the same", () => {
    const cases = [
      "[null, 0, '', 1].map((a) => a ?? 'x')",
      "[null, { b: null }, { b: { c: 1 } }].map((a) => a?.b?.c)",
      "[null, { b: 2 }].map((a) => a?.b ?? 'x')",
      "let n = 0; const next = () => (n++, null); [next() ?? 1, n]",
      "const a = [0, null]; [(a[0] ??= 5), (a[1] ??= 5), (a[0] ||= 6), (a[1] &&= 7), a]",
      "const o = { m() { return this.k; }, k: 3 }; [o?.m(), o.m?.(), o.z?.()]",
      "const f = (x) => x?.[0]?.length ?? -1; [f(), f(['ab']), f([])]",
      "[null ?? undefined ?? 4, (null ?? 0) || 5]",
      "const f = (a) => a?.b?.[0] ?? 'x'; [f(), f({}), f({ b: [] }), f({ b: [null] }), f({ b: [0] })]",
      "const value = 1; [(() => null)() ?? value]",
      "let n = 0; class C { get v() { n++; return null; } } const c = { c: new C() }; [c.c.v ?? 9, n]",
      "class C { a = [3]; get size() { return this.a.length - 1; } last() { return this.a[this.size] ?? 9; } } new C().last()",
      "let n = 0\nconst a = { b: { c() { n++; } } }\nlet d = n\na?.b?.c()\n;[n, d]",
      "const o = { f() { return this.k; }, k: 3 }; let r = 0; if (o.f?.() === 3) r = 1; else r = 2; r",
    ];
    for (const code of cases) {
      const lowered = lower(code);
      expect(lowered).not.toMatch(/\?\?|\?\./);
      expect(runInNewContext(lowered), code).toEqual(runInNewContext(code));
    }
  });

  // TypeScript writes the whole script then (lower-syntax.ts).
  test.each([
    "class C { get v() { return n++; } set v(x) {} } c.v ??= 1;",
    "class C { get v() { return this.w; } get w() { return n++; } } c.v ||= 1;",
    "class C { get v() { return this.#w; } get #w() { return n++; } m() { return this.v?.x; } }",
    "class C { get length() { return this.#n++; } } list[list.length - 1] &&= 1;",
    ...["x = f()?.b;", "f().a ??= 1;", "f()[g()]?.();", "delete a?.b;", "(a?.b)();"],
    ...["x = (a?.b)`c`;", "async () => f() ?? (await g());"],
  ])("%s is left to TypeScript", (code) => {
    expect(() => lower(code)).toThrow(NotLowered);
  });
});
