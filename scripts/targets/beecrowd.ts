import type { Target } from "./target";

export const beecrowd: Target = {
  title: "beecrowd",
  runtime: { name: "node", version: "12.18.4" },
  syntax: "es2019",
  module: "script",
  webAssembly: "values",
  stdin: "a file or a pipe",
  notes: ["choose “JavaScript 12.18”"],
  problemPage: (id) => `https://judge.beecrowd.com/en/problems/view/${id}`,
  submitPage: (id) => `https://judge.beecrowd.com/en/runs/add/${id}`,
};
