import type { Target } from "./target";

export const kattis: Target = {
  title: "Kattis",
  runtime: { name: "node", version: "18.13.0" }, // its help page on JavaScript (Node.js)
  syntax: "es2022",
  module: "script",
  webAssembly: "memory",
  maxSourceBytes: 131_072, // assumed: common knowledge
  memoryMiB: 1024,
  stdin: "a file or a pipe",
  machineSource: "problemtools, problemtools/run/program.py",
  stdout: "file",
  notes: ["choose “JavaScript (Node.js)”", "an exit status other than 0 is a run-time error"],
  problemPage: (id) => `https://open.kattis.com/problems/${id}`,
  submitPage: (id) => `https://open.kattis.com/problems/${id}/submit`,
  hasContests: true,
  // A contest, a course's assignment and another host show problems that open.kattis.com need not have.
  formAt: ({ host, pathname }) => {
    if (!/^(?:[\w-]+\.)?kattis\.com$/.test(host)) return undefined;
    const problem = /^(?:\/[\w.-]+)*\/problems\/[\w.-]+/.exec(pathname)?.[0];
    return problem && `https://${host}${problem}/submit`;
  },
};
