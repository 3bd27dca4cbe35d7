import type { Target } from "./target";

export const dmoj: Target = {
  title: "DMOJ",
  runtime: { name: "node", version: "20.20.2" },
  syntax: "es2023",
  module: "script",
  webAssembly: "values", // it limits addresses (RLIMIT_AS) to the memory limit and 1 GiB: dmoj/judge-server, tracer.py
  maxSourceBytes: 65_536, // the field "source" in DMOJ/online-judge, judge/models/submission.py
  stdin: "a file or a pipe",
  machineSource: "DMOJ/judge-server, dmoj/graders/standard.py",
  stdout: "pipe",
  notes: ["choose “Node.js”, not V8 JavaScript, which has no file system"],
  problemPage: (id) => `https://dmoj.ca/problem/${id}`,
  submitPage: (id) => `https://dmoj.ca/problem/${id}/submit`,
};
