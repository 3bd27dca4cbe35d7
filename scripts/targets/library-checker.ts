import type { Target } from "./target";

export const libraryChecker: Target = {
  title: "Library Checker",
  runtime: { name: "deno", version: "2.7.14" },
  syntax: "es2025",
  module: "module",
  webAssembly: "memory",
  maxSourceBytes: 1_048_576,
  memoryMiB: 1024,
  stdin: "a file; require is not defined, node:fs comes from process.getBuiltinModule",
  notes: ["choose “JavaScript (Deno)”"],
  problemPage: (id) => `https://judge.yosupo.jp/problem/${id}`,
  submitPage: (id) => `https://judge.yosupo.jp/problem/${id}`,
};
