import type { Target } from "./target";

export const cses: Target = {
  title: "CSES",
  runtime: { name: "node", version: "15.8.0", assumed: true },
  syntax: "es2021",
  module: "script",
  memoryMiB: 512,
  stdin: "a file or a pipe",
  notes: ["time limits are mostly 1 s, Node's start included"],
  problemPage: (id) => `https://cses.fi/problemset/task/${id}`,
  submitPage: (id) => `https://cses.fi/problemset/submit/${id}/`,
};
