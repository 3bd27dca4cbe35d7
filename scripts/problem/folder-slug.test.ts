import { expect, it } from "vitest";
import { folderSlug } from "./folder-slug";

it.each([
  ["problems\\knight-moves", "knight-moves"],
  [".\\problems\\knight-moves\\", "knight-moves"],
  [".contest\\a-theatre-square", "a-theatre-square"],
  ["cases\\n-queens\\", "n-queens"],
  ["problems/knight-moves/", "knight-moves"],
  ["C:\\Users\\Jörg Ü\\bench\\problems\\knight-moves", "knight-moves"],
  ["c:\\users\\jörg ü\\BENCH\\Problems\\Knight-Moves\\", "knight-moves"],
  ["D:\\bench\\problems\\knight-moves", undefined],
  ["..\\n-queens", "n-queens"],
  [".", "15-puzzle"],
  ["knight-moves", undefined],
])("on Windows %s is %s", (word, slug) => {
  const root = "C:\\Users\\Jörg Ü\\bench";
  const from = `${root}\\problems\\15-puzzle`;
  expect(folderSlug(word, { root, from, platform: "win32" })).toBe(slug);
});

it.each([
  ["problems/knight-moves/", "knight-moves"],
  ["./.contest/a", "a"],
  ["/home/a b/bench/problems/knight-moves", "knight-moves"],
  ["/home/a b/other/problems/knight-moves", undefined],
  ["../knight-moves/", "knight-moves"],
  [".", "n-queens"],
  ["a", undefined],
  ["problems\\knight-moves", undefined],
])("on Linux and macOS %s is %s", (word, slug) => {
  const root = "/home/a b/bench";
  const from = `${root}/problems/n-queens`;
  for (const platform of ["linux", "darwin"] as const) {
    expect(folderSlug(word, { root, from, platform })).toBe(slug);
  }
});
