import type { Target } from "./target";

export const eolymp: Target = {
  title: "Eolymp",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  webAssembly: "none",
  memoryMiB: 128,
  stdin: "a file or a pipe",
  notes: ["some problems give 64 MB, of which Node itself takes most"],
  problemPage: (id) => `https://eolymp.com/en/problems/${id}`,
  submitPage: (id) => `https://eolymp.com/en/problems/${id}`,
  // The form is on the problem's page, wherever in the site that is.
  formAt: ({ host, origin, pathname }) =>
    /^(?:[\w-]+\.)?eolymp\.com$/.test(host) ? `${origin}${pathname}` : undefined,
};
