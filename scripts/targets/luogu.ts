import type { Target } from "./target";

export const luogu: Target = {
  title: "Luogu",
  runtime: { name: "node", version: "20.20.2", assumed: true },
  syntax: "es2023",
  module: "script",
  stdin: "a file or a pipe",
  notes: ["choose “Node.js LTS”"],
  problemPage: (id) => `https://www.luogu.com.cn/problem/${id}`,
  submitPage: (id) => `https://www.luogu.com.cn/problem/${id}#submit`,
};
