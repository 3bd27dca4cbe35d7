import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { lower } from "./lower";

describe("what Node 12 does not read is written otherwise", () => {
  test.each([
    ["a[i] ??= f(i);", "if (a[i] == null) a[i] = f(i);"],
    ["a.b ||= 2;", "if (!a.b) a.b = 2;"],
    ["a &&= 2;", "if (a) a = 2;"],
    ["if (c) a ??= 1; else b = 7;", "if (c) { if (a == null) a = 1; } else b = 7;"],
    ["while (c) a ||= f()", "while (c) { if (!a) a = f(); }"],
    ["x = a ?? 1;", "x = (a == null ? (1) : a);"],
    ["x = a?.b.c(1)[2];", "x = (a == null ? undefined : a.b.c(1)[2]);"],
    ["x = f()?.b;", "x = ((value) => (value == null ? undefined : value.b))(f());"],
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
      "const value = 1; [(() => null)()?.x ?? value]",
    ];
    for (const code of cases) {
      const lowered = lower(code);
      expect(lowered).not.toMatch(/\?\?|\?\./);
      expect(runInNewContext(lowered), code).toEqual(runInNewContext(code));
    }
  });

  test.each(["f()[0] ??= 1;", "f().g?.();", "delete a?.b;"])("%s is refused", (code) => {
    expect(() => lower(code)).toThrow("cannot be written for Node 12");
  });
});
