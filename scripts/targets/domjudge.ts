import type { Target } from "./target";

export const domjudge: Target = {
  title: "DOMjudge",
  runtime: { name: "node", version: "18.13.0", assumed: true },
  syntax: "es2022",
  module: "script",
  webAssembly: "none",
  maxSourceBytes: 262_144, // sourcesize_limit, memory_limit and output_limit the defaults of a new server
  memoryMiB: 2048,
  outputLimitMiB: 8,
  stdin: "a file",
  machineSource: "DOMjudge/domjudge, judge/runguard.cc",
  stdout: "pipe",
  notes: ["JavaScript is off on a new server until its administrator allows it"],
  problemPage: () => undefined,
  submitPage: () => undefined,
};
