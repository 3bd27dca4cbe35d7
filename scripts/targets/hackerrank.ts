import type { Target } from "./target";

export const hackerrank: Target = {
  title: "HackerRank",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  webAssembly: "none",
  memoryMiB: 512,
  stdin: "a file or a pipe",
  notes: ["clear the editor first: the bundle replaces all of its template"],
  problemPage: (id) => `https://www.hackerrank.com/challenges/${id}/problem`,
  submitPage: (id) => `https://www.hackerrank.com/challenges/${id}/problem`,
};
