import { expect, it } from "vitest";
import { isSlug, looseSlug, plainTitle, slugOf } from "./slug";

it.each([
  ["G. Castle Défense", "castle-defense"],
  ["A - Knight's Tour", "knights-tour"],
  ["B1. Nim (easy)", "nim-easy"],
  ["8 Puzzle", "8-puzzle"],
  ["A", "a"],
  ["../../etc/passwd", "etc-passwd"],
  ["a\0b\n\u202e/..\\C:", "a-b-c"],
  ["马的遍历", ""],
  ["P1379 八数码难题", ""],
  ["D. Очень приятно!", ""],
  ["购买贺年卡(card)", ""],
  ["A + B", "a-plus-b"],
  ["A/B", "a-over-b"],
  ["0101 a^b", "0101-a-to-the-b"],
  ["1000.A+B Problem", "a-plus-b-problem"],
  ["#H1000. A + B Problem", "a-plus-b-problem"],
  ["1027. D++ Again", "d-plus-plus-again"],
  ["Kitchen/Dining", "kitchen-dining"],
  ["Problem A - Oktalni", "oktalni"],
  ["Problem 1. Out of Sorts", "out-of-sorts"],
  ["P1 - Artificial Intelligence", "artificial-intelligence"],
  ["1098. Questions", "questions"],
  ["# 21691. Digits", "digits"],
  ["3.14 and more", "3-14-and-more"],
  ["Problem 4 - Range Updates", "range-updates"],
  ["Aranjamente (clasele 7 - 8)", "aranjamente-clasele-7-8"],
  ["Masala #0018", "masala-0018"],
  ["Straße nach Łódź", "strasse-nach-lodz"],
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

it("the readable part of a text is a slug too", () => {
  expect(looseSlug("【NOIP Round #3】数字")).toBe("noip-round-3");
});

it("a title is one line that cannot end a comment or fill in a place of the template", () => {
  expect(plainTitle("a\0b\r\n*/ c\u202e{{slug}} <script>`x`")).toBe("a b c slug scriptx");
  expect(plainTitle("a *{/ b **// c")).toBe("a b * / c");
  expect(plainTitle(" \n\0 ")).toBe("Untitled");
  expect(plainTitle("y".repeat(1e6))).toBe("y".repeat(100));
});
