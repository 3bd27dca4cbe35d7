import { expect, it } from "vitest";
import { problemFault } from "./problem-fault";

const RIGHT = {
  title: "Toy",
  timeLimitMs: 1000,
  memoryLimitMiB: 64,
  checker: "tokens",
  judges: [{ judge: "cses", id: "1" }],
  bounds: { maxN: 10 },
  technique: "sum",
  tags: [],
  difficulty: "easy",
};

it("finds nothing in a whole problem, without judges too", () => {
  expect(problemFault(RIGHT)).toBeUndefined();
  expect(problemFault({ ...RIGHT, judges: [], checker: { numbers: {} } })).toBeUndefined();
});

it.each([
  ["", 'problem must be an object, got ""'],
  [null, "problem must be an object, got null"],
  [{}, "title must be a text, got nothing"],
  [{ ...RIGHT, timeLimitMs: 0 }, "timeLimitMs must be a number of milliseconds above 0, got 0"],
  [{ ...RIGHT, memoryLimitMiB: "x" }, 'memoryLimitMiB must be a number of MiB above 0, got "x"'],
  [{ ...RIGHT, judges: undefined }, "judges must be a list of { judge, id }, got nothing"],
  [{ ...RIGHT, judges: ["cses"] }, 'judges must be a list of { judge, id }, got ["cses"]'],
  [{ ...RIGHT, score: "least" }, 'score must be "minimise" or "maximise", got "least"'],
  [
    { ...RIGHT, difficulty: "hardest" },
    'difficulty must be "easy", "medium" or "hard", got "hardest"',
  ],
])("names what is wrong with %j", (problem, fault) => {
  expect(problemFault(problem)).toBe(fault);
});
