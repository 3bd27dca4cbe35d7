import { expect, it } from "vitest";
import { runtimeHint } from "./runtime-hint";

it.each([
  ["ReferenceError: Bun is not defined", "it asks for Bun: --for atcoder --runtime bun"],
  [
    "ReferenceError: Can't find variable: Deno",
    "it asks for Deno: --for atcoder --runtime deno, or --for library-checker",
  ],
  ["ReferenceError: Bin is not defined", undefined],
])("%s: %s", (stderr, hint) => {
  expect(runtimeHint(`x.js:1\n${stderr}\n    at x.js:1:1`)).toBe(hint);
});
