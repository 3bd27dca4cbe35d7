import { expect, it } from "vitest";
import { areOurs } from "./own-processes";

// 1 shell → 10 judge → 11 supervisor → 12 program; 20 is the shell's too. 0 is a process of another namespace.
const parents = new Map([
  [10, 1],
  [11, 10],
  [12, 11],
  [20, 1],
]);

it.each([
  ["we alone", [10], 10, true],
  ["we, what we started, and what that started", [10, 12, 11], 10, true],
  ["we as the first process", [1, 10, 20], 1, true],
  ["the shell that started us", [1, 10], 10, false],
  ["another program", [10, 20], 10, false],
  ["a process that has ended", [10, 99], 10, false],
  ["a process that we cannot see", [10, 0], 10, false],
  ["nobody", [], 10, false],
] as const)("%s", (_, pids, self, expected) => {
  expect(areOurs(pids, self, (pid) => parents.get(pid))).toBe(expected);
});
