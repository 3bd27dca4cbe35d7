import { expect, it } from "vitest";
import { letterHolders, movedLetters, withLetters } from "./desk-letters";

const task = (slug: string, letter: string, at: number) => ({ slug, letter, at });
const isProblem = (slug: string) => slug === "knight-moves";
const held = (tasks: ReturnType<typeof task>[], letters?: Record<string, string>) =>
  Object.fromEntries(letterHolders(tasks, letters && { contest: "X", letters }, isProblem));

it("letters belong to the contest that came whole last, whatever came alone after it", () => {
  const tasks = [task("a-rivers", "a", 1), task("b-bridges", "b", 1), task("a-towers", "a", 9)];
  const letters = { a: "a-rivers", b: "b-bridges" };
  expect(held(tasks, letters)).toEqual(letters);
});

it("the only task with a letter has it, of whichever contest", () => {
  const tasks = [task("a-rivers", "a", 1), task("e-elms", "e", 1), task("a-towers", "a", 2)];
  expect(held(tasks, { a: "a-towers" })).toEqual({ a: "a-towers", e: "e-elms" });
});

it("a problem of the repository may have one, and what is gone has none", () => {
  const letters = { a: "knight-moves", b: "gone" };
  expect(held([task("b-bridges", "b", 1)], letters)).toEqual({ a: "knight-moves", b: "b-bridges" });
});

it("a task of another contest has one letter there, not its old one beside it", () => {
  expect(held([task("d-add", "d", 1)], { a: "d-add" })).toEqual({ a: "d-add" });
});

it("an older desk, to which no contest came whole, gives them to the newest", () => {
  const tasks = [task("a-old", "a", 1), task("b-old", "b", 1), task("a-new", "a", 2)];
  expect(held(tasks)).toEqual({ a: "a-new", b: "b-old" });
  const named = withLetters(tasks, letterHolders(tasks, undefined, isProblem));
  expect(named.map(({ letter, lostLetter }) => lostLetter ?? letter)).toEqual(["a", "b", "a"]);
  expect(named[0]).toEqual({ slug: "a-old", letter: "", lostLetter: "a", at: 1 });
});

it("each move is a line", () => {
  const before = new Map([
    ["b", "b-old"],
    ["a", "a-old"],
    ["c", "c-old"],
  ]);
  const after = new Map([
    ["a", "a-new"],
    ["b", "b-old"],
  ]);
  expect(movedLetters(before, after)).toEqual(["  a   means a-new now; a-old goes by its name"]);
});
