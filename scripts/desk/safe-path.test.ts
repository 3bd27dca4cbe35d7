import { expect, it } from "vitest";
import { safePath } from "./safe-path";

it.each([
  ["tests/1.in", "tests/1.in"],
  ["/etc/passwd", "etc/passwd"],
  ["a\\b/./c:d.in", "a/b/c_d.in"],
  ["ä b/1.in", "ä b/1.in"],
])("%j lies at %j", (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

it.each([
  "",
  "/",
  ".",
  "../x",
  "a/../../x",
  "a\\..\\x",
  "a/".repeat(20),
])("%j lies nowhere", (path) => {
  expect(safePath(path)).toBeUndefined();
});
