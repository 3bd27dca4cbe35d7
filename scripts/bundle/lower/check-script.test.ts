import { expect, test } from "vitest";
import { checkScript } from "./check-script";

const check = (code: string) => checkScript(code, "x.ts", new Set(["Math", "undefined"]));

test("a linked script is checked as a program: unknown names and duplicates have a place", () => {
  expect(() => check("const a = 1;\nfunction f() { return a + b; }")).toThrow(
    'x.ts: the bundler linked it wrongly: nothing declares b, at "function f() { return a + b; }"',
  );
  expect(() => check("const a = 1;\nclass a {}")).toThrow("a is declared twice");
  expect(() => check("const o = { missing };")).toThrow("nothing declares missing");
  expect(() => check("const a = ;")).toThrow("Expression expected");
});

test("names from outside, labels, properties and locals are known", () => {
  check(
    "function f(a) { out: for (const b of a) { if (b.c) break out; } return { d: Math.max(a) }; }",
  );
  check("const f = function () { return [arguments, undefined, ({ a }) => a]; };");
});
