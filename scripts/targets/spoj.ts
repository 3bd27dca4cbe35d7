import type { Target } from "./target";

export const spoj: Target = {
  title: "SPOJ",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  webAssembly: "none",
  maxSourceBytes: 50_000,
  memoryMiB: 1536,
  stdin: "a file or a pipe",
  notes: ["choose “JavaScript (Node.js)”, not SpiderMonkey"],
  problemPage: (id) => `https://www.spoj.com/problems/${id}/`,
  submitPage: (id) => `https://www.spoj.com/submit/${id}/`,
  formAt: ({ host, pathname }) => {
    if (!/^(?:www\.)?spoj\.com$/.test(host)) return undefined;
    const [, contest = "", id] = /^(\/\w+)?\/problems\/(\w+)/.exec(pathname) ?? [];
    return id && `https://www.spoj.com${contest}/submit/${id}/`;
  },
};
