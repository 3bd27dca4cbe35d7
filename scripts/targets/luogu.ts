import type { Target } from "./target";

export const luogu: Target = {
  title: "Luogu",
  // nodejs_22 in luogu-dev/judge-env, flake.nix; Luogu does not say which of these.
  runtime: { name: "node", version: "22.19.0", assumed: true },
  syntax: "es2023",
  module: "script",
  webAssembly: "none",
  stdin: "a file or a pipe",
  notes: ["choose “Node.js LTS”"],
  problemPage: (id) => `https://www.luogu.com.cn/problem/${id}`,
  submitPage: (id) => `https://www.luogu.com.cn/problem/${id}#submit`,
};
