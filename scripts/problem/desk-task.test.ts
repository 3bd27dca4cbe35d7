import { expect, it } from "vitest";
import { byContest, type DeskTask, letterOf, singleLetter, tasksNamed } from "./desk-task";

const task = (letter: string, name: string, contest: string, at: number): DeskTask => {
  const slug = `${letter}-${name}`;
  return { slug, title: name, contest, letter, address: "https://x.example/", at };
};
const tasks = [
  { ...task("a", "old-towers", "Old", 1), letter: "" },
  task("c", "nim", "New", 2),
  task("a", "theatre-square", "New", 3),
  task("b", "theory", "New", 2),
  task("a10", "ten", "New", 2),
  task("a2", "two", "New", 2),
];

it("the newest contest comes first, its tasks by letter", () => {
  const slugs = byContest(tasks).map((group) => group.map(({ slug }) => slug));
  expect(slugs).toEqual([
    ["a-theatre-square", "a2-two", "a10-ten", "b-theory", "c-nim"],
    ["a-old-towers"],
  ]);
});

it.each([
  ["a", ["a-theatre-square"]],
  ["A", ["a-theatre-square"]],
  ["c-nim", ["c-nim"]],
  ["c-n", ["c-nim"]],
  ["theat", ["a-theatre-square"]],
  ["the", ["a-theatre-square", "b-theory"]],
  ["old", ["a-old-towers"]],
  ["a-old-towers", ["a-old-towers"]],
  ["x", []],
  ["t", []],
])("%j means %j", (word, slugs) =>
  expect(
    tasksNamed(word, tasks)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(slugs));

it.each([
  ["A. Theatre Square", "https://x.example/1", "a"],
  ["Problem C - Nim", "https://x.example/nim", "c"],
  ["F1. Nim (easy)", "", "f1"],
  ["B: 数字", "", "b"],
  ["Nim", "https://codeforces.com/contest/118/problem/E", "e"],
  ["Nim", "https://atcoder.jp/contests/abc096/tasks/abc096_d", "d"],
  ["Nim", "https://x.example/nim", "b"],
  ["X marks the spot", "https://x.example/nim?id=Q", "b"],
])("%j at %j is %j", (title, address, letter) =>
  expect(letterOf(title, address, new Set(letter === "a" ? [] : ["a"]))).toBe(letter));

it("letters go on behind z", () => {
  const taken = new Set([..."abcdefghijklmnopqrstuvwxyz"]);
  expect(letterOf("Nim", "", taken)).toBe("a1");
  expect(letterOf("A. Nim", "", taken)).toBe("a1");
});

it.each([
  ["B. Two Towers", "", ["a"], "b"],
  ["B. Two Towers", "", ["a", "b"], ""],
  ["Nim", "https://judge.example/abc096_d", ["d"], ""],
  ["Nim", "https://judge.example/nim", ["a", "b"], "c"],
  ["Nim", "https://judge.example/nim", [], "a"],
])("%j at %j alone gets of %j the letter %j", (title, address, taken, letter) =>
  expect(singleLetter(title, address, new Set(taken))).toBe(letter));
