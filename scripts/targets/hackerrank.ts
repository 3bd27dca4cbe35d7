import type { Target } from "./target";

export const hackerrank: Target = {
  title: "HackerRank",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  webAssembly: "none",
  memoryMiB: 512,
  machineSource: "the template in its editor",
  outputVariable: "OUTPUT_PATH", // its own template writes there
  stdin: "a file or a pipe",
  notes: ["clear the editor first: the bundle replaces all of its template"],
  problemPage: (id) => `https://www.hackerrank.com/challenges/${id}/problem`,
  submitPage: (id) => `https://www.hackerrank.com/challenges/${id}/problem`,
  hasContests: true,
  // The form is below the statement: in the contest, if the problem was found there.
  formAt: ({ host, pathname }) => {
    if (!/^(?:www\.)?hackerrank\.com$/.test(host)) return undefined;
    const challenge = /^(?:\/contests\/[\w-]+)?\/challenges\/[\w-]+/.exec(pathname)?.[0];
    return challenge && `https://www.hackerrank.com${challenge}/problem`;
  },
};
