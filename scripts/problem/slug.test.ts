import { expect, it } from "vitest";
import { isSlug, plainTitle, slugOf } from "./slug";

it.each([
  ["G. Castle Défense", "castle-defense"],
  ["A - Knight's Tour", "knights-tour"],
  ["B1. Nim (easy)", "nim-easy"],
  ["8 Puzzle", "8-puzzle"],
  ["A", "a"],
  ["../../etc/passwd", "etc-passwd"],
  ["a\0b\n\u202e/..\\C:", "a-b-c"],
  ["马的遍历", ""],
  ["x".repeat(500), "x".repeat(60)],
  ["word ".repeat(100), Array(12).fill("word").join("-")],
])("%j becomes %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  if (slug !== "") expect(isSlug(slug)).toBe(true);
});

it.each([
  "",
  ".",
  "..",
  "a/b",
  "A",
  "-a",
  "a--b",
  "a-",
  "a\n",
  "x".repeat(61),
])("%j is no slug", (text) => expect(isSlug(text)).toBe(false));

it("a title is one line that cannot end a comment or fill in a place of the template", () => {
  expect(plainTitle("a\0b\r\n*/ c\u202e{{slug}} <script>`x`")).toBe("a b c slug scriptx");
  expect(plainTitle("a *{/ b **// c")).toBe("a b * / c");
  expect(plainTitle(" \n\0 ")).toBe("Untitled");
  expect(plainTitle("y".repeat(1e6))).toBe("y".repeat(100));
});
