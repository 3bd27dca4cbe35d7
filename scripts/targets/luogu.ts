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
  hasContests: true,
  // A problem of a contest is submitted to it only with the contest's number.
  formAt: ({ host, pathname, searchParams }) => {
    if (!/^(?:www\.)?luogu\.com(?:\.cn)?$/.test(host)) return undefined;
    const problem = /^\/problem\/\w+/.exec(pathname)?.[0];
    const contest = /^\d+$/.exec(searchParams.get("contestId") ?? "")?.[0];
    return problem && `https://${host}${problem}${contest ? `?contestId=${contest}` : ""}#submit`;
  },
};
