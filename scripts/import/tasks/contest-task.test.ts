import { describe, expect, it } from "vitest";
import { parseContestTask } from "./contest-task";

const task = (more: object) =>
  parseContestTask(
    JSON.stringify({
      ...{ name: "A. Sum", url: "https://judge.example/a", timeLimit: 2000, memoryLimit: 64 },
      ...{ tests: [{ input: "1 2\n", output: "3\n" }], ...more },
    }),
  );

it("a task of plain text and with limits comes without a note", () => {
  expect(task({}).notes).toEqual([]);
});

describe("limits that are none are said", () => {
  it.each([
    [{ timeLimit: 0 }, ["its time limit is 0: 1000 ms are assumed"]],
    [{ memoryLimit: 0 }, ["its memory limit is 0: 256 MiB are assumed"]],
    [{ timeLimit: -1 }, ["its time limit is -1: 1000 ms are assumed"]],
    [
      { timeLimit: null, memoryLimit: "64" },
      [
        "its time limit is missing: 1000 ms are assumed",
        "its memory limit is missing: 256 MiB are assumed",
      ],
    ],
  ])("%j", (more, notes) => {
    expect(task(more).notes).toEqual(notes);
  });
});

it("blanks of other kinds become blanks, what is invisible goes, and it is said once", () => {
  const tests = [
    { input: "3\u00a04\n", output: "7\u200b\n" },
    { input: "1\u00a02\u30003\n", output: "\ufeff6\n" },
  ];
  const { samples, notes } = task({ tests });
  expect(samples).toEqual([
    { input: "3 4\n", output: "7\n" },
    { input: "1 2 3\n", output: "6\n" },
  ]);
  expect(notes).toEqual([
    "in its samples blanks of another kind made plain (U+00A0, U+3000)",
    "in its samples invisible signs dropped (U+200B, U+FEFF)",
  ]);
});
