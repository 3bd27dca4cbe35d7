import type { Target } from "./target";

export const spoj: Target = {
  title: "SPOJ",
  runtime: { name: "node", version: "15.8.0", assumed: true },
  syntax: "es2021",
  module: "script",
  maxSourceBytes: 50_000,
  memoryMiB: 1536,
  stdin: "a file or a pipe",
  notes: ["choose “JavaScript (Node.js)”, not SpiderMonkey"],
  problemPage: (id) => `https://www.spoj.com/problems/${id}/`,
  submitPage: (id) => `https://www.spoj.com/submit/${id}/`,
};
