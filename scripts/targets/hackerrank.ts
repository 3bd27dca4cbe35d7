import type { Target } from "./target";

export const hackerrank: Target = {
  title: "HackerRank",
  runtime: { name: "node", version: "15.8.0", assumed: true },
  syntax: "es2021",
  module: "script",
  memoryMiB: 512,
  stdin: "a file or a pipe",
  notes: ["clear the editor first: the bundle replaces all of its template"],
  problemPage: (id) => `https://www.hackerrank.com/challenges/${id}/problem`,
  submitPage: (id) => `https://www.hackerrank.com/challenges/${id}/problem`,
};
