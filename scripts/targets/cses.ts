import type { Target } from "./target";

export const cses: Target = {
  title: "CSES",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  webAssembly: "none",
  memoryMiB: 512,
  stdin: "a file or a pipe",
  notes: ["time limits are mostly 1 s, Node's start included"],
  // "241/A" is a task of a contest.
  problemPage: (id) =>
    `https://cses.fi/${id.includes("/") ? id.replace("/", "/task/") : `problemset/task/${id}`}`,
  submitPage: (id) =>
    `https://cses.fi/${id.includes("/") ? id.replace("/", "/submit/") : `problemset/submit/${id}`}/`,
  formAt: ({ host, pathname }) => {
    const [, set, task] = /^\/([\w-]+)\/task\/(\w+)/.exec(pathname) ?? [];
    return host === "cses.fi" && task ? `https://cses.fi/${set}/submit/${task}/` : undefined;
  },
};
